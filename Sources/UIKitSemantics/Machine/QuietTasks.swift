import FlowModel

/// Quiet tasks: tasks that only run work and set flags, so that their results do not depend on when in the
/// event they run.
enum QuietTasks {
  /// Whether the task only runs work and sets flags.
  static func isQuiet(_ task: Task, in state: MachineState) -> Bool {
    switch task {
    case .steps(let steps, _, _): state.tables.areQuiet(steps)
    case .callback(let callback, _, _): state.tables.areQuiet(state.flow.callbacks[callback].does)
    case .appearance, .go, .goByGesture, .present, .replaceRoot, .oweRoot, .showRoot, .restore, .expectation:
      false
    }
  }

  /// Whether the callbacks of these names are quiet for these screens.
  static func areQuiet(_ names: [CallbackName], of screens: [ScreenID], in state: MachineState) -> Bool {
    screens.allSatisfy { screen in
      state.flow.screens[screen].callbacks.allSatisfy {
        !names.contains(state.flow.callbacks[$0].name) || state.tables.areQuiet(state.flow.callbacks[$0].does)
      }
    }
  }

  /// Calls the callbacks of this name on these screens.
  static func call(_ name: CallbackName, of screens: [ScreenID], in state: inout MachineState) {
    for screen in screens {
      for callback in state.flow.screens[screen].callbacks where state.flow.callbacks[callback].name == name {
        perform(.callback(callback, .top, ifGesture: false), in: &state)
      }
    }
  }

  /// Performs a quiet task.
  static func perform(_ task: Task, in state: inout MachineState) {
    switch task {
    case .steps(let steps, _, let word): perform(steps, word, in: &state)
    case .callback(let callback, _, let ifGesture):
      guard !ifGesture || state.event.gestureClosed else { return }
      state.note(.fired, callback)
      perform(state.flow.callbacks[callback].does, false, in: &state)
    case .appearance, .go, .goByGesture, .present, .replaceRoot, .oweRoot, .showRoot, .restore, .expectation:
      break
    }
  }

  private static func perform(_ steps: [Step], _ word: Bool, in state: inout MachineState) {
    for step in steps {
      if case .effect(let index) = step {
        DataEffects.perform(index, .top, word: word, in: &state)
      }
    }
  }
}
