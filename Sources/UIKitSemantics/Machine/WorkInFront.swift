import FlowModel

/// Some work, with all work that its end starts in turn.
struct WorkGroup {
  /// The triggers that end it.
  let ends: [TriggerID]
  /// The screen whose button starts it; nil if no button does.
  let beganOn: ScreenID?
  /// Whether the performer that starts it is always on top of the navigation stack of its layer.
  let beginsOnTop: Bool

  /// The works that are started only in the front layer, or by a button of the presenter of that layer. A
  /// layer that is presented while no work of a group is in progress is dismissed before such work can end,
  /// unless one of the buttons is tapped beside it.
  static func begunInFront(in flow: Flow) -> [WorkGroup] {
    let inFront = WorkInFront(flow: flow)
    let begun = flow.triggers.indices.filter { flow.triggers[$0].origin != nil }
    if begun.isEmpty { return [] }
    let covers = inFront.presentsAboveWhatAppears
    let all = begun.filter { inFront.beginsInFront($0, presentsAboveWhatAppears: covers) }
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

/// Where the performer that starts some work is when the work begins and when it ends.
struct WorkInFront {
  let flow: Flow

  /// Whether, in every run, the performer that starts the work of this trigger is in the front layer, or has
  /// presented it and is tapped beside it.
  ///
  /// - Parameter presentsAboveWhatAppears: the value of ``presentsAboveWhatAppears``, which costs a pass over
  ///   all code.
  func beginsInFront(_ trigger: TriggerID, presentsAboveWhatAppears: Bool) -> Bool {
    guard let origin = flow.triggers[trigger].origin else { return false }
    let effect = flow.effects[origin]
    let isForeign = (effect.performers + effect.recipients).contains { performer in
      !flow.triggers[trigger].waits.contains { flow.expanded($0.screen).contains(performer) }
    }
    if isForeign { return false }
    switch effect.owner {
    case .button(let button):
      let does = flow.buttons[button].does
      if isCovered(by: does, before: origin) { return false }
      // A second tap comes while the pushed screen appears.
      if flow.flattened(does).contains(where: { flow.effects[$0].verb == .push }), presentsOnAppearing {
        return false
      }
      return !flow.screens[flow.buttons[button].screen].dialog
        || isOfPresenter(dialog: flow.buttons[button].screen)
    case .callback(let callback):
      guard case .screen(let screen) = flow.callbacks[callback].site,
        CallbackName.onAppearing.contains(flow.callbacks[callback].name), !bringsOnSecondTap,
        flow.callbacks[callback].name != .didAppear || !presentsAboveWhatAppears
      else { return false }
      return family(of: screen).flatMap { flow.screens[$0].callbacks }.allSatisfy {
        !brings(flow.callbacks[$0].does)
      }
    case .trigger: return false
    case .back, .escape: return !isCovered(by: flow.steps(of: effect.owner), before: origin)
    }
  }

  /// Whether the performer that starts the work of this trigger is on top of its layer, provided that
  /// ``beginsInFront(_:presentsAboveWhatAppears:)`` is true.
  ///
  /// - Parameter callbacksAreOnTop: the value of ``callbacksAreOnTop``, which costs a pass over all code.
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

  /// Whether each screen is on top of its layer when its appearance callbacks are called, in every event.
  /// Cost: one pass over all code.
  var callbacksAreOnTop: Bool {
    comesAlone && !flow.stepLists.contains { ways(through: $0).contains(where: \.replaces) }
  }

  /// Whether a button of the presenter presents it, and nothing is pushed above the presenter.
  private func isPresentedOnTop(_ presentation: Presentation) -> Bool {
    guard case .button(let button) = flow.effects[presentation.effect].owner else { return false }
    return !flow.screens[flow.buttons[button].screen].dialog && !stacks(flow.buttons[button].does)
  }

  /// Whether the steps may put a screen above another one of the same layer.
  private func stacks(_ steps: [Step]) -> Bool {
    flow.flattened(steps).contains { [.push, .select, .setRoot].contains(flow.effects[$0].verb) }
  }

  /// Whether no event that shows a screen shows another one above it.
  private var comesAlone: Bool {
    let presentsTwice = flow.stepLists.contains { ways(through: $0).contains { $0.presentations > 1 } }
    return !presentsTwice && !presentsOnHiding && !bringsOnSecondTap
      && RestoredPresentations(flow: flow).byScreen.allSatisfy(\.isEmpty)
  }

  /// Whether some code that is called when a screen disappears shows another one.
  private var presentsOnHiding: Bool {
    flow.callbacks.contains { [.willDisappear, .didDisappear].contains($0.name) && brings($0.does) }
  }

  /// Whether an event that shows a screen may present another layer above it before the screen has appeared.
  var presentsAboveWhatAppears: Bool {
    presentsOnHiding || flow.stepLists.contains { ways(through: $0).contains(where: \.covers) }
  }

  /// Whether something may be above the layer of the performer when code reaches an effect: the code has
  /// presented it, or has shown a screen that presents as soon as it appears.
  private func isCovered(by steps: [Step], before effect: EffectID) -> Bool {
    let all = flow.flattened(steps)
    let owner = flow.effects[effect].owner
    // A completion handler runs after the rest of the list.
    let before =
      flow.effects[effect].waits
      ? all.filter { $0 != effect && flow.effects[$0].owner == owner } : Array(all.prefix { $0 != effect })
    let verbs = Set(before.map { flow.effects[$0].verb })
    return verbs.contains(.present) || !verbs.isDisjoint(with: Self.moving) && presentsOnAppearing
  }

  /// The effects after which another screen appears.
  private static let moving: Set<Verb> = [
    .push, .pop, .popTo, .popToRoot, .dismiss, .unwind, .setRoot, .select,
  ]

  /// Whether a screen may present something above itself as soon as it is shown.
  var presentsOnAppearing: Bool {
    flow.callbacks.contains {
      CallbackName.appearances.contains($0.name)
        && flow.flattened($0.does).contains { flow.effects[$0].verb == .present }
    }
  }

  /// The screens whose callbacks are called together with those of a screen.
  private func family(of screen: ScreenID) -> [ScreenID] {
    flow.screens.indices.filter { $0 == screen || flow.expanded($0).contains(screen) }
  }

  /// For each trigger, whether the work ends while the performer that started it is in the front layer; for
  /// flows in which work started with `later` ends before anything else happens. Then code above that layer
  /// never reads the screen or its work because of this trigger.
  ///
  /// False if the same event may present something above or remove the screen, and if the work may start
  /// while another layer covers the screen. Cost: one pass over all code.
  var ends: ElementTable<Trigger, Bool> {
    // The end of the first work may present something above the screen of the next one.
    let beginsAndBrings = flow.stepLists.contains {
      ways(through: $0).contains { $0.begun > 0 && $0.presentations > 0 }
    }
    let beginning = flow.callbacks.filter { CallbackName.onAppearing.contains($0.name) && begins($0.does) }
      .count
    let comesAlone = comesAlone && !beginsAndBrings && beginning < 2
    return flow.triggers.mapIDs { endsInFront($0, comesAlone, beginsOnAppearing: beginning > 0) }
  }

  /// - Parameters:
  ///   - comesAlone: whether no event that shows a screen shows another one above it, or starts more work
  ///     than that of this screen.
  ///   - beginsOnAppearing: whether some screen starts work when it appears.
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

  /// Whether the presenter itself presents the dialog, and not in a separate window, so that its layer is in
  /// front when the dialog is dismissed.
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

  /// Whether the steps show a screen.
  private func brings(_ steps: [Step]) -> Bool { ways(through: steps).contains { $0.presentations > 0 } }

  /// Whether the handler of a second tap on a tab shows a screen, while the stack may go back to its root in
  /// the same event.
  private var bringsOnSecondTap: Bool {
    flow.callbacks.contains { $0.name == .shouldSelectAgain && (stacks($0.does) || brings($0.does)) }
  }

  /// Whether the steps start work.
  private func begins(_ steps: [Step]) -> Bool { ways(through: steps).contains { $0.begun > 0 } }

  /// Whether no path through the steps starts work together with showing or removing a screen, or starts more
  /// than one work.
  private func isAlone(_ steps: [Step]) -> Bool {
    !ways(through: steps).contains { $0.begun > 1 || $0.begun > 0 && ($0.presentations > 0 || $0.takesAway) }
  }

  /// What happens on one path through code, until the event ends.
  private struct Way: Hashable {
    var begun = 0
    var presentations = 0
    var takesAway = false
    /// Whether a layer is presented.
    var presents = false
    /// Whether a layer is presented after something else was shown or removed, before the end of that
    /// transition.
    var covers = false
    /// Whether a screen is removed and another one is shown.
    var replaces: Bool { takesAway && presentations > 0 }

    /// - Parameter isHandler: whether the next steps wait for the end of the transition.
    func then(_ next: Way, isHandler: Bool = false) -> Way {
      Way(
        begun: min(2, begun + next.begun), presentations: min(2, presentations + next.presentations),
        takesAway: takesAway || next.takesAway, presents: presents || next.presents,
        covers: covers || next.covers
          || next.presents && !isHandler && (takesAway || presentations > 0))
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
          case .present: Way(presentations: 1, presents: true)
          case .push, .setRoot, .select: Way(presentations: 1)
          case .dismiss, .pop, .popTo, .popToRoot, .unwind: Way(takesAway: true)
          case .save, .discard, .complete, .run, .set, .clear: Way()
          }
        next = Set(self.ways(through: flow.effects[index].then).map { way.then($0, isHandler: true) })
      }
      ways = Set(ways.flatMap { way in next.map { way.then($0) } })
    }
  }
}
