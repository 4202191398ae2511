internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// What all questions about what can happen in one flow share: the exploration and the records of its states.
final class Played {
  let records: FlowRecords
  let machine: PresentationMachine
  let exploration: FlowExploration
  let environments: [EnvironmentRecord]
  private var moves: [MoveView: MoveRecord] = [:]

  /// Explores. `levels` and `layers` are how far rules count.
  init(
    _ records: FlowRecords, counting: MachineCounts, switches: FactSwitches = FactSwitches(),
    limits: ExplorationLimits
  ) {
    self.records = records
    machine = PresentationMachine(records.flow, switches: switches, counting: counting)
    exploration = FlowExploration(machine, limits: limits)
    environments = machine.environments.all.map(EnvironmentRecord.init)
  }

  /// What can be done, as rules see it. The same tap once more belongs to the transition that runs; nobody counts on it
  /// as a way out.
  func moves(_ views: [MoveView]) -> [MoveRecord] {
    views.filter { !$0.move.again }.map { view in
      if let known = moves[view] { return known }
      let record = MoveRecord(view, in: records)
      moves[view] = record
      return record
    }
  }

  /// The names of the flags that are set.
  func flags(_ view: StateView) -> [String] {
    if records.flow.flags.isEmpty { return [] }
    return view.flags.map { records.flow.flags[$0].name }
  }

  /// What a finding about a step points at where its rule does not say: what is tapped or starts, else the screen.
  func element(of view: StepView) -> any FlowElement {
    let move = view.move
    switch move.kind {
    case .button: return records.buttons[move.element]
    case .trigger: return records.triggers[move.element]
    default: return records.screens[view.before.screen]
    }
  }
}
