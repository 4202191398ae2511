import FlowModel

/// Which of the points that several screens read or change a layer has to hold copies of, because some step in it, or in
/// what can come above it, reads or changes them.
///
/// A new instance of the screen that owns a point has its own; so above it nobody means that of the instance beneath.
struct LivePoints: Sendable {
  /// By screen: the bits of the points that are read or changed in a layer which begins with it.
  let live: [UInt64]

  /// Works out what is read and changed. Costs points × ways from screen to screen in the worst case.
  init(_ flow: Flow, _ bits: MachineBits, _ mayBeLive: [Bool], _ history: KeptHistory) {
    live =
      bits.shared.allSatisfy { $0 == 0 }
      ? flow.screens.map { _ in 0 }
      : CodeReach(flow, bits, mayBeLive, of: .points, history).wanted(except: bits.ownedShared)
  }
}
