import FlowModel

/// Which of the screens further down a layer has to remember, because some step in it, or in what can come above it, asks
/// whether they are up.
///
/// A frame knows the tracked screens of lower layers; one that is never asked for would only multiply states. A step asks
/// for a screen where code names it (`by`, `unwind`), where a trigger is written on it, where it is retained and presented
/// again, and where what it owes may be owed by another instance of it.
struct LiveScreens: Sendable {
  /// By screen: the bits of tracked screens that are asked for in a layer which begins with it.
  private(set) var live: [UInt64]

  /// The parts of the criterion; a test leaves each out in turn.
  enum Term: CaseIterable, Sendable {
    /// Code of the screen itself and of its edges.
    case code
    /// What can come above it.
    case above
    /// What goes on in an event that brought it, or beside it.
    case beneath
    /// Triggers, wherever they are written.
    case triggers
    /// Children of containers.
    case children
    /// Screens that owe something to come.
    case debts
  }

  /// Works out what is asked for. Costs screens × screens in the worst case.
  init(_ flow: Flow, _ bits: MachineBits, _ mayBeLive: [Bool], without missing: Term? = nil) {
    let reach = Reach(flow, bits, mayBeLive, without: missing)
    var live = reach.asks
    var above = reach.above.map { Array($0) }
    if missing == .above { above = above.map { _ in [] } }
    // What is asked beneath is asked in all that comes above as well.
    var inherited = reach.inherited
    var isChanging = missing != .beneath
    while isChanging {
      isChanging = false
      for screen in live.indices {
        for next in above[screen] where inherited[screen] & ~inherited[next] != 0 {
          inherited[next] |= inherited[screen]
          isChanging = true
        }
      }
    }
    for screen in live.indices {
      live[screen] |= reach.everywhere
      if missing != .beneath { live[screen] |= inherited[screen] }
    }
    isChanging = true
    while isChanging {
      isChanging = false
      for screen in live.indices {
        let all = above[screen].reduce(live[screen]) { $0 | live[$1] }
        if all != live[screen] {
          live[screen] = all
          isChanging = true
        }
      }
    }
    self.live = live
  }
}

/// What code asks for and brings, by screen.
private struct Reach {
  /// The tracked screens that code asks for with the screen in front.
  var asks: [UInt64]
  /// Those that code beneath asks for while the screen is in front.
  var inherited: [UInt64]
  /// The screens that can come right above.
  var above: [Set<Int>]
  /// What is asked for wherever one is.
  var everywhere: UInt64 = 0
  private let flow: Flow
  private let bits: MachineBits
  private let missing: LiveScreens.Term?

  init(_ flow: Flow, _ bits: MachineBits, _ mayBeLive: [Bool], without missing: LiveScreens.Term?) {
    self.flow = flow
    self.bits = bits
    self.missing = missing
    asks = [UInt64](repeating: 0, count: flow.screens.count)
    inherited = asks
    above = [Set<Int>](repeating: [], count: flow.screens.count)
    for (index, screen) in flow.screens.enumerated() {
      let children = expanded(index)
      for button in screen.buttons { read(flow.buttons[button].does, at: children) }
      for callback in screen.callbacks { read(flow.callbacks[callback].does, at: children) }
      if case .own(let steps) = screen.back.button { read(steps, at: children) }
      if case .own(let steps) = screen.escape { read(steps, at: children) }
      // Children of one container take each other’s place.
      if missing != .children {
        for child in children { above[child].formUnion(children) }
      }
    }
    for (edge, presentation) in flow.presentations.enumerated() {
      let targets =
        expanded(presentation.target) + (presentation.options.adaptation.content.map { [$0] } ?? [])
      for callback in presentation.callbacks {
        read(flow.callbacks[callback].does, at: presentation.sources + targets)
      }
      for button in presentation.options.adaptation.buttons { read(flow.buttons[button].does, at: targets) }
      guard mayBeLive[edge] else { continue }
      for source in presentation.sources {
        for button in flow.screens[source].buttons { inherit(flow.buttons[button].does, in: targets) }
      }
    }
    readHiding()
    readTriggers()
    if missing != .debts { readDebts(mayBeLive) }
  }

  /// The screen with the children that may stand in front for it, and their children.
  private func expanded(_ screen: Int) -> [Int] {
    if missing == .children { return [screen] }
    var all = [screen]
    var position = 0
    while position < all.count {
      for child in flow.screens[all[position]].tabs + flow.screens[all[position]].columns
      where !all.contains(child) {
        all.append(child)
      }
      position += 1
    }
    return all
  }

  private func asked(_ index: Int) -> UInt64 {
    let effect = flow.effects[index]
    var asked: UInt64 = effect.named.map { bits.track[$0] } ?? 0
    if effect.verb == .unwind {
      for (screen, known) in flow.screens.enumerated() where known.unwinds.contains(effect.target) {
        asked |= bits.track[screen]
      }
    }
    if let edge = effect.presentation, bits.retained[flow.presentations[edge].target] != 0 {
      asked |= bits.track[flow.presentations[edge].target]
    }
    return asked
  }

  private func targets(of index: Int) -> [Int] {
    let effect = flow.effects[index]
    // What goes back, or closes, brings only what lies beneath.
    let isBringing = effect.verb == .push || effect.verb == .setRoot
    var targets = isBringing ? effect.screen.map { expanded($0) } ?? [] : []
    if let edge = effect.presentation {
      targets += expanded(flow.presentations[edge].target)
      targets += flow.presentations[edge].options.adaptation.content.map { [$0] } ?? []
    }
    return targets
  }

  /// Code that runs with one of the screens in front, or with whoever performs its effects.
  private mutating func read(_ steps: [Step], at screens: [Int]) {
    let effects = flow.flattened(steps)
    let all = effects.reduce(UInt64(0)) { $0 | asked($1) }
    for index in effects {
      let brought = targets(of: index)
      for screen in screens + flow.effects[index].performers + flow.effects[index].recipients {
        if missing != .code { asks[screen] |= asked(index) }
        above[screen].formUnion(brought)
      }
      for target in brought { inherited[target] |= all }
    }
  }

  /// Code beneath that may run while one of the screens is in front.
  private mutating func inherit(_ steps: [Step], in screens: [Int]) {
    for index in flow.flattened(steps) {
      for screen in screens {
        inherited[screen] |= asked(index)
        above[screen].formUnion(targets(of: index))
      }
    }
  }

  /// What a screen does when it disappears is done with the next one in front.
  private mutating func readHiding() {
    for (index, screen) in flow.screens.enumerated() {
      for callback in screen.callbacks
      where [.willDisappear, .didDisappear].contains(flow.callbacks[callback].name) {
        inherit(flow.callbacks[callback].does, in: Array(above[index]))
      }
    }
  }

  private mutating func readTriggers() {
    if missing == .triggers { return }
    var brought: Set<Int> = []
    for trigger in flow.triggers {
      if let owner = trigger.screen { everywhere |= bits.track[owner] }
      if let named = trigger.named { everywhere |= bits.track[named] }
      for index in flow.flattened(trigger.does) {
        everywhere |= asked(index)
        brought.formUnion(targets(of: index))
      }
    }
    for screen in above.indices { above[screen].formUnion(brought) }
  }

  /// When a screen goes, what it owes is forgiven unless another instance of it may be meant.
  private mutating func readDebts(_ mayBeLive: [Bool]) {
    for (edge, presentation) in flow.presentations.enumerated() where mayBeLive[edge] {
      for source in presentation.sources { asks[source] |= bits.track[source] }
    }
    for effect in flow.effects where [.push, .pop, .popTo, .popToRoot, .present].contains(effect.verb) {
      let isUIKit = effect.presentation.map { flow.presentations[$0].framework == .uikit } ?? false
      if isUIKit { continue }
      for performer in effect.performers + effect.recipients { asks[performer] |= bits.track[performer] }
    }
  }
}
