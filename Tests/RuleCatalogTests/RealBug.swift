import Testing

/// A bug that someone reported in public, and what must be found in the flow that retells it.
struct RealBug: Sendable {
  /// `owner/repo#n`.
  let report: String
  var isPull = false
  let app: String
  /// What went wrong, in our words.
  let says: String
  /// The flow in `Tests/Fixtures/flows`; its repaired twin ends in `-fixed`.
  let flow: String
  /// Every one of these, exactly there and in this way; none of these rules in the twin.
  let finds: [Find]
  /// What of the report no flow can say, and why.
  var unsaid = ""

  struct Find: Sendable {
    let rule: String
    let element: String
    /// What is done to get there; empty where the flow alone shows it.
    var trace: [String] = []
  }
}

extension RealBug: CustomTestStringConvertible {
  var testDescription: String { flow }

  /// The flow that has the bug.
  var broken: String { "Tests/Fixtures/flows/\(flow).yaml" }

  /// The same flow, repaired.
  var repaired: String { "Tests/Fixtures/flows/\(flow)-fixed.yaml" }

  /// The report as a link in Markdown.
  var link: String {
    let parts = report.split(separator: "#")
    return "[\(report)](https://github.com/\(parts[0])/\(isPull ? "pull" : "issues")/\(parts[1]))"
  }
}
