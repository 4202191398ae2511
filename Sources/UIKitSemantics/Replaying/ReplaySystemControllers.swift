import FlowModel

/// System controllers: what their buttons do, which delegate methods they call, and which of them dismiss
/// themselves.
enum ReplaySystemControllers {
  static func tap(_ button: Shared<Button>, in state: inout ReplayState) {
    let facts = state.flow.screens[button.screen].kind.facts
    if facts.buttons.contains(where: { $0.label == button.label && $0.completes }) {
      state.outcome.completes = true
    }
    if let tells = button.tells { return finish(tells, in: &state) }
    if facts.closesItself { closeItself(in: &state) }
  }

  /// Lets a system controller call its delegate, the presenter; some controllers dismiss themselves before
  /// (F6.5).
  static func finish(_ tells: CallbackName, in state: inout ReplayState) {
    guard let presentation = state.presentation, let presenter = state.top.presenter else { return }
    let calls = callbacks(tells, presentation, in: state)
    let kind = state.flow.screens[presentation.target].kind
    if tells == .didCancel, calls.isEmpty, kind.isImagePicker, state.switches.imagePickersCloseThemselves {
      return closeItself(in: &state)
    }
    guard kind.closesItself(presentedBy: presentation.framework) else {
      for callback in calls where state.goesOn { ReplayCallbacks.call(callback, presenter, in: &state) }
      return
    }
    let isOnceGone =
      state.switches.pickersTellOnceGone || kind == .share
      || kind == .documentPicker && state.timelines[.documentPickerTellsOnceGone][state.behavior.ios]
    if isOnceGone { state.afterwards += calls.map { .callback($0, presenter, ifGesture: false) } }
    closeItself(in: &state)
    if !isOnceGone {
      for callback in calls where state.goesOn { ReplayCallbacks.call(callback, presenter, in: &state) }
    }
  }

  private static func closeItself(in state: inout ReplayState) {
    state.outcome.dismissals.note(Dismissal(receiver: .self, hit: .receiver, layers: 1), times: 2)
    state.isDismissing = true
    ReplayClosing.close(from: state.layers.count - 1, in: &state)
  }

  /// The delegate method that a system controller calls after a gesture has dismissed it (F5.9, F5.14,
  /// F1.12).
  static func calledAfterGesture(_ target: Shared<Screen>, in state: ReplayState) -> CallbackName? {
    switch target.kind {
    case .documentPicker:
      state.switches.documentPickerTellsOfSwipe
        && state.timelines[.documentPickerTellsOfSwipe][state.behavior.ios]
        ? .didCancel : nil
    case .safari: state.switches.safariTellsOfEdgeSwipe ? .didFinish : nil
    case .share: .didFinish
    default: nil
    }
  }

  /// The callbacks for a delegate method of a system controller: those of the presentation, otherwise those
  /// of the screen. The presenter performs them.
  static func callbacks(_ name: CallbackName, _ presentation: Shared<Presentation>, in state: ReplayState)
    -> [CallbackID]
  {
    let onEdge = presentation.callbacks.filter { state.flow.callbacks[$0].name == name }
    let onScreen = state.flow.screens[presentation.target].callbacks.filter {
      state.flow.callbacks[$0].name == name
    }
    return onEdge.isEmpty ? onScreen : onEdge
  }
}
