import FlowModel

/// For each layer, the screens further down that it must remember, because some step in it or in a layer
/// above reads whether they are on the stack.
///
/// A frame remembers tracked screens of lower layers. To remember a screen that is never read would only
/// multiply states. A step reads a screen if code names it (`by`, `unwind`), if a trigger is written on it,
/// if it is retained and presented again, or if its debts may belong to another instance of it.
struct LiveScreens: Sendable {
  /// The bits of the tracked screens that are read in a layer.
  let wanted: WantedBits

  /// The parts of the criterion. A test leaves out each of them in turn.
  enum Term: CaseIterable, Sendable {
    /// Code of the screen itself and of its presentations.
    case code
    /// Screens that can be above it.
    case above
    /// Code that continues in the event that showed it, or beside it.
    case beneath
    /// Triggers, wherever they are written.
    case triggers
    /// Children of containers.
    case children
    /// Screens with debts.
    case debts
  }

  /// Computes the bits. Cost: tracked screens × ways from screen to screen in the worst case.
  ///
  /// - Parameter groups: the ends of work that read screens only while the work is in progress.
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
