import FlowModel

/// Which of the screens further down a layer has to remember, because some step in it, or in what can come above it, asks
/// whether they are up.
///
/// A frame knows the tracked screens of lower layers; one that is never asked for would only multiply states. A step asks
/// for a screen where code names it (`by`, `unwind`), where a trigger is written on it, where it is retained and presented
/// again, and where what it owes may be owed by another instance of it.
struct LiveScreens: Sendable {
  /// The bits of tracked screens that are asked for in a layer.
  let wanted: WantedBits

  /// The parts of the criterion; a test leaves each out in turn.
  enum Term: CaseIterable, Sendable {
    /// Code of the screen itself and of its edges.
    case code
    /// What can come above it.
    case above
    /// What goes on in an event that brought it, or beside it.
    case beneath
    /// Triggers, wherever they are written.
    case triggers
    /// Children of containers.
    case children
    /// Screens that owe something to come.
    case debts
  }

  /// Works out what is asked for. Costs tracked screens × ways from screen to screen in the worst case.
  ///
  /// - Parameter groups: the ends of work that are asked for only while it is under way.
  init(
    _ flow: Flow, _ bits: MachineBits, _ mayBeLive: ElementTable<Presentation, Bool>, _ history: KeptHistory,
    groups: [[TriggerID]],
    without missing: Term? = nil
  ) {
    wanted = WantedBits(flow, groups, isNothing: bits.tracked.isEmpty) { gated in
      CodeReach(flow, bits, mayBeLive, of: .screens, history, gated: gated, without: missing)
    }
  }
}
