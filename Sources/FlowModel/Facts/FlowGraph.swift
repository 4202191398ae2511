/// Which screens present, push and contain each other. Computed as a fixed point over all effects, because a
/// dialog's handlers are performed by its presenters, which may be known only through other dialogs.
struct FlowGraph: Sendable {
  /// For each screen, its presenters in the order of the flow.
  private(set) var presenters = ElementTable<Screen, [ScreenID]>()
  /// For each screen, the screens that it pushes.
  private(set) var pushes = ElementTable<Screen, [ScreenID]>()
  /// For each screen, the screens that push it.
  private(set) var pushers = ElementTable<Screen, [ScreenID]>()
  /// For each screen, the containers of which it is a child.
  private(set) var containers = ElementTable<Screen, [ScreenID]>()
  /// For each presentation, the screens that perform it.
  private(set) var sources = ElementTable<Presentation, [ScreenID]>()
  /// For each component, the presenters of the layers that can contain it; computed on demand.
  private var layerPresenters: [Int: [ScreenID]] = [:]
  private var components: Components?
  /// Whether a dialog without a known presenter performs its handlers itself.
  private var standsInForPresenters = true

  init() {}

  /// First only presenters are used that are known, so that the order of the file does not matter. Then what
  /// nobody presents performs its handlers itself.
  ///
  /// Cost: one pass over all effects for each link of the longest chain of dialogs, and one more.
  init(_ flow: Flow) {
    let none = ElementTable<Screen, [ScreenID]>(repeating: [], for: flow.screens)
    presenters = none
    pushes = none
    pushers = none
    containers = none
    sources = ElementTable<Presentation, [ScreenID]>(repeating: [], for: flow.presentations)
    for (index, screen) in flow.screens.identified {
      for child in screen.children { containers[child].insertSorted(index) }
    }
    // The order alternates, so that a chain of dialogs needs few passes in any order.
    let order = Array(flow.effects.indices)
    var isForward = true
    for standsIn in [false, true] {
      standsInForPresenters = standsIn
      while settle(flow, isForward ? order : order.reversed()) {
        layerPresenters = [:]
        components = nil
        isForward.toggle()
      }
    }
  }

  /// The screens whose code contains an element, without `by`; not empty once the graph is complete.
  mutating func performers(of owner: EffectOwner, in flow: Flow) -> [ScreenID] {
    switch owner {
    case .back(let screen), .escape(let screen): return [screen]
    case .button(let index):
      let button = flow.buttons[index]
      guard flow.screens[button.screen].dialog, !button.isAdapted else { return [button.screen] }
      return presenters[button.screen].orElse(standIn(button.screen))
    case .callback(let index):
      let callback = flow.callbacks[index]
      switch callback.site {
      case .presentation(let edge):
        return sources[edge].orElse(standIn(flow.presentations[edge].target))
      case .screen(let screen):
        switch callback.name {
        case .didFinish, .didCancel: return presenters[screen].orElse(standIn(screen))
        case .shouldSelectAgain where flow.screens[screen].kind == .tabs:
          return inFront(of: screen, in: flow)
        default: return [screen]
        }
      }
    case .trigger(let index):
      let trigger = flow.triggers[index]
      if let origin = trigger.origin { return performers(of: flow.effects[origin].owner, in: flow) }
      return screens(trigger.receiver, trigger.named, from: [trigger.screen ?? flow.start], in: flow)
    }
  }

  private func standIn(_ screen: ScreenID) -> ScreenID? { standsInForPresenters ? screen : nil }

  /// The screens that may receive the message of an effect.
  mutating func recipients(of effect: Effect, in flow: Flow) -> [ScreenID] {
    let performers = performers(of: effect.owner, in: flow)
    switch effect.receiver {
    case .presented, .parent: return []
    case .presenter: return above(performers, in: flow)
    default: return screens(effect.receiver, effect.named, from: performers, in: flow)
    }
  }

  /// The screens that may be in front in a tab of this tab bar; never empty.
  func inFront(of bar: ScreenID, in flow: Flow) -> [ScreenID] {
    let fromAnywhere = flow.effects.filter { effect in
      if case .trigger(let trigger) = effect.owner, flow.triggers[trigger].receiver == .topmost {
        return true
      }
      return effect.receiver == .topmost
    }
    let pushed = fromAnywhere.compactMap { $0.verb == .push ? $0.screen : nil }
    return layer(of: [bar] + pushed, in: flow).filter { !flow.screens[$0].kind.isContainer }.orElse(bar)
  }

  /// All screens that a layer can contain that begins with one of these.
  func layer(of first: [ScreenID], in flow: Flow) -> [ScreenID] {
    reach(first, in: flow) { flow.screens[$0].children + pushes[$0] }
  }

  /// The screens to which `by` refers; the performers themselves if they are not known.
  private mutating func screens(
    _ receiver: Receiver, _ named: ScreenID?, from performers: [ScreenID], in flow: Flow
  ) -> [ScreenID] {
    switch receiver {
    case .root: return [flow.start]
    case .named: return named.map { [$0] } ?? performers
    case .presenter:
      let above = above(performers, in: flow)
      return above.isEmpty ? performers : above
    case .self, .topmost, .presented, .parent: return performers
    }
  }

  /// The presenters of the layers that contain these screens.
  private mutating func above(_ screens: [ScreenID], in flow: Flow) -> [ScreenID] {
    let components = self.components ?? components(of: flow)
    self.components = components
    var result: [ScreenID] = []
    for screen in screens {
      let component = components.component[screen]
      let above = layerPresenters[component] ?? presentersOfLayers(with: screen, in: flow)
      layerPresenters[component] = above
      if result.isEmpty { result = above } else { result.insertSorted(contentsOf: above) }
    }
    return result
  }

  private func presentersOfLayers(with screen: ScreenID, in flow: Flow) -> [ScreenID] {
    var isFound = ElementTable<Screen, Bool>(repeating: false, for: flow.screens)
    for lower in reach([screen], in: flow, { pushers[$0] + containers[$0] }) {
      for presenter in presenters[lower] { isFound[presenter] = true }
    }
    return isFound.indices.filter { isFound[$0] }
  }

  /// The components of a layer: screens that push each other in a cycle.
  func components(of flow: Flow) -> Components {
    Components(flow.screens.mapIDs { flow.screens[$0].children + pushes[$0] })
  }

  private func reach(_ first: [ScreenID], in flow: Flow, _ next: (ScreenID) -> [ScreenID]) -> [ScreenID] {
    var isHeld = ElementTable<Screen, Bool>(repeating: false, for: flow.screens)
    var waiting = first
    while let screen = waiting.popLast() {
      guard !isHeld[screen] else { continue }
      isHeld[screen] = true
      waiting += next(screen)
    }
    return isHeld.indices.filter { isHeld[$0] }
  }

  /// One pass; returns true if it found something new.
  private mutating func settle(_ flow: Flow, _ order: [EffectID]) -> Bool {
    var isNew = false
    for index in order {
      let effect = flow.effects[index]
      guard effect.verb == .present || effect.verb == .push, let target = effect.screen else { continue }
      let performers = performers(of: effect.owner, in: flow)
      let screens = screens(effect.receiver, effect.named, from: performers, in: flow)
      if effect.verb == .push {
        for screen in screens {
          isNew = pushes[screen].insertSorted(target) || isNew
          isNew = pushers[target].insertSorted(screen) || isNew
        }
      } else if let edge = effect.presentation {
        isNew = sources[edge].insertSorted(contentsOf: screens) || isNew
        isNew = presenters[target].insertSorted(contentsOf: screens) || isNew
        if let content = flow.presentations[edge].options.adaptation.content {
          isNew = presenters[content].insertSorted(contentsOf: screens) || isNew
        }
      }
    }
    return isNew
  }
}

extension Array where Element: Comparable {
  /// Inserts a number in a sorted array; returns false if it is present already.
  @discardableResult
  mutating func insertSorted(_ number: Element) -> Bool {
    if let last, last < number {
      append(number)
      return true
    }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    if low < count, self[low] == number { return false }
    insert(number, at: low)
    return true
  }

  /// Inserts sorted numbers in a sorted array; returns false if all are present already.
  @discardableResult
  mutating func insertSorted(contentsOf numbers: [Element]) -> Bool {
    var isNew = false
    for number in numbers { isNew = insertSorted(number) || isNew }
    return isNew
  }

  fileprivate func orElse(_ number: Element?) -> [Element] { isEmpty ? number.map { [$0] } ?? [] : self }
}
