internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// One exploration of a flow, with what the rules about its behaviour share when they read it.
final class ExploredFlow {
  let records: FlowRecords
  let machine: PresentationMachine
  let exploration: FlowExploration
  let limits: ExplorationLimits
  private let question: ExplorationMemory.Question
  /// An earlier check explored it.
  private let isTaken: Bool
  /// The worlds of each reading of contested facts, the usual reading first.
  let readings: [WorldSet]
  /// What is reachable, computed when a rule needs it.
  private(set) lazy var reached = exploration.reachedElements()

  /// Explores the flow in the usual reading of contested facts and in all others.
  ///
  /// If a limit is reached, the flow is explored again with tighter ``HistoryBounds``, until one exploration is complete or
  /// there are no tighter bounds. Only the last may take all of the limit of work, the others a third, and a thirty-sixth in
  /// derivations: what is not complete by then seldom is at three times the work, and tighter bounds often take a hundredth.
  /// Real apps of 50 screens take up to 40,000 derivations; those that are cut here had taken 10 s for what was then left
  /// aside. If none is complete, the one that covers the longest runs counts.
  ///
  /// - Parameters:
  ///   - counting: its bounds are those of the first exploration.
  ///   - limits: how much may be explored.
  ///   - memory: explorations of earlier checks; one of a flow that runs like this one is taken up.
  convenience init(
    _ records: FlowRecords, counting: MachineCounts, limits: ExplorationLimits = .standard,
    memory: ExplorationMemory? = nil
  ) {
    let question = ExplorationMemory.Question(counting: counting, limits)
    if let known = memory?.take(question, of: records.flow) {
      let machine = Self.machine(records, known.machine.counting)
      self.init(records, machine, FlowExploration(machine, as: known), limits, question, isTaken: true)
      return
    }
    let steps = Self.machines(records, counting)
    var best: (machine: PresentationMachine, exploration: FlowExploration)?
    for (position, machine) in steps.enumerated() {
      let isLast = position == steps.count - 1
      let exploration = FlowExploration(machine(), limits: isLast ? limits : limits.part(3))
      let covered = best?.exploration.stop?.completedLength ?? .min
      if best == nil || exploration.stop == nil || (exploration.stop?.completedLength ?? .max) > covered {
        best = (exploration.machine, exploration)
      }
      if exploration.stop?.isOfSize != true || Task.isCancelled { break }
    }
    guard let best else { preconditionFailure("a flow is explored at least once") }
    self.init(records, best.machine, best.exploration, limits, question, isTaken: false)
  }

  /// Leaves what was explored to later checks. It must not be read any more.
  func keep(in memory: ExplorationMemory?) {
    // What a cancelled task has explored may not be all of it.
    if isTaken || !Task.isCancelled { memory?.keep(exploration, question) }
  }

  /// The machines to explore, the one that keeps the most first; each is made when it is asked for.
  private static func machines(
    _ records: FlowRecords, _ counting: MachineCounts
  ) -> [() -> PresentationMachine] {
    let first = machine(records, counting)
    var machines: [() -> PresentationMachine] = [{ first }]
    var last = first.history
    for bounds in HistoryBounds.tighter {
      var tighter = counting
      tighter.bounds = counting.bounds.tightened(to: bounds)
      let history = first.history.tightened(to: tighter.bounds)
      if history == last { continue }
      machines.append { machine(records, tighter) }
      last = history
    }
    return machines
  }

  private init(
    _ records: FlowRecords, _ machine: PresentationMachine, _ exploration: FlowExploration,
    _ limits: ExplorationLimits, _ question: ExplorationMemory.Question, isTaken: Bool
  ) {
    self.isTaken = isTaken
    self.question = question
    self.records = records
    self.machine = machine
    self.exploration = exploration
    self.limits = limits
    readings = (0...machine.otherReadings.count).map { exploration.worlds(ofReading: $0) }
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
    case .heads, .facts, .bytes: true
    case .length, .interrupt: false
    }
  }
}
