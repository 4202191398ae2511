import FlowModel

extension Standing {
  /// Everything that can happen now, in the order of the flow: buttons, gestures, work, the system, triggers, the
  /// environment.
  func moves(_ control: Control) -> [Move] {
    var moves = buttons.map { Move(.button, $0) }
    if screen.back.button != .hidden, frame.isPushed { moves.append(Move(.back)) }
    if frame.isPushed, screen.back.swipe { moves.append(Move(.edgeSwipe)) }
    appendGestures(to: &moves)
    for point in editablePoints where !isDirty(point) && !flow.unsavedPoints[point].autosaved {
      moves.append(Move(.edit, point))
    }
    if screen.search { moves.append(Move(.search)) }
    appendTabs(to: &moves)
    if let presentation, let form = form ?? LayerForm?(LayerForm(self, presentation)) {
      for index in form.detents { moves.append(Move(.detent, index)) }
    }
    appendLiveMoves(to: &moves)
    if isSystemFinishing { moves.append(Move(.system)) }
    appendTriggers(control, to: &moves)
    for environment in tables.environments.changes[environment] {
      moves.append(Move(.environment, environment))
    }
    for (flag, known) in flow.flags.enumerated() where known.start == .varies && tables.bits.flag[flag] != 0 {
      moves.append(Move(.environment, flag, isFlag: true))
    }
    if control.running >= 0 { moves.append(Move(.button, Int(control.running), again: true)) }
    return moves
  }

  /// The buttons that are drawn and can be tapped. In a popover an action sheet’s Cancel is not drawn (F11.4).
  var buttons: [Int] {
    var all = screen.buttons
    for container in tables.containers[Int(frame.screen)] { all += flow.screens[container].buttons }
    let appearance = appearance
    if frame.isLayerBase, appearance.isAdapted, let presentation {
      all += presentation.options.adaptation.buttons
    }
    let hidesCancel = appearance.look == .popover && screen.dialog
    return all.filter {
      let button = flow.buttons[$0]
      if hidesCancel, button.role == .cancel { return false }
      return holds(button.shown) && holds(button.enabled)
    }
  }

  private func appendGestures(to moves: inout [Move]) {
    let exits = exits
    if exits.edgeSwipe, !frame.isPushed { moves.append(Move(.edgeSwipe)) }
    if exits.swipeDown { moves.append(Move(.swipeDown)) }
    if exits.swipeDown, isAbandoningSeen { moves.append(Move(.swipeAbandoned)) }
    if exits.tapOutside { moves.append(Move(.tapOutside)) }
    switch screen.escape {
    case .nothing: break
    case .own: moves.append(Move(.escape))
    case .system:
      let goesBack = switches.escapeGoesBack && frame.isPushed && screen.back.button == .system
      if exits.escape || goesBack { moves.append(Move(.escape)) }
    }
  }

  /// Somebody hears of a swipe that is begun and given up: a delegate, or the app’s own presentation controller.
  private var isAbandoningSeen: Bool {
    guard gesture == .closes, let presentation else { return false }
    if presentation.options.custom.addsViews, presentation.options.custom.removesViewsAt == .willBegin {
      return true
    }
    return delegateCallback(.willDismiss) != nil || delegateCallback(.shouldDismiss) != nil
  }

  private func appendTabs(to moves: inout [Move]) {
    guard frame.tab >= 0 else { return }
    for container in tables.containers[Int(frame.tab)] {
      let children = flow.screens[container].tabs + flow.screens[container].columns
      for child in children {
        let front = tables.front(of: child).screen
        if front != Int(frame.tab), !holds(front, tab: Int(frame.tab), child) {
          moves.append(Move(.selectTab, front))
        }
      }
    }
  }

  /// The tab in front lies within this child.
  private func holds(_ front: Int, tab: Int, _ child: Int) -> Bool {
    tab == child || tables.containers[tab].contains(child)
  }

  /// A screen beneath that is live can be touched: its buttons, and Back where it was pushed (F10.1, F3.5, F11.3).
  private func appendLiveMoves(to moves: inout [Move]) {
    guard frame.source >= 0 else { return }
    let source = flow.screens[Int(frame.source)]
    for button in liveButtons
    where holds(flow.buttons[button].shown, for: Int(frame.source))
      && holds(flow.buttons[button].enabled, for: Int(frame.source))
    {
      moves.append(Move(.button, button, beneath: true))
    }
    if isUndimmed, frame.isOverPushed, source.back.button == .system {
      moves.append(Move(.back, Int(frame.source), beneath: true))
    }
  }

  /// The buttons of the presenter that can be tapped beside the layer in front.
  var liveButtons: [Int] {
    guard frame.isLayerBase || isUndimmed, let presentation, frame.source >= 0 else { return [] }
    let buttons = flow.screens[Int(frame.source)].buttons
    if isUndimmed { return buttons }
    guard appearance.look == .popover, !isGuarded else { return [] }
    if screen.dialog, behavior.isRedesigned { return buttons }
    switch presentation.options.passthrough {
    case .all: return buttons
    case .buttons(let named): return buttons.filter { named.contains($0) }
    case .neighbours:
      guard case .button(let anchor) = presentation.options.anchor, flow.buttons[anchor].placement != .content
      else { return [] }
      return buttons.filter { $0 != anchor && flow.buttons[$0].placement != .content }
    }
  }

  /// The layer beneath can be touched.
  var isLive: Bool { isUndimmed || !liveButtons.isEmpty }

  /// Something can be chosen in a system controller. Where it does not even draw its own buttons there is nothing to
  /// choose from, as in an empty library (F1.15).
  private var isSystemFinishing: Bool {
    switch screen.kind {
    case .camera, .photoLibrary, .photoPicker, .documentPicker, .contacts, .siri, .share:
      frame.isLayerBase && holds(screen.systemButtons)
    default: false
    }
  }

  private func appendTriggers(_ control: Control, to moves: inout [Move]) {
    for (index, trigger) in flow.triggers.enumerated() {
      if trigger.kind == .launch, !control.isFresh { continue }
      if let owner = trigger.screen {
        let bit = tables.bits.track[owner]
        let isUp =
          Int(frame.screen) == owner || (frame.tracked | frame.trackedLower) & bit != 0
          || tables.containers[Int(frame.screen)].contains(owner)
        guard isUp, holds(trigger.condition, for: owner) else { continue }
      } else if !holds(trigger.condition, for: trigger.receiver == .topmost ? nil : flow.start) {
        continue
      }
      moves.append(Move(.trigger, index))
    }
  }
}
