public import Diagnostics

/// The report in GitHub's Markdown, for pull requests: the findings, the worst first, each with its steps and
/// a diagram of the path.
///
/// The text stays within ``limit``: findings that do not fit are listed with one line each, and then only as
/// a number. No text from a file becomes markup, a link or a mention.
public struct MarkdownReporter: Reporter {
  /// The largest number of characters in a comment on GitHub; this reporter counts bytes, which are never
  /// fewer.
  public static let limit = 65_536
  /// The number of bytes that is kept free for the lines at the end.
  private static let reserve = 1_500

  private let tool: ToolVersion
  private let title: String
  private let limit: Int

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - tool: the program that writes the report.
  ///   - title: what the report is about; if empty and there is only one flow, the name of the flow.
  ///   - limit: the largest number of bytes of the text; values below 4,000 count as 4,000.
  public init(tool: ToolVersion, title: String = "", limit: Int = MarkdownReporter.limit) {
    self.tool = tool
    self.title = title
    self.limit = max(limit, 4_000)
  }

  /// Writes the whole text. Costs time in proportion to the findings times the edges of their flows.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    var text = head(report)
    text += problems(report)
    let findings = report.findings.enumerated().sorted {
      ($1.element.severity.rawValue, $0.offset) < ($0.element.severity.rawValue, $1.offset)
    }.map(\.element)
    var left: [Finding] = []
    for finding in findings {
      let entry = MarkdownFinding(finding, in: report)
      // After one finding was left out, no less important one may be written in full instead.
      if left.isEmpty, fits(entry.full, behind: text) { text += entry.full } else { left.append(finding) }
    }
    text += rest(left, of: findings.count, in: report, behind: text)
    text += accepted(report.accepted, behind: text)
    text += "\n<sub>\(Inert.line("Made by \(tool.name) \(tool.version)")).</sub>\n"
    output.write(text)
  }

  private func fits(_ entry: String, behind text: String) -> Bool {
    text.utf8.count + entry.utf8.count + Self.reserve <= limit
  }

  private func head(_ report: Report) -> String {
    let subject = !title.isEmpty ? title : report.flows.count == 1 ? report.flows[0].name : ""
    var text = "## Modal flows\(subject.isEmpty ? "" : ": \(Inert.line(Inert.cut(subject, to: 120)))")\n\n"
    for line in ReportSummary(report).lines { text += Inert.line(Inert.cut(line, to: 600)) + "\n\n" }
    return text
  }

  private func problems(_ report: Report) -> String {
    guard !report.problems.isEmpty else { return "" }
    var text = "### Not understood\n\n"
    for (number, problem) in report.problems.enumerated() {
      let line = problem.place.map { ":\($0.start.line)" } ?? ""
      let entry =
        "- \(Inert.line(Inert.cut(problem.message, to: 400))) (\(Inert.code(Inert.cut(problem.path, to: 200) + line)))\n"
      guard number < 20, fits(entry, behind: text) else {
        return text + "- and \(report.problems.count - number) more\n\n"
      }
      text += entry
    }
    return text + "\n"
  }

  /// The findings that did not fit in full: one line each while there is room, then their number.
  private func rest(_ findings: [Finding], of count: Int, in report: Report, behind text: String) -> String {
    guard !findings.isEmpty else { return "" }
    var rest = "\n### \(counted(findings.count, "finding")) more, in short\n\n"
    for (number, finding) in findings.enumerated() {
      let line = MarkdownFinding(finding, in: report).line
      guard fits(rest + line, behind: text) else {
        return rest + "- and \(findings.count - number) more, of \(count) in all\n"
      }
      rest += line
    }
    return rest
  }

  private func accepted(_ findings: [Finding], behind text: String) -> String {
    guard !findings.isEmpty else { return "" }
    var list =
      "\n<details>\n<summary>\(counted(findings.count, "accepted finding")), not counted</summary>\n\n"
    let end = "\n</details>\n"
    for (number, finding) in findings.enumerated() {
      var line = "- \(Inert.code(finding.rule.name)): \(Inert.line(Inert.cut(finding.message, to: 300)))"
      let reason = finding.status.acceptance?.reason ?? ""
      if !reason.isEmpty { line += ", because “\(Inert.line(Inert.cut(reason, to: 200)))”" }
      guard text.utf8.count + list.utf8.count + line.utf8.count + end.utf8.count + 200 <= limit else {
        return list + "- and \(findings.count - number) more\n" + end
      }
      list += line + "\n"
    }
    return list + end
  }
}

/// Text from files made safe for a comment on GitHub.
enum Inert {
  /// Text for a paragraph or a list. GitHub looks for mentions and issue numbers in each text node of the
  /// finished page; an empty comment splits a text node.
  static func line(_ text: String) -> String { parted(MarkdownText.line(text)) }

  /// Text as code.
  static func code(_ text: String) -> String { MarkdownText.code(text) }

  /// Text inside HTML, where Markdown has no meaning.
  static func html(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.of(text, .escapes).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return parted(result)
  }

  /// The beginning of a text that is too long.
  static func cut(_ text: String, to count: Int) -> String {
    text.unicodeScalars.count <= count
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(count - 1))) + "…"
  }

  private static func parted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x40 || $0 == 0x23 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar)
      if scalar == "@" || scalar == "#" { result += "<!-- -->" }
    }
    return result
  }
}
