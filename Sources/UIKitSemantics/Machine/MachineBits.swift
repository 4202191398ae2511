import FlowModel

/// Small numbers for the elements that frames and the control store.
struct MachineBits: Sendable {
  /// For each screen, its number among the tracked ones, which code of other frames reads; empty for none.
  private(set) var track: ElementTable<Screen, NumberSet>
  /// The tracked screens, in order of their numbers.
  private(set) var tracked: [ScreenID] = []
  /// For each unsaved point, its number among the shared ones, which several screens read or change; empty
  /// for none.
  private(set) var shared: ElementTable<UnsavedPoint, NumberSet>
  /// For each unsaved point, its bit among those of its screen.
  private(set) var own: ElementTable<UnsavedPoint, UInt32>
  /// For each screen, the shared points it owns.
  private(set) var ownedShared: ElementTable<Screen, NumberSet>
  /// For each presentation, the presenter’s own points that can change beside what it presents. The first
  /// frame of the layer holds copies of them.
  private(set) var near: ElementTable<Presentation, UInt32>
  /// For each screen, its number among the retained ones; empty for the others.
  private(set) var retained: ElementTable<Screen, NumberSet>
  /// For each screen, its number among those whose guard depends on flags, the window or work that others
  /// change; empty for the others. Screens whose guards are equal conditions on flags and the window only
  /// share a number.
  private(set) var openGuard: ElementTable<Screen, NumberSet>
  /// The parts that exceed the capacity.
  private(set) var excess: [String] = []

  init(_ flow: Flow) {
    track = ElementTable<Screen, NumberSet>(repeating: [], for: flow.screens)
    shared = ElementTable<UnsavedPoint, NumberSet>(repeating: [], for: flow.unsavedPoints)
    own = ElementTable<UnsavedPoint, UInt32>(repeating: 0, for: flow.unsavedPoints)
    ownedShared = ElementTable<Screen, NumberSet>(repeating: [], for: flow.screens)
    near = ElementTable<Presentation, UInt32>(repeating: 0, for: flow.presentations)
    retained = ElementTable<Screen, NumberSet>(repeating: [], for: flow.screens)
    openGuard = ElementTable<Screen, NumberSet>(repeating: [], for: flow.screens)
    number(screensOf: flow)
    number(pointsOf: flow)
    number(guardsOf: flow)
    var count = 0
    for index in flow.screens.indices where flow.screens[index].retained {
      retained[index] = [count]
      count += 1
    }
  }

  /// The screens with these numbers in ``openGuard``.
  func guards(_ bits: NumberSet) -> [ScreenID] { openGuard.indices.filter { openGuard[$0].meets(bits) } }

  private mutating func number(guardsOf flow: Flow) {
    var count = 0
    var known: [Condition.Term: NumberSet] = [:]
    for (index, screen) in flow.screens.identified {
      let condition = flow.conditions[screen.guard.screen]
      let reads = condition.reads
      let isChanged =
        reads.contains(.unsaved) && (screen.unsaved + screen.edits).contains { !shared[$0].isEmpty }
      guard isChanged || reads.contains(where: { $0 != .unsaved }) else { continue }
      if let bit = known[condition.term] {
        openGuard[index] = bit
        continue
      }
      openGuard[index] = [count]
      let isAnywhere = reads.allSatisfy {
        [.flag, .width, .height, .orientation, .idiom, .ios].contains($0)
      }
      if isAnywhere { known[condition.term] = openGuard[index] }
      count += 1
    }
  }

  private mutating func number(screensOf flow: Flow) {
    for screen in flow.screensAskedFor {
      track[screen] = [tracked.count]
      tracked.append(screen)
    }
  }

  private mutating func number(pointsOf flow: Flow) {
    for screen in flow.screens {
      for (position, point) in screen.unsaved.prefix(32).enumerated() { own[point] = 1 << UInt32(position) }
      if screen.unsaved.count > 32 { excess.append("unsaved points of one screen: more than 32") }
    }
    for (position, point) in SharedPoints.all(in: flow).enumerated() {
      shared[point] = [position]
      ownedShared[flow.unsavedPoints[point].screen] |= shared[point]
    }
    for (edge, presentation) in flow.presentations.identified {
      for point in SharedPoints.ofLivePresenter(of: presentation, in: flow)
      where shared[point].isEmpty {
        near[edge] |= own[point]
      }
    }
  }
}
