import FlowModel

extension Standing {
  /// Whether what is presented, its navigation controller or a screen of it has a guard, honoured or not (F4.3).
  var hasGuard: Bool {
    hasNavigationGuard || holds(screen.guard.screen) || hasGuardBeneath || hasContainerGuard
  }

  /// Whether there is a guard on the presented tab bar or split view controller.
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

  /// The screen whose code guards the navigation controller: the first of the layer, even if it is covered.
  private var guardedScreen: ScreenID {
    guard frame.isPushed, let presentation, presentation.options.adaptation.content == nil,
      !flow.screens[presentation.target].kind.isContainer
    else { return frame.screen }
    return presentation.target
  }

  /// Whether there is a guard on the navigation controller or on what was presented (F4.5).
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

  /// Whether UIKit would honour a guard now. While a search is active, the property of the search controller
  /// decides, unless the navigation controller has a guard (F4.6).
  var isGuarded: Bool {
    guard frame.isModal else { return false }
    guard frame.searching else { return hasGuard && honoursGuards }
    let (usual, searching) = (hasGuard, hasNavigationGuard || holds(screen.guard.search))
    guard usual || searching, honoursGuards else { return false }
    // The fact is contested, so it is read only where it matters.
    return usual == searching || !setting.holds(.searchDecidesGuard) ? usual : searching
  }

  /// A full-screen layer has nothing to refuse. Before iOS 13 only popovers have a guard, and apps of a newer
  /// SDK set another property. A custom presentation controller may check anything (F4.8).
  private var honoursGuards: Bool {
    let look = appearance.look
    if look == .full { return false }
    if setting.holds(.has(.cards)) { return true }
    return look == .custom || look == .popover && !tables.counting.timelines[.cards][tables.flow.app.sdk]
  }

  /// The ways out of the front layer, apart from its buttons.
  var exits: Exits {
    if let form { return form.value.exits(isUndimmed: isUndimmed, hasCancel: cancelButton != nil) }
    guard let presentation else { return Exits() }
    let target = flow.screens[presentation.target]
    return behavior.exits(
      of: appearance, kind: target.kind, style: frame.style, custom: presentation.options.custom,
      isUndimmed: isUndimmed, hasCancel: cancelButton != nil)
  }

  /// The Cancel button of the front dialog; nil for none.
  var cancelButton: ButtonID? {
    guard screen.dialog else { return nil }
    return screen.buttons.first { flow.buttons[$0].role == .cancel && holds(flow.buttons[$0].shown) }
  }

  /// What happens to an interactive dismissal now.
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

  /// The delegate callback that UIKit calls: of the front screen if it is the delegate, otherwise of the
  /// presented screen, otherwise of the presenter. Nil if the delegate was set on a child (F5.10), if SwiftUI
  /// presents, and before iOS 13 except for popover methods (F5.11).
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
  /// Whether its instance was removed.
  var isGone: Bool { if case .gone = self { true } else { false } }

  /// The screen of the performer; nil if nothing depends on it.
  func screen(in frame: Frame) -> ScreenID? {
    switch self {
    case .top: frame.screen
    case .aside(let screen): screen
    case .under(let screen), .presenter(let screen), .far(let screen), .gone(let screen, _): screen
    }
  }
}
