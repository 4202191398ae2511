import FlowModel

/// The state of a simulated flow: the layers, the screens in them, the state of each screen, and the current
/// event.
struct ReplayState: Sendable {
  let ground: ReplayGround
  /// The index of the environment.
  var environment: Int
  /// The index of the reading of contested facts; 0 for the usual one.
  let reading: Int
  /// The flags of the app that are set.
  var flags: Set<FlagID> = []
  /// The layers, the lowest first; never empty.
  var layers: [StackedLayer] = []
  /// For each instance that was removed during the event, the presenter of its layer.
  var formerPresenters: [Int: Doer] = [:]
  /// Retained screens that were shown before.
  var shown: Set<ScreenID> = []
  /// The debts in the order of the flow; each place in the flow occurs at most once.
  var owed: [Owed] = []
  /// The first launch trigger that may still run; nil once anything else has happened.
  var launching: TriggerID? = TriggerID(0)
  /// The button whose push is still in progress, and its performer.
  var running: (button: ButtonID, doer: Doer)?
  private var instances = 0

  // The current event.
  var outcome = EventOutcome()
  var afterwards: [Afterwards] = []
  /// The flags of the works that the event has started, or that no screen waits for since.
  var begun: Set<FlagID> = []
  /// Whether all parts of the event are executed, so that expectations can be checked.
  var isJudged = true
  /// The expectations of the event, each with the performer of its code.
  var expected: [(index: ExpectationID, doer: Doer)] = []
  /// How many tasks at the front of ``afterwards`` are disappearance callbacks.
  var disappearing = 0
  var isPresenting = false
  var isDismissing = false
  /// Whether a dismissal without animation is in progress.
  var isInstant = false
  /// Whether the exposed screen was hidden while its navigation stack was to change (F9.11).
  var isUnseen = false
  /// Whether a gesture dismissed the layer, so that delegate methods are called.
  var gestureClosed = false
  var hasClosedLayer = false
  /// The depth and the count of effects; an event that exceeds the limits is stopped.
  var depth = 0
  var effects = 0
  /// Whether the request of an extension has ended: nothing can be done any more.
  var hasEnded = false
  /// Whether the last event was stopped because its callbacks call each other in a cycle.
  var isEndless = false

  /// Creates the root of the window; no callback was called yet.
  init(_ ground: ReplayGround, environment: Int, reading: Int, while conditions: [FlagValue]) {
    self.ground = ground
    self.environment = environment
    self.reading = reading
    for (flag, known) in flow.flags.identified where known.start == .set && known.screen == nil {
      flags.insert(flag)
    }
    assume(conditions)
    layers = [newLayer(flow.start)]
  }

  /// Sets flags that vary by themselves from now on.
  mutating func assume(_ conditions: [FlagValue]) {
    for condition in conditions {
      if condition.isSet { flags.insert(condition.flag) } else { flags.remove(condition.flag) }
    }
  }

  /// The screen in front.
  var front: StackedScreen { top.screens[top.screens.count - 1] }

  /// The layer in front.
  var top: StackedLayer {
    get { layers[layers.count - 1] }
    _modify { yield &layers[layers.count - 1] }
  }

  /// Whether something is presented.
  var isModal: Bool { layers.count > 1 }

  var frontDoer: Doer { Doer(instance: front.instance, screen: front.screen) }

  var rootDoer: Doer { Doer(instance: nil, root: layers[0].screens[0].instance, screen: flow.start) }

  var flow: FlowElements { ground.flow }

  var switches: FactSwitches { behavior.switches }

  var containers: ElementTable<Screen, [ScreenID]> { _read { yield ground.containers } }

  var timelines: PlatformTimelines { ground.machine.counting.timelines }

  var behavior: PlatformBehavior { ground.behaviors[reading][environment] }

  /// The presentation of the front layer; nil for the root layer.
  var presentation: Shared<Presentation>? { top.presentation.map { flow.presentations[$0] } }

  /// Discards the current event and its results.
  mutating func forget() {
    outcome = EventOutcome()
    afterwards = []
    expected = []
    begun = []
    isJudged = true
    formerPresenters = [:]
    (disappearing, effects) = (0, 0)
    (isPresenting, isDismissing, gestureClosed, hasClosedLayer, isEndless) = (
      false, false, false, false, false
    )
    isUnseen = false
  }

  /// Whether the event continues: the app has not crashed, and the event was not stopped.
  var goesOn: Bool { outcome.crash == .none && !isEndless }
}

// MARK: Places of instances

extension ReplayState {
  /// The layer that contains an instance; nil if it was removed.
  func layer(of doer: Doer) -> Int? {
    if doer.isAside { return layers.lastIndex { $0.family.contains(doer.screen) } }
    guard let instance = doer.instance else { return layers[0].screens[0].instance == doer.root ? 0 : nil }
    return layers.firstIndex { layer in
      layer.screens.contains { $0.instance == instance }
        || layer.aside.values.contains { $0.instance == instance }
    }
  }

  /// Whether it is in a tab or column that is not selected.
  func isAside(_ doer: Doer) -> Bool {
    if doer.isAside { return true }
    guard let instance = doer.instance, let layer = layer(of: doer) else { return false }
    return screen(instance)?.tab != layers[layer].screens.last?.tab
  }

  /// The screen with this instance number; nil if it is not on the stack.
  func screen(_ instance: Int) -> StackedScreen? {
    for layer in layers {
      for screen in layer.screens where screen.instance == instance { return screen }
      for screen in layer.aside.values where screen.instance == instance { return screen }
    }
    return nil
  }

  /// The nearest instance of a screen, or of a child of that container, which is in front for it; nil for
  /// none.
  func nearest(_ screen: ScreenID) -> Doer? {
    for layer in layers.reversed() {
      guard let last = layer.screens.last else { continue }
      let isTab = layer.family.contains(screen) && !containers[screen].isEmpty
      if isTab, last.screen != screen, let tab = last.tab, tab != screen {
        return Doer(instance: 0, screen: screen, isAside: true)
      }
      for one in layer.screens.reversed()
      where one.screen == screen || containers[one.screen].contains(screen) {
        return one.instance == front.instance ? frontDoer : Doer(instance: one.instance, screen: screen)
      }
    }
    return nil
  }

  /// Whether the front layer is a window of the app's own: the layers beneath belong to another window
  /// (F14.1).
  var isOverOtherWindow: Bool { isOwnWindow(top) }

  /// Whether the layer is a window of the app's own.
  func isOwnWindow(_ layer: StackedLayer) -> Bool { flow.hasOwnWindow(layer.presentation) }

  /// The front screen of the window beneath, if the front layer is a window of the app's own.
  var frontBeneathWindow: Doer? {
    guard isOverOtherWindow, let front = layers[windowLayer].screens.last else { return nil }
    return Doer(instance: front.instance, screen: front.screen)
  }

  /// The highest layer that is not itself a window of the app's own.
  var windowLayer: Int {
    var layer = layers.count - 1
    while isOwnWindow(layers[layer]) { layer -= 1 }
    return layer
  }

  /// Whether it is the first screen of a tab or column, whose work is stored in its layer.
  func isTab(_ screen: StackedScreen, _ layer: StackedLayer) -> Bool {
    screen.tab != nil && !screen.isPushed && layer.family.contains(screen.screen)
  }
}

// MARK: New screens

extension ReplayState {
  /// Creates a layer with its first screen.
  mutating func newLayer(_ target: ScreenID) -> StackedLayer {
    let first = firstScreen(of: target)
    var layer = StackedLayer(screens: [first])
    guard let tab = first.tab else { return layer }
    layer.family = ground.family(of: tab)
    for screen in layer.family { layer.flags.formUnion(startingFlags(of: screen)) }
    for screen in containers[tab] + [tab] { layer.begin(tab: screen, startingUnsaved(screen)) }
    return layer
  }

  /// The first screen of another tab or column of the front layer; the same instance if it was shown before.
  mutating func tabScreen(_ tab: ScreenID) -> StackedScreen {
    let layer = layers.count - 1
    layers[layer].begin(tab: tab, startingUnsaved(tab))
    if let known = layers[layer].aside.removeValue(forKey: tab) { return known }
    var screen = newScreen(tab)
    screen.isInNavigation = flow.screens[tab].inNavigation
    screen.tab = tab
    return screen
  }

  /// Creates an instance for a root or a presentation; for a container, of its first child.
  private mutating func firstScreen(of root: ScreenID) -> StackedScreen {
    let (front, tab) = ground.front(of: root)
    var screen = newScreen(front)
    screen.tab = tab
    screen.isInNavigation = flow.screens[front].inNavigation || flow.screens[root].inNavigation
    return screen
  }

  /// Creates an instance with its work and flags as at the start.
  mutating func newScreen(_ screen: ScreenID) -> StackedScreen {
    instances += 1
    var new = StackedScreen(instance: instances, screen: screen)
    new.unsaved.formUnion(startingUnsaved(screen))
    new.flags = startingFlags(of: screen)
    return new
  }

  private func startingUnsaved(_ screen: ScreenID) -> [UnsavedPointID] {
    flow.screens[screen].unsaved.filter {
      flow.unsavedPoints[$0].starts == .unsaved && !flow.unsavedPoints[$0].autosaved
    }
  }

  /// The flags of a screen that are set when it is shown.
  private func startingFlags(of screen: ScreenID) -> Set<FlagID> {
    Set(flow.screens[screen].flags.filter { flow.flags[$0].start == .set && flow.flags[$0].screen != nil })
  }
}

// MARK: Results

extension ReplayState {
  mutating func drop(_ reason: DropReason, _ presentation: PresentationID?, _ target: String) {
    outcome.dropped.note(Drop(reason: reason, presentation: presentation, target: target))
  }

  /// Records a request to a hidden window or tab, which is not executed.
  mutating func markBeneath() {
    // After a part that is not executed, it is unknown whether this is beneath.
    if isJudged { outcome.isBeneath = true }
    outcome.changes = true
  }

  /// Records a crash and drops all remaining tasks.
  mutating func crash(_ crash: Crash) {
    outcome.crash = crash
    afterwards = []
  }
}
