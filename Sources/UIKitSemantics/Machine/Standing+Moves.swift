import FlowModel
import StateExploration

/// The possible moves: first those of any world, in the order of the flow; each is then checked in one world.
extension Standing {
  /// Appends all moves that are possible in some world: buttons, gestures, edits, system events, triggers and
  /// changes of the environment. Reads nothing of the world.
  func appendCandidates(_ control: Control, to moves: inout [Move]) {
    if control.hasEnded { return }
    if control.isEnding {
      for (index, trigger) in flow.triggers.identified where !trigger.waits.isEmpty {
        moves.append(.trigger(index, of: flow))
      }
      return
    }
    for button in ownButtons { moves.append(.tap(button)) }
    if screen.back.button != .hidden, frame.isPushed { moves.append(Move(.back)) }
    if frame.isPushed, screen.back.swipe != Condition.never {
      moves.append(Move(.edgeSwipe))
      if tables.hearsSwipeBack[frame.screen] { moves.append(Move(.edgeSwipeAbandoned)) }
    }
    appendGestures(to: &moves)
    for point in editablePoints where !isDirty(point) && !flow.unsavedPoints[point].autosaved {
      moves.append(Move.edit(point))
    }
    if screen.search { moves.append(Move(.search)) }
    appendTabs(to: &moves)
    if let tab = tabAgain { moves.append(Move(.tabAgain, screen: tab)) }
    for detent in detents.indices { moves.append(Move(.detent, detent)) }
    appendBeneath(to: &moves)
    if isSystemFinishing { moves.append(Move(.system)) }
    for (index, trigger) in flow.triggers.identified where isUp(trigger, index, control) {
      moves.append(.trigger(index, of: flow))
    }
    for window in 0..<tables.worlds.mostWindows where tables.worlds.mostWindows > 1 {
      moves.append(Move(.environment, window))
    }
    if let button = control.running { moves.append(.tap(button, again: true)) }
  }

  /// Whether a candidate is possible in this world. Launch triggers come before anything else.
  func isPossible(_ move: Move, _ control: Control) -> Bool {
    guard !control.hasEnded, isPossible(move), !(move.isBeneath && isLeftBeneath(control)) else {
      return false
    }
    if move.precedesLaunch(in: flow) { return true }
    return launch(control).map { move == $0 } ?? true
  }

  /// Whether the interactive screen beneath has a push or pop waiting: then another screen is shown in its
  /// place, and nothing on it can be touched any more.
  private func isLeftBeneath(_ control: Control) -> Bool {
    guard let source = frame.source else { return false }
    let bits = tables.debtBits.ofScreen[source] & tables.debtBits.navigating
    if !setting.areClear(bits) { return true }
    return control.owed.contains { $0.screen == source && tables.flow.movesStack($0) }
  }

  /// Whether the end of the work would close something in another window (F14.1). It then ends only after the
  /// front window is removed. If it closes that window itself, it does so first (see ``WindowOrder``).
  private func endsBehindWindow(_ trigger: Shared<Trigger>, _ index: TriggerID, of screen: ScreenID) -> Bool {
    guard frame.isInOwnWindow, !tables.worlds.endsAtOnce else { return false }
    let performers = PerformerLookup(tables: tables, frame: frame)
    if performers.isOverOtherWindow, !frame.isOverOwnWindow,
      flow.windowOrder.closes(
        index, windowOf: frame.edge, openedBy: frame.source == screen && !frame.isOverPresented)
    {
      return false
    }
    if performers.isOverOtherWindow, InstanceFlags.closesPresented(trigger, in: tables.flow),
      performers.find(screen).map(performers.presentsBeneathWindow) ?? false
    {
      return true
    }
    return InstanceFlags.closed(by: trigger, of: screen, in: tables.flow).contains {
      performers.find($0) != nil && performers.standsInOtherWindow($0)
    }
  }

  /// Whether the move is possible, regardless of launch triggers.
  func isPossible(_ move: Move) -> Bool {
    switch move.kind {
    case .button:
      guard let button = move.button else { return false }
      if !move.isBeneath { return move.again || isDrawn(button) && holds(flow.buttons[button].enabled) }
      return liveButtons.contains(button) && holds(flow.buttons[button].shown, for: frame.source)
        && holds(flow.buttons[button].enabled, for: frame.source)
    case .back:
      if let presenter = move.screen {
        return isUndimmed && holds(flow.screens[presenter].back.shown, for: presenter)
      }
      return !isBarHidden && holds(screen.back.shown)
    case .edgeSwipe: return frame.isPushed ? holds(screen.back.swipe) : exits.edgeSwipe
    case .edgeSwipeAbandoned: return holds(screen.back.swipe)
    case .swipeDown: return exits.swipeDown
    case .swipeAbandoned: return exits.swipeDown && isAbandoningSeen
    case .tapOutside: return exits.tapOutside
    case .escape:
      guard case .system = screen.escape else { return true }
      return switches.escapeGoesBack && hasSystemBack || exits.escape
    case .detent:
      guard let presentation else { return false }
      return (form?.value ?? LayerForm(self, presentation)).detents.contains(move.element)
    case .system: return move == .launch || holds(screen.systemButtons)
    case .trigger:
      guard let index = move.trigger else { return false }
      let trigger = flow.triggers[index]
      if !trigger.waits.isEmpty {
        for one in trigger.waits {
          if setting.isSet(one.pending) { return !endsBehindWindow(trigger, index, of: one.screen) }
          if setting.isSet(one.orphaned) { return true }
        }
        return false
      }
      if let once = trigger.once, setting.isSet(once) { return false }
      if let left = trigger.left, setting.isSet(left) { return false }
      if trigger.kind == .foreground, !hasLeft { return false }
      let asked = trigger.screen ?? (trigger.receiver == .topmost ? nil : flow.start)
      return holds(trigger.condition, for: asked ?? frame.screen)
    case .environment: return setting.canTurn(to: move.element)
    case .edit: return move.point.map { holds(flow.unsavedPoints[$0].condition) } ?? false
    case .selectTab: return !(isTabBarTakenAway && move.screen.map(isInTabBar) == true)
    case .tabAgain: return !isTabBarTakenAway
    case .search, .pending: return true
    }
  }

  /// Whether the front screen hides the tab bar, as long as a condition holds.
  private var isTabBarTakenAway: Bool {
    screen.hidesBottomBar != Condition.always && holds(screen.hidesBottomBar)
  }

  /// Whether the child is selected in a tab bar, not as a column.
  private func isInTabBar(_ first: ScreenID) -> Bool {
    (frame.tab.map { tables.containers[$0] } ?? []).contains { container in
      flow.screens[container].tabs.contains { tables.front(of: $0).screen == first }
    }
  }

  /// The buttons that may be drawn with this frame in front: its own, those of the containers around it, and
  /// those of its adapted form.
  private var ownButtons: [ButtonID] {
    var all = screen.buttons
    for container in tables.containers[frame.screen] { all += flow.screens[container].buttons }
    if frame.isLayerBase, let presentation { all += presentation.options.adaptation.buttons }
    return all
  }

  /// Whether the button is drawn. The Cancel button of an action sheet is not drawn in a popover (F11.4); the
  /// buttons of the adapted form only in that form.
  private func isDrawn(_ index: ButtonID) -> Bool {
    let button = flow.buttons[index]
    if button.role == .cancel, screen.dialog, appearance.look == .popover { return false }
    if let presentation, presentation.options.adaptation.buttons.contains(index), !appearance.isAdapted {
      return false
    }
    if button.placement == .leading || button.placement == .trailing, isBarHidden { return false }
    return holds(button.shown)
  }

  /// Whether a Back button can be tapped: that of UIKit, or one of the app in its place.
  var isBackShown: Bool {
    frame.isPushed && screen.back.button != .hidden && isPossible(Move(.back))
  }

  /// Whether the swipe from the edge pops the screen.
  var swipesBack: Bool { frame.isPushed && isPossible(Move(.edgeSwipe)) }

  /// Whether UIKit’s own Back button exists, even if an active search hides its bar.
  var hasSystemBack: Bool { frame.isPushed && screen.back.button == .system && holds(screen.back.shown) }

  /// Whether an active search has replaced the bar (F1.16).
  private var isBarHidden: Bool { frame.searching && setting.holds(.searchHidesBar) }

  private func appendGestures(to moves: inout [Move]) {
    if let edge = frame.edge {
      let gestures = tables.waysOut[edge]
      if gestures.edgeSwipe, !frame.isPushed { moves.append(Move(.edgeSwipe)) }
      if gestures.swipeDown { moves += [Move(.swipeDown), Move(.swipeAbandoned)] }
      if gestures.tapOutside { moves.append(Move(.tapOutside)) }
    }
    switch screen.escape {
    case .nothing: break
    case .own: moves.append(Move(.escape))
    case .system: if frame.isModal || switches.escapeGoesBack { moves.append(Move(.escape)) }
    }
  }

  /// Whether a delegate, a custom presentation controller or the front screen notices a cancelled swipe.
  private var isAbandoningSeen: Bool {
    guard gesture == .closes, let presentation else { return false }
    if presentation.framework == .uikit, frame.style != .custom, hearsAppearance { return true }
    if presentation.options.custom.addsViews, presentation.options.custom.removesViewsAt == .willBegin {
      return true
    }
    return delegateCallback(.willDismiss) != nil || delegateCallback(.shouldDismiss) != nil
  }

  /// Whether the front screen has callbacks for the beginning of a dismissal or for its return (F9.8).
  private var hearsAppearance: Bool {
    tables.hearsAppearing[frame.screen] || tables.hearsDisappearing[frame.screen]
  }

  /// Appends the selection of tabs. A stack can contain what two tabs have pushed. If both have, Back must be
  /// first; another order of pushes leads to the same states, so none is missed.
  private func appendTabs(to moves: inout [Move]) {
    guard let tab = frame.tab, !frame.isPushed || !frame.isOverTab else { return }
    for container in tables.containers[tab] {
      // A hidden tab bar cannot be tapped; columns have none.
      if frame.hidesTabBar, flow.screens[container].kind == .tabs { continue }
      let children = flow.screens[container].children
      for child in children {
        if !tables.isSelected(child, in: tab) {
          moves.append(Move(.selectTab, screen: tables.front(of: child).screen))
        }
      }
    }
  }

  /// Appends moves of an interactive screen beneath: buttons, and Back if it was pushed (F10.1, F3.5, F11.3).
  private func appendBeneath(to moves: inout [Move]) {
    guard let presenter = frame.source, let edge = frame.edge, tables.mayBeLive[edge] else { return }
    let source = flow.screens[presenter]
    for button in source.buttons { moves.append(.tap(button, beneath: true)) }
    if frame.isOverPushed, source.back.button == .system {
      moves.append(Move(.back, screen: presenter, beneath: true))
    }
  }

  /// The buttons of the presenter that can be tapped beside the front layer.
  var liveButtons: [ButtonID] {
    guard let presentation, let source = frame.source else { return [] }
    let buttons = flow.screens[source].buttons
    if isUndimmed || appearance.style == .inspector { return buttons }
    guard frame.isLayerBase, appearance.look == .popover, !isGuarded else { return [] }
    // Passthrough views of the app apply beside a dialog too (F11.3).
    if screen.dialog, presentation.value.options.passthrough == .neighbours, setting.holds(.isRedesigned) {
      return buttons
    }
    return tables.flow.buttonsLeftLive(among: buttons, beside: presentation.value)
  }

  /// Whether the layer beneath can be touched.
  var isLive: Bool {
    // If no form of the layer permits it, nothing of the world is read.
    guard let edge = frame.edge, tables.mayBeLive[edge] else { return false }
    return isUndimmed || !liveButtons.isEmpty
  }

  /// Whether something may be selected in a system controller. If it does not even draw its own buttons,
  /// there is nothing to select, as in an empty library (F1.15).
  private var isSystemFinishing: Bool {
    switch screen.kind {
    case .camera, .photoLibrary, .photoPicker, .documentPicker, .contacts, .siri, .share:
      frame.isLayerBase
    default: false
    }
  }

  /// The next launch trigger, before anything else; nil if none is left in this world.
  func launch(_ control: Control) -> Move? {
    guard let first = control.launching else { return nil }
    for (index, trigger) in flow.triggers.identified where trigger.kind == .launch && index >= first {
      let move = Move.trigger(index, of: flow)
      if isUp(trigger, index, control), isPossible(move) { return move }
    }
    return nil
  }

  /// Whether the screen of the trigger is on the stack.
  private func isUp(_ trigger: Shared<Trigger>, _ index: TriggerID, _ control: Control) -> Bool {
    if trigger.kind == .launch, control.launching.map({ $0 > index }) ?? true { return false }
    guard let owner = trigger.screen, trigger.waits.isEmpty else { return true }
    // A gesture belongs to the front screen; frames do not remember that screen when it is covered.
    return trigger.kind == .gesture ? isInFront(owner) : isUp(owner)
  }

  /// Whether all triggers for the way to the background have run (F14.2).
  private var hasLeft: Bool {
    flow.triggers.allSatisfy { trigger in
      guard let left = trigger.left, trigger.screen.map({ isUp($0) }) ?? true else { return true }
      // A trigger that runs once is done when it has run.
      if let once = trigger.once, setting.isSet(once) { return true }
      let asked = trigger.screen ?? (trigger.receiver == .topmost ? nil : flow.start)
      return setting.isSet(left) || !holds(trigger.condition, for: asked ?? frame.screen)
    }
  }

  /// Whether a tracked screen is on the stack, or is a tab or column of the front screen.
  func isUp(_ screen: ScreenID) -> Bool {
    frame.screen == screen || frame.knows(tables.bits.track[screen])
      || frame.tab.map { tables.areSiblings($0, screen) } ?? false
      || tables.containers[frame.screen].contains(screen)
  }
}
