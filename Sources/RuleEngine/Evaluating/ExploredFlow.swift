internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// One exploration of a flow, with what the rules about its behaviour share when they read it.
final class ExploredFlow {
  let records: FlowRecords
  let machine: PresentationMachine
  let exploration: FlowExploration
  let limits: ExplorationLimits
  /// The worlds of each reading of contested facts, the usual reading first.
  let readings: [WorldSet]
  /// Explorations of the same flow with wider ``HistoryBounds`` that a limit stopped: what rules find in them is right, and
  /// may be what only happens where more waits or is under way.
  private(set) var wider: [ExploredFlow] = []
  /// What is reachable, computed when a rule needs it.
  private(set) lazy var reached = exploration.reachedElements()

  /// Explores the flow in the usual reading of contested facts and in all others.
  ///
  /// If a limit is reached, the flow is explored again with tighter ``HistoryBounds``, until one exploration is complete or
  /// there are no tighter bounds. Only the last may take all of the limit of work, the others a third, and a thirty-sixth in
  /// derivations: what is not complete by then seldom is at three times the work, and tighter bounds often take a hundredth.
  /// Real apps of 50 screens take up to 40,000 derivations; those that are cut here had taken 10 s for what was then left
  /// aside. If none is complete, the one that covers the longest runs counts. Those with wider bounds that were stopped are kept
  /// as ``wider``.
  ///
  /// - Parameter counting: its bounds are those of the first exploration.
  convenience init(_ records: FlowRecords, counting: MachineCounts, limits: ExplorationLimits = .standard) {
    let steps = Self.machines(records, counting)
    var explored: [ExploredFlow] = []
    var best = 0
    for (position, machine) in steps.enumerated() {
      let limits = position == steps.count - 1 ? limits : limits.part(3)
      explored.append(ExploredFlow(records, machine(), limits))
      let stop = explored[position].exploration.stop
      if stop == nil || explored[best].covers(lessThan: explored[position]) { best = position }
      if stop?.isOfSize != true || Task.isCancelled { break }
    }
    self.init(explored[best], limits)
    // One with tighter bounds adds nothing where it does not cover longer runs.
    var covered = 0
    for one in explored[..<best] {
      guard let stop = one.exploration.stop, stop.isOfSize, stop.completedLength > covered else { continue }
      wider.append(one)
      covered = stop.completedLength
    }
  }

  /// Explores a flow once, with the bounds of the machine.
  convenience init(_ records: FlowRecords, _ machine: PresentationMachine, _ limits: ExplorationLimits) {
    self.init(records, machine, FlowExploration(machine, limits: limits), limits)
  }

  /// The same exploration; rules are evaluated within these limits.
  private convenience init(_ explored: ExploredFlow, _ limits: ExplorationLimits) {
    self.init(explored.records, explored.machine, explored.exploration, limits)
  }

  /// Both were stopped, and the other one covers longer runs.
  private func covers(lessThan other: ExploredFlow) -> Bool {
    guard let stop = exploration.stop, let otherStop = other.exploration.stop else { return false }
    return stop.completedLength < otherStop.completedLength
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
    _ limits: ExplorationLimits
  ) {
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
