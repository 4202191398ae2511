import FlowModel

/// For each screen, what code reads and shows while it is in front: either tracked screens, or points that
/// several screens read or change.
struct CodeReach {
  /// What is collected.
  enum Kind { case screens, points }

  /// For each screen, what code reads while it is in front, as bits.
  var asks: ElementTable<Screen, NumberSet>
  /// For each screen, what code of screens beneath reads while it is in front, because that code has shown it
  /// or continues in the same event.
  var inherited: ElementTable<Screen, NumberSet>
  /// For each screen, what is read beneath while a layer that begins with it is in front: by the presenter
  /// that can be touched beside it, and by what decides how the layer is drawn.
  var besides: ElementTable<Screen, NumberSet>
  /// For each screen, the screens that can be directly above it.
  private(set) var above: ElementTable<Screen, Set<ScreenID>>
  /// The screens that can be above any other one.
  private(set) var aboveAll: Set<ScreenID> = []
  /// For each node, the nodes that can be directly above it. The last node stands for all screens that can be
  /// above any other one.
  private var upwards: [[Int]] = []
  /// What is read whatever is in front.
  private(set) var everywhere: NumberSet = []
  let flow: Flow
  let bits: MachineBits
  let kind: Kind
  private let missing: LiveScreens.Term?
  private let history: KeptHistory
  /// For each trigger, whether it is the end of work and is read where the work begins. What else reads it,
  /// reads it only while the work is in progress (see ``WorkGroup``).
  private let gated: ElementTable<Trigger, Bool>
  /// For each screen, what the handlers of a dialog read of its presenter. Each presenter reads its own
  /// state; frames beneath it are not meant.
  private var ofPresenters: ElementTable<Screen, NumberSet>
  /// The points that guards read; the condition `guarded` reads all of them.
  var guarding: NumberSet = []

  init(
    _ flow: Flow, _ bits: MachineBits, _ mayBeLive: ElementTable<Presentation, Bool>, of kind: Kind,
    _ history: KeptHistory, gated: ElementTable<Trigger, Bool>, without missing: LiveScreens.Term? = nil
  ) {
    self.history = history
    self.gated = gated
    self.flow = flow
    self.bits = bits
    self.kind = kind
    self.missing = missing
    asks = ElementTable<Screen, NumberSet>(repeating: [], for: flow.screens)
    inherited = asks
    besides = asks
    ofPresenters = asks
    above = ElementTable<Screen, Set<ScreenID>>(repeating: [], for: flow.screens)
    if kind == .points {
      readGuards()
      for expectation in flow.expectations {
        everywhere |= points(readBy: expectation.condition, of: expectation.performers)
      }
    }
    if kind == .screens {
      for screen in flow.conditions.flatMap(\.term.screens) + Expectations.asking(in: flow) {
        everywhere |= bits.track[screen]
      }
    }
    for (index, screen) in flow.screens.identified {
      let children = expanded(index)
      for button in screen.buttons { read(flow.buttons[button].does, at: children) }
      for callback in screen.callbacks {
        read(flow.callbacks[callback].does, at: flow.callbacks[callback].screensInFront(or: children))
      }
      for steps in screen.ownLeavingSteps { read(steps, at: children) }
      // Children of one container replace each other.
      if missing != .children {
        for child in children { above[child].formUnion(children) }
      }
    }
    for (edge, presentation) in flow.presentations.identified {
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
    upwards =
      missing == .above
      ? [[Int]](repeating: [], count: asks.count + 1)
      : above.map { $0.map(\.index) + [asks.count] } + [aboveAll.map(\.index)]
  }

  /// For each trigger, whether it is in one of the groups.
  static func gated(_ groups: [[TriggerID]], in flow: Flow) -> ElementTable<Trigger, Bool> {
    var gated = flow.triggers.mapValues { _ in false }
    for trigger in groups.joined() { gated[trigger] = true }
    return gated
  }

  /// The screen with the children that may be in front in its place, and their children.
  func expanded(_ screen: ScreenID) -> [ScreenID] {
    missing == .children ? [screen] : flow.expanded(screen)
  }

  private func asked(_ index: EffectID) -> NumberSet {
    let effect = flow.effects[index]
    if kind == .points {
      let asked = effect.presentation.map { conditions(of: flow.presentations[$0]) } ?? []
      return asked.reduce(points(effect.points)) {
        $0 | points(readBy: $1, of: effect.performers + effect.recipients)
      }
    }
    var asked: NumberSet = effect.named.map { bits.track[$0] } ?? []
    if effect.verb == .unwind {
      for (screen, known) in flow.screens.identified where known.unwinds.contains(effect.target) {
        asked |= bits.track[screen]
      }
    }
    if let owner = effect.flag.flatMap({ flow.flags[$0].screen }) { asked |= bits.track[owner] }
    if let edge = effect.presentation, !bits.retained[flow.presentations[edge].target].isEmpty {
      asked |= bits.track[flow.presentations[edge].target]
    }
    return asked
  }

  private func targets(of index: EffectID) -> [ScreenID] {
    let effect = flow.effects[index]
    // Effects that go back or close show only what is beneath.
    let isBringing = [.push, .setRoot, .select].contains(effect.verb)
    var targets = isBringing ? effect.screen.map { expanded($0) } ?? [] : []
    if let edge = effect.presentation {
      targets += expanded(flow.presentations[edge].target)
      targets += flow.presentations[edge].options.adaptation.content.map { [$0] } ?? []
    }
    return targets
  }

  /// Collects what code reads that runs with one of the screens in front, or with the performer of its
  /// effects.
  private mutating func read(_ steps: [Step], at screens: [ScreenID]) {
    let effects = flow.flattened(steps)
    let performers = effects.flatMap { flow.effects[$0].performers + flow.effects[$0].recipients }
    let read = kind == .points ? points(readBy: steps, of: screens + performers) : []
    for screen in screens { asks[screen] |= read }
    // Completion handlers run after the rest of the list.
    let late = effects.flatMap { flow.flattened(flow.effects[$0].then) }
    let readLate = late.isEmpty && Expectation.all(in: steps, of: flow).isEmpty ? [] : read
    handOn(steps, of: screens + performers, late.reduce(readLate) { $0 | asked($1) })
    for index in effects {
      let brought = targets(of: index)
      if kind == .points, flow.effects[index].isOfEachPerformer({ flow.callbacks[$0].name }) {
        askPresenters(index, screens)
        continue
      }
      for screen in screens + flow.effects[index].performers + flow.effects[index].recipients {
        if missing != .code { asks[screen] |= asked(index) | read }
        above[screen].formUnion(brought)
      }
    }
    for index in effects {
      guard let end = flow.effects[index].trigger, gated[end] else { continue }
      self.read(flow.triggers[end].does, at: screens)
    }
  }

  /// What code reads after it has shown a screen is read with that screen in front.
  ///
  /// - Parameter rest: what is read after these steps.
  /// - Returns: what is read from the beginning of these steps on.
  @discardableResult
  private mutating func handOn(_ steps: [Step], of performers: [ScreenID], _ rest: NumberSet) -> NumberSet {
    var rest = rest
    for step in steps.reversed() {
      switch step {
      case .branch(let condition, let holds, let otherwise):
        let both = handOn(holds, of: performers, rest) | handOn(otherwise, of: performers, rest)
        rest = both | (kind == .points ? points(readBy: condition, of: performers) : [])
      // An expectation is read at the end, see `read(_:at:)`.
      case .expect: break
      case .effect(let index):
        rest = handOn(flow.effects[index].then, of: performers, rest) | asked(index)
        for target in targets(of: index) { inherited[target] |= rest }
      }
    }
    return rest
  }

  /// Collects the points of a `save` or `discard` without a name, in a dialog that several screens present.
  private mutating func askPresenters(_ index: EffectID, _ dialog: [ScreenID]) {
    let effect = flow.effects[index]
    for screen in dialog { ofPresenters[screen] |= points(effect.points) }
    for performer in effect.performers + effect.recipients {
      let edits = flow.screens[performer].edits
      asks[performer] |= points(
        effect.points.filter { flow.unsavedPoints[$0].screen == performer || edits.contains($0) })
    }
  }

  /// Collects what code of screens beneath reads that may run while one of `screens` is in front.
  ///
  /// - Parameter isPresenter: whether the performers present the front layer. Then they can show nothing
  ///   above it: their presentations are dropped or wait, and their pushes happen in their own layer.
  private mutating func inherit(
    _ steps: [Step], of performers: [ScreenID], in screens: [ScreenID], isPresenter: Bool = false
  ) {
    let read = kind == .points ? points(readBy: steps, of: performers) : []
    let effects = flow.flattened(steps)
    let all = effects.reduce(read) { $0 | asked($1) }
    for screen in screens {
      if isPresenter { besides[screen] |= all } else { inherited[screen] |= all }
    }
    for index in effects {
      for screen in screens {
        if isPresenter, kind == .points, isOwn(index) { continue }
        above[screen].formUnion(targets(of: index))
      }
    }
  }

  /// Whether the performer itself shows the target, and not in a separate window.
  private func isOwn(_ index: EffectID) -> Bool {
    let effect = flow.effects[index]
    let hasOwnWindow = effect.presentation.map { flow.presentations[$0].options.ownWindow } ?? false
    return effect.receiver == .self && !hasOwnWindow && effect.verb != .setRoot
  }

  /// Collects what screens read when they disappear: their code then runs with the next screen in front.
  private mutating func readHiding() {
    for (index, screen) in flow.screens.identified {
      for callback in screen.callbacks
      where [.willDisappear, .didDisappear].contains(flow.callbacks[callback].name) {
        inherit(flow.callbacks[callback].does, of: expanded(index), in: Array(above[index].union(aboveAll)))
      }
    }
  }

  private mutating func readTriggers() {
    if missing == .triggers { return }
    var brought: Set<ScreenID> = []
    for (index, trigger) in flow.triggers.identified where !gated[index] && !history.endsInFront[index] {
      everywhere |= asked(by: trigger)
      brought.formUnion(self.brought(by: trigger))
    }
    aboveAll = brought
  }

  /// What a trigger itself reads, whatever is in front.
  private func asked(by trigger: Trigger) -> NumberSet {
    var asked: NumberSet = []
    switch kind {
    case .screens:
      if trigger.kind != .gesture, let owner = trigger.screen { asked |= bits.track[owner] }
      if let named = trigger.named { asked |= bits.track[named] }
      for one in trigger.waits { asked |= bits.track[one.screen] }
    case .points:
      let all = trigger.performers + [trigger.screen ?? flow.start]
      asked |= points(readBy: trigger.condition, of: all) | points(readBy: trigger.does, of: all)
    }
    return flow.flattened(trigger.does).reduce(asked) { $0 | self.asked($1) }
  }

  private func brought(by trigger: Trigger) -> [ScreenID] {
    flow.flattened(trigger.does).flatMap { targets(of: $0) }
  }

  /// Collects screens that may have debts. When such a screen is removed, it loses its debts, unless they may
  /// refer to another instance beneath; so it must know whether there is one.
  private mutating func readDebts(_ mayBeLive: ElementTable<Presentation, Bool>) {
    for (edge, presentation) in flow.presentations.identified where mayBeLive[edge] {
      for source in presentation.sources { asks[source] |= bits.track[source] }
    }
    for effect in flow.effects where [.push, .pop, .popTo, .popToRoot, .present].contains(effect.verb) {
      let isUIKit = effect.presentation.map { flow.presentations[$0].framework == .uikit } ?? false
      if isUIKit { continue }
      for performer in effect.performers + effect.recipients { asks[performer] |= bits.track[performer] }
    }
  }
}

// What is read in a layer.
extension CodeReach {
  /// For each screen, what is read while it, or anything that can be above it, is in front.
  ///
  /// - Parameter own: for each screen, what belongs to it alone: reads above it do not refer to frames
  ///   beneath.
  func wanted(except own: ElementTable<Screen, NumberSet>? = nil) -> ElementTable<Screen, NumberSet> {
    var inherited = inherited.values + [[]]
    Self.spread(&inherited, along: upwards)
    for (screen, asked) in besides.identified { inherited[screen.index] |= asked }
    if missing == .beneath { inherited = inherited.map { _ in [] } }
    if kind == .screens { return wanted(besides: inherited, except: own) }
    // Where code of a frame reads points while a screen is above it, the frame itself needs them as well.
    // From there on they are passed down by the frame, not from above, where several presenters may each mean
    // their own.
    let wanted = wanted(besides: [], except: own)
    return asks.mapIDs { wanted[$0] | inherited[$0.index] | ofPresenters[$0] }
  }

  /// For each group of ends of work, what they read themselves, and what is read with the screens that they
  /// show, or anything above these, in front.
  func wanted(byEnds groups: [[TriggerID]], except own: ElementTable<Screen, NumberSet>? = nil) -> [NumberSet]
  {
    let wanted = wanted(besides: [], except: own)
    return groups.map { ends in
      ends.reduce([]) { all, end in
        let trigger = flow.triggers[end]
        return brought(by: trigger).reduce(all | asked(by: trigger)) { $0 | wanted[$1] }
      }
    }
  }

  /// - Parameter inherited: for each node, what code beneath reads; empty for nothing.
  private func wanted(
    besides inherited: [NumberSet], except own: ElementTable<Screen, NumberSet>?
  ) -> ElementTable<Screen, NumberSet> {
    var downwards = [[Int]](repeating: [], count: upwards.count)
    for (node, above) in upwards.enumerated() { for next in above { downwards[next].append(node) } }
    var wanted = asks.values + [[]]
    for node in asks.values.indices {
      wanted[node] |= everywhere | (inherited.isEmpty ? [] : inherited[node])
    }
    Self.spread(&wanted, along: downwards, except: own?.values)
    return ElementTable(Array(wanted.dropLast()))
  }

  /// Propagates sets along the edges until nothing changes.
  private static func spread(
    _ sets: inout [NumberSet], along next: [[Int]], except own: [NumberSet]? = nil
  ) {
    var waiting = Array(sets.indices)
    var isWaiting = sets.map { _ in true }
    while let node = waiting.popLast() {
      isWaiting[node] = false
      let handed = own.map { node < $0.count ? sets[node].subtracting($0[node]) : sets[node] } ?? sets[node]
      for other in next[node] where !handed.subtracting(sets[other]).isEmpty {
        sets[other] |= handed
        if !isWaiting[other] { waiting.append(other) }
        isWaiting[other] = true
      }
    }
  }
}
