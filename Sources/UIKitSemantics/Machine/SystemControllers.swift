import FlowModel

/// System controllers: what their buttons do, whom they tell, and which of them close themselves.
enum SystemControllers {
  /// What a system controller tells when a gesture took it away (F5.9, F5.14, F1.12).
  static func calledAfterGesture(_ target: Shared<Screen>, in state: MachineState) -> CallbackName? {
    switch target.kind {
    case .documentPicker:
      state.tables.switches.documentPickerTellsOfSwipe
        && state.setting.holds(.has(.documentPickerTellsOfSwipe))
        ? .didCancel : nil
    case .safari: state.tables.switches.safariTellsOfEdgeSwipe ? .didFinish : nil
    case .share: .didFinish
    default: nil
    }
  }

  /// Who implements a system controller’s delegate call: the edge, else what is written on the screen.
  static func callbacks(_ name: CallbackName, _ presentation: Shared<Presentation>, in state: MachineState)
    -> [CallbackID]
  {
    let onEdge = presentation.callbacks.filter { state.flow.callbacks[$0].name == name }
    if !onEdge.isEmpty { return onEdge }
    return state.flow.screens[presentation.target].callbacks.filter { state.flow.callbacks[$0].name == name }
  }

  /// One of its own buttons is tapped.
  static func tap(_ button: Shared<Button>, in state: inout MachineState) {
    let kind = state.flow.screens[button.screen].kind
    if kind.facts.buttons.contains(where: { $0.label == button.label && $0.completes }) {
      state.mark(.completes)
    }
    if let tells = button.tells { return finish(tells, in: &state) }
    if kind.facts.closesItself { closeItself(in: &state) }
  }

  /// A system controller tells its delegate, the presenter; some close themselves before (F6.5).
  static func finish(_ tells: CallbackName, in state: inout MachineState) {
    guard let presentation = state.standing.presentation else { return }
    let target = state.flow.screens[presentation.target]
    let calls = callbacks(tells, presentation, in: state).map {
      Task.callback($0, .presenter(state.frame.source), ifGesture: false)
    }
    // F5.15: nobody hears of Cancel.
    let isUnheard =
      tells == .didCancel && calls.isEmpty && target.kind.isImagePicker
      && state.setting.holds(.imagePickersCloseThemselves)
    if isUnheard || target.kind.closesItself(presentedBy: presentation.framework) {
      closeItself(in: &state)
      if tellsOnceGone(target.kind, in: state) || calls.allSatisfy({ QuietTasks.isQuiet($0, in: state) })
        || state.setting.holds(.pickersTellOnceGone)
      {
        state.event.later = calls
      } else {
        state.event.agenda += calls
      }
    } else {
      state.event.agenda = calls
    }
  }

  /// It is not contested of this one that it tells once it is gone (F5.14, F6.17).
  private static func tellsOnceGone(_ kind: Kind, in state: MachineState) -> Bool {
    kind == .share || kind == .documentPicker && state.setting.holds(.has(.documentPickerTellsOnceGone))
  }

  private static func closeItself(in state: inout MachineState) {
    state.note(Dismissal(receiver: .self, hit: .receiver, layers: 1))
    state.event.agenda = [.go(.layers(1))]
    state.event.isDismissing = true
  }
}
