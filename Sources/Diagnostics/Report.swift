/// The complete result of one run; reporters convert it into text.
public struct Report: Sendable {
  /// Inputs that could not be understood, in the order of paths and places.
  public var problems: [Problem]
  /// Findings that count, in the order of paths and places. Their status is `new`.
  public var findings: [Finding]
  /// Findings that count but are below the requested severity; ``findings`` does not contain them.
  public var notShown: [Finding] = []
  /// Findings that were known before: their status is `baselined` or `carried`; they do not count.
  public var known: [Finding]
  /// Findings that the flow itself allows, with a reason; they do not count. Their status is `allowed`.
  public var allowed: [Finding]
  /// How many findings the configuration ignores at their path or element; they are not in this report.
  public var ignoredCount: Int
  /// How many flow files were not checked, because the user stopped the run.
  public var uncheckedFiles = 0
  /// Files of flows that could not be read, because they do not exist or are not readable.
  public var unreadFiles: [String] = []
  /// Whether the user stopped the run, so that this report is incomplete.
  public var wasEnded: Bool {
    uncheckedFiles > 0 || flows.contains { $0.coverage?.cut?.limit == .interrupt }
  }
  /// Settings that had no effect, although the run covered everything to which they could apply.
  public var idleSettings: [IdleSetting] = []
  /// How many findings have repairs that were not tried, because their flow is large.
  public var untriedRepairs = 0
  /// What the findings were compared with; empty if all of them count as new.
  public var comparisons: [Comparison]
  /// The flows that were checked, by the path of their root.
  public var flows: [CheckedFlow]
  /// How many rules were evaluated.
  public var ruleCount: Int

  /// Creates a report.
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

  /// The report for people: the worst findings first; findings that are not requested are moved to
  /// ``notShown``.
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

/// The baseline or revision with which findings were compared by rule and element, and its outdated entries.
public struct Comparison: Hashable, Sendable {
  /// The kind of a comparison.
  public enum Kind: String, Sendable {
    /// A file of accepted findings.
    case baseline
    /// An earlier state of the flows.
    case revision
  }

  /// The kind.
  public var kind: Kind
  /// The path of the baseline, or the requested revision.
  public var name: String
  /// How many of its findings of the checked flows no longer exist.
  public var goneCount: Int
  /// The command that removes those from a baseline.
  public var prunes: String

  /// Creates a comparison.
  public init(
    kind: Kind, name: String, goneCount: Int = 0, prunes: String = "modalflow baseline prune"
  ) {
    self.kind = kind
    self.name = name
    self.goneCount = goneCount
    self.prunes = prunes
  }
}

/// One checked flow, and how far it was explored.
public struct CheckedFlow: Hashable, Sendable {
  /// The app's name, or the name of the root file.
  public var name: String
  /// The path of the root file.
  public var root: String
  /// The paths of its fragments.
  public var parts: [String]
  /// How many screens it has.
  public var screens: Int
  /// How many presentations it has.
  public var presentations: Int
  /// The verdict of each rule.
  public var verdicts: [RuleVerdict]
  /// How much of the behaviour was explored; nil if no rule needed it.
  public var coverage: Coverage?
  /// How many elements of lists the conditions of each rule visited: its cost, whatever else the machine does.
  /// Explorations with wider bounds are not counted.
  public var work: [RuleID: Int] = [:]
  /// Its screens and the edges between them; nil unless requested.
  public var map: FlowMap?
  /// How many values a person still has to write.
  public var todoCount = 0
  /// How many source files of the app were read for it; nil if only flow files were read.
  public var sourceFiles: Int?
  /// The reason for its undecided rules, if it is known: `Swift was not read`.
  public var whyUndecided = ""

  /// Creates a checked flow.
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
