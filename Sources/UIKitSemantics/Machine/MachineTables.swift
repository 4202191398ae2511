import FlowModel

/// Tables about a flow that the machine reads at every step, computed once.
final class MachineTables: Sendable {
  let flow: Flow
  let elements: FlowElements
  let facts: FlowFacts
  let environments: Environments
  let worlds: FlowWorlds
  /// The usual reading of contested facts. Facts that differ between readings are read through ``Setting``.
  let switches: FactSwitches
  let counting: MachineCounts
  let bits: MachineBits
  /// What layers remember of the stack beneath; nil for everything. Set once during initialization.
  nonisolated(unsafe) private(set) var layerMemory: LayerMemory?
  /// The layers whose presenter must be known. Set once during initialization.
  nonisolated(unsafe) private(set) var neededPresenters: NeededPresenters?
  /// The debts that screens may have.
  let debtBits: DebtBits
  /// Whether some code may present from the root while several layers cover it.
  let asksForHiddenRoot: Bool
  /// For each effect that presents by SwiftUI, the others with the same modifier.
  let rivals: [EffectID: Set<EffectID>]
  /// For each presentation, whether some code may depend on whether its layer covers the root layer.
  let asksForRoot: ElementTable<Presentation, Bool>
  /// For each screen, the containers of which it is a child, the nearest first.
  let containers: ElementTable<Screen, [ScreenID]>
  /// Whether some screen is a tab or a column.
  let hasContainers: Bool
  /// The names of works, and `set x`, `clear x`.
  let works: [String]
  /// For each presentation, whether something on it, or on what it presents, can be a guard.
  let mayGuard: ElementTable<Presentation, Bool>
  /// For each screen, whether it implements callbacks about gestures.
  let mayHearGestures: ElementTable<Screen, Bool>
  /// For each presentation, whether its target or its presenter implements such callbacks.
  let layerHearsGestures: ElementTable<Presentation, Bool>
  /// The forms of layers. Set once during initialization; nil before that.
  nonisolated(unsafe) private(set) var forms: LayerForms?
  /// For each presentation, the ways out that its layer may have in addition to its buttons.
  nonisolated(unsafe) private(set) var waysOut = ElementTable<Presentation, Exits>()
  /// For each presentation, whether something may depend on guards of covered screens in its layer.
  nonisolated(unsafe) private(set) var asksForGuards = ElementTable<Presentation, Bool>()
  /// For each presentation, whether the window decides if the presenter’s views are removed.
  nonisolated(unsafe) private(set) var hidingVaries = ElementTable<Presentation, Bool>()
  /// For each presentation, whether the presenter may be touched beside it.
  nonisolated(unsafe) private(set) var mayBeLive = ElementTable<Presentation, Bool>()
  /// What steps report about frames that are no longer in front; nil for everything.
  nonisolated(unsafe) private(set) var reportedParts: ReportedParts?
  /// For each screen, whether it, or a container around it, implements callbacks about appearing.
  let hearsAppearing: ElementTable<Screen, Bool>
  /// For each screen, whether it, or a container around it, implements the callback about loading.
  let hearsLoading: ElementTable<Screen, Bool>
  /// For each screen, whether it implements a callback about disappearing.
  let hearsDisappearing: ElementTable<Screen, Bool>
  /// For each screen, whether a cancelled edge swipe calls it (F9.10) and changes only data. Others are
  /// ignored.
  let hearsSwipeBack: ElementTable<Screen, Bool>
  /// For each screen, the shared points of its containers and their children; they live as long as the layer.
  let tabPoints: ElementTable<Screen, NumberSet>
  /// For each screen, the tracked screens among the other tabs and columns of the containers around it.
  let siblings: ElementTable<Screen, NumberSet>
  /// The tracked screens that implement unwind actions.
  let unwinding: NumberSet
  /// What layers have to remember for later.
  let history: KeptHistory
  /// For each screen, the presenter of its layer when it is covered; the first of several, nil for none.
  let presenters: ElementTable<Screen, ScreenID?>
  /// For each tab, whether a tap on it while it is selected has an effect (F13.5).
  let heardAgain: ElementTable<Screen, Bool>
  /// For each screen, whether some effect pushes it.
  let isEverPushed: ElementTable<Screen, Bool>
  /// For each screen, whether it can be the first screen of a layer, a tab or a column.
  let isEverFirst: ElementTable<Screen, Bool>
  /// For each screen, whether it can be pushed and can be first, and something reads which when covered.
  let remembersPushed: ElementTable<Screen, Bool>
  /// For each effect, whether it changes only flags and reports, so that it can run whatever is on the stack.
  let isQuiet: ElementTable<Effect, Bool>
  /// For each callback, whether its effects can run at any time of an event that closes layers.
  let isCalledAtOnce: ElementTable<Callback, Bool>
  /// For each screen, whether the same holds for all that it does when it disappears.
  let disappearsQuietly: ElementTable<Screen, Bool>
  /// What each instance of a screen has of its own.
  let instances: InstanceTables
  /// For each button, what may wait for work that it, or an answer in its dialog, starts.
  let worksBegun: WorksBegun
  /// For each effect, the index of its name in ``works``; nil for none.
  let workOfEffect: ElementTable<Effect, Int32?>

  init(_ flow: Flow, readings: [FactReading], counting: MachineCounts, facts: FlowFacts) {
    self.flow = flow
    elements = FlowElements(flow)
    switches = readings[0].switches
    self.counting = counting
    self.facts = facts
    let timelines = counting.timelines
    environments = Environments(
      of: flow.app,
      versions: VersionIntervals.starts(of: flow, reading: counting.versions, timelines: timelines),
      readsOrientation: flow.readsOrientation, timelines: timelines)
    let debts = LikelyDebts(flow: flow).all(again: counting.again)
    worlds = FlowWorlds(flow, environments, readings: readings, debts: debts, counting: counting)
    history = KeptHistory(flow, worlds)
    containers = Self.containers(flow)
    hasContainers = containers.contains { !$0.isEmpty }
    (works, workOfEffect) = Self.works(flow)
    bits = MachineBits(flow)
    worksBegun = WorksBegun(of: flow)
    tabPoints = flow.screens.mapIDs { [containers, bits] screen in
      Self.family(of: screen, containers).reduce([]) { $0 | bits.ownedShared[$1] }
    }
    siblings = flow.screens.mapIDs { [containers, bits] screen in
      Self.family(of: screen, containers).filter {
        $0 != screen && !containers[$0].isEmpty && !containers[screen].contains($0)
      }.reduce([]) { $0 | bits.track[$1] }
    }
    unwinding = flow.screens.indices.reduce([]) { [bits] in
      flow.screens[$1].unwinds.isEmpty ? $0 : $0 | bits.track[$1]
    }
    debtBits = DebtBits(flow, worlds)
    instances = InstanceTables(
      flow, families: flow.screens.mapIDs { [containers] in Self.family(of: $0, containers) })
    isQuiet = flow.effects.mapValues { effect in
      effect.then.isEmpty && [.run, .complete, .set, .clear].contains(effect.verb)
        && effect.flag.map { flow.flags[$0].screen == nil } != false
    }
    isCalledAtOnce = flow.calledAtOnce(isQuiet)
    disappearsQuietly = flow.screens.mapValues { [isCalledAtOnce] screen in
      screen.callbacks.allSatisfy { callback in
        ![.willDisappear, .didDisappear].contains(flow.callbacks[callback].name) || isCalledAtOnce[callback]
      }
    }
    hearsDisappearing = flow.screens.mapValues { $0.hears([.willDisappear, .didDisappear], flow) }
    hearsSwipeBack = flow.screens.mapIDs { [containers] screen in
      containers[screen].isEmpty && flow.screens[screen].hearsSwipeBack(flow)
    }
    let hears = flow.screens.mapValues { $0.hears([.willAppear, .didAppear], flow) }
    hearsAppearing = flow.screens.mapIDs { [containers] screen in
      hears[screen] || containers[screen].contains { hears[$0] }
    }
    let hearsLoad = flow.screens.mapValues { $0.hears([.didLoad], flow) }
    hearsLoading = flow.screens.mapIDs { [containers] screen in
      hearsLoad[screen] || containers[screen].contains { hearsLoad[$0] }
    }
    asksForRoot =
      counting.remembersAll
      ? flow.presentations.mapValues { [all = flow.asksForRoot] _ in all } : flow.presentationsAskedForRoot
    rivals = flow.rivals
    asksForHiddenRoot = flow.asksForRoot && (flow.asksForHiddenRoot || counting.remembersAll)
    let gestures: [CallbackName] = [.shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss]
    let mayHear = flow.screens.mapValues { $0.hears(gestures, flow) }
    mayHearGestures = mayHear
    layerHearsGestures = flow.presentations.mapValues { presentation in
      mayHear[presentation.target]
        || presentation.callbacks.contains { gestures.contains(flow.callbacks[$0].name) }
    }
    mayGuard = flow.presentations.mapValues { presentation in
      let target = flow.screens[presentation.target]
      return target.kind == .photoPicker
        || [presentation.guard.navigation, presentation.guard.screen, target.guard.navigation]
          .contains { $0 != Condition.never }
    }
    heardAgain = TabsHeardAgain(flow: flow).byTab
    presenters = Self.presenters(flow, containers)
    (isEverPushed, isEverFirst) = Self.arrivals(flow)
    remembersPushed = flow.screens.mapIDs { [isEverPushed, isEverFirst, asks = flow.asksHowScreensCame] in
      (asks || flow.screens[$0].framework == .swiftui) && isEverPushed[$0] && isEverFirst[$0]
    }
    forms = nil
    hidingVaries = ElementTable<Presentation, Bool>(repeating: false, for: flow.presentations)
    forms = LayerForms(self)
    hidingVaries = flow.presentations.mapIDs { edge in
      forms?.all(of: edge).map { Set($0.map(\.appearance.removesPresenter)).count > 1 } ?? true
    }
    waysOut = flow.presentations.mapIDs { edge in
      forms?.all(of: edge).map(Exits.init(anyOf:)) ?? .all
    }
    let readsGuards =
      counting.remembersAll || flow.conditions.contains { $0.term.contains { $0 == .guarded } }
    asksForGuards = waysOut.mapValues { readsGuards || $0.hasGesture || $0.escape }
    mayBeLive = flow.presentations.mapIDs { edge in
      guard let forms = forms?.all(of: edge) else { return true }
      return forms.contains { $0.isUndimmed || $0.appearance.style == .inspector }
        || forms.contains { $0.appearance.look == .popover }
          && flow.mayBeLiveAsPopover(flow.presentations[edge])
    }
    neededPresenters = NeededPresenters(
      flow, bits, mayBeLive, isQuiet, containers, without: counting.forgettingPresenters)
    if !counting.remembersAll {
      reportedParts = ReportedParts(flow, bits, mayBeLive, forms, without: counting.forgettingTold)
      layerMemory = LayerMemory(
        flow, bits, mayBeLive, history, worlds, containers: containers, isEverFirst: isEverFirst,
        counting)
    }
  }

  /// Whether a layer that remembers these tracked screens remembers that this screen presented it.
  func remembers(presenter source: ScreenID, of edge: PresentationID, beside remembered: NumberSet) -> Bool {
    counting.remembersAll
      || neededPresenters?.contains(source, of: edge, remembering: remembered) != false
  }

  private static func containers(_ flow: Flow) -> ElementTable<Screen, [ScreenID]> {
    var parent = ElementTable<Screen, ScreenID?>(repeating: nil, for: flow.screens)
    for (index, screen) in flow.screens.identified {
      for child in screen.children where parent[child] == nil && child != index {
        parent[child] = index
      }
    }
    return flow.screens.mapIDs { screen in
      var chain: [ScreenID] = []
      var next = parent[screen]
      while let container = next, !chain.contains(container) {
        chain.append(container)
        next = parent[container]
      }
      return chain
    }
  }

  /// The containers around a screen, with all their children.
  private static func family(of screen: ScreenID, _ containers: ElementTable<Screen, [ScreenID]>)
    -> [ScreenID]
  {
    let around = containers[screen]
    if around.isEmpty { return [] }
    return around
      + containers.indices.filter { other in
        containers[other].contains { around.contains($0) } && !around.contains(other)
      }
  }

  private static func presenters(_ flow: Flow, _ containers: ElementTable<Screen, [ScreenID]>)
    -> ElementTable<Screen, ScreenID?>
  {
    var presenters = ElementTable<Screen, ScreenID?>(repeating: nil, for: flow.screens)
    func isFree(_ screen: ScreenID) -> Bool { presenters[screen] == nil }
    for presentation in flow.presentations where isFree(presentation.target) {
      presenters[presentation.target] = presentation.source
    }
    for screen in flow.screens.indices where isFree(screen) {
      presenters[screen] = containers[screen].lazy.compactMap { presenters[$0] }.first
    }
    // A pushed screen is in the layer of the screen that pushes it.
    var changes = true
    while changes {
      changes = false
      for effect in flow.effects where effect.verb == .push {
        guard let target = effect.screen, isFree(target) else { continue }
        guard let presenter = effect.recipients.lazy.compactMap({ presenters[$0] }).first else {
          continue
        }
        presenters[target] = presenter
        changes = true
      }
    }
    return presenters
  }

  /// How screens can be shown: pushed, and as the first of a stack.
  private static func arrivals(_ flow: Flow) -> (
    pushed: ElementTable<Screen, Bool>, first: ElementTable<Screen, Bool>
  ) {
    var pushed = ElementTable<Screen, Bool>(repeating: false, for: flow.screens)
    var first = pushed
    first[flow.start] = true
    for effect in flow.effects {
      guard let screen = effect.screen else { continue }
      if effect.verb == .push { pushed[screen] = true }
      if effect.verb == .setRoot { first[screen] = true }
    }
    for presentation in flow.presentations {
      first[presentation.target] = true
      if let content = presentation.options.adaptation.content { first[content] = true }
    }
    for screen in flow.screens {
      for child in screen.children { first[child] = true }
    }
    return (pushed, first)
  }

  private static func works(_ flow: Flow) -> ([String], ElementTable<Effect, Int32?>) {
    var names: [String] = []
    var numbers: [String: Int32] = [:]
    let byEffect = flow.effects.mapValues { effect -> Int32? in
      let name: String
      switch effect.verb {
      case .run where !effect.repeatable: name = effect.target
      case .set, .clear: name = "\(effect.verb.rawValue) \(effect.target)"
      default: return nil
      }
      if let number = numbers[name] { return number }
      let number = Int32(names.count)
      numbers[name] = number
      names.append(name)
      return number
    }
    return (names, byEffect)
  }

  /// The screen in front when this one is shown: for a container, its first child.
  func front(of screen: ScreenID) -> (screen: ScreenID, tab: ScreenID?) {
    var front = screen
    var tab: ScreenID?
    for _ in 0..<8 {
      guard let child = flow.screens[front].tabs.first ?? flow.screens[front].columns.last else { break }
      front = child
      tab = child
    }
    return (front, tab)
  }
}

extension MachineTables {
  /// Whether both are different tabs or columns of one container.
  func areSiblings(_ screen: ScreenID, _ other: ScreenID) -> Bool {
    screen != other && containers[screen].contains { containers[other].contains($0) }
  }

  /// The shared points that a popped frame passes down: not its own; those of tabs if their layer stays.
  func handedDown(_ sharedUp: NumberSet, from screen: ScreenID?, wasBase: Bool, to frame: Frame) -> NumberSet
  {
    let owned = screen.map { bits.ownedShared[$0] } ?? []
    if wasBase {
      let ofTabs = screen.map { tabPoints[$0] } ?? []
      return (sharedUp & frame.sharedUp).subtracting(owned | ofTabs)
    }
    guard let tab = frame.tab else { return (sharedUp & frame.sharedUp).subtracting(owned) }
    let kept = tabPoints[tab]
    return (sharedUp & (frame.sharedUp | kept)).subtracting(owned.subtracting(kept))
  }

  /// The shared points of a frame that still exist after it was popped.
  func outliving(_ frame: Frame) -> NumberSet {
    handedDown(frame.sharedUp, from: frame.screen, wasBase: frame.isLayerBase, to: frame)
  }

  /// The callbacks of this name of a screen and the containers around it, the outermost first.
  func callbacks(_ name: CallbackName, around screen: ScreenID) -> [CallbackID] {
    var found: [CallbackID] = []
    for container in containers[screen].reversed() {
      for callback in elements.screens[container].callbacks where elements.callbacks[callback].name == name {
        found.append(callback)
      }
    }
    for callback in elements.screens[screen].callbacks where elements.callbacks[callback].name == name {
      found.append(callback)
    }
    return found
  }

  /// Whether these effects can run whatever is on the stack.
  func areQuiet(_ steps: [Step]) -> Bool {
    steps.allSatisfy { step in
      if case .effect(let index) = step { isQuiet[index] } else { false }
    }
  }
}

extension Flow {
  /// For each callback, whether it only runs work and sets flags that nothing reads while layers close.
  fileprivate func calledAtOnce(_ isQuiet: ElementTable<Effect, Bool>) -> ElementTable<Callback, Bool> {
    func hasCondition(_ steps: [Step]) -> Bool {
      steps.contains { if case .branch = $0 { true } else { false } }
    }
    let readsWhileLeaving =
      presentations.contains { presentation in
        let adaptation = presentation.options.adaptation
        return (adaptation.styles + adaptation.compactWidthStyles).contains {
          $0.condition != Condition.always && $0.condition != Condition.never
        }
      }
      || screens.contains { screen in
        screen.callbacks.contains {
          [.willDisappear, .didDisappear].contains(callbacks[$0].name) && hasCondition(callbacks[$0].does)
        }
      }
    return callbacks.mapValues { callback in
      callback.does.allSatisfy { step in
        guard case .effect(let index) = step, isQuiet[index] else { return false }
        return !readsWhileLeaving || effects[index].flag == nil
      }
    }
  }
}

extension Screen {
  func hears(_ names: [CallbackName], _ flow: Flow) -> Bool {
    callbacks.contains { names.contains(flow.callbacks[$0].name) }
  }

  fileprivate func hearsSwipeBack(_ flow: Flow) -> Bool {
    let called = callbacks.map { flow.callbacks[$0] }.filter {
      [.willDisappear, .willAppear, .didAppear].contains($0.name)
    }
    let verbs = Set(called.flatMap { flow.flattened($0.does) }.map { flow.effects[$0].verb })
    return framework == .uikit && !called.isEmpty
      && verbs.isSubset(of: [.run, .save, .discard, .set, .clear, .complete])
  }
}
