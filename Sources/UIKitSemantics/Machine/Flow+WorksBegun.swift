import FlowModel

extension Flow {
  /// By button: who may wait for the work that it begins, or that a button of a dialog begins which it presents.
  var worksBegun: [[Trigger.Waiting]] {
    if triggers.allSatisfy(\.waits.isEmpty) { return buttons.map { _ in [] } }
    let own = buttons.map { button in
      flattened(button.does).compactMap { effects[$0].trigger }.flatMap { triggers[$0].waits }
    }
    return zip(buttons, own).map { button, begun in
      let asked = flattened(button.does).compactMap { effects[$0].presentation }.map {
        presentations[$0].target
      }
      return begun
        + asked.filter { screens[$0].kind.isDialog }.flatMap { screens[$0].buttons }.flatMap { own[$0] }
    }
  }
}
