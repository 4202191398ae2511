import FlowModel
import StateExploration

/// Executes the tasks of an event in order, until a frame is added or removed, or no task is left.
enum EventLoop {
  /// Continues the event for one transition.
  static func run(_ state: inout MachineState) -> StackTransition {
    // A comparison with nil would copy the value.
    while case .none = state.outcome {
      if let task = state.event.agenda.first {
        state.event.agenda.removeFirst()
        perform(task, in: &state)
      } else if state.event.coming != .nothing || state.event.later.contains(where: { !$0.isExpectation }) {
        state.event.agenda = state.event.later.filter { !$0.isExpectation }
        state.event.later.removeAll { !$0.isExpectation }
        state.event.coming = .nothing
        state.event.isPresenting = false
        state.event.isDismissing = false
      } else if state.event.isUnseen, state.event.evidence.crash == .none,
        !OwedWork.isMoveDue(of: state.frame, in: state)
      {
        appear(in: &state)
      } else if state.event.isBetween, let debt = OwedWork.takeDue(in: &state) {
        state.event.move = OwedWork.move(paying: debt, in: state)
        pay(debt, in: &state)
      } else if !state.event.isBetween, state.event.evidence.crash == .none, OwedWork.isAnyDue(in: state) {
        state.pause()
      } else if !state.event.later.isEmpty {
        Expectations.check(in: &state)
      } else {
        state.rest()
      }
    }
    return state.transition
  }

  private static func perform(_ task: Task, in state: inout MachineState) {
    switch task {
    case .steps(let steps, let performer, let word):
      EffectExecution.perform(steps, performer, word: word, in: &state)
    case .callback(let callback, let performer, let ifGesture):
      if !ifGesture || state.event.gestureClosed { call(callback, performer, in: &state) }
    case .appearance(let name): callAppearance(name, in: &state)
    case .go(let until): Leaving.go(until, in: &state)
    case .goByGesture:
      guard state.event.layersGone == 0 else { break }
      state.event.gestureClosed = true
      state.event.isDismissing = true
      Leaving.go(.layers(1), in: &state)
    case .present(let edge, let performer): Presenting.present(edge, performer, in: &state)
    case .restore(let edge): Presenting.restore(edge, in: &state)
    case .replaceRoot(let screen): Leaving.replaceRoot(screen, in: &state)
    case .oweRoot(let effect): OwedWork.owe(behindWindow: effect, in: &state)
    case .showRoot: Leaving.showRoot(in: &state)
    case .expectation: state.event.later.append(task)
    }
  }

  /// Starts the appearance of the top frame of a navigation stack that has changed while it was hidden.
  private static func appear(in state: inout MachineState) {
    state.event.isUnseen = false
    guard state.tables.hearsAppearing[state.frame.screen] else { return }
    state.event.coming = .back
    state.event.agenda = [.appearance(.willAppear)]
    state.event.later.insert(.appearance(.didAppear), at: 0)
  }

  /// Calls a callback of the app.
  private static func call(_ callback: CallbackID, _ performer: Performer, in state: inout MachineState) {
    state.note(.fired, callback)
    let steps = state.flow.callbacks[callback].does
    if !steps.isEmpty { state.event.agenda.insert(.steps(steps, performer, word: false), at: 0) }
  }

  /// Calls an appearance callback of the screen on top and of the containers around it.
  private static func callAppearance(_ name: CallbackName, in state: inout MachineState) {
    for callback in state.tables.callbacks(name, around: state.frame.screen)
    where name != .didLoad || loads(callback, in: &state) {
      call(callback, .top, in: &state)
    }
  }

  /// Whether `didLoad` is called: a tab or column loads once in the life of its layer (F13.1), other children
  /// with their container.
  private static func loads(_ callback: CallbackID, in state: inout MachineState) -> Bool {
    guard let once = state.flow.callbacks[callback].once else { return !state.frame.isReplacing }
    let isFirst = !state.setting.isSet(once)
    state.setting.set(once, true)
    return isFirst
  }

  /// Does the work of a debt, once the frame that has it is in front.
  private static func pay(_ debt: Debt, in state: inout MachineState) {
    guard let index = debt.action.effect else {
      state.event.agenda = [.go(.frames(1))]
      return
    }
    let effect = state.flow.effects[index]
    switch effect.verb {
    case .push: if let target = effect.screen { NavigationStack.push(target, in: &state) }
    case .present:
      guard let edge = effect.presentation else { break }
      state.note(.requested, edge)
      Presenting.present(edge, .top, in: &state)
    case .setRoot:
      if let root = effect.screen { state.event.agenda = [.go(.bottom), .replaceRoot(root)] }
    case .dismiss: if state.frame.isModal { Dismissing.dismiss(index, .top, in: &state) }
    default: NavigationStack.pop(effect, in: &state)
    }
  }
}
