public import Diagnostics

/// The formats in which a report can be written.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// Snippets with carets, reasons and help, for people.
  case terminal
  /// One line per rule that found something, for a quick overview.
  case summary
  /// One line per entry, for editors and `grep`.
  case concise
  /// Everything, for programs; described by ``JSONReporter/schema``.
  case json
  /// The same as `json`, one object per line.
  case jsonl
  /// SARIF 2.1.0, for code scanning and SARIF viewers.
  case sarif
  /// JUnit's XML, for the test reports of CI servers.
  case junit
  /// Checkstyle's XML, for tools that support no newer format.
  case checkstyle
  /// Annotations of GitHub Actions.
  case github
  /// The Code Quality report of GitLab.
  case gitlab
  /// Lines that Xcode lists as issues.
  case xcode
  /// A text for pull requests.
  case markdown
  /// One page with pictures, for people.
  case html

  /// A short description of its purpose.
  public var purpose: String {
    switch self {
    case .terminal: "snippets with carets, reasons and help"
    case .summary: "one line per rule that found something"
    case .concise: "one line per entry: path:line:column: severity[rule]: message"
    case .json: "everything, for programs"
    case .jsonl: "the same, one object per line"
    case .sarif: "SARIF 2.1.0, for code scanning"
    case .junit: "test results; a test is one rule checked on one flow"
    case .checkstyle: "Checkstyle's XML"
    case .github: "annotations and a step summary in GitHub Actions"
    case .gitlab: "GitLab's Code Quality report"
    case .xcode: "lines for Xcode's list of issues"
    case .markdown: "for pull requests, with diagrams"
    case .html: "one page with pictures, complete in itself"
    }
  }

  /// Whether its text ends with the summary. If not, ``ReportSummary`` is written to standard error, so that
  /// empty output is not mistaken for a complete check without findings.
  public var hasSummary: Bool {
    switch self {
    case .terminal, .summary, .json, .jsonl, .markdown, .html: true
    case .concise, .sarif, .junit, .checkstyle, .github, .gitlab, .xcode: false
    }
  }

  /// Whether people read the output directly. Such formats show only the requested findings; the others
  /// contain all.
  public var isText: Bool {
    switch self {
    case .terminal, .summary, .concise, .github, .xcode, .markdown: true
    case .json, .jsonl, .sarif, .junit, .checkstyle, .gitlab, .html: false
    }
  }

  /// Writes a report in this format. Formats for people get only the findings that the run shows, the worst
  /// first.
  public func write(_ report: Report, for run: RunContext, to output: inout some TextOutputStream) {
    reporter(for: run).write(isText ? report.showing(run.shows) : report, to: &output)
  }

  /// Whether it contains drawings. Only then the run has to make maps and pictures.
  public var isDrawn: Bool { self == .markdown || self == .html }

  /// Whether it shows repairs. Only then the run has to compute and test them.
  public var showsRepairs: Bool {
    switch self {
    case .terminal, .json, .jsonl, .sarif, .markdown, .html: true
    case .summary, .concise, .junit, .checkstyle, .github, .gitlab, .xcode: false
    }
  }

  /// Creates the format that belongs to a file extension, if exactly one format does.
  public init?(ending path: String) {
    switch path.split(separator: "/").last?.split(separator: ".").last {
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonl
    case "sarif": self = .sarif
    case "md", "markdown": self = .markdown
    case "html", "htm": self = .html
    default: return nil
    }
  }

  /// The reporter that writes this format with the settings of a run.
  public func reporter(for run: RunContext) -> any Reporter {
    switch self {
    case .terminal: TerminalReporter(style: run.style, page: run.page)
    case .summary: SummaryReporter(style: run.style, page: run.page)
    case .concise: ConciseReporter(palette: run.style.palette)
    case .json: JSONReporter(tool: run.tool)
    case .jsonl: JSONLinesReporter(tool: run.tool)
    case .sarif: SARIFReporter(run)
    case .junit: JUnitReporter(run)
    case .checkstyle: CheckstyleReporter()
    case .github: GitHubReporter(paths: run.paths)
    case .gitlab: GitLabReporter(paths: run.paths)
    case .xcode: XcodeReporter(paths: run.paths)
    case .markdown: MarkdownReporter(tool: run.tool)
    case .html: HTMLReporter(tool: run.tool, rule: run.rule)
    }
  }
}
