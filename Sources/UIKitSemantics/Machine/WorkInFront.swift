import FlowModel

/// Some work, with all that its end begins in turn.
struct WorkGroup {
  /// The triggers that are its ends.
  let ends: [TriggerID]
  /// The screen whose button begins it; nil where no button does.
  let beganOn: ScreenID?
  /// Whoever begins it has nothing above him in his layer’s navigation stack.
  let beginsOnTop: Bool

  /// The works that are begun only in the layer in front, or by a button of whoever presented that one. Whatever layer comes
  /// while none of a group is under way is gone before any of it can end, unless one of its buttons is tapped beside it.
  static func begunInFront(in flow: Flow) -> [WorkGroup] {
    let inFront = WorkInFront(flow: flow)
    let all = flow.triggers.indices.filter(inFront.beginsInFront)
    if all.isEmpty { return [] }
    let callbacksAreOnTop = inFront.callbacksAreOnTop
    return all.map { first in
      var ends = [first]
      var position = 0
      while position < ends.count {
        ends += flow.flattened(flow.triggers[ends[position]].does).compactMap { flow.effects[$0].trigger }
        position += 1
      }
      let origin = flow.triggers[first].origin
      return WorkGroup(
        ends: ends, beganOn: origin.flatMap { flow.effects[$0].screenOfButton(flow) },
        beginsOnTop: inFront.beginsOnTop(first, callbacksAreOnTop))
    }
  }
}

extension Effect {
  fileprivate func screenOfButton(_ flow: Flow) -> ScreenID? {
    if case .button(let button) = owner { flow.buttons[button].screen } else { nil }
  }
}

/// Where whoever began some work stands when it begins, and when it ends.
struct WorkInFront {
  let flow: Flow

  /// Whoever begins the work that this trigger ends stands in the layer in front, or has presented it and is tapped beside it,
  /// in each run.
  func beginsInFront(_ trigger: TriggerID) -> Bool {
    guard let origin = flow.triggers[trigger].origin else { return false }
    let effect = flow.effects[origin]
    let isForeign = (effect.performers + effect.recipients).contains { performer in
      !flow.triggers[trigger].waits.contains { flow.expanded($0.screen).contains(performer) }
    }
    if isForeign { return false }
    switch effect.owner {
    case .button(let button):
      let does = flow.buttons[button].does
      if presents(does, before: origin) { return false }
      if flow.flattened(does).contains(where: { flow.effects[$0].verb == .push }), presentsOnAppearing {
        return false
      }
      return !flow.screens[flow.buttons[button].screen].dialog
        || isOfPresenter(dialog: flow.buttons[button].screen)
    case .callback(let callback):
      guard case .screen(let screen) = flow.callbacks[callback].site,
        CallbackName.onAppearing.contains(flow.callbacks[callback].name), !bringsOnSecondTap
      else { return false }
      return family(of: screen).flatMap { flow.screens[$0].callbacks }.allSatisfy {
        !brings(flow.callbacks[$0].does)
      }
    case .trigger: return false
    case .back, .escape: return !presents(flow.steps(of: flow.effects[origin].owner), before: origin)
    }
  }

  /// Whoever begins the work that this trigger ends has nothing above him in his layer, as far as ``beginsInFront(_:)`` holds.
  ///
  /// - Parameter callbacksAreOnTop: see ``callbacksAreOnTop``, a pass over all code.
  func beginsOnTop(_ trigger: TriggerID, _ callbacksAreOnTop: Bool) -> Bool {
    guard let origin = flow.triggers[trigger].origin else { return false }
    switch flow.effects[origin].owner {
    case .button(let button):
      let screen = flow.buttons[button].screen
      if stacks(flow.buttons[button].does) { return false }
      return !flow.screens[screen].dialog
        || flow.presentations.allSatisfy { $0.target != screen || isPresentedOnTop($0) }
    case .callback: return callbacksAreOnTop
    case .trigger: return false
    case .back, .escape: return !stacks(flow.steps(of: flow.effects[origin].owner))
    }
  }

  /// What appears has nothing above it in its layer when it hears of that, whatever event brings it. Costs a pass over all code.
  var callbacksAreOnTop: Bool {
    comesAlone && !flow.stepLists.contains { ways(through: $0).contains(where: \.replaces) }
  }

  /// A button of whoever presents it brings it, and nothing above him.
  private func isPresentedOnTop(_ presentation: Presentation) -> Bool {
    guard case .button(let button) = flow.effects[presentation.effect].owner else { return false }
    return !flow.screens[flow.buttons[button].screen].dialog && !stacks(flow.buttons[button].does)
  }

  /// It may put a screen above another one of the same layer.
  private func stacks(_ steps: [Step]) -> Bool {
    flow.flattened(steps).contains { [.push, .select, .setRoot].contains(flow.effects[$0].verb) }
  }

  /// No event that brings a screen brings another one above it.
  private var comesAlone: Bool {
    let presentsTwice = flow.stepLists.contains { ways(through: $0).contains { $0.presentations > 1 } }
    let presentsOnHiding = flow.callbacks.contains {
      [.willDisappear, .didDisappear].contains($0.name) && brings($0.does)
    }
    return !presentsTwice && !presentsOnHiding && !bringsOnSecondTap
      && RestoredPresentations(flow: flow).byScreen.allSatisfy(\.isEmpty)
  }

  /// Some code presents before it comes to an effect.
  private func presents(_ steps: [Step], before effect: EffectID) -> Bool {
    let all = flow.flattened(steps)
    return all.prefix { $0 != effect }.contains { flow.effects[$0].verb == .present }
  }

  /// What comes may at once present something above itself.
  var presentsOnAppearing: Bool {
    flow.callbacks.contains {
      CallbackName.appearances.contains($0.name)
        && flow.flattened($0.does).contains { flow.effects[$0].verb == .present }
    }
  }

  /// The screens whose callbacks are called together with that of a screen.
  private func family(of screen: ScreenID) -> [ScreenID] {
    flow.screens.indices.filter { $0 == screen || flow.expanded($0).contains(screen) }
  }

  /// By trigger: its end comes while whoever began the work stands in the layer in front, where what is begun `later` ends
  /// before anything else happens. Code above that layer is never asked for the screen or its work on its account.
  ///
  /// False where the same event may present something above, or take the screen away, and where the work may
  /// begin while another layer covers the screen. Costs a pass over all code.
  var ends: ElementTable<Trigger, Bool> {
    // What ends first may present something above the screen of what ends next.
    let beginsAndBrings = flow.stepLists.contains {
      ways(through: $0).contains { $0.begun > 0 && $0.presentations > 0 }
    }
    let beginning = flow.callbacks.filter { CallbackName.onAppearing.contains($0.name) && begins($0.does) }
      .count
    let comesAlone = comesAlone && !beginsAndBrings && beginning < 2
    return flow.triggers.mapIDs { endsInFront($0, comesAlone, beginsOnAppearing: beginning > 0) }
  }

  /// - Parameters:
  ///   - comesAlone: no event that brings a screen brings another one above it, or begins more work than that screen’s.
  ///   - beginsOnAppearing: some screen begins work as it comes or comes back.
  private func endsInFront(_ trigger: TriggerID, _ comesAlone: Bool, beginsOnAppearing: Bool) -> Bool {
    guard let origin = flow.triggers[trigger].origin else { return false }
    switch flow.effects[origin].owner {
    case .button(let button):
      return isAlone(flow.buttons[button].does)
        && (!flow.screens[flow.buttons[button].screen].dialog
          || !beginsOnAppearing && isOfPresenter(dialog: flow.buttons[button].screen))
    case .callback(let callback):
      guard case .screen(let screen) = flow.callbacks[callback].site, comesAlone else { return false }
      return CallbackName.onAppearing.contains(flow.callbacks[callback].name)
        && isAlone(flow.callbacks[callback].does)
        && family(of: screen).flatMap { flow.screens[$0].callbacks }
          .allSatisfy { !brings(flow.callbacks[$0].does) }
    case .trigger(let other):
      return isAlone(flow.triggers[other].does)
        && endsInFront(other, comesAlone, beginsOnAppearing: beginsOnAppearing)
    case .back, .escape: return isAlone(flow.steps(of: flow.effects[origin].owner))
    }
  }

  /// Whoever presents the dialog does so himself, in his own window: once the dialog has gone, his layer is in front.
  private func isOfPresenter(dialog: ScreenID) -> Bool {
    flow.presentations.allSatisfy { presentation in
      guard presentation.target == dialog else { return true }
      switch flow.effects[presentation.effect].owner {
      case .trigger: return false
      case .button, .callback, .back, .escape:
        return flow.effects[presentation.effect].receiver == .self && !presentation.options.ownWindow
      }
    }
  }

  /// It brings a screen.
  private func brings(_ steps: [Step]) -> Bool { ways(through: steps).contains { $0.presentations > 0 } }

  /// What answers a second tap on a tab brings a screen, and the stack may go back to its root in the same event.
  private var bringsOnSecondTap: Bool {
    flow.callbacks.contains { $0.name == .shouldSelectAgain && (stacks($0.does) || brings($0.does)) }
  }

  /// It begins work.
  private func begins(_ steps: [Step]) -> Bool { ways(through: steps).contains { $0.begun > 0 } }

  /// On no way through it work is begun and a screen comes or goes, or more than one work is begun.
  private func isAlone(_ steps: [Step]) -> Bool {
    !ways(through: steps).contains { $0.begun > 1 || $0.begun > 0 && ($0.presentations > 0 || $0.takesAway) }
  }

  /// What happens on one way through code, until the event ends.
  private struct Way: Hashable {
    var begun = 0
    var presentations = 0
    var takesAway = false
    /// A screen goes and another one comes.
    var replaces: Bool { takesAway && presentations > 0 }

    func then(_ next: Way) -> Way {
      Way(
        begun: min(2, begun + next.begun), presentations: min(2, presentations + next.presentations),
        takesAway: takesAway || next.takesAway)
    }
  }

  private func ways(through steps: [Step]) -> Set<Way> {
    steps.reduce(into: [Way()]) { ways, step in
      let next: Set<Way>
      switch step {
      case .expect: next = [Way()]
      case .branch(_, let holds, let otherwise):
        next = self.ways(through: holds).union(self.ways(through: otherwise))
      case .effect(let index):
        let way: Way =
          switch flow.effects[index].verb {
          case .later: Way(begun: 1)
          case .present, .push, .setRoot, .select: Way(presentations: 1)
          case .dismiss, .pop, .popTo, .popToRoot, .unwind: Way(takesAway: true)
          case .save, .discard, .complete, .run, .set, .clear: Way()
          }
        next = Set(self.ways(through: flow.effects[index].then).map { way.then($0) })
      }
      ways = Set(ways.flatMap { way in next.map { way.then($0) } })
    }
  }
}
