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
  /// What is reachable, computed when a rule needs it.
  private(set) lazy var reached = exploration.reachedElements()

  /// Explores the flow in the usual reading of contested facts and in all others.
  ///
  /// If a limit is reached, the flow is explored again with tighter ``HistoryBounds``, until one exploration is complete or
  /// there are no tighter bounds. In the second case the first exploration counts.
  ///
  /// - Parameter counting: its bounds are those of the first exploration.
  convenience init(_ records: FlowRecords, counting: MachineCounts, limits: ExplorationLimits = .standard) {
    let first = Self.explore(records, counting, limits)
    var last = first
    for bounds in HistoryBounds.tighter where last.exploration.stop?.isOfSize == true && !Task.isCancelled {
      var tighter = counting
      tighter.bounds = counting.bounds.tightened(to: bounds)
      let machine = Self.machine(records, tighter)
      if machine.history == last.machine.history { continue }
      last = (machine, FlowExploration(machine, limits: limits))
    }
    let (machine, exploration) = last.exploration.stop == nil ? last : first
    self.init(records, machine, exploration, limits)
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

  private static func explore(
    _ records: FlowRecords, _ counting: MachineCounts, _ limits: ExplorationLimits
  ) -> (machine: PresentationMachine, exploration: FlowExploration) {
    let machine = machine(records, counting)
    return (machine, FlowExploration(machine, limits: limits))
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
