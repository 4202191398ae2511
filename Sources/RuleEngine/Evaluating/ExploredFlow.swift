internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// What all rules about what can happen in one flow share: what was explored, and what they read of it.
final class ExploredFlow {
  let records: FlowRecords
  let machine: PresentationMachine
  let exploration: FlowExploration
  let values: NumberedValues

  /// Explores.
  init(
    _ records: FlowRecords, counting: MachineCounts, switches: FactSwitches = FactSwitches(),
    limits: ExplorationLimits = .standard
  ) {
    self.records = records
    machine = PresentationMachine(records.flow, switches: switches, counting: counting)
    exploration = FlowExploration(machine, limits: limits)
    values = NumberedValues(records)
  }
}
