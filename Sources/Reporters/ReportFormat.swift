/// The formats a report can be written in.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// Snippets with carets, reasons and help, for people.
  case terminal
  /// One line per entry, for editors and `grep`.
  case concise
  /// Everything, for programs; described by ``JSONReporter/schema``.
  case json

  /// What it is for, in a few words.
  public var purpose: String {
    switch self {
    case .terminal: "snippets with carets, reasons and help"
    case .concise: "one line per entry: path:line:column: severity[rule]: message"
    case .json: "everything, for programs"
    }
  }

  /// Whether its text ends with the summary. Where not, ``ReportSummary`` belongs on standard error, so that
  /// nobody takes silence for a clean run.
  public var hasSummary: Bool {
    switch self {
    case .terminal, .json: true
    case .concise: false
    }
  }

  /// The reporter that writes this format.
  ///
  /// - Parameters:
  ///   - style: width, colours and decor; only the formats for people use them.
  ///   - tool: who writes; only the formats for programs say it.
  public func reporter(style: TerminalStyle, tool: ToolVersion) -> any Reporter {
    switch self {
    case .terminal: TerminalReporter(style: style)
    case .concise: ConciseReporter(palette: style.palette)
    case .json: JSONReporter(tool: tool)
    }
  }
}

/// Name and version of the program that writes a report.
public struct ToolVersion: Sendable {
  /// Such as `modalflow`.
  public var name: String
  /// Such as `1.0.0`.
  public var version: String

  /// A name and a version.
  public init(name: String = "modalflow", version: String) {
    self.name = name
    self.version = version
  }
}
