import FlowModel

/// Performs the effects of the app’s code, one after the other.
enum EffectExecution {
  /// Performs the first of several effects and puts the others back on the agenda.
  static func perform(_ steps: [Step], _ performer: Performer, word: Bool, in state: inout MachineState) {
    guard let first = steps.first else { return }
    if steps.count > 1 {
      state.event.agenda.insert(.steps(Array(steps.dropFirst()), performer, word: word), at: 0)
    }
    switch first {
    case .branch(let condition, let holds, let otherwise):
      let isMet = state.standing.holds(
        condition, for: performer.screen(in: state.frame), isGone: performer.isGone)
      let chosen = isMet ? holds : otherwise
      if !chosen.isEmpty { state.event.agenda.insert(.steps(chosen, performer, word: word), at: 0) }
    case .effect(let index): perform(index, performer, word: word, in: &state)
    case .expect(let index): Expectations.begin(index, performer, in: &state)
    }
  }

  private static func perform(
    _ index: EffectID, _ performer: Performer, word: Bool, in state: inout MachineState
  ) {
    let effect = state.flow.effects[index]
    let performer = goingOn(effect, performer, in: state)
    let then = effect.then
    // The completion handler runs at the end of the transition, even if the request was dropped during
    // another one.
    if !then.isEmpty { state.event.later.append(.steps(then, performer, word: word)) }
    switch effect.verb {
    case .run, .set, .clear, .later, .save, .discard, .complete:
      DataEffects.perform(index, performer, word: word, in: &state)
    case .present:
      if let edge = effect.presentation { Presenting.request(edge, effect, performer, in: &state) }
    case .push: NavigationStack.requestPush(index, performer, in: &state)
    case .pop, .popToRoot, .popTo: NavigationStack.requestPop(index, performer, in: &state)
    case .dismiss: Dismissing.dismiss(index, performer, in: &state)
    case .unwind: Dismissing.unwind(index, in: &state)
    case .setRoot:
      guard let root = effect.screen else { break }
      if state.performers.speaksBehindWindow(performer) {
        return OwedWork.owe(behindWindow: index, in: &state)
      }
      // The window of the performer is removed; another window beneath stays (F14.1).
      state.event.agenda.insert(
        contentsOf: state.frame.isOverOwnWindow
          ? [.go(.window), .oweRoot(index)] : [.go(.bottom), .replaceRoot(root)],
        at: 0)
    case .select:
      if let child = effect.screen {
        TabSelection.choose(child, in: &state)
      } else {
        choose(detent: effect.target, performer, in: &state)
      }
    }
  }

  /// The performer of the rest of the code. A trigger of the file is performed by the root of the window:
  /// after `set-root` that is the new root. The root, and a container whose code runs, also stays the
  /// performer after the code has popped the front screen.
  private static func goingOn(_ effect: Shared<Effect>, _ performer: Performer, in state: MachineState)
    -> Performer
  {
    guard case .gone = performer else { return performer }
    if state.flow.isOfRoot(effect.owner) { return state.performers.root }
    guard let tab = state.frame.tab, !state.tables.flow.isOfTopmost(effect.value),
      effect.performers.count == 1, state.tables.containers[tab].contains(effect.performers[0])
    else { return performer }
    return .top
  }

  /// Selects a detent of the front sheet, which contains the performer or which the performer presented
  /// (F2.12). For a sheet further down, this is reported but not executed.
  private static func choose(detent: String, _ performer: Performer, in state: inout MachineState) {
    switch performer {
    case .top, .under, .aside, .presenter: break
    case .far:
      state.markBeneath()
      return
    case .gone: return
    }
    guard state.frame.isModal, let number = state.standing.detents.firstIndex(of: detent),
      Int(state.frame.detent) != number
    else { return }
    state.mark(.changes)
    state.frame.detent = UInt8(number)
  }
}

extension FlowElements {
  /// Whether the owner is a trigger of the file that the root of the window performs directly.
  func isOfRoot(_ owner: EffectOwner) -> Bool {
    guard case .trigger(let index) = owner else { return false }
    return triggers[index].screen == nil && triggers[index].receiver == .root && triggers[index].origin == nil
  }
}
