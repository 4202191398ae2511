internal import FlowModel
internal import UIKitSemantics

/// What all questions about what can happen in one flow share: the exploration and the records of its states.
final class Played {
  let records: FlowRecords
  let machine: PresentationMachine
  let exploration: FlowExploration
  let environments: [EnvironmentRecord]

  /// Explores. `levels` and `layers` are how far rules count.
  init(_ records: FlowRecords, counting: MachineCounts) {
    self.records = records
    machine = PresentationMachine(records.flow, counting: counting)
    exploration = FlowExploration(machine)
    environments = machine.environments.all.map(EnvironmentRecord.init)
  }

  /// The names of the flags that are set.
  func flags(_ view: StateView) -> [String] { view.flags.map { records.flow.flags[$0].name } }

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
