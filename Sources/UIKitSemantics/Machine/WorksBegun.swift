import FlowModel

/// The work that buttons begin.
struct WorksBegun {
  let flow: Flow

  /// Who may wait for the work that each button begins, or that a button of a dialog begins which it presents.
  var byButton: ElementTable<Button, [Trigger.Waiting]> {
    if flow.triggers.allSatisfy(\.waits.isEmpty) { return flow.buttons.mapValues { _ in [] } }
    let own = flow.buttons.mapValues { button in
      flow.flattened(button.does).compactMap { flow.effects[$0].trigger }.flatMap { flow.triggers[$0].waits }
    }
    return flow.buttons.mapIDs { index in
      let asked = flow.flattened(flow.buttons[index].does).compactMap { flow.effects[$0].presentation }.map {
        flow.presentations[$0].target
      }
      let dialogs = asked.filter { flow.screens[$0].kind.isDialog }
      return own[index] + dialogs.flatMap { flow.screens[$0].buttons }.flatMap { own[$0] }
    }
  }
}
