import FlowModel

extension Standing {
  /// A guard stands on what was presented, its navigation controller or a screen of the stack, honoured or not (F4.3).
  var hasGuard: Bool {
    hasNavigationGuard || holds(screen.guard.screen) || hasGuardBeneath || hasContainerGuard
  }

  /// A guard on the tab bar or split view controller that was presented.
  private var hasContainerGuard: Bool {
    guard frame.isModal, let tab = frame.tab else { return false }
    return tables.containers[tab].contains { holds(flow.screens[$0].guard.screen, for: $0) }
  }

  private var hasGuardBeneath: Bool {
    guard frame.isModal else { return false }
    return frame.guardBeneath
      || !frame.openGuards.isEmpty
        && tables.bits.guards(frame.openGuards).contains { holds(flow.screens[$0].guard.screen, for: $0) }
  }

  /// Whose code guards the navigation controller: the first screen of the layer, whatever is pushed above it.
  private var guardedScreen: ScreenID {
    guard frame.isPushed, let presentation, presentation.options.adaptation.content == nil,
      !flow.screens[presentation.target].kind.isContainer
    else { return frame.screen }
    return presentation.target
  }

  /// A guard on the navigation controller, or on what was presented (F4.5).
  private var hasNavigationGuard: Bool {
    guard let edge = frame.edge, tables.mayGuard[edge], let presentation else { return false }
    let target = flow.screens[presentation.target]
    let written =
      presentation.guard.navigation != Condition.never || presentation.guard.screen != Condition.never
    if target.kind == .photoPicker, !written, setting.holds(.isMac) { return true }
    let first = guardedScreen
    return [presentation.guard.navigation, presentation.guard.screen, target.guard.navigation]
      .contains { holds($0, for: first) }
  }

  /// UIKit would honour a guard now: while a search is active, the search controller’s own flag decides, unless one
  /// stands on the navigation controller (F4.6).
  var isGuarded: Bool {
    guard frame.isModal else { return false }
    guard frame.searching else { return hasGuard && honoursGuards }
    let (usual, searching) = (hasGuard, hasNavigationGuard || holds(screen.guard.search))
    guard usual || searching, honoursGuards else { return false }
    // Contested: read only where it matters.
    return usual == searching || !setting.holds(.searchDecidesGuard) ? usual : searching
  }

  /// What covers the whole screen has nothing to refuse. Before iOS 13 there is only the guard of popovers, and an app that is
  /// built with a newer SDK sets another one; the app’s own presentation controller asks what it likes (F4.8).
  private var honoursGuards: Bool {
    let look = appearance.look
    if look == .full { return false }
    if setting.holds(.has(.cards)) { return true }
    return look == .custom || look == .popover && !tables.counting.timelines[.cards][tables.flow.app.sdk]
  }

  /// What the layer in front offers apart from its buttons.
  var exits: Exits {
    if let form { return form.value.exits(isUndimmed: isUndimmed, hasCancel: cancelButton != nil) }
    guard let presentation else { return Exits() }
    let target = flow.screens[presentation.target]
    return behavior.exits(
      of: appearance, kind: target.kind, style: frame.style, custom: presentation.options.custom,
      isUndimmed: isUndimmed, hasCancel: cancelButton != nil)
  }

  /// The Cancel action of the dialog in front.
  var cancelButton: ButtonID? {
    guard screen.dialog else { return nil }
    return screen.buttons.first { flow.buttons[$0].role == .cancel && holds(flow.buttons[$0].shown) }
  }

  /// What an interactive dismissal would meet now.
  var gesture: Gesture {
    let exits = exits
    guard exits.hasGesture else { return .none }
    if screen.dialog { return .closes }
    if exits.isGuarded, isGuarded { return .refused }
    if let asked = delegateCallback(.shouldDismiss), appearance.look != .custom, appearance.look != .full {
      return holds(flow.callbacks[asked.callback].returns, for: asked.performer.screen(in: frame))
        ? .closes : .refused
    }
    return .closes
  }

  /// The callback of the delegate in force: the screen in front if it is one, else what was presented, else the
  /// presenter; nobody where the delegate was set on a child (F5.10), where SwiftUI presents, and before iOS 13
  /// except for a popover’s own calls (F5.11).
  func delegateCallback(_ name: CallbackName) -> (callback: CallbackID, performer: Performer)? {
    guard let edge = frame.edge,
      tables.mayHearGestures[frame.screen] || tables.layerHearsGestures[edge],
      let presentation, presentation.framework == .uikit
    else { return nil }
    let own: Set<CallbackName> = [.shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss]
    if !setting.holds(.has(.cards)) {
      guard switches.oldPopoversCallBack, appearance.look == .popover,
        name == .shouldDismiss || name == .didDismiss
      else { return nil }
    }
    func callbacks(_ list: [CallbackID]) -> [CallbackID] {
      list.filter { own.contains(flow.callbacks[$0].name) }
    }
    let inFront = callbacks(screen.callbacks)
    let atBase = callbacks(flow.screens[presentation.target].callbacks)
    let (list, performer): ([CallbackID], Performer) =
      !inFront.isEmpty
      ? (inFront, .top)
      : !atBase.isEmpty
        ? (atBase, .under(presentation.target))
        : (callbacks(presentation.callbacks), .presenter(frame.source))
    guard let found = list.first(where: { flow.callbacks[$0].name == name }), !flow.callbacks[found].onChild
    else { return nil }
    return (found, performer)
  }
}

extension Performer {
  /// Its instance is gone.
  var isGone: Bool { if case .gone = self { true } else { false } }

  /// The screen behind it; nil where nobody asks which.
  func screen(in frame: Frame) -> ScreenID? {
    switch self {
    case .top: frame.screen
    case .aside(let screen): screen
    case .under(let screen), .presenter(let screen), .far(let screen), .gone(let screen, _): screen
    }
  }
}
