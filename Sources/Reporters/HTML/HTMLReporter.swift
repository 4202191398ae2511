public import Diagnostics

/// The report as one HTML page for people. The page is complete in itself and loads nothing.
///
/// The page comes from `Page/` and was assembled when the tool was built. This reporter writes only its data:
/// JSON that cannot end the element which contains it. The page decides how everything looks.
///
/// Pictures and maps are shown if the report contains them; a run only makes them when a format requests
/// drawings.
public struct HTMLReporter: Reporter {
  private let tool: ToolVersion
  private let title: String
  private let rule: @Sendable (RuleID, String) -> RuleDescription?

  /// Creates a reporter that writes one page.
  ///
  /// - Parameters:
  ///   - tool: the program that writes the report.
  ///   - title: what the report is about; if empty, the name of the flow, or the number of flows.
  ///   - rule: the description of a rule that was evaluated for the flow with this root; without it the page
  ///     shows only the
  ///     rule's id.
  public init(
    tool: ToolVersion, title: String = "",
    rule: @escaping @Sendable (RuleID, String) -> RuleDescription? = { _, _ in nil }
  ) {
    self.tool = tool
    self.title = title
    self.rule = rule
  }

  /// Writes the page. Costs time and memory in proportion to the findings and to what is drawn for them.
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

  /// JSON without any `<`, so that it contains neither `</script` nor `<!--`; in JSON `<` only occurs in
  /// strings.
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
