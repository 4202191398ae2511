import FlowModel

/// Which of the points that several screens read or change a layer has to hold copies of, because some step in it, or in
/// what can come above it, reads or changes them.
///
/// A new instance of the screen that owns a point has its own; so above it nobody means that of the instance beneath.
struct LivePoints: Sendable {
  /// The bits of the points that are read or changed in a layer.
  let wanted: WantedBits

  /// Works out what is read and changed. Costs points × ways from screen to screen in the worst case.
  ///
  /// - Parameter groups: the ends of work that come only while it is under way.
  init(
    _ flow: Flow, _ bits: MachineBits, _ mayBeLive: ElementTable<Presentation, Bool>, _ history: KeptHistory,
    groups: [[TriggerID]]
  ) {
    wanted = WantedBits(
      flow, groups, isNothing: bits.shared.allSatisfy { $0.isEmpty }, except: bits.ownedShared
    ) { gated in
      CodeReach(flow, bits, mayBeLive, of: .points, history, gated: gated)
    }
  }
}
