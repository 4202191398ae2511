import FlowModel

extension Flow {
  /// By button: who may wait for the work that it begins, or that a button of a dialog begins which it presents.
  var worksBegun: ElementTable<Button, [Trigger.Waiting]> {
    if triggers.allSatisfy(\.waits.isEmpty) { return buttons.mapValues { _ in [] } }
    let own = buttons.mapValues { button in
      flattened(button.does).compactMap { effects[$0].trigger }.flatMap { triggers[$0].waits }
    }
    return buttons.mapIDs { index in
      let asked = flattened(buttons[index].does).compactMap { effects[$0].presentation }.map {
        presentations[$0].target
      }
      return own[index]
        + asked.filter { screens[$0].kind.isDialog }.flatMap { screens[$0].buttons }.flatMap { own[$0] }
    }
  }
}
