public import Diagnostics

/// Everything besides the report that a reporter may need: the values that differ between machines and days.
public struct RunContext: Sendable {
  /// Width, colours and drawing characters; only the formats for people use them.
  public var style: TerminalStyle
  /// The program that writes the report; only the formats for programs name it.
  public var tool: ToolVersion
  /// Converts paths into the form that readers of the report need.
  public var paths: ReportPaths
  /// The time when the run began.
  var time: Timestamp
  /// Whether a finding that counts makes the run fail; a JUnit test fails under the same condition.
  var fails: @Sendable (Finding) -> Bool
  /// Whether formats for people show a finding.
  public var shows: @Sendable (Finding) -> Bool
  /// Returns the description of a finding's rule, if there is one.
  var page: @Sendable (Finding) -> RuleDescription?
  /// Returns the description of a rule for the flow with this root, if there is one.
  public var rule: @Sendable (RuleID, String) -> RuleDescription?

  /// Creates the context of a run.
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
  /// A name such as `modalflow`.
  var name: String
  /// A version such as `1.0.0`.
  var version: String

  /// Takes a name and a version.
  public init(name: String = "modalflow", version: String) {
    self.name = name
    self.version = version
  }
}
