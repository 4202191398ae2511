public import Diagnostics

/// The formats a report can be written in.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// Snippets with carets, reasons and help, for people.
  case terminal
  /// One line per rule that found something, for a glance.
  case summary
  /// One line per entry, for editors and `grep`.
  case concise
  /// Everything, for programs; described by ``JSONReporter/schema``.
  case json
  /// The same, one object per line.
  case jsonl
  /// SARIF 2.1.0, for code scanning and every viewer of it.
  case sarif
  /// JUnit's XML, for the test reports of CI servers.
  case junit
  /// Checkstyle's XML, for whatever knows nothing newer.
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

  /// What it is for, in a few words.
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

  /// Whether its text ends with the summary. Where not, ``ReportSummary`` belongs on standard error, so that
  /// nobody takes silence for a clean run.
  public var hasSummary: Bool {
    switch self {
    case .terminal, .summary, .json, .jsonl, .markdown, .html: true
    case .concise, .sarif, .junit, .checkstyle, .github, .gitlab, .xcode: false
    }
  }

  /// Whether it is read by people as it is, who see only what they asked for; the others keep everything.
  public var isText: Bool {
    switch self {
    case .terminal, .summary, .concise, .github, .xcode, .markdown: true
    case .json, .jsonl, .sarif, .junit, .checkstyle, .gitlab, .html: false
    }
  }

  /// Writes a report in this format; in a text only what the run shows, the worst first.
  public func write(_ report: Report, for run: RunContext, to output: inout some TextOutputStream) {
    reporter(for: run).write(isText ? report.showing(run.shows) : report, to: &output)
  }

  /// Whether it draws: then a run should be asked for maps and pictures, which others do not need.
  public var isDrawn: Bool { self == .markdown || self == .html }

  /// Whether it shows repairs, which have to be tried for it.
  public var showsRepairs: Bool {
    switch self {
    case .terminal, .json, .jsonl, .sarif, .markdown, .html: true
    case .summary, .concise, .junit, .checkstyle, .github, .gitlab, .xcode: false
    }
  }

  /// The format that a file's ending says, where there is exactly one such format.
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

  /// The reporter that writes this format in the circumstances of a run.
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
