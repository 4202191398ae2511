import FlowModel

/// What code asks for and brings, by screen: tracked screens, or points that several screens read or change.
struct CodeReach {
  /// What it can ask for.
  enum Kind { case screens, points }

  /// What code asks for with the screen in front, by bits.
  private(set) var asks: [UInt64]
  /// What code beneath asks for while the screen is in front.
  private(set) var inherited: [UInt64]
  /// The screens that can come right above.
  private(set) var above: [Set<Int>]
  /// The screens that can come above any other.
  private(set) var aboveAll: Set<Int> = []
  /// What is asked for wherever one is.
  private(set) var everywhere: UInt64 = 0
  private let flow: Flow
  private let bits: MachineBits
  private let kind: Kind
  private let missing: LiveScreens.Term?
  private let history: KeptHistory
  /// By screen: what the handlers of a dialog ask of whoever presented it. Each presenter asks for his own; beneath him
  /// nobody is meant.
  private var ofPresenters: [UInt64]
  /// The points that guards read; `guarded` asks them all.
  private var guarding: UInt64 = 0

  init(
    _ flow: Flow, _ bits: MachineBits, _ mayBeLive: [Bool], of kind: Kind,
    _ history: KeptHistory, without missing: LiveScreens.Term? = nil
  ) {
    self.history = history
    self.flow = flow
    self.bits = bits
    self.kind = kind
    self.missing = missing
    asks = [UInt64](repeating: 0, count: flow.screens.count)
    inherited = asks
    ofPresenters = asks
    above = [Set<Int>](repeating: [], count: flow.screens.count)
    if kind == .points { readGuards() }
    if kind == .screens {
      for screen in flow.conditions.flatMap(\.term.screens) { everywhere |= bits.track[screen] }
    }
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
        for button in flow.screens[source].buttons {
          inherit(flow.buttons[button].does, of: [source], in: targets, isPresenter: true)
        }
      }
    }
    if kind == .points { readConditions(mayBeLive) }
    readTriggers()
    readHiding()
    if kind == .screens, missing != .debts, history.owes { readDebts(mayBeLive) }
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
    if kind == .points {
      let asked = effect.presentation.map { conditions(of: flow.presentations[$0]) } ?? []
      return asked.reduce(points(effect.points)) {
        $0 | points(readBy: $1, of: effect.performers + effect.recipients)
      }
    }
    var asked: UInt64 = effect.named.map { bits.track[$0] } ?? 0
    if effect.verb == .unwind {
      for (screen, known) in flow.screens.enumerated() where known.unwinds.contains(effect.target) {
        asked |= bits.track[screen]
      }
    }
    if let owner = effect.flag.flatMap({ flow.flags[$0].screen }) { asked |= bits.track[owner] }
    if let edge = effect.presentation, bits.retained[flow.presentations[edge].target] != 0 {
      asked |= bits.track[flow.presentations[edge].target]
    }
    return asked
  }

  private func targets(of index: Int) -> [Int] {
    let effect = flow.effects[index]
    // What goes back, or closes, brings only what lies beneath.
    let isBringing = [.push, .setRoot, .select].contains(effect.verb)
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
    let performers = effects.flatMap { flow.effects[$0].performers + flow.effects[$0].recipients }
    let read = kind == .points ? points(readBy: steps, of: screens + performers) : 0
    let all = effects.reduce(read) { $0 | asked($1) }
    for screen in screens { asks[screen] |= read }
    for index in effects {
      let brought = targets(of: index)
      if kind == .points, flow.effects[index].isOfEachPresenter {
        askPresenters(index, screens)
        continue
      }
      for screen in screens + flow.effects[index].performers + flow.effects[index].recipients {
        if missing != .code { asks[screen] |= asked(index) | read }
        above[screen].formUnion(brought)
      }
      for target in brought { inherited[target] |= all }
    }
  }

  /// A bare `save` or `discard` of a dialog that several screens present.
  private mutating func askPresenters(_ index: Int, _ dialog: [Int]) {
    let effect = flow.effects[index]
    for screen in dialog { ofPresenters[screen] |= points(effect.points) }
    for performer in effect.performers + effect.recipients {
      let edits = flow.screens[performer].edits
      asks[performer] |= points(
        effect.points.filter { flow.unsavedPoints[$0].screen == performer || edits.contains($0) })
    }
  }

  /// Code of some screens beneath that may run while one of the others is in front.
  ///
  /// - Parameter isPresenter: they present the layer in front, and can bring nothing above it: what they present is
  ///   dropped or waits, what they push comes in their own layer.
  private mutating func inherit(
    _ steps: [Step], of performers: [Int], in screens: [Int], isPresenter: Bool = false
  ) {
    let read = kind == .points ? points(readBy: steps, of: performers) : 0
    for screen in screens { inherited[screen] |= read }
    for index in flow.flattened(steps) {
      for screen in screens {
        inherited[screen] |= asked(index)
        if isPresenter, kind == .points, isOwn(index) { continue }
        above[screen].formUnion(targets(of: index))
      }
    }
  }

  /// Whoever performs it brings it in no window of its own.
  private func isOwn(_ index: Int) -> Bool {
    let effect = flow.effects[index]
    let hasOwnWindow = effect.presentation.map { flow.presentations[$0].options.ownWindow } ?? false
    return effect.receiver == .self && !hasOwnWindow && effect.verb != .setRoot
  }

  /// What a screen does when it disappears is done with the next one in front.
  private mutating func readHiding() {
    for (index, screen) in flow.screens.enumerated() {
      for callback in screen.callbacks
      where [.willDisappear, .didDisappear].contains(flow.callbacks[callback].name) {
        inherit(flow.callbacks[callback].does, of: expanded(index), in: Array(above[index].union(aboveAll)))
      }
    }
  }

  private mutating func readTriggers() {
    if missing == .triggers { return }
    var brought: Set<Int> = []
    let endsInFront = history.goesOn ? [] : flow.endsInFront
    for (index, trigger) in flow.triggers.enumerated() where history.goesOn || !endsInFront[index] {
      if kind == .screens, trigger.kind != .gesture, let owner = trigger.screen {
        everywhere |= bits.track[owner]
      }
      if kind == .screens, let named = trigger.named { everywhere |= bits.track[named] }
      if kind == .screens { for one in trigger.waits { everywhere |= bits.track[one.screen] } }
      if kind == .points {
        let all = trigger.performers + [trigger.screen ?? flow.start]
        everywhere |= points(readBy: trigger.condition, of: all) | points(readBy: trigger.does, of: all)
      }
      for index in flow.flattened(trigger.does) {
        everywhere |= asked(index)
        brought.formUnion(targets(of: index))
      }
    }
    aboveAll = brought
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

// What is asked for in a layer.
extension CodeReach {
  /// By screen: what is asked for with it, or with anything that can come above it, in front.
  ///
  /// - Parameter own: by screen: what is asked for above it is not meant beneath it.
  func wanted(except own: [UInt64]? = nil) -> [UInt64] {
    // One node more stands for all that can come above any other.
    let all = asks.count
    var upwards = above.map { Array($0) + [all] }
    upwards.append(Array(aboveAll))
    if missing == .above { upwards = upwards.map { _ in [] } }
    var downwards = [[Int]](repeating: [], count: all + 1)
    for (screen, above) in upwards.enumerated() { for next in above { downwards[next].append(screen) } }
    // What code beneath asks for is asked for in all that comes above as well.
    var inherited = inherited + [0]
    Self.spread(&inherited, along: upwards)
    if missing == .beneath { inherited = inherited.map { _ in 0 } }
    var wanted = asks + [0]
    for screen in asks.indices {
      wanted[screen] |= everywhere
      if kind == .screens { wanted[screen] |= inherited[screen] }
    }
    Self.spread(&wanted, along: downwards, except: own)
    if kind == .screens { return Array(wanted.dropLast()) }
    // Whose code asks for work while something is above him asks for it where he stands as well; from there on it is
    // handed down, and not from above, where many may have asked, each for his own.
    return asks.indices.map { wanted[$0] | inherited[$0] | ofPresenters[$0] }
  }

  /// Hands sets on until nobody gets anything new.
  private static func spread(
    _ sets: inout [UInt64], along next: [[Int]], except own: [UInt64]? = nil
  ) {
    var waiting = Array(sets.indices)
    var isWaiting = sets.map { _ in true }
    while let node = waiting.popLast() {
      isWaiting[node] = false
      let handed = own.map { node < $0.count ? sets[node] & ~$0[node] : sets[node] } ?? sets[node]
      for other in next[node] where handed & ~sets[other] != 0 {
        sets[other] |= handed
        if !isWaiting[other] { waiting.append(other) }
        isWaiting[other] = true
      }
    }
  }
}

// Points that conditions read.
extension CodeReach {
  private mutating func readGuards() {
    for (index, screen) in flow.screens.enumerated() {
      for condition in [screen.guard.screen, screen.guard.search, screen.guard.navigation] {
        guarding |= points(readBy: condition, of: expanded(index))
      }
    }
    for presentation in flow.presentations {
      for condition in [presentation.guard.navigation, presentation.guard.screen] {
        guarding |= points(
          readBy: condition, of: presentation.sources + expanded(presentation.target))
      }
    }
  }

  /// Conditions that decide what can be done with a screen in front, or how a layer is drawn.
  private mutating func readConditions(_ mayBeLive: [Bool]) {
    for (index, screen) in flow.screens.enumerated() {
      let children = expanded(index)
      var read = points(screen.edits)
      for condition in [
        screen.guard.screen, screen.guard.search, screen.guard.navigation, screen.systemButtons,
      ] + screen.buttons.flatMap({ [flow.buttons[$0].shown, flow.buttons[$0].enabled] })
        + screen.callbacks.map({ flow.callbacks[$0].returns })
      {
        read |= points(readBy: condition, of: children)
      }
      for child in children { asks[child] |= read }
    }
    for (edge, presentation) in flow.presentations.enumerated() {
      let targets =
        expanded(presentation.target) + (presentation.options.adaptation.content.map { [$0] } ?? [])
      var read = conditions(of: presentation).reduce(UInt64(0)) {
        $0 | points(readBy: $1, of: presentation.sources + targets)
      }
      if mayBeLive[edge] {
        for source in presentation.sources {
          for button in flow.screens[source].buttons {
            read |= points(readBy: flow.buttons[button].shown, of: [source])
            read |= points(readBy: flow.buttons[button].enabled, of: [source])
          }
        }
      }
      for target in targets { inherited[target] |= read }
      for source in presentation.sources {
        for condition in conditions(of: presentation) {
          asks[source] |= points(readBy: condition, of: [source])
        }
      }
    }
  }

  /// The conditions that a presentation asks, from when it comes until it goes.
  private func conditions(of presentation: Presentation) -> [Int] {
    let options = presentation.options
    let choices = options.styles + options.adaptation.styles + options.adaptation.compactWidthStyles
    return choices.map(\.condition) + [presentation.guard.navigation, presentation.guard.screen]
      + presentation.callbacks.map { flow.callbacks[$0].returns }
      + options.adaptation.buttons.flatMap { [flow.buttons[$0].shown, flow.buttons[$0].enabled] }
  }

  private func points(_ points: [Int]) -> UInt64 { points.reduce(0) { $0 | bits.shared[$1] } }

  private func points(readBy steps: [Step], of performers: [Int]) -> UInt64 {
    steps.reduce(0) { read, step in
      switch step {
      case .effect(let index): read | points(readBy: flow.effects[index].then, of: performers)
      case .branch(let condition, let holds, let otherwise):
        read | points(readBy: condition, of: performers) | points(readBy: holds, of: performers)
          | points(readBy: otherwise, of: performers)
      }
    }
  }

  private func points(readBy condition: Int, of performers: [Int]) -> UInt64 {
    points(readBy: flow.conditions[condition].term, of: performers)
  }

  private func points(readBy term: Condition.Term, of performers: [Int]) -> UInt64 {
    switch term {
    case .unsaved:
      performers.reduce(0) { $0 | points(flow.screens[$1].unsaved) | points(flow.screens[$1].edits) }
    case .unsavedPoint(let point): bits.shared[point]
    case .guarded: guarding
    case .not(let term): points(readBy: term, of: performers)
    case .all(let terms), .any(let terms): terms.reduce(0) { $0 | points(readBy: $1, of: performers) }
    default: 0
    }
  }
}
