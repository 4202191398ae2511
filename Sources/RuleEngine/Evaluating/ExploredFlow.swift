internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// An exploration of a flow, with the data that all rules about its behaviour share.
final class ExploredFlow {
  let records: FlowRecords
  let exploration: FlowExploration
  let limits: ExplorationLimits
  private let question: ExplorationMemory.Question
  /// Whether an earlier check has explored it.
  private let isTaken: Bool
  /// The worlds of each reading of contested facts, the usual reading first.
  let readings: [WorldSet]
  /// Explorations of the same flow with wider ``HistoryBounds`` that a limit stopped. Findings in them are
  /// correct, and may need more waiting or more work in progress than the tighter bounds permit.
  private(set) var wider: [ExploredFlow] = []
  /// The simulated flow.
  var machine: PresentationMachine { exploration.machine }
  /// The reachable elements, computed on demand; including those that only occur with wider bounds.
  private(set) lazy var reached = exploration.reachedElements(and: wider.map(\.exploration))

  /// Explores the flow in the usual reading of contested facts and in all others.
  ///
  /// If a limit is reached, the flow is explored again with tighter ``HistoryBounds``, until one exploration
  /// is complete or there are no tighter bounds. Only the last one may use the whole limit of work; the
  /// others may use a third, and of derivations a thirty-sixth. An exploration that is not complete by then
  /// is rarely complete with three times the work, and tighter bounds often need a hundredth. (Real apps of
  /// 50 screens need up to 40,000 derivations; those that are stopped here took 10 s for a result that was
  /// then not used.) If none is complete, the one that covers the longest runs is used. Stopped ones with
  /// wider bounds are kept in ``wider``.
  ///
  /// A flow that is not explored quickly is explored without counting events, which distinguishes far fewer
  /// states if many flags can be set. Shortest runs are then added to the findings
  /// (``BehaviourRun/toldWithShortestRuns(_:telling:)``). If a limit stops this as well, events are counted
  /// after all: the result then covers all runs up to some length.
  ///
  /// - Parameters:
  ///   - counting: what to distinguish, with the bounds of the first exploration.
  ///   - limits: the limits of the exploration.
  ///   - memory: explorations of earlier checks, to be reused for a flow with the same behaviour.
  ///   - countsEvents: whether events are counted, whatever it costs.
  convenience init(
    _ records: FlowRecords, counting: MachineCounts, limits: ExplorationLimits = .standard,
    memory: ExplorationMemory? = nil, countsEvents: Bool = false
  ) {
    let question = ExplorationMemory.Question(counting: counting, limits)
    if let known = memory?.take(question, of: records.flow) {
      self.init(records, as: known.exploration, limits, question)
      wider = known.wider.map { ExploredFlow(records, as: $0, limits.part(3), question) }
      return
    }
    let steps = Self.countings(records, counting)
    var explored: [FlowExploration] = []
    var best = 0
    for (position, counting) in steps.enumerated() {
      var limits = position == steps.count - 1 ? limits : limits.part(3)
      // If two are stopped, the first has found nearly all that the second would find.
      if 0 < position, position < steps.count - 1 { limits = limits.withFewWithoutBound }
      explored.append(Self.explored(records, counting, limits, countsEvents: countsEvents))
      if explored[position].covers(moreThan: explored[best]) { best = position }
      if explored[position].stop?.isOfSize != true || Task.isCancelled { break }
    }
    self.init(records, explored[best], limits, question, isTaken: false)
    // Of those with wider bounds, a tighter one adds nothing to a wider one unless it covers longer runs.
    var covered = 0
    for one in explored[..<best] {
      guard let stop = one.stop, stop.isOfSize, stop.completedLength > covered else { continue }
      wider.append(ExploredFlow(records, one, limits.part(3), question, isTaken: false))
      covered = stop.completedLength
    }
  }

  /// Uses the exploration of an earlier check of a flow with the same behaviour.
  private convenience init(
    _ records: FlowRecords, as known: FlowExploration, _ limits: ExplorationLimits,
    _ question: ExplorationMemory.Question
  ) {
    let machine = Self.machine(records, known.machine.counting)
    self.init(records, FlowExploration(machine, as: known), limits, question, isTaken: true)
  }

  /// The same exploration without unusual steps. It shares its tables with this one and is not stored in the
  /// cache.
  func withoutUnusualSteps() -> ExploredFlow {
    ExploredFlow(
      records, exploration.withoutUnusualSteps(limits: limits), limits, question, isTaken: isTaken)
  }

  /// An exploration of the shortest runs up to some length.
  func runs(_ shortest: FlowExploration) -> ExploredFlow {
    ExploredFlow(records, shortest, limits, question, isTaken: isTaken)
  }

  /// Stores the exploration in the cache. It must not be used any more.
  func keep(in memory: ExplorationMemory?) {
    // The exploration of a cancelled task may be incomplete.
    if isTaken || !Task.isCancelled { memory?.keep(exploration, wider: wider.map(\.exploration), question) }
  }

  /// What the machines must distinguish, with the widest bounds first.
  private static func countings(_ records: FlowRecords, _ counting: MachineCounts) -> [MachineCounts] {
    let first = machine(records, counting)
    var countings = [counting]
    var last = first.history
    for bounds in HistoryBounds.tighter {
      var tighter = counting
      tighter.bounds = counting.bounds.tightened(to: bounds)
      let history = first.history.tightened(to: tighter.bounds)
      if history == last { continue }
      countings.append(tighter)
      last = history
    }
    return countings
  }

  /// The most nodes of relations with events counted, before the flow is explored without lengths; they take
  /// some tenths of a second.
  private static let fewRelations = 40_000

  private static func explored(
    _ records: FlowRecords, _ counting: MachineCounts, _ limits: ExplorationLimits, countsEvents: Bool
  ) -> FlowExploration {
    var quick = limits
    if !countsEvents { quick.relationsWithBound = fewRelations }
    let first = FlowExploration(machine(records, counting), limits: quick)
    if first.stop?.limit != .relations { return first }
    let whole = FlowExploration(withoutLengthsOf: first, limits: limits)
    guard let stop = whole.stop else { return whole }
    // What was reached may be at the end of runs of any length, so nothing can be reported.
    return stop.isOfSize && !Task.isCancelled
      ? FlowExploration(machine(records, counting), limits: limits) : first.ended(by: stop)
  }

  private init(
    _ records: FlowRecords, _ exploration: FlowExploration, _ limits: ExplorationLimits,
    _ question: ExplorationMemory.Question, isTaken: Bool
  ) {
    self.isTaken = isTaken
    self.question = question
    self.records = records
    self.exploration = exploration
    self.limits = limits
    readings = (0...exploration.machine.otherReadings.count).map { exploration.worlds(ofReading: $0) }
  }

  /// The bounds of the exploration: the requested ones, or tighter ones if a limit was reached.
  var bounds: HistoryBounds { machine.counting.bounds }

  private static func machine(_ records: FlowRecords, _ counting: MachineCounts) -> PresentationMachine {
    PresentationMachine(
      records.flow, otherReadings: FactSwitches.otherReadings(for: records.flow), counting: counting,
      facts: records.facts)
  }
}

extension HistoryBounds {
  /// The tighter bounds, the widest first: first nothing may wait and only one work may be in progress; then
  /// work must also end before anything else happens.
  fileprivate static let tighter = [
    HistoryBounds(waiting: 0, underWay: 1), HistoryBounds(waiting: 0, underWay: 0),
  ]
}

extension ExplorationCut {
  /// Whether the flow is too large for the limits; false if the exploration was interrupted.
  fileprivate var isOfSize: Bool {
    switch limit {
    case .heads, .facts, .bytes, .relations: true
    case .length, .interrupt: false
    }
  }
}

extension FlowExploration {
  /// Whether it is complete, or both were stopped and it covers longer runs.
  fileprivate func covers(moreThan other: FlowExploration) -> Bool {
    guard let stop, let otherStop = other.stop else { return self.stop == nil }
    return stop.completedLength > otherStop.completedLength
  }
}
