/// Who presents, pushes and holds whom: settled by going over all effects until nothing changes, because a dialog's
/// handlers are performed by its presenters, which may be known only through other dialogs.
struct FlowGraph: Sendable {
  /// By screen: who presents it, in the order of screens.
  private(set) var presenters = ElementTable<Screen, [ScreenID]>()
  /// By screen: what it pushes.
  private(set) var pushes = ElementTable<Screen, [ScreenID]>()
  /// By screen: who pushes it.
  private(set) var pushers = ElementTable<Screen, [ScreenID]>()
  /// By screen: the containers it is a child of.
  private(set) var containers = ElementTable<Screen, [ScreenID]>()
  /// By presentation: who performs it.
  private(set) var sources = ElementTable<Presentation, [ScreenID]>()
  /// By component: who presents the layers that hold it; only of those that someone asks about.
  private var layerPresenters: [Int: [ScreenID]] = [:]
  private var components: Components?

  init() {}

  /// Costs a pass over all effects for each link of the longest chain of dialogs.
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
    // To and fro, so that a chain of dialogs is settled at once whichever way it is written.
    let order = Array(flow.effects.indices)
    var isForward = true
    while settle(flow, isForward ? order : order.reversed()) {
      layerPresenters = [:]
      components = nil
      isForward.toggle()
    }
  }

  /// Whose code an element is, before any `by`; never empty.
  mutating func performers(of owner: EffectOwner, in flow: Flow) -> [ScreenID] {
    switch owner {
    case .back(let screen), .escape(let screen): return [screen]
    case .button(let index):
      let button = flow.buttons[index]
      guard flow.screens[button.screen].dialog, !button.isAdapted else { return [button.screen] }
      return presenters[button.screen].orElse(button.screen)
    case .callback(let index):
      let callback = flow.callbacks[index]
      switch callback.site {
      case .presentation(let edge):
        return sources[edge].orElse(flow.presentations[edge].target)
      case .screen(let screen):
        switch callback.name {
        case .didFinish, .didCancel: return presenters[screen].orElse(screen)
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

  /// The screens that may get an effect's message.
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

  /// All screens that a layer can hold which begins with these.
  func layer(of first: [ScreenID], in flow: Flow) -> [ScreenID] {
    reach(first, in: flow) { flow.screens[$0].children + pushes[$0] }
  }

  /// The screens that a `by` means; the performers themselves where it is not known who else.
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

  /// Who presents the layers that hold these screens.
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

  /// What stays together in a layer: screens that push one another, in a circle.
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

  /// One pass; true if it found anything new.
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
  /// Adds a number to sorted ones; false if it is there already.
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

  /// Adds sorted numbers to sorted ones; false if all are there already.
  @discardableResult
  mutating func insertSorted(contentsOf numbers: [Element]) -> Bool {
    var isNew = false
    for number in numbers { isNew = insertSorted(number) || isNew }
    return isNew
  }

  fileprivate func orElse(_ number: Element) -> [Element] { isEmpty ? [number] : self }
}
