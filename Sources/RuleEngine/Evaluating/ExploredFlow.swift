internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// One exploration of a flow, with what the rules about its behaviour share when they read it.
final class ExploredFlow {
  let records: FlowRecords
  let exploration: FlowExploration
  let limits: ExplorationLimits
  private let question: ExplorationMemory.Question
  /// An earlier check explored it.
  private let isTaken: Bool
  /// The worlds of each reading of contested facts, the usual reading first.
  let readings: [WorldSet]
  /// Explorations of the same flow with wider ``HistoryBounds`` that a limit stopped: what rules find in them is right, and
  /// may be what only happens where more waits or is under way.
  private(set) var wider: [ExploredFlow] = []
  /// The flow as it runs.
  var machine: PresentationMachine { exploration.machine }
  /// What is reachable, computed when a rule needs it; also what only those with wider bounds come to.
  private(set) lazy var reached = exploration.reachedElements(and: wider.map(\.exploration))

  /// Explores the flow in the usual reading of contested facts and in all others.
  ///
  /// If a limit is reached, the flow is explored again with tighter ``HistoryBounds``, until one exploration is complete or
  /// there are no tighter bounds. Only the last may take all of the limit of work, the others a third, and a thirty-sixth in
  /// derivations: what is not complete by then seldom is at three times the work, and tighter bounds often take a hundredth.
  /// Real apps of 50 screens take up to 40,000 derivations; those that are cut here had taken 10 s for what was then left
  /// aside. If none is complete, the one that covers the longest runs counts. Those with wider bounds that were stopped are kept
  /// as ``wider``.
  ///
  /// What is not explored quickly is explored without counting events, which tells far less apart where many flags can be set;
  /// what is found there gets its shortest runs afterwards (``BehaviourRun/toldWithShortestRuns(_:telling:)``). Only where that
  /// is stopped by a limit, too, are events counted all the same: what is then known covers all runs up to some length.
  ///
  /// - Parameters:
  ///   - counting: its bounds are those of the first exploration.
  ///   - limits: how much may be explored.
  ///   - memory: explorations of earlier checks; one of a flow that runs like this one is taken up.
  ///   - countsEvents: whether events are counted however long it takes.
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
      // Of two that are stopped, the first has shown nearly all that the second would.
      if 0 < position, position < steps.count - 1 { limits = limits.withFewWithoutBound }
      explored.append(Self.explored(records, counting, limits, countsEvents: countsEvents))
      if explored[position].covers(moreThan: explored[best]) { best = position }
      if explored[position].stop?.isOfSize != true || Task.isCancelled { break }
    }
    self.init(records, explored[best], limits, question, isTaken: false)
    // One with tighter bounds adds nothing where it does not cover longer runs.
    var covered = 0
    for one in explored[..<best] {
      guard let stop = one.stop, stop.isOfSize, stop.completedLength > covered else { continue }
      wider.append(ExploredFlow(records, one, limits.part(3), question, isTaken: false))
      covered = stop.completedLength
    }
  }

  /// What an earlier check explored of a flow that runs like this one.
  private convenience init(
    _ records: FlowRecords, as known: FlowExploration, _ limits: ExplorationLimits,
    _ question: ExplorationMemory.Question
  ) {
    let machine = Self.machine(records, known.machine.counting)
    self.init(records, FlowExploration(machine, as: known), limits, question, isTaken: true)
  }

  /// The same without unusual steps. It shares its tables with this one, and is left to nobody.
  func withoutUnusualSteps() -> ExploredFlow {
    ExploredFlow(
      records, exploration.withoutUnusualSteps(limits: limits), limits, question, isTaken: isTaken)
  }

  /// Runs of this exploration, by length.
  func runs(_ shortest: FlowExploration) -> ExploredFlow {
    ExploredFlow(records, shortest, limits, question, isTaken: isTaken)
  }

  /// Leaves what was explored to later checks. It must not be read any more.
  func keep(in memory: ExplorationMemory?) {
    // What a cancelled task has explored may not be all of it.
    if isTaken || !Task.isCancelled { memory?.keep(exploration, wider: wider.map(\.exploration), question) }
  }

  /// What machines to explore, the one that keeps the most first.
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

  /// How many nodes of relations there may be with events counted before it is explored without: some tenths of a second.
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
    // What was reached so far may be at the end of runs of any length, so that nothing can be told of it.
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

  /// The bounds with which the flow was explored: those that were asked for, or tighter ones where a limit was reached.
  var bounds: HistoryBounds { machine.counting.bounds }

  private static func machine(_ records: FlowRecords, _ counting: MachineCounts) -> PresentationMachine {
    PresentationMachine(
      records.flow, otherReadings: FactSwitches.otherReadings(for: records.flow), counting: counting,
      facts: records.facts)
  }
}

extension HistoryBounds {
  /// What is kept where not all can be, the most first: what is under way waits for nothing, then nothing is under way while
  /// something else happens.
  fileprivate static let tighter = [
    HistoryBounds(waiting: 0, underWay: 1), HistoryBounds(waiting: 0, underWay: 0),
  ]
}

extension ExplorationCut {
  /// The flow is too large for the limits; it was not stopped from outside.
  fileprivate var isOfSize: Bool {
    switch limit {
    case .heads, .facts, .bytes, .relations: true
    case .length, .interrupt: false
    }
  }
}

extension FlowExploration {
  /// It is complete, or both were stopped and it covers longer runs.
  fileprivate func covers(moreThan other: FlowExploration) -> Bool {
    guard let stop, let otherStop = other.stop else { return self.stop == nil }
    return stop.completedLength > otherStop.completedLength
  }
}
