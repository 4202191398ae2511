import FlowModel

/// What each instance of a screen has for itself: its flags, and work that may end when it is gone.
///
/// A flag of a screen is one bit of the world, that of the nearest instance. A new instance starts it anew; what an earlier
/// one had is kept in the frame of the new one until that goes. Where no instance is up, the bit is as it starts.
final class InstanceTables: Sendable {
  /// By screen: its flags.
  private let flags: ElementTable<Screen, [FlagID]>
  /// By screen: those who may wait for the end of some work.
  private let waits: ElementTable<Screen, [Trigger.Waiting]>
  /// By screen that stands in a container: all that comes with the first frame of that layer.
  private let families: ElementTable<Screen, [ScreenID]>
  /// By screen: an instance may come above another.
  private let mayRepeat: ElementTable<Screen, Bool>
  /// The screens that may wait for the end of some work and come above themselves, with the flags that say that it is under
  /// way.
  private let repeatedlyWaiting: [(screen: ScreenID, pending: [FlagID])]
  /// The ends that come to nothing but for their screens, and the flags that say that these are gone.
  private let needingScreens: [(trigger: TriggerID, orphaned: [FlagID])]
  /// There is nothing of the kind.
  let isEmpty: Bool

  /// Works out who has what. Costs a search for each screen that has something.
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

  /// The screens that come and go with a frame: its own, and with the first of a layer all tabs and columns around.
  private func screens(with frame: Frame) -> [ScreenID] {
    guard let tab = frame.tab, !frame.isPushed else { return [frame.screen] }
    return frame.isLayerBase ? families[tab] : []
  }

  /// The tracked screens beneath a frame that comes whose work is under way, of those that come with it once more.
  ///
  /// - Parameters:
  ///   - content: the screen that takes the frame’s place in the adapted form; nil for none.
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

  /// The flags that come and go with a frame, and whether an earlier instance may have them as well.
  func flags(with frame: Frame) -> [(flag: FlagID, mayBeKept: Bool)] {
    screens(with: frame).flatMap { screen in flags[screen].map { ($0, mayRepeat[screen]) } }
  }

  /// Who may wait for the end of some work and goes with a frame.
  func waits(with frame: Frame) -> [Trigger.Waiting] { screens(with: frame).flatMap { waits[$0] } }
}

extension Flow {
  /// The flags that say that work begun `later` is under way, its screen being there or gone.
  var workFlags: [FlagID] { triggers.flatMap(\.waits).flatMap(\.flags) }
}

extension InstanceTables {
  /// The flags of ends that came to nothing before this move.
  func forEachFlagOver(before move: Move, _ body: (FlagID) -> Void) {
    for (trigger, orphaned) in needingScreens where move.trigger != trigger { orphaned.forEach(body) }
  }
}
