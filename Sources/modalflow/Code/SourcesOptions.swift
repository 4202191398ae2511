internal import Diagnostics
internal import FlowChecking
internal import SourceFacts

/// `--sources` and `--facts`, for commands that compare a flow with an app's sources.
struct SourcesOptions {
  /// The folder of the sources.
  let folder: String?
  private let facts: String?

  static let rows: [Parameter] = [
    .option("sources", "APP", "The folder of the app's sources.", completion: .folders),
    .facts,
  ]

  /// For commands to which sources are optional.
  static let group = ParameterGroup("Which lines of code belong to findings", rows)

  init(_ arguments: ParsedArguments) {
    folder = arguments.text("sources")
    facts = arguments.text("facts")
  }

  /// Whether one of the options is given.
  var isGiven: Bool { folder != nil || facts != nil }

  /// Reads the facts.
  ///
  /// - Returns: the facts, and a problem if Swift files were not read.
  func read() throws(Problem) -> (facts: CodeFacts, unreadSwift: Problem?) {
    if let facts { return (try CodeFacts(file: facts), nil) }
    let reading = try CodeReading(folder ?? ".")
    return (reading.facts, reading.unreadSwift)
  }

  /// The lines of code for findings; nil if none of the options is given.
  func code() throws(Problem) -> AppCode? {
    guard isGiven else { return nil }
    let (facts, unread) = try read()
    if let unread { StandardError.write("modalflow: \(unread.message); \(unread.help)\n") }
    return AppCode(facts, folder: folder ?? "")
  }
}
