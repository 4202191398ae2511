import FlowModel

extension StackInterpreter {
  /// Whether somebody can do this now.
  public func isPossible(_ move: Move) -> Bool { moves(of: move.kind).contains(move) }

  /// Everything that can be done now.
  public var moves: [Move] { MoveKind.allCases.flatMap { moves(of: $0) } }

  private func moves(of kind: MoveKind) -> [Move] {
    let screen = flow.screens[front.screen]
    switch kind {
    case .button:
      let again = running.map { [Move(.button, $0.button, again: true)] } ?? []
      return buttonsInFront.map { Move(.button, $0) } + buttonsBeside + again
    case .back:
      let isThere = front.isPushed && screen.back.button != .hidden && !isBarHidden
      return (isThere ? [Move(.back)] : []) + backBeside
    case .edgeSwipe:
      return (front.isPushed ? screen.back.swipe : exits.edgeSwipe) ? [Move(.edgeSwipe)] : []
    case .swipeDown: return exits.swipeDown ? [Move(.swipeDown)] : []
    case .swipeAbandoned: return exits.swipeDown && isAbandoningSeen ? [Move(.swipeAbandoned)] : []
    case .tapOutside: return exits.tapOutside ? [Move(.tapOutside)] : []
    case .escape: return canEscape ? [Move(.escape)] : []
    case .edit: return pointsToEdit.map { Move(.edit, $0) }
    case .search: return screen.search ? [Move(.search)] : []
    case .selectTab: return otherTabs.map { Move(.selectTab, $0) }
    case .detent: return otherDetents.map { Move(.detent, $0) }
    case .system:
      let choosers: [Kind] = [
        .camera, .photoLibrary, .photoPicker, .documentPicker, .contacts, .siri, .share,
      ]
      let isThere = choosers.contains(screen.kind) && top.screens.count == 1
      return isThere && holds(screen.systemButtons, for: frontDoer) ? [Move(.system)] : []
    case .trigger: return flow.triggers.indices.filter(canStart).map { .trigger($0, of: flow) }
    case .pending: return []
    case .environment:
      let windows = ground.machine.environments.siblings[environment]
      return windows.indices.filter { windows[$0] != environment }.map { Move(.environment, $0) }
        + ground.flipping.map { Move(.environment, $0, isFlag: true) }
    }
  }

  /// The work in the hands of the screen in front that is safe as yet.
  private var pointsToEdit: [Int] {
    let screen = flow.screens[front.screen]
    let around = front.isPushed ? [] : front.tab.map { containers[$0] } ?? []
    let others = screen.edits + around.flatMap { flow.screens[$0].unsaved }
    let all = others.reduce(into: screen.unsaved) { if !$0.contains($1) { $0.append($1) } }
    return all.filter { point in
      !flow.unsavedPoints[point].autosaved && owner(of: point, for: frontDoer) != nil
        && !isUnsaved(point, for: frontDoer)
    }
  }

  /// The buttons that are drawn and can be tapped, those of containers around and of the adapted form included.
  private var buttonsInFront: [Int] {
    let look = appearance(of: layers.count - 1)
    let doer = frontDoer
    var all =
      flow.screens[front.screen].buttons + containers[front.screen].flatMap { flow.screens[$0].buttons }
    if top.screens.count == 1, look.isAdapted, let presentation {
      all += presentation.options.adaptation.buttons
    }
    return all.filter { index in
      // F11.4: in a popover an action sheet’s Cancel is not drawn.
      if look.look == .popover, flow.screens[front.screen].dialog, flow.buttons[index].role == .cancel {
        return false
      }
      if isBarHidden, [.leading, .trailing].contains(flow.buttons[index].placement) { return false }
      return holds(flow.buttons[index].shown, for: doer) && holds(flow.buttons[index].enabled, for: doer)
    }
  }

  /// A search that is active has taken the place of the bar (F1.16).
  private var isBarHidden: Bool { front.isSearching && behavior.searchHidesBar }

  private var canEscape: Bool {
    let screen = flow.screens[front.screen]
    switch screen.escape {
    case .nothing: return false
    case .own: return true
    case .system:
      let goesBack = switches.escapeGoesBack && front.isPushed && screen.back.button == .system
      return exits.escape || goesBack
    }
  }

  /// A swipe that is begun and given up makes a difference: somebody is asked or told, or views go too early (F5.4).
  private var isAbandoningSeen: Bool {
    guard let presentation, gestureCloses else { return false }
    let custom = presentation.options.custom
    let hears: [CallbackName] = [.willAppear, .didAppear, .willDisappear, .didDisappear]
    if presentation.framework == .uikit, top.style != .custom {
      let own = flow.screens[front.screen].callbacks
      let around = containers[front.screen].flatMap { flow.screens[$0].callbacks }
      if own.contains(where: { hears.contains(flow.callbacks[$0].name) }) { return true }
      if around.contains(where: { hears.prefix(2).contains(flow.callbacks[$0].name) }) { return true }
    }
    return custom.addsViews && custom.removesViewsAt == .willBegin
      || delegate(.willDismiss, front: front) != nil || delegate(.shouldDismiss, front: front) != nil
  }

  /// An interactive dismissal would go through.
  private var gestureCloses: Bool {
    let look = appearance(of: layers.count - 1).look
    if flow.screens[front.screen].dialog { return true }
    if exits.isGuarded, isGuarded { return false }
    guard look != .custom, look != .full, let asked = delegate(.shouldDismiss, front: front) else {
      return true
    }
    return holds(flow.callbacks[asked.callback].returns, for: asked.doer)
  }

  /// The screens in front of the tabs and columns that are not selected, in every container around; none while two tabs
  /// have pushed something.
  private var otherTabs: [Int] {
    guard let tab = front.tab else { return [] }
    if front.isPushed, top.screens.contains(where: { $0.tab != tab }) { return [] }
    return containers[tab].flatMap { container in
      (flow.screens[container].tabs + flow.screens[container].columns).compactMap { child in
        let first = ground.front(of: child).screen
        let isSelected = first == tab || tab == child || containers[tab].contains(child)
        return isSelected ? nil : first
      }
    }
  }

  /// The detents that a sheet can be pulled to, by number.
  private var otherDetents: [Int] {
    guard let presentation else { return [] }
    let look = appearance(of: layers.count - 1).look
    let names = detents(of: top, presentation)
    let active = behavior.activeDetents(names)
    let now = detent(of: top, presentation)
    guard look.isSheet, look != .centred, active.count > 1 else { return [] }
    return names.indices.filter { names[$0] != now && active.contains(names[$0]) }
  }

  /// The buttons of the presenter that can be tapped beside the layer in front (F10.1, F3.5, F11.3).
  private var buttonsBeside: [Move] {
    guard let presentation, let presenter = top.presenter else { return [] }
    return liveButtons(presentation, presenter).filter {
      holds(flow.buttons[$0].shown, for: presenter) && holds(flow.buttons[$0].enabled, for: presenter)
    }.map { Move(.button, $0, beneath: true) }
  }

  /// Back of a presenter that was pushed and is live.
  private var backBeside: [Move] {
    guard let presenter = top.presenter, let instance = presenter.instance else { return [] }
    let isPushed = screen(instance)?.isPushed ?? false
    guard isPushed, flow.screens[presenter.screen].back.button == .system, isUndimmed else { return [] }
    return [Move(.back, presenter.screen, beneath: true)]
  }

  private func liveButtons(_ presentation: Shared<Presentation>, _ presenter: Doer) -> [Int] {
    let buttons = flow.screens[presenter.screen].buttons
    if isUndimmed || appearance(of: layers.count - 1).style == .inspector { return buttons }
    guard top.screens.count == 1, appearance(of: layers.count - 1).look == .popover, !isGuarded else {
      return []
    }
    if flow.screens[front.screen].dialog, behavior.isRedesigned { return buttons }
    switch presentation.options.passthrough {
    case .all: return buttons
    case .buttons(let named): return buttons.filter { named.contains($0) }
    case .neighbours:
      guard case .button(let anchor) = presentation.options.anchor else { return [] }
      let placement = flow.buttons[anchor].placement
      return buttons.filter { $0 != anchor && flow.buttons[$0].placement.sharesBar(with: placement) }
    }
  }

  /// It came when the app went to the background, or has nothing to do now (F14.2).
  private func isLeft(_ index: Int) -> Bool {
    guard let left = flow.triggers[index].left, !isSet(left) else { return true }
    return !canStart(index)
  }

  private func canStart(_ index: Int) -> Bool {
    let trigger = flow.triggers[index]
    if !trigger.waits.isEmpty {
      return trigger.waits.contains { flags.contains($0.pending) || flags.contains($0.orphaned) }
    }
    if let once = trigger.once, isSet(once) { return false }
    if let left = trigger.left, isSet(left) { return false }
    if trigger.kind == .foreground, !flow.triggers.indices.allSatisfy(isLeft) { return false }
    if trigger.kind == .launch, !isFresh { return false }
    if let owner = trigger.screen {
      guard var doer = nearest(owner) else { return false }
      doer.screen = owner
      return holds(trigger.condition, for: doer)
    }
    return holds(trigger.condition, for: trigger.receiver == .topmost ? frontDoer : rootDoer)
  }
}
