import FlowModel

/// `dismiss(animated:)`, unwind segues, and a new root of the window (section 6 of the facts).
enum ReplayDismissing {
  /// `dismiss(animated:)` sent to a controller: what it presents is dismissed with all above; if it presents
  /// nothing, the controller itself (section 6 of the facts).
  static func dismiss(_ index: EffectID, _ doer: Doer, in state: inout ReplayState) {
    let effect = state.flow.effects[index]
    func note(_ hit: Hit, _ layers: Int) {
      state.outcome.dismissals.note(
        Dismissal(receiver: effect.receiver, hit: hit, layers: UInt8(min(2, layers))), times: 2)
    }
    if state.isPresenting {
      state.drop(.inTransition, nil, state.flow.screens[doer.screen].id)
      return note(.nothing, 0)
    }
    if isSearchTaken(effect, doer, in: state) {
      // The search counts as presented by its host, and is dismissed first (F1.14).
      state.top.screens[state.top.screens.count - 1].isSearching = false
      state.outcome.changes = true
      return note(.child, 0)
    }
    if let receiver = receiver(effect, doer, in: state), let layer = state.layer(of: receiver),
      layer + 1 < state.layers.count,
      state.isOverOtherWindow || state.layers[(layer + 1)...].contains(where: state.isOwnWindow)
    {
      note(.receiver, 1)
      let isOneWindow = state.layers.filter(state.isOwnWindow).count == 1
      if effect.receiver == .named, isOneWindow,
        state.ground.machine.tables.isOnlyPresented(receiver.screen)
      {
        return ReplayOwedWork.owe(behindWindow: index, in: &state)
      }
      return state.markBeneath()
    }
    if effect.receiver == .presenter, let layer = state.layer(of: doer), layer > 0,
      ReplayOwedWork.isBeneathWindow(doer, in: state)
    {
      state.markBeneath()
      return note(.child, 1)
    }
    if effect.receiver == .presented, presentsBeneathWindow(doer, in: state) {
      state.markBeneath()
      return note(.receiver, 1)
    }
    if endsRequest(effect, doer, in: state) {
      note(.request, state.layers.count - 1)
      (state.hasEnded, state.outcome.changes) = (true, true)
      if state.isModal {
        beginDismissal(effect, in: &state)
        ReplayClosing.close(from: 1, in: &state)
        state.isInstant = false
      }
      return
    }
    if isPoppedAside(effect, doer, in: state) {
      state.markBeneath()
      return note(.receiver, 0)
    }
    if let popped = poppedBySwiftUI(effect, doer, in: state) {
      note(.receiver, state.layers.count - 1 - popped.layer)
      if popped.layer < state.layers.count - 1 { beginDismissal(effect, in: &state) }
      leaveUpTo(popped.instance, in: &state)
      state.isInstant = false
      return
    }
    if effect.receiver == .root, ReplayOwedWork.isBeneathWindow(doer, in: state) {
      if state.isOverOtherWindow, state.layers.count == 2 { return note(.nothing, 0) }
      note(.child, 1)
      return ReplayOwedWork.owe(behindWindow: index, in: &state)
    }
    guard let plan = plan(effect, doer, in: state) else { return note(.nothing, 0) }
    note(plan.hit, state.layers.count - plan.lowest)
    // Another window may present during the dismissal (F14.1).
    if effect.animated, plan.lowest == state.layers.count - 1, state.isOverOtherWindow {
      state.isInstant = false
    } else {
      beginDismissal(effect, in: &state)
    }
    ReplayClosing.close(from: plan.lowest, in: &state)
    state.isInstant = false
  }

  /// Whether the first screen of an extension is dismissed, by itself or by name, whatever is above it: this
  /// ends the extension's request.
  private static func endsRequest(_ effect: Shared<Effect>, _ doer: Doer, in state: ReplayState) -> Bool {
    guard state.ground.machine.flow.app.host != .app, let receiver = receiver(effect, doer, in: state),
      state.layer(of: receiver) == 0, !state.isAside(receiver)
    else { return false }
    if state.layers.count == 1, state.top.screens.count == 1 { return true }
    let first = state.flow.start
    return receiver.screen == first && receiver.instance != state.front.instance
      && state.ground.machine.tables.standsOnlyAtTheBottom(first)
  }

  /// Records that a dismissal begins. An animated one takes time; others end when the screens are removed.
  private static func beginDismissal(_ effect: Shared<Effect>, in state: inout ReplayState) {
    if effect.animated { state.isDismissing = true } else { state.isInstant = true }
  }

  /// Whether, beneath the front window, the performer has presented something in its own window: another
  /// screen opened the front window, or the performer had presented before (F14.1).
  static func presentsBeneathWindow(_ doer: Doer, in state: ReplayState) -> Bool {
    guard state.isOverOtherWindow, state.layers.count > 2, let layer = state.layer(of: doer),
      layer + 1 < state.layers.count
    else { return false }
    return doer.instance == nil || doer.screen != state.top.presenter?.screen
      || !state.isOwnWindow(state.layers[layer + 1])
  }

  private static func receiver(_ effect: Shared<Effect>, _ doer: Doer, in state: ReplayState) -> Doer? {
    switch effect.receiver {
    case .self: doer
    case .named: effect.named.flatMap { state.nearest($0) }
    default: nil
    }
  }

  /// Whether the message ends the active search of the front screen.
  private static func isSearchTaken(_ effect: Shared<Effect>, _ doer: Doer, in state: ReplayState) -> Bool {
    let host = effect.receiver == .presented ? doer : receiver(effect, doer, in: state)
    return state.front.isSearching && state.switches.searchBlocksPresenting
      && host?.instance == state.front.instance
      && state.flow.screens[state.front.screen].framework == .uikit
  }

  /// The view that SwiftUI’s dismiss pops: the receiver, if it was pushed (F6.13).
  private static func poppedBySwiftUI(_ effect: Shared<Effect>, _ doer: Doer, in state: ReplayState) -> (
    layer: Int, instance: Int
  )? {
    guard let receiver = receiver(effect, doer, in: state), let instance = receiver.instance,
      let layer = state.layer(of: receiver), let screen = state.screen(instance), screen.isPushed,
      state.flow.screens[screen.screen].framework == .swiftui
    else { return nil }
    guard layer + 1 == state.layers.count || isBySwiftUI(layer + 1, in: state) else { return nil }
    return (layer, instance)
  }

  /// Whether it would pop a view in a hidden tab, which is not executed.
  private static func isPoppedAside(_ effect: Shared<Effect>, _ doer: Doer, in state: ReplayState) -> Bool {
    guard let receiver = receiver(effect, doer, in: state),
      state.layer(of: receiver) == state.layers.count - 1, state.isAside(receiver),
      let screen = receiver.instance.flatMap({ state.screen($0) })
    else { return false }
    return screen.isPushed && state.flow.screens[screen.screen].framework == .swiftui
  }

  /// Removes everything above an instance, and the instance itself.
  private static func leaveUpTo(_ instance: Int, in state: inout ReplayState) {
    let all = state.layers.flatMap(\.screens)
    guard let position = all.firstIndex(where: { $0.instance == instance }) else { return }
    ReplayClosing.go(all[position...].reversed().map(\.instance), in: &state)
  }

  /// The lowest layer to remove, and its relation to the receiver.
  private static func plan(_ effect: Shared<Effect>, _ doer: Doer, in state: ReplayState) -> (
    lowest: Int, hit: Hit
  )? {
    switch effect.receiver {
    case .parent, .topmost: return nil
    case .root: return state.isModal ? (1, .child) : nil
    case .presented:
      guard let layer = state.layer(of: doer), layer + 1 < state.layers.count else { return nil }
      return (layer + 1, .child)
    case .presenter:
      guard let layer = state.layer(of: doer), layer > 0 else { return nil }
      guard isBySwiftUI(layer, in: state) else { return (layer, .child) }
      return layer > 1 ? (layer - 1, .receiver) : nil
    case .self, .named:
      let receiver = effect.receiver == .self ? doer : effect.named.flatMap { state.nearest($0) }
      guard let receiver, let layer = state.layer(of: receiver) else { return nil }
      if layer + 1 == state.layers.count { return layer > 0 ? (layer, .receiver) : nil }
      // F6.11: SwiftUI’s dismiss closes the presentation that contains the receiver, whether or not it
      // presents something.
      if state.flow.screens[receiver.screen].framework == .swiftui, isBySwiftUI(layer + 1, in: state) {
        return layer > 0 ? (layer, .receiver) : nil
      }
      return (layer + 1, .child)
    }
  }

  private static func isBySwiftUI(_ layer: Int, in state: ReplayState) -> Bool {
    state.layers[layer].presentation.map { state.flow.presentations[$0].framework == .swiftui } ?? false
  }

  /// An unwind segue to the nearest screen beneath that implements the action. If there is none, nothing
  /// happens (F6.12).
  static func unwind(_ name: String, in state: inout ReplayState) {
    func implements(_ screen: ScreenID) -> Bool { state.flow.screens[screen].unwinds.contains(name) }
    /// Whether the unwind continues in another tab of the layer; the front screen stays.
    func isAside(in layer: StackedLayer) -> Bool {
      guard let tab = layer.screens.last?.tab else { return false }
      return layer.screens.contains { $0.tab != tab && implements($0.screen) }
        || layer.family.contains { $0 != tab && !state.containers[tab].contains($0) && implements($0) }
    }
    let standing = state.layers.flatMap { layer in layer.screens.filter { $0.tab == layer.screens.last?.tab }
    }
    let destination = standing.dropLast().last { one in
      ([one.screen] + state.containers[one.screen]).contains(where: implements)
    }
    let isInFront =
      destination.map { one in state.top.screens.contains { $0.instance == one.instance } } ?? false
    if !isInFront, isAside(in: state.top) || destination == nil && state.layers.contains(where: isAside) {
      return state.markBeneath()
    }
    guard let destination else { return state.drop(.noDestination, nil, name) }
    state.isDismissing = state.isModal
    let above = state.layers.flatMap(\.screens).reversed().prefix { $0.instance != destination.instance }
    ReplayClosing.go(above.map(\.instance), in: &state)
  }

  /// Replaces the root of the window: the whole old stack is removed, and none of its screens appears again
  /// before.
  static func replaceRoot(_ root: ScreenID, in state: inout ReplayState) {
    ReplayClosing.go(
      state.layers.flatMap(\.screens).dropFirst().reversed().map(\.instance), showsWhatIsBeneath: false,
      in: &state)
    guard state.layers.count == 1, state.top.screens.count == 1, state.goesOn else { return }
    for point in state.isTab(state.front, state.top) ? state.top.tabWork : state.front.unsaved {
      state.outcome.lost.note(point)
    }
    let (layer, front) = (state.top, state.front)
    state.layers = []
    state.owed = []
    ReplayFlags.orphanWork(
      of: state.isTab(front, layer) ? layer.family : [front.screen], above: [], &state)
    state.layers = [state.newLayer(root)]
    let wasUnseen = state.isUnseen
    state.isUnseen = false
    state.outcome.changes = true
    state.afterwards += state.flow.restored[state.front.screen].map { .restore($0, state.front.instance) }
    let root = state.front.instance
    ReplayCallbacks.comes(state.front, .layer, covering: wasUnseen ? nil : front, in: &state)
    // The window shows it at once (F7.22).
    for place in state.afterwards.indices {
      if case .appeared(root, .layer) = state.afterwards[place] {
        state.afterwards[place] = .appeared(root, .nothing)
      }
    }
  }
}
