import FlowModel

extension StackInterpreter {
  /// `present(_:animated:)`: shown, dropped or held back, or the app is gone (section 7 of the facts).
  mutating func present(_ edge: Int, _ doer: Doer) {
    let presentation = flow.presentations[edge]
    let target = flow.screens[presentation.target]
    if let state = presentation.options.state, flags.contains(state) {
      return drop(.stateStillSet, edge, target.id)
    }
    // F6.9: an instance that is kept cannot be presented while it is up.
    if target.retained, nearest(presentation.target) != nil { return crash(.alreadyActive) }
    let layer = layer(of: doer)
    let isAside = isAside(doer) && (doer.isAside || layer == layers.count - 1)
    if isAside, layer == layers.count - 1, presentation.framework == .swiftui { return tellOfOthers() }
    guard let layer, !isAside else {
      let reason: DropReason = layer == nil ? .presenterGone : .notInWindow
      return drop(isDismissing ? .inTransition : reason, edge, target.id)
    }
    if presentation.options.ownWindow { return show(edge, doer) }
    if presentation.framework == .swiftui { return presentBySwiftUI(edge, doer, layer) }
    if isPresenting || isDismissing { return drop(.inTransition, edge, target.id) }
    if isOverOtherWindow, layer == windowLayer, isPresenterInFrontBeneath,
      layers[layer].screens.last?.instance == (doer.instance ?? doer.root)
    {
      return tellOfOthers()
    }
    if layer + 1 < layers.count {
      let isHidden = appearance(of: layer + 1).removesPresenter
      return drop(isHidden ? .notInWindow : .alreadyPresenting, edge, target.id)
    }
    if doer.instance != front.instance {
      return switches.coveredScreenCannotPresent ? drop(.notInWindow, edge, target.id) : show(edge, doer)
    }
    if front.isSearching, switches.searchBlocksPresenting { return drop(.alreadyPresenting, edge, target.id) }
    if isAppearing { return drop(.notInWindow, edge, target.id) }
    show(edge, doer)
  }

  /// The screen in front is not on screen yet (F7.4), nor is a container that could present for it (F7.19).
  private var isAppearing: Bool {
    var latest: Coming?
    for case .appeared(let instance, let coming) in afterwards {
      if instance == front.instance, latest == nil { latest = coming }
      if coming == .layer, layer(of: Doer(instance: instance, screen: 0)) == layers.count - 1 { return true }
    }
    return latest == .pushed || latest == .back && switches.screenComingBackCannotPresent
  }

  /// F7.12 to F7.14: what shares the modifier takes the place of the other, anything else waits until it is gone; what
  /// is asked for while another goes is honoured from 16.4 on, an alert from 17.4.
  private mutating func presentBySwiftUI(_ edge: Int, _ doer: Doer, _ layer: Int) {
    let presentation = flow.presentations[edge]
    let target = flow.screens[presentation.target]
    let child = layer + 1 < layers.count ? layers[layer + 1] : nil
    // Its binding is set as it was.
    if child?.presentation == edge, layer + 2 == layers.count { return }
    if isDismissing {
      let honoured =
        target.kind == .alert ? timelines.alertsWhileDismissing : timelines.presentingWhileDismissing
      guard honoured[behavior.ios] else {
        return drop(.inTransition, edge, target.id)
      }
      afterwards.append(.present(edge, doer))
      return
    }
    guard let child else { return show(edge, doer) }
    // The column of an inspector stands beside the view, which presents on.
    if layer + 2 == layers.count, child.style == .inspector, child.presenter?.screen == doer.screen,
      appearance(of: layer + 1).look == .pane
    {
      return show(edge, doer)
    }
    let other = child.presentation.map { flow.presentations[$0] }
    if let other, other.framework == .swiftui, other.options.modifier == presentation.options.modifier,
      child.presenter?.screen == doer.screen, layer + 2 == layers.count
    {
      close(from: layer + 1)
      afterwards.append(.present(edge, doer))
    } else {
      drop(.mustWait, edge, target.id)
      remember(.effect(presentation.effect, doer))
    }
  }

  mutating func crash(_ crash: Crash) {
    outcome.crash = crash
    afterwards = []
  }

  /// A presentation comes up.
  private mutating func show(_ edge: Int, _ doer: Doer) {
    let presentation = flow.presentations[edge]
    let covered = front
    let coveredLook = appearance(of: layers.count - 1).look
    let choice = presentation.options.styles.first { holds($0.condition, for: doer) }
    var layer = newLayer(presentation.target)
    (layer.presentation, layer.presenter) = (edge, doer)
    layer.style = choice?.style ?? (presentation.framework == .swiftui ? .sheet : .automatic)
    layers.append(layer)
    adaptContent(of: layers.count - 1)
    let crash = crash(of: presentation, over: coveredLook)
    guard crash == .none else {
      layers.removeLast()
      return self.crash(crash)
    }
    if let state = presentation.options.state { flags.insert(state) }
    if flow.screens[presentation.target].retained {
      // F6.9: it shows what it showed before.
      if !shown.insert(presentation.target).inserted { outcome.found.note(.retainedContent) }
    }
    outcome.changes = true
    isPresenting = presentation.options.animated
    let hides = appearance(of: layers.count - 1).removesPresenter
    layers[layers.count - 1].hidPresenter = hides
    comes(front, .layer, covering: hides ? covered : nil)
  }

  /// Why what has just been put on the stack cannot be shown.
  private func crash(of presentation: Shared<Presentation>, over covered: Look) -> Crash {
    let target = flow.screens[presentation.target]
    let isAlert = target.kind == .alert || target.kind == .actionSheet
    if isAlert, presentation.framework == .uikit, target.title.isEmpty, target.message.isEmpty,
      target.buttons.isEmpty
    {
      return .noAction
    }
    let isInContext = top.style == .currentContext || top.style == .overCurrentContext
    if covered == .popover, isInContext, presentation.options.transition != .coverVertical {
      return .popoverTransition
    }
    return behavior.crash(of: appearance(of: layers.count - 1), request(for: top, presentation))
  }

  /// In the adapted form the delegate may show another screen (F2.5).
  mutating func adaptContent(of layer: Int) {
    guard let edge = layers[layer].presentation,
      let content = flow.presentations[edge].options.adaptation.content
    else { return }
    let usual = ground.front(of: flow.presentations[edge].target).screen
    let wanted = appearance(of: layer).isAdapted ? content : usual
    let old = layers[layer].screens[0]
    guard old.screen != wanted else { return }
    var new = newScreen(wanted)
    (new.tab, new.isInNavigation, new.isSearching) = (old.tab, old.isInNavigation, old.isSearching)
    layers[layer].screens[0] = new
    orphanWork()
  }

  // MARK: Appearance callbacks

  /// A screen has come in front of another whose view goes off the screen.
  mutating func comes(_ new: StackedScreen, _ coming: Coming, covering covered: StackedScreen?) {
    let gone = covered.map { callbacks(.didDisappear, of: $0) } ?? []
    afterwards.insert(contentsOf: [.appeared(new.instance, coming)] + gone, at: 0)
    call(.didLoad, of: new)
    for case .callback(let callback, let doer, _) in covered.map({ callbacks(.willDisappear, of: $0) }) ?? []
    where goesOn { call(callback, doer) }
    let layer = layers.firstIndex { $0.screens.last?.instance == new.instance }
    guard let layer, layer + 1 == layers.count || !appearance(of: layer + 1).removesPresenter else { return }
    call(.willAppear, of: new)
  }

  /// Whoever was covered or gone before it could appear, does not.
  mutating func appeared(_ instance: Int) {
    guard let layer = layers.firstIndex(where: { $0.screens.last?.instance == instance }),
      let screen = layers[layer].screens.last,
      layer + 1 == layers.count || !appearance(of: layer + 1).removesPresenter
    else { return }
    call(.didAppear, of: screen)
  }

  /// Calls what an instance, or a container around it, implements; the outermost first.
  mutating func call(_ name: CallbackName, of one: StackedScreen) {
    for screen in ([one.screen] + containers[one.screen]).reversed() {
      for callback in flow.screens[screen].callbacks where flow.callbacks[callback].name == name && goesOn {
        call(callback, Doer(instance: one.instance, screen: one.screen))
      }
    }
  }

  /// Calls what the app implements.
  mutating func call(_ callback: Int, _ doer: Doer) {
    outcome.fired.note(callback)
    run(flow.callbacks[callback].does, doer, word: false)
  }

  func callbacks(_ name: CallbackName, of one: StackedScreen) -> [Afterwards] {
    flow.screens[one.screen].callbacks.filter { flow.callbacks[$0].name == name }.map {
      .callback($0, Doer(instance: one.instance, screen: one.screen), ifGesture: false)
    }
  }
}
