import FlowModel

/// A flow as it stands while it is carried out: the layers, the screens in them, what each knows itself, and the event that
/// is under way.
struct ReplayState: Sendable {
  let ground: ReplayGround
  /// Where it runs, by number.
  var environment: Int
  /// How contested facts are read, by number; 0 for the usual reading.
  let reading: Int
  /// The flags of the app that are set.
  var flags: Set<FlagID> = []
  /// The lowest first; never empty.
  var layers: [StackedLayer] = []
  /// By instance that is gone in the course of an event: who had presented its layer.
  var formerPresenters: [Int: Doer] = [:]
  /// Retained screens that were shown before.
  var shown: Set<ScreenID> = []
  /// In the order of the flow: each place in it is owed at most once.
  var owed: [Owed] = []
  /// The first of the triggers that may still come at the launch; nil once anything else has happened.
  var launching: TriggerID? = TriggerID(0)
  /// The button whose push still runs, and who tapped it.
  var running: (button: ButtonID, doer: Doer)?
  private var instances = 0

  // What is going on.
  var outcome = EventOutcome()
  var afterwards: [Afterwards] = []
  /// Flags of the work that the event has begun, or that nobody waits for since.
  var begun: Set<FlagID> = []
  /// All that the event does is carried out, so that what is expected of it can be judged.
  var isJudged = true
  /// What is expected of the event, and who said so.
  var expected: [(index: ExpectationID, doer: Doer)] = []
  /// How many at the front of ``afterwards`` tell of disappearances.
  var disappearing = 0
  var isPresenting = false
  var isDismissing = false
  /// A dismissal without animation is under way.
  var isInstant = false
  /// What has come up lay off the screen while its navigation stack was told to change (F9.11).
  var isUnseen = false
  /// A gesture closed the layer, so delegates are told.
  var gestureClosed = false
  var hasClosedLayer = false
  /// What one thing brought about another; an event that goes round in circles is cut off.
  var depth = 0
  var effects = 0
  /// The request of an extension has ended: nothing can be done any more.
  var hasEnded = false
  /// The last event was cut off: its callbacks call each other in circles.
  var isEndless = false

  /// The root of the window stands, and nobody was told of it yet.
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

  /// Flags that vary by themselves are so from now on.
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

  /// Something is presented.
  var isModal: Bool { layers.count > 1 }

  var frontDoer: Doer { Doer(instance: front.instance, screen: front.screen) }

  var rootDoer: Doer { Doer(instance: nil, root: layers[0].screens[0].instance, screen: flow.start) }

  var flow: FlowElements { ground.flow }

  var switches: FactSwitches { behavior.switches }

  var containers: ElementTable<Screen, [ScreenID]> { _read { yield ground.containers } }

  var timelines: PlatformTimelines { ground.machine.counting.timelines }

  var behavior: PlatformBehavior { ground.behaviors[reading][environment] }

  /// What is presented by the layer in front; nil for the root’s.
  var presentation: Shared<Presentation>? { top.presentation.map { flow.presentations[$0] } }

  /// Nothing is going on, and nothing is told.
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

  /// The app is there, and does not go round in circles.
  var goesOn: Bool { outcome.crash == .none && !isEndless }
}

// MARK: Who stands where

extension ReplayState {
  /// The layer that an instance stands in; nil where it is gone.
  func layer(of doer: Doer) -> Int? {
    if doer.isAside { return layers.lastIndex { $0.family.contains(doer.screen) } }
    guard let instance = doer.instance else { return layers[0].screens[0].instance == doer.root ? 0 : nil }
    return layers.firstIndex { layer in
      layer.screens.contains { $0.instance == instance }
        || layer.aside.values.contains { $0.instance == instance }
    }
  }

  /// It stands in a tab or column that is not selected.
  func isAside(_ doer: Doer) -> Bool {
    if doer.isAside { return true }
    guard let instance = doer.instance, let layer = layer(of: doer) else { return false }
    return screen(instance)?.tab != layers[layer].screens.last?.tab
  }

  /// An instance that is up.
  func screen(_ instance: Int) -> StackedScreen? {
    for layer in layers {
      for screen in layer.screens where screen.instance == instance { return screen }
      for screen in layer.aside.values where screen.instance == instance { return screen }
    }
    return nil
  }

  /// The nearest instance of a screen, or of a child of that container, which is in front for it; nil where none is up.
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

  /// The layer in front is a window of its own: what lies beneath is another window’s (F14.1).
  var isOverOtherWindow: Bool { isOwnWindow(top) }

  /// A window of its own.
  func isOwnWindow(_ layer: StackedLayer) -> Bool { flow.hasOwnWindow(layer.presentation) }

  /// The screen in front in the window beneath, where the layer in front is a window of its own.
  var frontBeneathWindow: Doer? {
    guard isOverOtherWindow, let front = layers[windowLayer].screens.last else { return nil }
    return Doer(instance: front.instance, screen: front.screen)
  }

  /// The layer beneath all windows above it.
  var windowLayer: Int {
    var layer = layers.count - 1
    while isOwnWindow(layers[layer]) { layer -= 1 }
    return layer
  }

  /// The first screen of a tab or column, whose work its layer keeps.
  func isTab(_ screen: StackedScreen, _ layer: StackedLayer) -> Bool {
    screen.tab != nil && !screen.isPushed && layer.family.contains(screen.screen)
  }
}

// MARK: What comes

extension ReplayState {
  /// A new layer with its first screen.
  mutating func newLayer(_ target: ScreenID) -> StackedLayer {
    let first = firstScreen(of: target)
    var layer = StackedLayer(screens: [first])
    guard let tab = first.tab else { return layer }
    layer.family = ground.family(of: tab)
    for screen in layer.family { layer.flags.formUnion(startingFlags(of: screen)) }
    for screen in containers[tab] + [tab] { layer.begin(tab: screen, startingUnsaved(screen)) }
    return layer
  }

  /// The first screen of another tab or column of the layer in front, the very one that was shown before.
  mutating func tabScreen(_ tab: ScreenID) -> StackedScreen {
    let layer = layers.count - 1
    layers[layer].begin(tab: tab, startingUnsaved(tab))
    if let known = layers[layer].aside.removeValue(forKey: tab) { return known }
    var screen = newScreen(tab)
    screen.isInNavigation = flow.screens[tab].inNavigation
    screen.tab = tab
    return screen
  }

  /// A new instance that comes as root or presentation: of a container the child it begins with.
  private mutating func firstScreen(of root: ScreenID) -> StackedScreen {
    let (front, tab) = ground.front(of: root)
    var screen = newScreen(front)
    screen.tab = tab
    screen.isInNavigation = flow.screens[front].inNavigation || flow.screens[root].inNavigation
    return screen
  }

  /// A new instance with its work as it starts.
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

  /// The flags of a screen that are set when it comes.
  private func startingFlags(of screen: ScreenID) -> Set<FlagID> {
    Set(flow.screens[screen].flags.filter { flow.flags[$0].start == .set && flow.flags[$0].screen != nil })
  }
}

// MARK: What is told

extension ReplayState {
  mutating func drop(_ reason: DropReason, _ presentation: PresentationID?, _ target: String) {
    outcome.dropped.note(Drop(reason: reason, presentation: presentation, target: target))
  }

  /// What another window or tab than the one in front is asked for, out of sight, is not carried out.
  mutating func markBeneath() {
    // Behind what is not carried out it is not known whether it lies beneath.
    if isJudged { outcome.isBeneath = true }
    outcome.changes = true
  }

  /// The app is gone, and does nothing more.
  mutating func crash(_ crash: Crash) {
    outcome.crash = crash
    afterwards = []
  }
}
