import FlowModel

/// For each layer, the shared points of which it must hold copies, because some step in it or in a layer
/// above reads or changes them.
///
/// A new instance of the screen that owns a point has its own point. So nothing above it refers to the point
/// of the instance beneath.
struct LivePoints: Sendable {
  /// The bits of the points that are read or changed in a layer.
  let wanted: WantedBits

  /// Computes the bits. Cost: points × ways from screen to screen in the worst case.
  ///
  /// - Parameter groups: the ends of work that run only while the work is in progress.
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
