import FlowModel
import StateExploration

/// The state of a transition while it is computed: the top frame, the finite control and the world as the
/// event has changed them so far, and the results. One transition changes one frame.
struct MachineState {
  let tables: MachineTables
  /// The control without its event, which is in ``event``.
  var control: Control
  var frame: Frame
  var event: Event
  /// The world with the changes of the event.
  var setting: Setting
  /// Whether the event begins in this transition, so that its `before` is the head of the transition.
  let isBeginning: Bool
  /// The records of this transition.
  private(set) var records: [StepRecord] = []
  /// The change of the stack; nil until it is known.
  var outcome: StackTransition.Outcome?
  /// The call, if a frame was pushed and the event continues in it.
  var call: PendingCall?
  /// Whether the event is reported completely and nothing is pending.
  var isOver = false
  /// Whether the event is reported completely but something is pending.
  var isPaused = false

  /// The number of the frame that was in front when the event began, if it is stored in the world from now
  /// on.
  private var front: Int?

  /// A call that is not final yet: if the event ends in the pushed frame, both are one transition.
  struct PendingCall {
    /// The head of the pushed frame, with the rest of the event.
    var head: Head
    var hole: Frame
    /// The count of records before the call.
    var recordCount: Int
  }

  /// Begins an event at a resting head.
  init(_ setting: Setting, _ head: Head, _ move: Move) {
    tables = setting.tables
    self.setting = setting
    control = head.control
    frame = head.frame
    event = Event(move: move, before: .frame(head.frame.told(tables)))
    isBeginning = true
    control.launching = tables.launching(after: move, head.control)
    control.running = nil
  }

  /// Continues an event.
  init(_ setting: Setting, _ control: Control, _ event: Event, _ frame: Frame) {
    tables = setting.tables
    self.setting = setting
    self.setting.change = event.change
    self.control = control
    self.control.event = nil
    self.event = event
    self.frame = frame
    isBeginning = false
  }

  var flow: FlowElements { tables.elements }
  var standing: Standing { Standing(setting, frame) }
  var performers: PerformerLookup { PerformerLookup(tables: tables, frame: frame) }
  /// The current moment.
  var moment: Moment { Moment(frame: frame, change: setting.visibleChange) }
}

// MARK: Records

extension MachineState {
  mutating func mark(_ marks: Evidence.Marks) { event.evidence.marks.formUnion(marks) }

  /// Records a change in a layer beneath the front one, or in a tab that is not selected. After a part of the
  /// event that is not executed, this is not known: the tab may be the selected one.
  mutating func markBeneath() { mark(event.isJudged ? [.changes, .beneath] : .changes) }

  mutating func note(_ list: StepSummary.List, _ number: Int32, times: Int = 1) {
    event.evidence.note(list, number, times: times)
  }

  mutating func note(_ list: StepSummary.List, _ element: ElementID<some Any>, times: Int = 1) {
    event.evidence.note(list, element, times: times)
  }

  mutating func note(_ found: Found) { event.evidence.note(found) }
  mutating func note(_ dismissal: Dismissal) { event.evidence.note(dismissal) }

  /// Records that a request has no effect.
  mutating func drop(
    _ reason: DropReason, presentation: PresentationID? = nil, of requested: Evidence.Requested?
  ) {
    event.evidence.noteDrop(reason, presentation: presentation, of: requested)
  }

  /// Records a crash and drops all remaining tasks.
  mutating func crash(_ crash: Crash) {
    event.evidence.crash = crash
    event.agenda = []
    event.later = []
  }

  /// Records the step so far. What a frame lost and which callbacks it missed is recorded once.
  mutating func record(after: Moment?) {
    var evidence = event.evidence
    if let calls = event.closed?.calls { evidence.add(calls) }
    records.append(
      StepRecord(
        move: event.move, before: isBeginning ? nil : event.before,
        after: after.map { Moment(frame: $0.frame.told(tables), change: $0.change) }, closed: event.closed,
        evidence: evidence))
    event.closed = nil
    event.evidence.forgetLosses()
  }

  /// Records the whole step. There is no record for a launch in which nothing happens, or if no work was
  /// pending after all.
  private mutating func tell() {
    let isSilent = event.move == .launch || event.isBetween
    if !isSilent || event.evidence != Evidence() || event.closed != nil { record(after: nil) }
  }
}

// MARK: End of a transition

extension MachineState {
  /// Whether the event must continue in the pushed frame. If so, the call is final now.
  mutating func makesCall() -> Bool {
    guard let call else { return false }
    records.removeLast(records.count - call.recordCount)
    outcome = .call(call.head, call.hole)
    return true
  }

  /// Prepares a call. If nothing more happens, the event ends in the pushed frame within the same transition;
  /// otherwise it continues there.
  mutating func prepareCall(of next: Frame, above hole: Frame) {
    var head = Head(control: control, frame: next)
    event.change = setting.change
    head.control.event = event
    call = PendingCall(head: head, hole: hole, recordCount: records.count)
    frame = next
  }

  /// Pops the frame on top and passes the rest of the event to the frame beneath.
  ///
  /// - Parameter takesNext: whether the frame beneath is popped as well, and nothing else happens to it.
  mutating func handDown(wasBase: Bool, takesNext: Bool, uncovers: Bool) {
    event.change = setting.change
    rememberFront()
    control.event = event
    var value = Value(
      control: control, screen: frame.screen, edge: frame.edge, source: frame.source, wasBase: wasBase,
      shared: frame.shared, sharedUp: frame.sharedUp, near: frame.near, nearMask: frame.nearMask(tables),
      detent: frame.detent, hidPresenter: frame.hidPresenter, uncovers: uncovers)
    if !event.agenda.contains(where: \.hasPerformer), !event.later.contains(where: \.hasPerformer) {
      value.forgetSender(frame, isAsked: !takesNext && !uncovers, tables)
    }
    outcome = .return(value)
    control.event = nil
  }

  /// Stores in the world which frame was in front when the event began.
  private mutating func rememberFront() {
    guard case .frame(let frame) = event.before, let number = setting.log?.number(ofFront: frame) else {
      return
    }
    event.before = .world(isModal: frame.isModal)
    front = number
  }

  /// Ends the event before the pending work is done, so that this continues in the same way after every
  /// event.
  mutating func pause() {
    tell()
    isPaused = true
    var head = Head(control: control, frame: frame)
    var next = Event(move: .pending, before: .frame(frame))
    // Expectations of the step are checked when the pending work is done as well.
    next.later = event.later
    next.isJudged = event.isJudged
    next.isUnseen = event.isUnseen
    head.control.event = next
    outcome = call.map { .call(head, $0.hole) } ?? .stay(head)
  }

  /// Ends the event with nothing pending.
  mutating func rest() {
    tell()
    if tables.counting.again, event.move.kind == .button, !event.move.isBeneath, !event.move.again,
      event.evidence.marks.contains(.pushes), !event.hasClosed, event.evidence.crash == .none
    {
      control.running = event.move.button
      control.isRunningBeneath = event.hasPresented
    }
    control.isEnding = setting.mustEnd(before: control.isEnding)
    // The launch is one event: choices keep their values until all launch triggers have run.
    if control.launching != nil { control.launching = standing.launch(control)?.trigger }
    isOver = true
    let head = Head(control: control, frame: frame)
    outcome = call.map { .call(head, $0.hole) } ?? .stay(head)
  }

  /// The resulting transition; without an outcome, the stack does not change.
  var transition: StackTransition {
    var change = front.map(tables.worlds.front) ?? .none
    if isOver || isPaused {
      change = setting.change
      if event.before.isInWorld { change = change.then(tables.worlds.front(0)) }
      change.forgetsChoices = isOver && !tables.worlds.choices.isEmpty && control.launching == nil
    }
    return StackTransition(
      label: records, outcome: outcome ?? .stay(Head(control: control, frame: frame)), change: change)
  }
}

extension Value {
  /// Removes the sender from the value if no remaining task has to find its performer. Then nothing reads
  /// which frame was removed, except for what it passes down, and for the presentation if its end is not
  /// reported to the uncovered screen.
  fileprivate mutating func forgetSender(_ frame: Frame, isAsked: Bool, _ tables: MachineTables) {
    source = nil
    if !isAsked
      || edge.map({ tables.elements.screens[tables.elements.presentations[$0].target].dialog }) == true
    {
      edge = nil
    }
    // Tabs and columns keep their points as long as their layer exists.
    guard wasBase || frame.tab == nil else { return }
    screen = nil
    sharedUp = tables.outliving(frame)
    shared = frame.shared & sharedUp
  }
}
