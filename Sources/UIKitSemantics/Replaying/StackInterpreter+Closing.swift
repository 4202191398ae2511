import FlowModel

extension StackInterpreter {
  /// `dismiss(animated:)` sent to a controller: what it presents goes with all above, or else it goes itself
  /// (section 6 of the facts).
  mutating func dismiss(_ effect: Shared<Effect>, _ doer: Doer) {
    func note(_ hit: Hit, _ layers: Int, _ interpreter: inout StackInterpreter) {
      interpreter.outcome.dismissals.note(
        Dismissal(receiver: effect.receiver, hit: hit, layers: UInt8(min(2, layers))), times: 2)
    }
    if isPresenting {
      drop(.inTransition, nil, flow.screens[doer.screen].id)
      return note(.nothing, 0, &self)
    }
    if isSearchTaken(effect, doer) {
      // The search is what its host presents, and goes first (F1.14).
      layers[layers.count - 1].screens[top.screens.count - 1].isSearching = false
      outcome.changes = true
      return note(.child, 0, &self)
    }
    if isOverOtherWindow, let receiver = receiver(effect, doer), let layer = layer(of: receiver),
      layer + 1 < layers.count
    {
      tellOfOthers()
      return note(.receiver, 1, &self)
    }
    if isPoppedAside(effect, doer) {
      tellOfOthers()
      return note(.receiver, 0, &self)
    }
    if let popped = poppedBySwiftUI(effect, doer) {
      note(.receiver, layers.count - 1 - popped.layer, &self)
      if popped.layer < layers.count - 1 { beginDismissal(effect) }
      leaveUpTo(popped.instance)
      isInstant = false
      return
    }
    guard let plan = plan(effect, doer) else { return note(.nothing, 0, &self) }
    note(plan.hit, layers.count - plan.lowest, &self)
    beginDismissal(effect)
    close(from: plan.lowest)
    isInstant = false
  }

  /// With animation it takes time; without, it is over as soon as the screens have gone.
  private mutating func beginDismissal(_ effect: Shared<Effect>) {
    if effect.animated { isDismissing = true } else { isInstant = true }
  }

  private func receiver(_ effect: Shared<Effect>, _ doer: Doer) -> Doer? {
    switch effect.receiver {
    case .self: doer
    case .named: effect.named.flatMap { nearest($0) }
    default: nil
    }
  }

  /// The message goes to the screen in front while its search is active.
  private func isSearchTaken(_ effect: Shared<Effect>, _ doer: Doer) -> Bool {
    let host = effect.receiver == .presented ? doer : receiver(effect, doer)
    return front.isSearching && switches.searchBlocksPresenting && host?.instance == front.instance
      && flow.screens[front.screen].framework == .uikit
  }

  /// SwiftUI’s dismiss pops the view that read it, if it was pushed (F6.13).
  private func poppedBySwiftUI(_ effect: Shared<Effect>, _ doer: Doer) -> (layer: Int, instance: Int)? {
    guard let receiver = receiver(effect, doer), let instance = receiver.instance,
      let layer = layer(of: receiver), let screen = screen(instance), screen.isPushed,
      flow.screens[screen.screen].framework == .swiftui
    else { return nil }
    guard layer + 1 == layers.count || layer + 2 == layers.count && isBySwiftUI(layer + 1) else { return nil }
    return (layer, instance)
  }

  /// It pops a view in a tab that is not selected: out of sight, which is not carried out.
  private func isPoppedAside(_ effect: Shared<Effect>, _ doer: Doer) -> Bool {
    guard let receiver = receiver(effect, doer), layer(of: receiver) == layers.count - 1, isAside(receiver),
      let screen = receiver.instance.flatMap({ screen($0) })
    else { return false }
    return screen.isPushed && flow.screens[screen.screen].framework == .swiftui
  }

  /// Everything above an instance goes, and the instance itself.
  private mutating func leaveUpTo(_ instance: Int) {
    let all = layers.flatMap(\.screens)
    guard let position = all.firstIndex(where: { $0.instance == instance }) else { return }
    go(all[position...].reversed().map(\.instance))
  }

  /// The lowest layer that goes, and who it is to whoever was told.
  private func plan(_ effect: Shared<Effect>, _ doer: Doer) -> (lowest: Int, hit: Hit)? {
    switch effect.receiver {
    case .parent, .topmost: return nil
    case .root: return isModal ? (1, .child) : nil
    case .presented:
      guard let layer = layer(of: doer), layer + 1 < layers.count else { return nil }
      return (layer + 1, .child)
    case .presenter:
      guard let layer = layer(of: doer), layer > 0 else { return nil }
      guard isBySwiftUI(layer) else { return (layer, .child) }
      return layer > 1 ? (layer - 1, .receiver) : nil
    case .self, .named:
      let receiver = effect.receiver == .self ? doer : effect.named.flatMap { nearest($0) }
      guard let receiver, let layer = layer(of: receiver) else { return nil }
      if layer + 1 == layers.count { return layer > 0 ? (layer, .receiver) : nil }
      // F6.11: SwiftUI’s dismiss closes the presentation in which the receiver stands, child or not.
      if flow.screens[receiver.screen].framework == .swiftui, isBySwiftUI(layer + 1) {
        return layer > 0 ? (layer, .receiver) : nil
      }
      return (layer + 1, .child)
    }
  }

  private func isBySwiftUI(_ layer: Int) -> Bool {
    layers[layer].presentation.map { flow.presentations[$0].framework == .swiftui } ?? false
  }

  /// An unwind segue: to the nearest screen beneath that implements the action; nobody: nothing (F6.12).
  mutating func unwind(_ name: String) {
    func implements(_ screen: Int) -> Bool { flow.screens[screen].unwinds.contains(name) }
    /// It goes on in another tab of the layer; what is in front stays.
    func isAside(in layer: StackedLayer) -> Bool {
      guard let tab = layer.screens.last?.tab else { return false }
      return layer.screens.contains { $0.tab != tab && implements($0.screen) }
        || layer.family.contains { $0 != tab && !containers[tab].contains($0) && implements($0) }
    }
    let standing = layers.flatMap { layer in layer.screens.filter { $0.tab == layer.screens.last?.tab } }
    let destination = standing.dropLast().last { one in
      ([one.screen] + containers[one.screen]).contains(where: implements)
    }
    let isInFront = destination.map { one in top.screens.contains { $0.instance == one.instance } } ?? false
    if !isInFront, isAside(in: top) || destination == nil && layers.contains(where: isAside) {
      return tellOfOthers()
    }
    guard let destination else { return drop(.noDestination, nil, name) }
    isDismissing = isModal
    let above = layers.flatMap(\.screens).reversed().prefix { $0.instance != destination.instance }
    go(above.map(\.instance))
  }

  /// The window gets a new root: nothing of the old one is left, and nothing of it comes back before.
  mutating func replaceRoot(_ root: Int) {
    go(layers.flatMap(\.screens).dropFirst().reversed().map(\.instance), showsWhatIsBeneath: false)
    guard layers.count == 1, top.screens.count == 1, goesOn else { return }
    for point in isTab(front, top) ? top.tabWork : front.unsaved { outcome.lost.note(point) }
    layers = []
    orphanWork()
    layers = [newLayer(root)]
    outcome.changes = true
    comes(front, .layer, covering: nil)
  }

  /// The screen in front goes back.
  mutating func pop() { if layers.count > 1 || top.screens.count > 1 { go([front.instance]) } }

  /// Goes back to the nearest screen of the navigation stack that is wanted; nowhere if there is none.
  mutating func pop(to isWanted: (StackedScreen) -> Bool) {
    var going: [Int] = []
    for screen in top.screens.reversed() {
      if isWanted(screen) { return go(going) }
      guard screen.isPushed else { return }
      going.append(screen.instance)
    }
  }

  /// A layer goes with everything above it.
  mutating func close(from lowest: Int) {
    go(layers[lowest...].flatMap(\.screens).reversed().map(\.instance))
  }

  /// Screens go, those in front first; what is beneath them comes to light at the end.
  private mutating func go(_ instances: [Int], showsWhatIsBeneath: Bool = true) {
    for (position, instance) in instances.enumerated() where goesOn {
      guard front.instance == instance else { return }
      let isLast = position + 1 == instances.count
      leave(showing: isLast && showsWhatIsBeneath)
    }
  }

  /// The screen in front goes: what it loses, who hears of it and who does not.
  private mutating func leave(showing: Bool) {
    let gone = front
    let closes = isModal && top.screens.count == 1
    let look = appearance(of: layers.count - 1)
    if !isTab(gone, top) {
      for point in flow.screens[gone.screen].unsaved where gone.unsaved.contains(point) {
        outcome.lost.note(point)
      }
    } else if top.screens.count == 1 {
      for point in top.tabWork.sorted() { outcome.lost.note(point) }
    }
    outcome.closed.append(gone.screen)
    outcome.changes = true
    formerPresenters[gone.instance] = top.presenter
    let wasHiding = top.hidPresenter
    if closes {
      tellMissed(look)
      endLayer()
    } else {
      layers[layers.count - 1].screens.removeLast()
    }
    orphanWork()
    let told = callbacks(.didDisappear, of: gone)
    afterwards.insert(contentsOf: told, at: disappearing)
    disappearing += told.count
    if showing { show(isUncovered: !closes || wasHiding, closes ? .layer : .back, gone) }
    for case .callback(let callback, let doer, _) in callbacks(.willDisappear, of: gone) where goesOn {
      call(callback, doer)
    }
  }

  private mutating func endLayer() {
    let layer = layers.removeLast()
    hasClosedLayer = true
    guard let edge = layer.presentation, flow.presentations[edge].framework == .swiftui else { return }
    if let state = flow.presentations[edge].options.state { flags.remove(state) }
    for callback in flow.presentations[edge].callbacks where flow.callbacks[callback].name == .onDismiss {
      if let presenter = layer.presenter {
        afterwards.append(.callback(callback, presenter, ifGesture: false))
      }
    }
  }

  /// What was beneath comes to light: its views had been off the screen and it hears of that (F9.1), or not (F9.2); a
  /// dialog leaves nobody in doubt.
  mutating func show(isUncovered: Bool, _ coming: Coming, _ gone: StackedScreen) {
    if isUncovered, isInstant {
      isInstant = false
      call(.willAppear, of: front)
      if goesOn { appeared(front.instance) }
    } else if isUncovered {
      afterwards.insert(.appeared(front.instance, coming), at: 0)
      disappearing += 1
      call(.willAppear, of: front)
    } else if !flow.screens[gone.screen].dialog {
      for callback in flow.screens[front.screen].callbacks
      where [.willAppear, .didAppear].contains(flow.callbacks[callback].name) {
        outcome.skipped.note(callback)
      }
    }
  }
}
