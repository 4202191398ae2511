import FlowModel

/// What each instance of a screen has of its own: its flags, and work that may end after it was removed.
///
/// A flag of a screen is one bit of the world, which belongs to the nearest instance. A new instance resets
/// it; the value of an earlier instance is stored in the frame of the new one until that is removed. If there
/// is no instance, the bit has its start value.
final class InstanceTables: Sendable {
  /// For each screen, its flags.
  private let flags: ElementTable<Screen, [FlagID]>
  /// For each screen, the waits for the end of some work.
  private let waits: ElementTable<Screen, [Trigger.Waiting]>
  /// For each screen in a container, all screens that are shown together with the first frame of that layer.
  private let families: ElementTable<Screen, [ScreenID]>
  /// For each screen, whether one instance can be above another.
  private let mayRepeat: ElementTable<Screen, Bool>
  /// The screens that may wait for the end of some work and can be above another instance of themselves, with
  /// the flags for that work in progress.
  private let repeatedlyWaiting: [(screen: ScreenID, pending: [FlagID])]
  /// The ends of work that have an effect only if their screens exist, with the flags for removed screens.
  private let needingScreens: [(trigger: TriggerID, orphaned: [FlagID])]
  /// Whether the flow has no such flags and no such work.
  let isEmpty: Bool

  /// Computes the tables. Cost: a search for each screen that has flags or work.
  init(_ flow: Flow, families: ElementTable<Screen, [ScreenID]>) {
    flags = flow.screens.mapValues { screen in screen.flags.filter { flow.flags[$0].screen != nil } }
    var waits = ElementTable<Screen, [Trigger.Waiting]>(repeating: [], for: flow.screens)
    for trigger in flow.triggers { for one in trigger.waits { waits[one.screen].append(one) } }
    self.waits = waits
    self.families = families
    needingScreens = flow.triggers.identified.filter(\.1.needsScreen).map { index, trigger in
      (index, trigger.waits.map(\.orphaned))
    }
    isEmpty = flags.allSatisfy(\.isEmpty) && waits.allSatisfy(\.isEmpty)
    var mayRepeat = ElementTable<Screen, Bool>(repeating: false, for: flow.screens)
    if !isEmpty {
      let coming = ScreensAbove(flow: flow)
      let next = coming.rightAbove
      let anywhere = coming.anywhere
      for screen in flow.screens.indices where !flags[screen].isEmpty || !waits[screen].isEmpty {
        mayRepeat[screen] = Self.reaches(screen, from: next[screen].union(anywhere), next)
      }
    }
    self.mayRepeat = mayRepeat
    repeatedlyWaiting = flow.screens.indices.filter { mayRepeat[$0] && !waits[$0].isEmpty }.map { screen in
      (screen, waits[screen].map(\.pending))
    }
  }

  private static func reaches(
    _ screen: ScreenID, from first: Set<ScreenID>, _ next: ElementTable<Screen, Set<ScreenID>>
  ) -> Bool {
    var seen = first
    var waiting = Array(first)
    while let one = waiting.popLast() {
      if one == screen { return true }
      for other in next[one] where seen.insert(other).inserted { waiting.append(other) }
    }
    return false
  }

  /// The screens that are shown and removed with a frame: its own, and for the first frame of a layer all
  /// tabs and columns around it.
  private func screens(with frame: Frame) -> [ScreenID] {
    guard let tab = frame.tab, !frame.isPushed else { return [frame.screen] }
    return frame.isLayerBase ? families[tab] : []
  }

  /// Of the screens that are shown again with a new frame, the tracked ones beneath whose work is in
  /// progress.
  ///
  /// - Parameters:
  ///   - content: the screen that replaces the frame’s screen in the adapted form; nil for none.
  ///   - known: the tracked screens beneath.
  func worksUnderWay(
    beneath frame: Frame, orAdapted content: ScreenID?, among known: NumberSet, _ bits: MachineBits,
    _ setting: Setting
  ) -> NumberSet {
    if repeatedlyWaiting.isEmpty { return [] }
    let own = screens(with: frame) + (content.map { [$0] } ?? [])
    return repeatedlyWaiting.reduce([]) { all, one in
      let bit = bits.track[one.screen]
      return known.meets(bit) && own.contains(one.screen) && one.pending.contains(where: setting.isSet)
        ? all | bit : all
    }
  }

  /// The flags that belong to a frame, and whether an earlier instance may have them as well.
  func flags(with frame: Frame) -> [(flag: FlagID, mayBeKept: Bool)] {
    screens(with: frame).flatMap { screen in flags[screen].map { ($0, mayRepeat[screen]) } }
  }

  /// The waits for the end of some work that belong to a frame.
  func waits(with frame: Frame) -> [Trigger.Waiting] { screens(with: frame).flatMap { waits[$0] } }
}

extension Flow {
  /// The flags for work in progress that was started with `later`, whether or not its screen still exists.
  var workFlags: [FlagID] { triggers.flatMap(\.waits).flatMap(\.flags) }
}

extension InstanceTables {
  /// Calls `body` with the flags of works of removed screens that are over before this move, because the move
  /// is not their end.
  func forEachFlagOver(before move: Move, _ body: (FlagID) -> Void) {
    for (trigger, orphaned) in needingScreens where move.trigger != trigger { orphaned.forEach(body) }
  }
}
