internal import Diagnostics
internal import OperatingSystem
internal import RuleEngine

/// Builds a report, with each problem and each flow once.
struct ReportGathering {
  private(set) var report = Report()
  /// The flows with possible repairs, each once; empty unless they are kept, so that not all files are in
  /// memory at the same time.
  private(set) var readings: [CheckedReading] = []
  private let keepsReadings: Bool
  private var askedRules: Set<RuleID> = []
  /// The configurations whose rules were added.
  private var seenContexts: Set<ObjectIdentifier> = []
  /// The configurations whose rules were added, in order.
  private var contexts: [FlowContext] = []
  private var elements: Set<String> = []
  private var seenProblems: Set<Problem> = []
  private var coveredFiles: Set<String> = []
  private var seenRoots: Set<String> = []

  init(keepsReadings: Bool) { self.keepsReadings = keepsReadings }

  mutating func add(_ problems: [Problem]) {
    for problem in problems where seenProblems.insert(problem).inserted { report.problems.append(problem) }
  }

  mutating func add(_ reading: CheckedReading) {
    for source in reading.sources { coveredFiles.insert(source.path) }
    report.unreadFiles += reading.unread
    if let flow = reading.flow {
      guard seenRoots.insert(flow.root).inserted else { return add(reading.problems.filter(isNew)) }
      report.flows.append(flow)
      if keepsReadings, reading.mayBeRepaired { readings.append(reading) }
    }
    add(reading.problems)
    elements.formUnion(reading.elements.map(\.text))
    if reading.isAsked, seenContexts.insert(ObjectIdentifier(reading.context)).inserted {
      askedRules.formUnion(reading.context.rules.rules.rules.map(\.id))
      report.ruleCount = askedRules.count
      contexts.append(reading.context)
    }
    report.findings += reading.findings
    report.allowed += reading.allowed
    report.ignoredCount += reading.ignoredCount
  }

  /// Adds settings without effect, for configurations with a file whose whole folder was checked.
  mutating func noteIdleSettings(_ isCovered: (FlowContext) -> Bool) {
    guard report.uncheckedFiles == 0, report.problems.isEmpty else { return }
    let files = coveredFiles.map { Path.absolute($0) }
    for context in contexts where context.configuration.file != nil && isCovered(context) {
      report.idleSettings += IdleOverrides(context, files: files, elements: elements).all
    }
  }

  /// Counts a file that was found but not checked.
  mutating func noteUnchecked() { report.uncheckedFiles += 1 }

  /// Whether a file was read as part of a flow.
  func covers(_ path: String) -> Bool { coveredFiles.contains(path) }

  /// Places of a file that was read twice are different values, so the text and span are compared.
  private func isNew(_ problem: Problem) -> Bool {
    !report.problems.contains {
      $0.code == problem.code && $0.message == problem.message && $0.path == problem.path
        && $0.place?.span == problem.place?.span
    }
  }
}
