/// Who presents, pushes and holds whom: settled by going over all effects until nothing changes, because a dialog's
/// handlers are performed by its presenters, which may be known only through other dialogs.
struct FlowGraph: Sendable {
  /// By screen: who presents it, in the order of screens.
  private(set) var presenters: [[Int]] = []
  /// By screen: who presented the layer that holds it.
  private(set) var layerPresenters: [[Int]] = []
  /// By screen: what it pushes.
  private(set) var pushes: [[Int]] = []
  /// By screen: who pushes it.
  private(set) var pushers: [[Int]] = []
  /// By screen: the containers it is a child of.
  private(set) var containers: [[Int]] = []
  /// By presentation: who performs it.
  private(set) var sources: [[Int]] = []

  init() {}

  /// Costs a pass over all effects for each link of the longest chain of dialogs.
  init(_ flow: Flow) {
    let none = [[Int]](repeating: [], count: flow.screens.count)
    presenters = none
    layerPresenters = none
    pushes = none
    pushers = none
    containers = none
    sources = [[Int]](repeating: [], count: flow.presentations.count)
    for (index, screen) in flow.screens.enumerated() {
      for child in screen.tabs + screen.columns { containers[child].insertSorted(index) }
    }
    while settle(flow) {}
  }

  /// Whose code an element is, before any `by`; never empty.
  func performers(of owner: EffectOwner, in flow: Flow) -> [Int] {
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
        let isPresenters = callback.name == .didFinish || callback.name == .didCancel
        return isPresenters ? presenters[screen].orElse(screen) : [screen]
      }
    case .trigger(let index):
      let trigger = flow.triggers[index]
      return screens(
        trigger.receiver, trigger.named, from: [trigger.screen ?? flow.start], start: flow.start)
    }
  }

  /// The screens that a `by` means; the performers themselves where it is not known who else.
  func screens(_ receiver: Receiver, _ named: Int?, from performers: [Int], start: Int) -> [Int] {
    switch receiver {
    case .root: return [start]
    case .named: return named.map { [$0] } ?? performers
    case .presenter:
      let above = performers.reduce(into: [Int]()) { $0.insertSorted(contentsOf: layerPresenters[$1]) }
      return above.isEmpty ? performers : above
    case .self, .topmost, .presented, .parent: return performers
    }
  }

  /// The screens that may get an effect's message.
  func recipients(of effect: Effect, in flow: Flow) -> [Int] {
    let performers = performers(of: effect.owner, in: flow)
    switch effect.receiver {
    case .presented, .parent: return []
    case .presenter:
      return performers.reduce(into: []) { $0.insertSorted(contentsOf: layerPresenters[$1]) }
    default: return screens(effect.receiver, effect.named, from: performers, start: flow.start)
    }
  }

  /// All screens that a layer can hold which begins with these.
  func layer(of first: [Int], in flow: Flow) -> [Int] {
    var held: [Int] = []
    var isHeld = [Bool](repeating: false, count: flow.screens.count)
    var waiting = Array(first.reversed())
    while let screen = waiting.popLast() {
      guard !isHeld[screen] else { continue }
      isHeld[screen] = true
      held.append(screen)
      waiting += flow.screens[screen].tabs + flow.screens[screen].columns + pushes[screen]
    }
    return held.sorted()
  }

  /// One pass; true if it found anything new.
  private mutating func settle(_ flow: Flow) -> Bool {
    var isNew = false
    for effect in flow.effects {
      guard effect.verb == .present || effect.verb == .push, let target = effect.screen else { continue }
      let performers = performers(of: effect.owner, in: flow)
      let screens = screens(effect.receiver, effect.named, from: performers, start: flow.start)
      if effect.verb == .push {
        for screen in screens {
          isNew = pushes[screen].insertSorted(target) || isNew
          isNew = pushers[target].insertSorted(screen) || isNew
        }
      } else if let edge = effect.presentation {
        isNew = sources[edge].insertSorted(contentsOf: screens) || isNew
        isNew = presenters[target].insertSorted(contentsOf: screens) || isNew
        isNew = layerPresenters[target].insertSorted(contentsOf: screens) || isNew
        if let content = flow.presentations[edge].options.adaptation.content {
          isNew = layerPresenters[content].insertSorted(contentsOf: screens) || isNew
        }
      }
    }
    for screen in flow.screens.indices {
      for beneath in pushers[screen] + containers[screen] where beneath != screen {
        isNew = layerPresenters[screen].insertSorted(contentsOf: layerPresenters[beneath]) || isNew
      }
    }
    return isNew
  }
}

extension [Int] {
  /// Adds a number to sorted ones; false if it is there already.
  @discardableResult
  mutating func insertSorted(_ number: Int) -> Bool {
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
  mutating func insertSorted(contentsOf numbers: [Int]) -> Bool {
    var isNew = false
    for number in numbers { isNew = insertSorted(number) || isNew }
    return isNew
  }

  fileprivate func orElse(_ number: Int) -> [Int] { isEmpty ? [number] : self }
}
