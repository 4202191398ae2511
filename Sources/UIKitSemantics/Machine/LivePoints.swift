import FlowModel

/// Which of the points that several screens read or change a layer has to hold copies of, because some step in it, or in
/// what can come above it, reads or changes them.
///
/// A new instance of the screen that owns a point has its own; so above it nobody means that of the instance beneath.
struct LivePoints: Sendable {
  /// By screen: the bits of the points that are read or changed in a layer which begins with it.
  let live: [UInt64]
  /// Those of them that are read or changed whatever work is under way.
  let always: [UInt64]
  /// By group of ends: what is read and changed while its work is under way.
  let whileUnderWay: [UInt64]

  /// Works out what is read and changed. Costs points × ways from screen to screen in the worst case.
  ///
  /// - Parameter groups: the ends of work that come only while it is under way.
  init(
    _ flow: Flow, _ bits: MachineBits, _ mayBeLive: [Bool], _ history: KeptHistory, groups: [[Int]]
  ) {
    if bits.shared.allSatisfy({ $0 == 0 }) {
      live = flow.screens.map { _ in 0 }
      (always, whileUnderWay) = (live, groups.map { _ in 0 })
      return
    }
    func reach(gated: [Bool]) -> CodeReach {
      CodeReach(flow, bits, mayBeLive, of: .points, history, gated: gated)
    }
    live = reach(gated: []).wanted(except: bits.ownedShared)
    if groups.isEmpty {
      (always, whileUnderWay) = (live, [])
      return
    }
    let gated = reach(gated: CodeReach.gated(groups, in: flow))
    always = gated.wanted(except: bits.ownedShared)
    whileUnderWay = gated.wanted(byEnds: groups, except: bits.ownedShared)
  }
}
