import FlowModel

/// `present(_:animated:)` and SwiftUI’s modifiers: the presentation is shown, dropped or delayed, or the app
/// crashes (section 7 of the facts).
enum Presenting {
  /// Code requests a presentation from itself or from another controller.
  static func request(
    _ edge: PresentationID, _ effect: Shared<Effect>, _ performer: Performer, in state: inout MachineState
  ) {
    state.note(.requested, edge)
    guard let performer = state.performers.resolve(effect.receiver, effect.named, from: performer) else {
      return state.drop(
        .noDestination, presentation: edge, of: .screen(state.flow.presentations[edge].target))
    }
    present(edge, performer, in: &state)
  }

  /// `present(_:animated:)` sent to a performer: the presentation is shown, dropped or delayed, or the app
  /// crashes (section 7 of the facts).
  static func present(_ edge: PresentationID, _ performer: Performer, in state: inout MachineState) {
    let presentation = state.flow.presentations[edge]
    let source = performer.screen(in: state.frame)
    func drop(_ reason: DropReason) {
      state.drop(reason, presentation: edge, of: .screen(presentation.target))
    }
    if let binding = presentation.options.state, state.setting.isSet(binding),
      !(isOfTheOther(binding, presentation, performer, in: state) && state.frame.edge != edge)
    {
      return drop(.stateStillSet)
    }
    if !state.tables.bits.retained[presentation.target].isEmpty,
      state.performers.find(presentation.target) != nil
    {
      return state.crash(.alreadyActive)
    }
    switch performer {
    case .aside where presentation.framework == .swiftui:
      // No source says whether it is shown once its tab is selected.
      state.markBeneath()
      return
    case .gone where presentation.options.ownWindow, .aside where presentation.options.ownWindow:
      return presentInWindowOfNobody(edge, in: &state)
    case .gone: return drop(state.event.isDismissing ? .inTransition : .presenterGone)
    case .aside: return drop(state.event.isDismissing ? .inTransition : .notInWindow)
    default: break
    }
    if presentation.options.ownWindow {
      return show(edge, source, hasPresented: state.performers.hasPresented(performer), in: &state)
    }
    if OwedWork.isOwed(behindWindow: performer, in: state) { return state.markBeneath() }
    if presentation.framework == .swiftui { return presentBySwiftUI(edge, performer, in: &state) }
    if state.event.isPresenting || state.event.isDismissing { return drop(.inTransition) }
    if isInWindowBeneath(performer, in: state) { return state.markBeneath() }
    switch performer {
    case .top:
      // A search for the front controller finds the search controller, which presents nothing.
      if state.frame.searching, !state.tables.flow.isOfTopmost(presentation.effect),
        !(state.frame.hasNavigation && state.flow.isOfContainer(presentation)),
        state.setting.holds(.searchBlocksPresenting)
      {
        return drop(.alreadyPresenting)
      }
      if isComing(in: state) { return drop(.notInWindow) }
      show(edge, source, in: &state)
    case .under:
      if state.tables.switches.coveredScreenCannotPresent {
        drop(.notInWindow)
      } else {
        show(edge, source, in: &state)
      }
    case .presenter:
      drop(state.standing.appearance.removesPresenter ? .notInWindow : .alreadyPresenting)
    case .far(let screen):
      let isHidden =
        screen == state.flow.start && state.frame.rootHidden != 0
        && state.frame.rootHidden & (1 << UInt8(state.setting.read(.window))) != 0
      drop(isHidden ? .notInWindow : .alreadyPresenting)
    case .gone, .aside: break
    }
  }

  /// A screen that has gone, or is in a hidden tab or column, opens a window of the app's own. No presenter is
  /// asked for it, so it comes (F14.1), as if the screen in front had opened it. Who hears of a dialog is not
  /// in front: this is not simulated.
  private static func presentInWindowOfNobody(_ edge: PresentationID, in state: inout MachineState) {
    let presentation = state.flow.presentations[edge]
    if !state.flow.isHeardInside(presentation) { return state.markBeneath() }
    show(edge, state.frame.screen, hasPresented: state.performers.hasPresented(.top), in: &state)
  }

  /// After the root has appeared, SwiftUI presents the presentation of a flag that is still set, whatever set
  /// it (F7.21).
  static func restore(_ edge: PresentationID, in state: inout MachineState) {
    let presentation = state.flow.presentations[edge]
    guard state.frame.isBottom, state.frame.screen == presentation.source,
      let binding = presentation.options.state, state.setting.isSet(binding)
    else { return }
    state.note(.requested, edge)
    if !state.flow.setByCode.contains(binding) { state.note(.comesByItself) }
    show(edge, state.frame.screen, in: &state)
  }

  /// Whether a window of the app's own is in front and the performer can present beneath it as if that window
  /// did not exist. This is reported but not simulated.
  private static func isInWindowBeneath(_ performer: Performer, in state: MachineState) -> Bool {
    switch performer {
    case .presenter(let screen), .far(let screen):
      state.performers.isOverOtherWindow && state.performers.isInFrontBeneathWindow(screen)
    case .top, .under, .aside, .gone: false
    }
  }

  /// Whether neither the screen on top nor a container of it is on screen yet.
  private static func isComing(in state: MachineState) -> Bool {
    switch state.event.coming {
    case .nothing: false
    case .back: state.tables.switches.screenComingBackCannotPresent
    case .pushed: state.setting.holds(.pushedScreenMustAppear)
    case .layer: true
    }
  }

  /// SwiftUI: a presentation replaces another one with the same modifier; any other waits until that is
  /// dismissed (F7.12). A request during a dismissal is carried out from 16.4 on; for an alert, from 17.4 on
  /// (F7.13, F7.14).
  private static func presentBySwiftUI(
    _ edge: PresentationID, _ performer: Performer, in state: inout MachineState
  ) {
    let presentation = state.flow.presentations[edge]
    let target = state.flow.screens[presentation.target]
    // It is already presented: its binding does not change.
    if case .presenter = performer, state.frame.edge == edge { return }
    if isInWindowBeneath(performer, in: state) { return state.markBeneath() }
    if state.event.isDismissing {
      let isAlert = target.kind == .alert
      guard state.setting.holds(.has(isAlert ? .alertsWhileDismissing : .presentingWhileDismissing)) else {
        return state.drop(.inTransition, presentation: edge, of: .screen(presentation.target))
      }
      state.event.later.append(.present(edge, performer))
      return
    }
    switch performer {
    case .top, .under: show(edge, performer.screen(in: state.frame), in: &state)
    case .presenter(let source):
      // A column beside it is not a modal.
      if state.frame.style == .inspector, state.frame.source == source,
        state.standing.appearance.look == .pane, !sharesModifier(presentation, source, in: state)
      {
        return show(edge, source, in: &state)
      }
      if sharesModifier(presentation, source, in: state) {
        state.event.agenda.insert(.go(.layers(1)), at: 0)
        state.event.later.append(.present(edge, performer))
      } else {
        wait(edge, performer, in: &state)
      }
    case .far: wait(edge, performer, in: &state)
    case .gone, .aside: break
    }
  }

  /// Whether the presentation directly above this performer has the same modifier.
  private static func sharesModifier(
    _ presentation: Shared<Presentation>, _ source: ScreenID?, in state: MachineState
  ) -> Bool {
    guard let other = state.standing.presentation else { return false }
    return other.framework == .swiftui && other.options.modifier == presentation.options.modifier
      && state.frame.source == source
  }

  /// SwiftUI: whether the flag was set by a presentation with the same modifier that is shown, so that one
  /// item replaces another.
  private static func isOfTheOther(
    _ binding: FlagID, _ presentation: Shared<Presentation>, _ performer: Performer, in state: MachineState
  ) -> Bool {
    guard presentation.framework == .swiftui, case .presenter(let source) = performer,
      !state.event.isDismissing
    else { return false }
    return state.standing.presentation?.options.state == binding
      && sharesModifier(presentation, source, in: state)
  }

  private static func wait(_ edge: PresentationID, _ performer: Performer, in state: inout MachineState) {
    let presentation = state.flow.presentations[edge]
    state.drop(.mustWait, presentation: edge, of: .screen(presentation.target))
    OwedWork.owe(.effect(presentation.effect), by: performer, in: &state)
  }

  /// Shows a presentation.
  ///
  /// - Parameter hasPresented: for a window of the app's own: whether the screen that opens it has presented
  ///   something in its own window.
  private static func show(
    _ edge: PresentationID, _ source: ScreenID?, hasPresented: Bool = false, in state: inout MachineState
  ) {
    let presentation = state.flow.presentations[edge]
    let target = state.flow.screens[presentation.target]
    var next = state.frame.presenting(edge, source: source, state.standing)
    next.isOverPresented = hasPresented && state.flow.windowOrder.asksWhatIsPresented
    let shown = Standing(state.setting, next)
    let appearance = shown.appearance
    let crash = crash(of: presentation, target, appearance, shown, in: state)
    guard crash == .none else { return state.crash(crash) }
    if let binding = presentation.options.state { state.setting.set(binding, true) }
    let retained = state.tables.bits.retained[presentation.target]
    if !retained.isEmpty {
      if state.control.shown.meets(retained) { state.note(.retainedContent) }
      state.control.shown |= retained
    }
    state.mark(.changes)
    // What another window shows does not block presentations in this one (F14.1).
    if !presentation.options.ownWindow { state.event.isPresenting = presentation.options.animated }
    Covering.cover(
      with: next, as: .presentation, hides: appearance.removesPresenter, in: &state)
  }

  private static func crash(
    of presentation: Shared<Presentation>, _ target: Shared<Screen>, _ appearance: Appearance,
    _ shown: Standing, in state: MachineState
  ) -> Crash {
    if target.isBlankDialog, presentation.framework == .uikit { return .noAction }
    if state.standing.appearance.look == .popover,
      shown.frame.style == .currentContext || shown.frame.style == .overCurrentContext,
      presentation.options.transition != .coverVertical
    {
      return .popoverTransition
    }
    let request = shown.request(presentation)
    // Only the photo library depends on the device.
    return target.kind == .photoLibrary
      ? state.standing.behavior.crash(of: appearance, request)
      : PlatformBehavior.anchorCrash(of: appearance, request)
  }
}

extension FlowElements {
  /// Whether everything that a presentation does is done by its own screen and nothing by its presenter.
  func isHeardInside(_ presentation: Shared<Presentation>) -> Bool {
    let target = screens[presentation.target]
    return !target.dialog && !target.systemMade && presentation.callbacks.isEmpty
  }

  /// Whether a tab bar or split view presents: the search of a navigation stack inside does not count as
  /// presented by it (F7.25).
  func isOfContainer(_ presentation: Shared<Presentation>) -> Bool {
    [.tabs, .split].contains(screens[presentation.source].kind)
  }
}
