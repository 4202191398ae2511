/// Everything one run has to say; what reporters turn into text.
public struct Report: Sendable {
  /// Inputs that could not be understood, in the order of paths and places.
  public var problems: [Problem]
  /// Defects, in the order of paths and places.
  public var findings: [Finding]
  /// Findings that a flow itself allows, with its reason; they do not count.
  public var allowed: [Finding]
  /// The flows that were checked, by the path of their root.
  public var flows: [CheckedFlow]
  /// How many rules were asked.
  public var ruleCount: Int

  /// A report of what one run found.
  public init(
    problems: [Problem] = [], findings: [Finding] = [], allowed: [Finding] = [], flows: [CheckedFlow] = [],
    ruleCount: Int = 0
  ) {
    self.allowed = allowed
    self.problems = problems
    self.findings = findings
    self.flows = flows
    self.ruleCount = ruleCount
  }

  /// How many findings have this severity.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// One flow that was checked, and how far.
public struct CheckedFlow: Hashable, Sendable {
  /// The app's name, or the name of the root file.
  public var name: String
  /// The path of the root file.
  public var root: String
  /// The paths of its fragments.
  public var parts: [String]
  /// How many screens it has.
  public var screens: Int
  /// How many places present something.
  public var presentations: Int
  /// What each rule came to.
  public var verdicts: [RuleVerdict]

  /// A checked flow.
  public init(
    name: String, root: String, parts: [String], screens: Int, presentations: Int,
    verdicts: [RuleVerdict]
  ) {
    self.name = name
    self.root = root
    self.parts = parts
    self.screens = screens
    self.presentations = presentations
    self.verdicts = verdicts
  }
}
