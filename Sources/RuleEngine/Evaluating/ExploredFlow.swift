internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// What all rules about what can happen in one flow share: what was explored, and what they read of it.
final class ExploredFlow {
  let records: FlowRecords
  let machine: PresentationMachine
  let exploration: FlowExploration
  /// By reading of contested facts, the usual one first: its worlds.
  let readings: [WorldSet]
  /// What some run comes to, worked out when a rule asks.
  private(set) lazy var reached = exploration.reachedElements()

  /// Explores, with all readings of contested facts beside the usual one.
  init(_ records: FlowRecords, counting: MachineCounts, limits: ExplorationLimits = .standard) {
    self.records = records
    machine = PresentationMachine(
      records.flow, otherReadings: FactSwitches.otherReadings(for: records.flow), counting: counting,
      facts: records.facts)
    let exploration = FlowExploration(machine, limits: limits)
    self.exploration = exploration
    readings = (0...machine.otherReadings.count).map { exploration.worlds(ofReading: $0) }
  }
}
