public import Diagnostics

/// What a reporter may need to know beside the report: everything that is not the same on every machine and day.
public struct RunContext: Sendable {
  /// Width, colours and decor; only the formats for people use them.
  public var style: TerminalStyle
  /// Who writes; only the formats for programs say it.
  public var tool: ToolVersion
  /// What paths are relative to.
  public var paths: ReportPaths
  /// When the run began.
  var time: Timestamp
  /// Whether a finding that counts makes the run fail; a JUnit test fails by the same measure.
  var fails: @Sendable (Finding) -> Bool
  /// Whether texts for people show a finding.
  public var shows: @Sendable (Finding) -> Bool
  /// The page of a finding's rule, if there is one.
  var page: @Sendable (Finding) -> RuleDescription?
  /// The page of a rule for the flow with this root, if there is one.
  public var rule: @Sendable (RuleID, String) -> RuleDescription?

  /// The circumstances of a run.
  public init(
    style: TerminalStyle = TerminalStyle(), tool: ToolVersion, paths: ReportPaths = ReportPaths(),
    time: Timestamp = Timestamp(secondsSince1970: 0),
    fails: @escaping @Sendable (Finding) -> Bool = { $0.severity >= .warning },
    shows: @escaping @Sendable (Finding) -> Bool = { $0.severity >= .warning },
    page: @escaping @Sendable (Finding) -> RuleDescription? = { _ in nil },
    rule: @escaping @Sendable (RuleID, String) -> RuleDescription? = { _, _ in nil }
  ) {
    self.style = style
    self.tool = tool
    self.paths = paths
    self.time = time
    self.fails = fails
    self.shows = shows
    self.page = page
    self.rule = rule
  }
}

/// Name and version of the program that writes a report.
public struct ToolVersion: Sendable {
  /// Such as `modalflow`.
  var name: String
  /// Such as `1.0.0`.
  var version: String

  /// A name and a version.
  public init(name: String = "modalflow", version: String) {
    self.name = name
    self.version = version
  }
}
