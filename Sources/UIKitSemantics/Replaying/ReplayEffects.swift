import FlowModel

/// Performs the effects of the app’s code.
enum ReplayEffects {
  /// Performs effects in the written order. `word` says whether the user has consented to lose work.
  static func run(_ steps: [Step], _ doer: Doer, word: Bool, in state: inout ReplayState) {
    state.depth += 1
    state.effects += steps.count
    defer { state.depth -= 1 }
    if state.depth > 50 || state.effects > 300 { state.isEndless = true }
    for step in steps where state.goesOn {
      let doer = stillInFront(doer, step, in: state)
      switch step {
      case .branch(let condition, let yes, let no):
        run(ReplayConditions.holds(condition, for: doer, in: state) ? yes : no, doer, word: word, in: &state)
      case .effect(let index): perform(index, doer, word: word, in: &state)
      case .expect(let index): if state.isJudged { state.expected.append((index, doer)) }
      }
    }
  }

  private static func perform(_ index: EffectID, _ doer: Doer, word: Bool, in state: inout ReplayState) {
    let effect = state.flow.effects[index]
    let doer = goingOn(effect, doer, in: state)
    // The completion handler runs at the end of the transition, even if there is no transition.
    if !effect.then.isEmpty { state.afterwards.append(.steps(effect.then, doer, word: word)) }
    switch effect.verb {
    case .run:
      state.outcome.changes = true
      if !effect.repeatable { state.outcome.ran.note(effect.target, times: 2) }
    case .set, .clear:
      state.outcome.changes = true
      state.outcome.ran.note("\(effect.verb.rawValue) \(effect.target)", times: 2)
      guard let flag = effect.flag else { return }
      ReplayFlags.set(flag, effect.verb == .set, for: doer, in: &state)
    case .later: if let trigger = effect.trigger { ReplayFlags.begin(later: trigger, doer, in: &state) }
    case .save:
      let points = ReplayUnsavedWork.work(meantBy: effect, doer, in: state)
      for point in points { ReplayUnsavedWork.clean(point, doer, in: &state) }
      state.outcome.lost.removeAll { points.contains($0) }
    case .discard:
      for point in ReplayUnsavedWork.work(meantBy: effect, doer, in: state) {
        ReplayUnsavedWork.discard(point, doer, word: word, in: &state)
      }
    case .complete: state.outcome.completes = true
    case .dismiss: ReplayDismissing.dismiss(index, doer, in: &state)
    case .unwind: ReplayDismissing.unwind(effect.target, in: &state)
    case .setRoot:
      guard let root = effect.screen else { break }
      if ReplayOwedWork.isBeneathWindow(doer, in: state) {
        ReplayOwedWork.owe(behindWindow: index, in: &state)
      } else if let own = state.layers.lastIndex(where: state.isOwnWindow),
        state.layers[..<own].contains(where: state.isOwnWindow)
      {
        // The window of the performer is removed; another window beneath stays (F14.1).
        ReplayClosing.close(from: own, in: &state)
        ReplayOwedWork.owe(behindWindow: index, in: &state)
      } else {
        ReplayDismissing.replaceRoot(root, in: &state)
      }
    case .select:
      if let child = effect.screen {
        ReplayNavigation.choose(child, in: &state)
      } else {
        ReplayNavigation.choose(detent: effect.target, doer, in: &state)
      }
    case .present, .push, .popTo:
      if effect.verb == .present, let edge = effect.presentation { state.outcome.requested.note(edge) }
      guard let performer = resolve(effect.receiver, effect.named, from: doer, in: state) else {
        return effect.verb == .popTo ? () : dropForLackOfPerformer(effect, in: &state)
      }
      move(index, performer, in: &state)
    case .pop, .popToRoot:
      if effect.receiver == .presented || effect.receiver == .parent { return }
      if let performer = resolve(effect.receiver, effect.named, from: doer, in: state) {
        move(index, performer, in: &state)
      }
    }
  }

  /// The performer of the rest of the code: the root of the window, or a container around the front screen,
  /// stays the performer after its code has popped the front screen.
  private static func goingOn(_ effect: Shared<Effect>, _ doer: Doer, in state: ReplayState) -> Doer {
    guard state.layer(of: doer) == nil else { return doer }
    if state.flow.isOfRoot(effect.owner) { return state.isModal ? state.rootDoer : state.frontDoer }
    let flow = state.ground.machine.flow
    guard let tab = state.front.tab, !flow.isOfTopmost(effect.value), effect.performers.count == 1,
      state.containers[tab].contains(effect.performers[0])
    else { return doer }
    return state.frontDoer
  }

  private static func dropForLackOfPerformer(_ effect: Shared<Effect>, in state: inout ReplayState) {
    let target = effect.screen.map { state.flow.screens[$0].id } ?? effect.target
    state.drop(.noDestination, effect.presentation, target)
  }

  /// The performer that `by` or a receiver refers to; nil if no such controller is on the stack.
  static func resolve(_ receiver: Receiver, _ named: ScreenID?, from doer: Doer, in state: ReplayState)
    -> Doer?
  {
    switch receiver {
    case .self, .presented, .parent: doer
    case .topmost:
      state.frontBeneathWindow ?? state.frontDoer
    case .root: state.isModal ? state.rootDoer : state.frontDoer
    case .presenter:
      if let layer = state.layer(of: doer) {
        state.layers[layer].presenter
      } else {
        doer.instance.flatMap { state.formerPresenters[$0] }.flatMap { state.layer(of: $0) == nil ? nil : $0 }
      }
    case .named: named.flatMap { state.nearest($0) }
    }
  }

  /// Performs an effect that moves screens: at once if the performer's layer is in front, otherwise as soon
  /// as it is in front again.
  static func move(_ index: EffectID, _ doer: Doer, in state: inout ReplayState) {
    let effect = state.flow.effects[index]
    if effect.verb == .present {
      if let edge = effect.presentation {
        ReplayPresenting.present(
          edge, doer.instance == nil && !state.isModal && state.layer(of: doer) == 0 ? state.frontDoer : doer,
          in: &state)
      }
      return
    }
    guard let layer = state.layer(of: doer) else { return }
    guard layer == state.layers.count - 1, !state.isAside(doer) else {
      return ReplayOwedWork.owe(.effect(index, doer), in: &state)
    }
    switch effect.verb {
    case .push: if let target = effect.screen { ReplayNavigation.push(target, in: &state) }
    case .pop: if state.front.isPushed { ReplayNavigation.pop(in: &state) }
    case .popToRoot: ReplayNavigation.pop(to: { !$0.isPushed }, in: &state)
    case .popTo:
      if state.front.screen != effect.screen {
        ReplayNavigation.pop(to: { $0.screen == effect.screen }, in: &state)
      }
    default: break
    }
  }

  /// The performer for the next step. The code of a container continues with the screen that it has shown;
  /// the code of a tab, once the tab is selected.
  private static func stillInFront(_ doer: Doer, _ step: Step, in state: ReplayState) -> Doer {
    if doer.isAside, state.front.screen == doer.screen { return state.frontDoer }
    guard doer.instance != nil, state.isAside(doer), let tab = state.front.tab,
      let index = state.ground.machine.flow.flattened([step]).first
    else { return doer }
    let effect = state.flow.effects[index]
    if case .trigger(let trigger) = effect.owner, state.flow.triggers[trigger].receiver == .topmost {
      return doer
    }
    return effect.performers.contains { state.containers[tab].contains($0) } ? state.frontDoer : doer
  }
}
