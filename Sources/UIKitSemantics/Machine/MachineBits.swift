import FlowModel

/// Small numbers for the names that frames and control have to know.
struct MachineBits: Sendable {
  /// By screen: its bit among the screens that code beneath or above asks for; 0 for none.
  private(set) var track: [UInt64]
  /// Screens with a bit.
  private(set) var tracked: [Int32] = []
  /// By unsaved point: its bit among those that several screens read or change; 0 for none.
  private(set) var shared: [UInt64]
  /// By unsaved point: its bit among those of its screen.
  private(set) var own: [UInt32]
  /// By screen: the shared points it owns.
  private(set) var ownedShared: [UInt64]
  /// By presentation: the presenter’s own points that can be changed beside what it presents; the first frame of the
  /// layer holds copies of them.
  private(set) var near: [UInt32]
  /// By screen: its bit among the retained ones; 0 for the others.
  private(set) var retained: [UInt64]
  /// By screen: its bit among those whose guard flags, the window or work that others change decide; 0 for the others.
  /// Screens whose guards say the same of flags and the window alone have one bit.
  private(set) var openGuard: [UInt64]
  /// What does not fit.
  private(set) var excess: [String] = []

  init(_ flow: Flow) {
    track = [UInt64](repeating: 0, count: flow.screens.count)
    shared = [UInt64](repeating: 0, count: flow.unsavedPoints.count)
    own = [UInt32](repeating: 0, count: flow.unsavedPoints.count)
    ownedShared = [UInt64](repeating: 0, count: flow.screens.count)
    near = [UInt32](repeating: 0, count: flow.presentations.count)
    retained = [UInt64](repeating: 0, count: flow.screens.count)
    openGuard = [UInt64](repeating: 0, count: flow.screens.count)
    number(screensOf: flow)
    number(pointsOf: flow)
    number(guardsOf: flow)
    var count: UInt64 = 0
    for index in flow.screens.indices where flow.screens[index].retained && count < 64 {
      retained[index] = 1 << count
      count += 1
    }
  }

  /// The screens behind bits of ``openGuard``.
  func guards(_ bits: UInt64) -> [Int] { openGuard.indices.filter { openGuard[$0] & bits != 0 } }

  private mutating func number(guardsOf flow: Flow) {
    var count: UInt64 = 0
    var known: [Condition.Term: UInt64] = [:]
    for (index, screen) in flow.screens.enumerated() {
      let condition = flow.conditions[screen.guard.screen]
      let reads = condition.reads
      let isChanged =
        reads.contains(.unsaved) && (screen.unsaved + screen.edits).contains { shared[$0] != 0 }
      guard isChanged || reads.contains(where: { $0 != .unsaved }) else { continue }
      if let bit = known[condition.term] {
        openGuard[index] = bit
        continue
      }
      guard count < 64 else {
        return excess.append("guards that flags, the window or other screens decide: more than 64")
      }
      openGuard[index] = 1 << count
      let isAnywhere = reads.allSatisfy {
        [.flag, .width, .height, .orientation, .idiom, .ios].contains($0)
      }
      if isAnywhere { known[condition.term] = openGuard[index] }
      count += 1
    }
  }

  private mutating func number(screensOf flow: Flow) {
    for screen in flow.screensAskedFor {
      guard tracked.count < 64 else {
        return excess.append("screens named as performers or receivers: more than 64")
      }
      track[screen] = 1 << UInt64(tracked.count)
      tracked.append(Int32(screen))
    }
  }

  private mutating func number(pointsOf flow: Flow) {
    for screen in flow.screens {
      for (position, point) in screen.unsaved.prefix(32).enumerated() { own[point] = 1 << UInt32(position) }
      if screen.unsaved.count > 32 { excess.append("unsaved points of one screen: more than 32") }
    }
    for (position, point) in flow.sharedPoints.enumerated() {
      guard position < 64 else {
        return excess.append("unsaved points that several screens change: more than 64")
      }
      shared[point] = 1 << UInt64(position)
      ownedShared[flow.unsavedPoints[point].screen] |= shared[point]
    }
    for (edge, presentation) in flow.presentations.enumerated() {
      for point in flow.pointsOfLivePresenter(of: presentation) where shared[point] == 0 {
        near[edge] |= own[point]
      }
    }
  }
}
