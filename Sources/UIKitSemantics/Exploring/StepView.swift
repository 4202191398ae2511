public import FlowModel

/// One step in a world: a move with all results that rules can read.
/// A class, because a copy of all that it holds would cost more than most reads.
public final class StepView {
  let record: StepRecord
  private let start: StateView
  private let end: StateView
  private let endsAsItBegan: Bool

  init(record: StepRecord, before: StateView, after: StateView, endsAsItBegan: Bool = false) {
    self.record = record
    (start, end) = (before, after)
    self.endsAsItBegan = endsAsItBegan
  }

  /// The screen in front before the event.
  public var before: StateView {
    noteBefore()
    return start
  }
  /// The screen in front after the step; in the middle of an event, the frame that is removed next.
  public var after: StateView {
    noteAfter()
    return end
  }
  /// The same as ``before``, without recording that it is read. For callers that call ``noteBefore()``
  /// themselves or read nothing of the frame.
  public var beginning: StateView { start }
  /// Records that ``before`` is read, if it depends on the world.
  public func noteBefore() {
    let setting = start.standing.setting
    if record.before?.isInWorld == true { setting.log?.noteFront(in: setting.world) }
  }
  /// Records that ``after`` is read.
  public func noteAfter() { if endsAsItBegan { noteBefore() } }
  /// The flags that the step has set or cleared.
  public var turnedFlags: [FlagID] { end.flagsTurned(since: start) }

  var tables: MachineTables { start.standing.tables }

  /// The move.
  public var move: Move { record.move }
  /// Whether a layer is dismissed.
  public var closes: Bool { record.closed?.closes ?? false }
  /// The frame that is removed, with the flags at the end of the step; nil for none.
  public var closed: StateView? {
    record.closed.map { StateView(Standing(end.standing.setting, $0.frame)) }
  }
  /// Whether it is removed because a layer beneath was dismissed.
  public var isClosedByOther: Bool { record.closed?.byOther ?? false }
  /// Whether the task of a modal is completed.
  public var completes: Bool { record.evidence.marks.contains(.completes) }
  /// Presentations that were requested.
  public var requested: [PresentationID] { record.evidence[.requested] }
  /// Requests that had no effect.
  public var dropped: [Drop] { record.evidence.drops(tables) }
  /// Calls of dismiss, including that of a system controller for itself; not that of a dialog.
  public var dismissals: [Dismissal] { record.evidence.dismissals }
  /// Whether some controller called dismiss on itself and UIKit dismissed what it presents instead.
  public var hitsChild: Bool { record.evidence.marks.contains(.hitsChild) }
  /// Whether a screen is pushed in front.
  public var pushes: Bool { record.evidence.marks.contains(.pushes) }
  /// Whether the step changed a layer beneath the front one.
  public var isBeneath: Bool { record.evidence.marks.contains(.beneath) }
  /// Whether the step changed something on screen or in the data, or ran some work.
  public var changes: Bool { record.evidence.marks.contains(.changes) }
  /// Callbacks that were called.
  public var fired: [CallbackID] { record.evidence[.fired] }
  /// Callbacks that another way to do the same would have called.
  public var skipped: [CallbackID] { record.evidence[.skipped] }
  /// The work that ran, in order. Each name occurs at most twice; repeatable work is left out. See
  /// ``PresentationMachine/works``.
  public var ran: [String] { record.evidence[.ran].map { tables.works[Int($0)] } }
  /// Callbacks and work of the removed frame alone, which later steps of the event do not report again.
  public var callsOfClosed: (fired: [CallbackID], ran: [String]) {
    guard let calls = record.closed?.calls else { return ([], []) }
    return (calls[.fired], calls[.ran].map { tables.works[Int($0)] })
  }
  /// Unsaved points that were lost without the user's consent.
  public var lost: [UnsavedPointID] { record.evidence[.lost] }
  /// Unsaved points that were discarded with the user's consent.
  public var discarded: [UnsavedPointID] { record.evidence[.discarded] }
  /// Whether a gesture was refused by a guard or a delegate.
  public var isRefused: Bool { record.evidence.marks.contains(.refused) }
  /// The crash, if the app crashed.
  public var crash: Crash { record.evidence.crash }
  /// Expectations of the step that do not hold.
  public var unmet: [ExpectationID] { record.evidence[.unmet] }
  /// Other findings.
  public var found: [Found] { record.evidence.found }
}

/// A move that is possible now.
public struct MoveView: Sendable, Hashable {
  /// The move.
  public var move: Move
  /// Whether it closes the front layer now.
  public var closes: Bool
  /// Whether it closes the front layer now, or is a button that does so in some branch.
  public var isExit: Bool
}
