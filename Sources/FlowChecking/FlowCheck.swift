internal import Diagnostics
internal import Dispatch
internal import FlowModel
internal import OperatingSystem
internal import RuleEngine

/// Runs a whole check: it takes paths and a configuration, and returns a report.
public struct FlowCheck: Sendable {
  /// The path of standard input in reports, unless the user gives one.
  public static let standardInputName = "<stdin>"

  private let paths: [String]
  let contexts: ConfigurationStore
  private let standardInputName: String
  private let since: String?
  private let isOnlyFlows: Bool
  let today: CalendarDay
  private let drawing: Bool
  private let wanted: WantedTrace?
  private let repairing: RepairScope
  private let progress: CheckProgress
  /// The facts about the app's sources. If given, findings name the lines of code to change.
  public var code: AppCode?
  let unsaved: UnsavedTexts
  let memory: CheckMemory?
  /// Explorations to reuse for repairs, as a flow with a repair is similar to the checked one.
  private let explorations = ExplorationMemory()

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - paths: files, folders, patterns, or `-` for standard input; if empty, the targets of the
  ///     configuration, or else the working folder.
  ///   - configuration: the options of the command line.
  ///   - standardInputName: the path for standard input in the report.
  ///   - since: the git revision whose findings do not count; `main...` is the fork point from `main`.
  ///   - isOnlyFlows: whether to skip files that are no flows or are excluded by the configuration, even if
  ///     they are named, and to accept that there is nothing to check. For hooks, which name every changed
  ///     file.
  ///   - today: the day for the validity of allowances.
  ///   - drawing: whether to create the map of each flow and pictures of traces, for graphical reports.
  ///   - repairing: the findings for which repairs are tried.
  ///   - progress: receives the progress, and can stop the run.
  ///   - memory: results of earlier runs with the same settings; unchanged flows are not checked again.
  public init(
    paths: [String], configuration: ConfigurationRequest = ConfigurationRequest(),
    standardInputName: String = Self.standardInputName, since: String? = nil, isOnlyFlows: Bool = false,
    today: CalendarDay = .today(), drawing: Bool = false, repairing: RepairScope = .none,
    progress: CheckProgress = CheckProgress(), memory: CheckMemory? = nil
  ) {
    self.init(
      paths: paths, configuration: configuration, standardInputName: standardInputName, since: since,
      isOnlyFlows: isOnlyFlows, today: today, drawing: drawing, repairing: repairing,
      progress: progress, memory: memory, wanted: nil)
  }

  /// The same, with a finding whose whole trace is reported, however long it is.
  init(
    paths: [String], configuration: ConfigurationRequest, standardInputName: String = Self.standardInputName,
    since: String? = nil, isOnlyFlows: Bool = false, today: CalendarDay = .today(), drawing: Bool,
    repairing: RepairScope = .none, progress: CheckProgress = CheckProgress(),
    unsaved: UnsavedTexts = .none, contexts: ConfigurationStore? = nil, memory: CheckMemory? = nil,
    wanted: WantedTrace?
  ) {
    self.unsaved = unsaved
    self.memory = memory
    self.wanted = wanted
    self.repairing = repairing
    self.progress = progress
    self.since = since
    self.paths = paths
    self.contexts = contexts ?? memory?.contexts(configuration) ?? ConfigurationStore(configuration)
    self.standardInputName = standardInputName
    self.isOnlyFlows = isOnlyFlows
    self.today = today
    self.drawing = drawing
  }

  /// Runs the check. Flows are checked in parallel; the report does not depend on the order.
  public func run() -> CheckOutcome { run(keepsReadings: repairing != .none).outcome }

  /// The same; also returns the flows for repairs, if they are kept.
  func run(keepsReadings: Bool) -> (outcome: CheckOutcome, trials: [RepairTrial]) {
    let examination = examine(keepsReadings: keepsReadings)
    var outcome = compared(examination)
    let trials = examination.readings.compactMap { RepairTrial($0, today: today, progress: progress) }
    if repairing != .none { offerRepairs(in: &outcome, trials) }
    return (outcome, trials)
  }

  /// Tries the proposed repairs of findings that count; flows are processed in parallel.
  private func offerRepairs(in outcome: inout CheckOutcome, _ trials: [RepairTrial]) {
    let shows = outcome.shows
    let isMeant = { (finding: Finding) in
      !finding.proposals.isEmpty && (repairing == .all || shows(finding))
    }
    // A stopped run reports only what it has.
    if progress.isStopped { return }
    // For people, the text “did you mean” is enough; programs need the edit.
    if repairing == .all { offerReplacements(in: &outcome.report, trials) }
    let byFlow = Dictionary(grouping: outcome.report.findings.filter(isMeant), by: \.flow)
    guard !byFlow.isEmpty else { return }
    let jobs = trials.compactMap { trial in byFlow[trial.root].map { (trial: trial, findings: $0) } }
    let repairs = concurrentMap(jobs) {
      let (trial, findings) = $0
      let make = { trial.offers(for: findings, flowCount: jobs.count) }
      return (
        root: trial.root,
        offers: memory?.offers(trial.reading, findings, flowCount: jobs.count, otherwise: make) ?? make()
      )
    }
    let offers = Dictionary(repairs.map { ($0.root, $0.offers.repairs) }) { first, _ in first }
    outcome.report.untriedRepairs = repairs.reduce(0) { $0 + $1.offers.untried }
    for index in outcome.report.findings.indices {
      let finding = outcome.report.findings[index]
      outcome.report.findings[index].repair = offers[finding.flow]?[finding.name]
    }
  }

  /// Tries the replacements that problems propose.
  private func offerReplacements(in report: inout Report, _ trials: [RepairTrial]) {
    let meant = report.problems.filter { $0.replacement != nil }
    if meant.isEmpty { return }
    let held = concurrentMap(trials) { $0.replacements(of: meant) }
    for index in report.problems.indices where report.problems[index].replacement != nil {
      let problem = report.problems[index]
      report.problems[index].repair = held.lazy.compactMap { $0[problem] }.first
    }
  }

  /// The outcome, with findings of baselines and of the revision moved out of those that count.
  func compared(_ examination: Examination) -> CheckOutcome {
    var report = examination.report
    guard since != nil || contexts.haveBaseline else {
      return CheckOutcome(report: report, isEmpty: examination.isEmpty, contexts)
    }
    let scope = CheckedScope(report)
    for (context, findings) in examination.findingsByContext {
      guard let baseline = context.baseline else { continue }
      let match = BaselineMatch(
        baseline, findings: findings, scope: scope, mandatory: context.rules.mandatory, today: today.day,
        knows: context.rules.knows)
      report.note(match.known)
      let gone = match.entries.count { $0.fate == .gone || $0.fate == .unknownRule }
      report.comparisons.append(
        Comparison(kind: .baseline, name: baseline.shownPath, goneCount: gone))
    }
    if let since, !examination.isEmpty {
      do throws(Problem) {
        try compare(&report, with: since, examination, scope)
      } catch {
        // Without the comparison, either all findings or none would count; both would be wrong.
        return CheckOutcome(
          report: Report(problems: [error] + report.problems), isEmpty: false, contexts)
      }
    }
    return CheckOutcome(report: report, isEmpty: examination.isEmpty, contexts)
  }

  /// Moves findings that exist in a revision out of those that count. Each flow is compared with its own
  /// repository.
  private func compare(
    _ report: inout Report, with revision: String, _ examination: Examination, _ scope: CheckedScope
  ) throws(Problem) {
    let targets = CheckTargets(
      paths, contexts, standardInputName: standardInputName, isOnlyFlows: isOnlyFlows)
    var gone = 0
    for root in examination.roots {
      let isHere = { (finding: Finding) in contexts.root(ofFile: finding.flow) == root }
      let check = try RevisionCheck(revision: revision, root: root)
      let then = try check.keys(report, paths: targets.paths, contexts: contexts, today: today)
      let comparison = SinceComparison(
        check, then: then, findings: report.findings.filter(isHere),
        accepted: (report.known + report.allowed).filter(isHere), scope: scope, root: root, revision: revision
      )
      report.note(comparison.known)
      gone += comparison.goneCount
    }
    report.comparisons.append(Comparison(kind: .revision, name: revision, goneCount: gone))
  }

  /// All findings, before the comparison with baselines and the revision.
  func examine(keepsReadings: Bool = false) -> Examination {
    var gathered = ReportGathering(keepsReadings: keepsReadings)
    let targets = CheckTargets(
      paths, contexts, standardInputName: standardInputName, isOnlyFlows: isOnlyFlows)
    gathered.add(targets.problems)
    // Without any rule, for example after a misspelled --select, a report would look like one without
    // findings.
    guard targets.isUsable else { return Examination(report: gathered.report, isEmpty: false, contexts) }
    var fragments: [Candidate] = []
    progress.find(targets.inputs.count)
    // For small flows, exploring again costs less than the memory for many of them.
    let keepsExplorations = keepsReadings && targets.inputs.count <= Self.fewFlows
    // Files are processed in batches, so that not all are in memory; only results are kept.
    var rest = targets.inputs[...]
    while !rest.isEmpty {
      let candidates = candidates(rest.prefix(Self.batch), &gathered)
      rest = rest.dropFirst(Self.batch)
      check(candidates.filter { $0.kind == .root }, into: &gathered, keepsExplorations: keepsExplorations)
      fragments += candidates.filter { $0.kind == .fragment }
    }
    // A fragment whose root was found as well is checked with it. Otherwise its root is read in addition.
    let alone = fragments.filter { !gathered.covers($0.path) }
    progress.finish(fragments.count - alone.count)
    check(alone, into: &gathered, keepsExplorations: keepsExplorations)
    gathered.noteIdleSettings { targets.cover($0.configuration.folder) }
    let nothing = !isOnlyFlows && gathered.report.flows.isEmpty && gathered.report.problems.isEmpty
    if nothing { gathered.add([targets.nothingFound]) }
    return Examination(
      report: gathered.report, isEmpty: nothing, readings: gathered.readings, contexts)
  }

  /// A file that is, or should be, part of a flow.
  private struct Candidate: Sendable {
    var path: String
    var bytes: [UInt8]
    var kind: FlowDetection.Kind
  }

  /// The number of files to read before they are checked; enough to keep all cores busy.
  private static let batch = 256

  /// The number of files up to which explorations are kept for repairs.
  private static let fewFlows = 16

  private func candidates(_ inputs: ArraySlice<InputFiles.Input>, _ gathered: inout ReportGathering)
    -> [Candidate]
  {
    var candidates: [Candidate] = []
    for input in inputs {
      let path = input.shownPath(standardInputName)
      do throws(Problem) {
        let bytes = try input.flowBytes(path)
        guard let kind = FlowDetection.kind(of: bytes) ?? (input.isNamed ? .root : nil) else {
          progress.finish(1)
          continue
        }
        candidates.append(Candidate(path: path, bytes: bytes, kind: kind))
      } catch {
        progress.finish(1)
        gathered.add([error])
      }
    }
    return candidates
  }

  /// - Parameter keepsExplorations: whether repairs will be tried.
  private func check(
    _ candidates: [Candidate], into gathered: inout ReportGathering, keepsExplorations: Bool
  ) {
    let flows = concurrentMap(candidates) { candidate -> CheckedReading? in
      if progress.isStopped { return nil }
      progress.begin(candidate.path)
      defer { progress.finish(1) }
      let reading = DiskFiles.flow(of: candidate.path, bytes: candidate.bytes, unsaved: unsaved)
      progress.note(screens: reading.flow?.screens.count ?? 0)
      return checked(reading, leavesExplorations: keepsExplorations)
    }
    for flow in flows {
      if let flow { gathered.add(flow) } else { gathered.noteUnchecked() }
    }
  }
}

extension FlowCheck {
  /// Evaluates the rules for one flow, unless the result is cached.
  ///
  /// - Parameter leavesExplorations: whether to keep explorations for repairs.
  func checked(_ reading: FlowReading, leavesExplorations: Bool = false) -> CheckedReading {
    let context = contexts.context(forFile: reading.root)
    // A result with lines of code is not cached, because the sources can change without the flow.
    let memory = code == nil ? memory : nil
    if let known = memory?.reading(like: reading, context, today, drawing: drawing) { return known }
    let checked = CheckedReading(
      reading, context: context, today: today, drawing: drawing, wanted: wanted, code: code,
      progress: progress,
      explorations: memory?.explorations ?? (leavesExplorations ? explorations : nil))
    if !checked.wasEnded { memory?.keep(checked, today, drawing: drawing) }
    return checked
  }
}

/// Applies `work` to all inputs in parallel; returns the results in the order of the inputs.
func concurrentMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ work: @Sendable (Input) -> Output
) -> [Output] {
  guard inputs.count > 1 else { return inputs.map(work) }
  let results = UnsafeMutableBufferPointer<Output>.allocate(capacity: inputs.count)
  defer { results.deallocate() }
  nonisolated(unsafe) let slots = results
  DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
    slots.initializeElement(at: index, to: work(inputs[index]))
  }
  defer { results.deinitialize() }
  return Array(results)
}
