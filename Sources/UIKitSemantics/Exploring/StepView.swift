public import FlowModel

/// One step: what was done, and all that a rule may ask of what came of it.
public struct StepView {
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
  /// The screen in front after; in the middle of an event the frame that goes next.
  public var after: StateView {
    noteAfter()
    return end
  }
  /// ``before`` for whoever calls ``noteBefore()`` or reads nothing of the frame.
  public var beginning: StateView { start }
  /// Notes that ``before`` is read, where the world decides which frame that was.
  public func noteBefore() {
    let setting = start.standing.setting
    if record.before?.isInWorld == true { setting.log?.noteFront(in: setting.world) }
  }
  /// Notes that ``after`` is read.
  public func noteAfter() { if endsAsItBegan { noteBefore() } }
  /// The flags that the step has set or cleared, by their numbers.
  public var turnedFlags: [FlagID] { end.flagsTurned(since: start) }

  var tables: MachineTables { start.standing.tables }

  /// What was done.
  public var move: Move { record.move }
  /// A layer goes.
  public var closes: Bool { record.closed?.closes ?? false }
  /// The frame that goes, with the flags of the end of the step; nil where none does.
  public var closed: StateView? {
    record.closed.map { StateView(Standing(end.standing.setting, $0.frame)) }
  }
  /// It goes because a layer beneath was dismissed.
  public var isClosedByOther: Bool { record.closed?.byOther ?? false }
  /// The task of a modal is finished.
  public var completes: Bool { record.evidence.marks.contains(.completes) }
  /// Presentations that were asked for.
  public var requested: [PresentationID] { record.evidence[.requested] }
  /// Requests that came to nothing.
  public var dropped: [Drop] { record.evidence.drops(tables) }
  /// Calls of dismiss, a system controller’s of itself included, a dialog’s not.
  public var dismissals: [Dismissal] { record.evidence.dismissals }
  /// One of the dismissals was sent by somebody to himself, and what he presents goes instead.
  public var hitsChild: Bool { record.evidence.marks.contains(.hitsChild) }
  /// A screen is pushed in front.
  public var pushes: Bool { record.evidence.marks.contains(.pushes) }
  /// It changed a layer beneath the one in front.
  public var isBeneath: Bool { record.evidence.marks.contains(.beneath) }
  /// Something on screen or in the data is different, or a work ran.
  public var changes: Bool { record.evidence.marks.contains(.changes) }
  /// Callbacks that were called.
  public var fired: [CallbackID] { record.evidence[.fired] }
  /// Callbacks that another way of doing the same would have called.
  public var skipped: [CallbackID] { record.evidence[.skipped] }
  /// Works that ran, in order, each at most twice; repeatable ones left out. See ``PresentationMachine/works``.
  public var ran: [String] { record.evidence[.ran].map { tables.works[Int($0)] } }
  /// Callbacks and works of the frame that goes alone, which later steps of the event do not tell again.
  public var callsOfClosed: (fired: [CallbackID], ran: [String]) {
    guard let calls = record.closed?.calls else { return ([], []) }
    return (calls[.fired], calls[.ran].map { tables.works[Int($0)] })
  }
  /// Unsaved points that are gone without the person’s word.
  public var lost: [UnsavedPointID] { record.evidence[.lost] }
  /// Unsaved points that are gone with it.
  public var discarded: [UnsavedPointID] { record.evidence[.discarded] }
  /// A gesture met a guard or a refusal.
  public var isRefused: Bool { record.evidence.marks.contains(.refused) }
  /// The app is gone.
  public var crash: Crash { record.evidence.crash }
  /// What was expected of the step and does not hold.
  public var unmet: [ExpectationID] { record.evidence[.unmet] }
  /// What is wrong besides.
  public var found: [Found] { record.evidence.found }
}

/// A move that is possible now.
public struct MoveView: Sendable, Hashable {
  /// What can be done.
  public var move: Move
  /// It closes the layer in front now.
  public var closes: Bool
  /// It does, or is a button that is an exit in some branch.
  public var isExit: Bool
}
