/// Everything one run has to say; what reporters turn into text.
public struct Report: Sendable {
  /// Inputs that could not be understood, in the order of paths and places.
  public var problems: [Problem]
  /// Defects that count, in the order of paths and places. Their status is `new`.
  public var findings: [Finding]
  /// Findings that count and are less than a reader asked to see; ``findings`` does not hold them.
  public var notShown: [Finding] = []
  /// Findings that are there and known: their status is `baselined` or `carried`; they do not count.
  public var known: [Finding]
  /// Findings that a flow itself allows, with its reason; they do not count. Their status is `allowed`.
  public var allowed: [Finding]
  /// Findings that the configuration leaves out at their path or element; they are not in this report.
  public var ignoredCount: Int
  /// How many files of flows were not checked, because somebody ended the run early.
  public var uncheckedFiles = 0
  /// Files that belong to flows and could not be read, because they are not there or not readable.
  public var unreadFiles: [String] = []
  /// Whether somebody ended the run early, so that this is a part of what there is to say.
  public var wasEnded: Bool {
    uncheckedFiles > 0 || flows.contains { $0.coverage?.cut?.limit == .interrupt }
  }
  /// Settings that were for no file or element of the run, where it looked at all that they could be for.
  public var idleSettings: [IdleSetting] = []
  /// How many findings have repairs that were not tried, because their flow is large.
  public var untriedRepairs = 0
  /// What the findings were compared with; empty where all of them count as new.
  public var comparisons: [Comparison]
  /// The flows that were checked, by the path of their root.
  public var flows: [CheckedFlow]
  /// How many rules were asked.
  public var ruleCount: Int

  /// A report of what one run found.
  public init(
    problems: [Problem] = [], findings: [Finding] = [], known: [Finding] = [], allowed: [Finding] = [],
    ignoredCount: Int = 0, comparisons: [Comparison] = [], flows: [CheckedFlow] = [], ruleCount: Int = 0
  ) {
    self.problems = problems
    self.findings = findings
    self.known = known
    self.allowed = allowed
    self.ignoredCount = ignoredCount
    self.comparisons = comparisons
    self.flows = flows
    self.ruleCount = ruleCount
  }

  /// How many findings have this severity, shown or not.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity } + notShown.count { $0.severity == severity }
  }

  /// The same for somebody who reads it: the worst findings first, and those set aside that nobody asked to see.
  public func showing(_ isShown: (Finding) -> Bool) -> Report {
    var report = self
    let worstFirst = findings.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    report.findings = worstFirst.map(\.element).filter(isShown)
    report.notShown = findings.filter { !isShown($0) }
    return report
  }
}

/// Something that findings were compared with by rule and element, and what it knew that is there no longer.
public struct Comparison: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Sendable {
    /// A file of accepted findings.
    case baseline
    /// An earlier state of the flows.
    case revision
  }

  /// What it is.
  public var kind: Kind
  /// The path of the baseline, or the revision as it was asked for.
  public var name: String
  /// How many findings of the flows that were checked it knows and nobody finds any more.
  public var goneCount: Int
  /// The command that takes those out of a baseline.
  public var prunes: String

  /// A comparison.
  public init(
    kind: Kind, name: String, goneCount: Int = 0, prunes: String = "modalflow baseline prune"
  ) {
    self.kind = kind
    self.name = name
    self.goneCount = goneCount
    self.prunes = prunes
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
  /// How much of what can happen was explored; nil where no rule asked for it.
  public var coverage: Coverage?
  /// How many elements of lists the conditions of each rule went through: what it cost, whatever else the machine does. Explorations
  /// with wider bounds are not counted.
  public var work: [RuleID: Int] = [:]
  /// Its screens and how one leads to another; nil unless the run was asked for it.
  public var map: FlowMap?
  /// How many things a person has still to say in it.
  public var todoCount = 0
  /// How many files of an app's sources were read for it; nil where it was read from flow files alone.
  public var sourceFiles: Int?
  /// Why its undecided rules are so, where that is known: `Swift was not read`.
  public var whyUndecided = ""

  /// A checked flow.
  public init(
    name: String, root: String, parts: [String], screens: Int, presentations: Int,
    verdicts: [RuleVerdict], coverage: Coverage? = nil, map: FlowMap? = nil
  ) {
    self.name = name
    self.root = root
    self.parts = parts
    self.screens = screens
    self.presentations = presentations
    self.verdicts = verdicts
    self.coverage = coverage
    self.map = map
  }
}
