extension FlowFacts {
  /// Whether a message, an error or the end of work, for its presenter or for the whole app, ends a wait: a modal
  /// that users cannot close (an alert without a button, or with a permanent guard) is closed when the work
  /// behind it ends.
  func isClosedFromBelow(_ presentation: Presentation, in flow: Flow) -> Bool {
    guard isWait(presentation, in: flow) else { return false }
    // Beneath a modal in a window of its own, the presenter may be removed; then only work that began with
    // the modal closes it.
    func named(by trigger: Trigger) -> Set<ScreenID> {
      let beganWithIt =
        trigger.origin.map { flow.effects[$0].owner == flow.effects[presentation.effect].owner } ?? false
      return presentation.options.ownWindow && !beganWithIt ? [] : [presentation.target]
    }
    // Whoever presents the layer of its presenter takes both away.
    let beneath = presentation.options.ownWindow ? [] : presenters(beneath: presentation.source, in: flow)
    // A message that signs the user out does not end an open form.
    let target = flow.screens[presentation.target]
    let isWaiting =
      target.content.allSatisfy { $0 == .text }
      && target.buttons.allSatisfy { flow.buttons[$0].role == .cancel }
    let isHeld = !target.dialog && !isWaiting && target.purpose != .gate
    let ofPresenter: [Receiver] = [.self, .presented, .root] + (beneath.isEmpty ? [] : [.presenter])
    let ofApp: [Receiver] = presentation.source == flow.start ? [.presented, .root] : [.root]
    return flow.screens[presentation.source].triggers.contains {
      closes(
        flow.triggers[$0], $0, by: ofPresenter,
        orNamed: named(by: flow.triggers[$0]).union(beneath), in: flow)
    }
      || flow.triggers.indices.contains {
        let trigger = flow.triggers[$0]
        let isOfPresenter = trigger.origin != nil && trigger.performers.contains(presentation.source)
        return isOfPresenter
          && closes(
            trigger, $0, by: ofPresenter, orNamed: named(by: trigger).union(beneath), in: flow)
          || trigger.screen == nil
            && closes(trigger, $0, by: ofApp, orNamed: named(by: trigger), withRoot: !isHeld, in: flow)
      }
  }

  /// The screens that present the layers in which the screen can stand, and those that present theirs.
  private func presenters(beneath screen: ScreenID, in flow: Flow) -> Set<ScreenID> {
    var (found, open): (Set<ScreenID>, [ScreenID]) = ([], [screen])
    while let next = open.popLast() {
      for edge in screens[next].layers {
        open += flow.presentations[edge].sources.filter { found.insert($0).inserted }
      }
    }
    return found
  }

  private func isWait(_ presentation: Presentation, in flow: Flow) -> Bool {
    let target = flow.screens[presentation.target]
    if target.dialog { return target.buttons.isEmpty }
    if target.buttons.isEmpty, target.unsaved.isEmpty, target.kind == .screen,
      target.content.allSatisfy({ $0 == .text }), target.purpose != .supplementary
    {
      return true
    }
    return [target.guard, presentation.guard].contains { held in
      [held.screen, held.navigation].contains { flow.conditions[$0].truth == .always }
    }
  }
}
