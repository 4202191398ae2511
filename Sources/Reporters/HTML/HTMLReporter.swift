public import Diagnostics

/// The report as one page for people: complete in itself, loading nothing.
///
/// The page is the one of `Page/`, put together when the tool was built; what is written here is its data alone, as
/// JSON in which nothing can end the element that holds it. How a thing looks is the page’s affair.
///
/// Pictures and maps are drawn where the report has them, as a run that was asked for drawings gives.
public struct HTMLReporter: Reporter {
  private let tool: ToolVersion
  private let title: String
  private let rule: @Sendable (RuleID, String) -> RuleDescription?

  /// A reporter of one page.
  ///
  /// - Parameters:
  ///   - tool: who writes.
  ///   - title: what the report is about; the name of the flow, or how many there are, where it is empty.
  ///   - rule: what there is to say about a rule that was asked of the flow with this root; without it the page names
  ///     its id alone.
  public init(
    tool: ToolVersion, title: String = "",
    rule: @escaping @Sendable (RuleID, String) -> RuleDescription? = { _, _ in nil }
  ) {
    self.tool = tool
    self.title = title
    self.rule = rule
  }

  /// The page. Costs time and memory in proportion to the findings and what is drawn for them.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    output.write(pageHead.description)
    PageData(report).write(title: title.isEmpty ? Self.title(of: report) : title, tool: tool, rule: rule) {
      output.write(Self.inert($0))
    }
    output.write(pageTail.description)
  }

  private static func title(of report: Report) -> String {
    report.flows.count == 1 ? report.flows[0].name : counted(report.flows.count, "flow")
  }

  /// JSON in which no `<` stands, so that neither `</script` nor `<!--` can; in JSON it occurs in strings alone.
  static func inert(_ json: String) -> String {
    guard json.utf8.contains(0x3C) else { return json }
    var text = ""
    text.reserveCapacity(json.utf8.count + 32)
    for piece in json.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
      if piece.offset > 0 { text += "\\u003c" }
      text += piece.element
    }
    return text
  }
}
