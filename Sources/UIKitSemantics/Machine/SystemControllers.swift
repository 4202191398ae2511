import FlowModel

/// System controllers: what their buttons do, which delegate methods they call, and which of them dismiss
/// themselves.
enum SystemControllers {
  /// The delegate method that a system controller calls after a gesture has dismissed it (F5.9, F5.14,
  /// F1.12).
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

  /// The callbacks for a delegate method of a system controller: those of the presentation, otherwise those
  /// of the screen.
  static func callbacks(_ name: CallbackName, _ presentation: Shared<Presentation>, in state: MachineState)
    -> [CallbackID]
  {
    let onEdge = presentation.callbacks.filter { state.flow.callbacks[$0].name == name }
    if !onEdge.isEmpty { return onEdge }
    return state.flow.screens[presentation.target].callbacks.filter { state.flow.callbacks[$0].name == name }
  }

  /// Taps one of its own buttons.
  static func tap(_ button: Shared<Button>, in state: inout MachineState) {
    let kind = state.flow.screens[button.screen].kind
    if kind.facts.buttons.contains(where: { $0.label == button.label && $0.completes }) {
      state.mark(.completes)
    }
    if let tells = button.tells { return finish(tells, in: &state) }
    if kind.facts.closesItself { closeItself(in: &state) }
  }

  /// Lets a system controller call its delegate, the presenter; some controllers dismiss themselves before
  /// (F6.5).
  static func finish(_ tells: CallbackName, in state: inout MachineState) {
    guard let presentation = state.standing.presentation else { return }
    let target = state.flow.screens[presentation.target]
    let calls = callbacks(tells, presentation, in: state).map {
      Task.callback($0, .presenter(state.frame.source), ifGesture: false)
    }
    // F5.15: the delegate does not implement the Cancel method.
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

  /// Whether this controller is known to call its delegate after its dismissal (F5.14, F6.17); for others
  /// this is contested.
  private static func tellsOnceGone(_ kind: Kind, in state: MachineState) -> Bool {
    kind == .share || kind == .documentPicker && state.setting.holds(.has(.documentPickerTellsOnceGone))
  }

  private static func closeItself(in state: inout MachineState) {
    state.note(Dismissal(receiver: .self, hit: .receiver, layers: 1))
    state.event.agenda = [.go(.layers(1))]
    state.event.isDismissing = true
  }
}
