public import Diagnostics
internal import JSON

/// The report as one HTML page for people. The page is complete in itself and loads nothing.
///
/// The page comes from `Page/` and was assembled when the tool was built. This reporter writes only its data:
/// JSON that cannot end the element which contains it. The page decides how everything looks.
///
/// Pictures and maps are drawn if the report contains them, as from a run with drawings.
///
/// The page stays under a megabyte. Data of more than 256 KiB is compressed. If that is not enough, pictures of
/// the least severe findings are left out, then the lines of their files; the page says for which findings, and
/// how to see them. About 30,000 findings fit in this way; with more findings the page is larger.
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
  ///     shows only the rule's id.
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
    output.write(
      data(of: report, limit: Self.limit - pageHead.utf8CodeUnitCount - pageTail.utf8CodeUnitCount))
    output.write(pageTail.description)
  }

  /// The greatest number of bytes of a page.
  private static let limit = 1_000_000
  /// Data with at most this many bytes is not compressed, so that people can read it in the page.
  private static let plain = 1 << 18

  /// The data as JSON: the object itself, or a string with the compressed object.
  ///
  /// - Parameter limit: the greatest number of bytes; details of the least severe findings are left out for it.
  func data(of report: Report, limit: Int) -> String {
    let data = PageData(report)
    let whole = text(of: data, data.everything)
    if whole.utf8.count <= min(limit, Self.plain) { return whole }
    let packed = { (detail: PageDetail) in Self.packed(self.text(of: data, detail)) }
    let first = Self.packed(whole)
    if first.utf8.count <= limit { return first }
    // Pictures are left out first: without them a finding still says what is wrong and where.
    let count = data.everything.told
    if let text = Self.most(count, limit: limit, { packed(PageDetail(pictured: $0, told: count)) }) {
      return text
    }
    return Self.most(count, limit: limit) { packed(PageDetail(pictured: 0, told: $0)) }
      ?? packed(PageDetail(pictured: 0, told: 0))
  }

  /// The text for the greatest number that fits the limit, with a precision of `count` / 32; nil if none fits.
  private static func most(_ count: Int, limit: Int, _ text: (Int) -> String) -> String? {
    var best = text(0)
    guard best.utf8.count <= limit else { return nil }
    var (low, high) = (0, count)
    while high - low > max(1, count / 32) {
      let middle = (low + high) / 2
      let tried = text(middle)
      if tried.utf8.count <= limit { (low, best) = (middle, tried) } else { high = middle }
    }
    return best
  }

  private func text(of data: PageData, _ detail: PageDetail) -> String {
    var text = ""
    data.write(
      title: title.isEmpty ? Self.title(of: data.report) : title, tool: tool, rule: rule, detail: detail
    ) {
      text += Self.inert($0)
    }
    return text
  }

  /// A JSON string with the compressed text in Base64.
  private static func packed(_ text: String) -> String {
    "\"\(Base64.text(of: Deflate.compressed(Array(text.utf8))))\""
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
