import FlowModel
import StateExploration

/// A transition of the machine while it is worked out: the frame on top, the finite control and the world as its event has
/// changed them so far, and what has come of it. One transition moves one frame.
struct MachineState {
  let tables: MachineTables
  /// Without its event, which is ``event``.
  var control: Control
  var frame: Frame
  var event: Event
  /// The world as the event has changed it.
  var setting: Setting
  /// The event begins in this transition: its `before` is the transition’s own head.
  let isBeginning: Bool
  /// What is told of the event in this transition.
  private(set) var records: [StepRecord] = []
  /// What happens to the stack; nil as long as it is not known.
  var outcome: StackTransition.Outcome?
  /// A frame came above the one that called, and the event goes on there.
  var call: PendingCall?
  /// The event is told in full, and what is pending as well.
  var isOver = false
  /// The event is told in full; something is pending.
  var isPaused = false

  /// The number of the frame that was in front when the event began, where the world knows it from now on.
  private var front: Int?

  /// A call that is not yet made: its event may come to rest in the frame that came, which is then all there is.
  struct PendingCall {
    /// The frame that came, with all of the event that is left.
    var head: Head
    var hole: Frame
    /// How much was told before.
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

  /// Goes on with an event.
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
  /// The moment as it is.
  var moment: Moment { Moment(frame: frame, change: setting.visibleChange) }
}

// MARK: What is told

extension MachineState {
  mutating func mark(_ marks: Evidence.Marks) { event.evidence.marks.formUnion(marks) }

  /// Something changes in a layer beneath the one in front, or in a tab that is not selected. Behind what is not carried out
  /// that is not known: the tab may be the one that was chosen.
  mutating func markBeneath() { mark(event.isJudged ? [.changes, .beneath] : .changes) }

  mutating func note(_ list: StepSummary.List, _ number: Int32, times: Int = 1) {
    event.evidence.note(list, number, times: times)
  }

  mutating func note(_ list: StepSummary.List, _ element: ElementID<some Any>, times: Int = 1) {
    event.evidence.note(list, element, times: times)
  }

  mutating func note(_ found: Found) { event.evidence.note(found) }
  mutating func note(_ dismissal: Dismissal) { event.evidence.note(dismissal) }

  /// Tells that what was asked for does not come.
  mutating func drop(
    _ reason: DropReason, presentation: PresentationID? = nil, of requested: Evidence.Requested?
  ) {
    event.evidence.noteDrop(reason, presentation: presentation, of: requested)
  }

  /// The app is gone, and does nothing more.
  mutating func crash(_ crash: Crash) {
    event.evidence.crash = crash
    event.agenda = []
    event.later = []
  }

  /// Tells of the step so far; what a frame lost and which callbacks it missed is told once.
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

  /// Tells of the whole step; of a launch at which nothing happens there is nothing to tell, nor where nothing was pending.
  private mutating func tell() {
    let isSilent = event.move == .launch || event.isBetween
    if !isSilent || event.evidence != Evidence() || event.closed != nil { record(after: nil) }
  }
}

// MARK: How it ends

extension MachineState {
  /// Whether the event must go on in the frame that came. The call is made now.
  mutating func makesCall() -> Bool {
    guard let call else { return false }
    records.removeLast(records.count - call.recordCount)
    outcome = .call(call.head, call.hole)
    return true
  }

  /// The event goes on in a frame that comes above another, if more happens to that one; else both come in one transition.
  mutating func prepareCall(of next: Frame, above hole: Frame) {
    var head = Head(control: control, frame: next)
    event.change = setting.change
    head.control.event = event
    call = PendingCall(head: head, hole: hole, recordCount: records.count)
    frame = next
  }

  /// The frame on top has gone, and the rest of the event goes on beneath.
  ///
  /// - Parameter takesNext: the frame beneath goes as well, and nothing happens to it but that.
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

  /// From now on the world knows which frame was in front when the event began.
  private mutating func rememberFront() {
    guard case .frame(let frame) = event.before, let number = setting.log?.number(ofFront: frame) else {
      return
    }
    event.before = .world(isModal: frame.isModal)
    front = number
  }

  /// Ends the event before what is pending is done: whichever event brought the layer to the front, that goes on alike.
  mutating func pause() {
    tell()
    isPaused = true
    var head = Head(control: control, frame: frame)
    var next = Event(move: .pending, before: .frame(frame))
    // What is expected of the step is looked at when that is done as well.
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
    // The launch is one event: what varies stays as it is until all has come that comes at it.
    if control.launching != nil { control.launching = standing.launch(control)?.trigger }
    isOver = true
    let head = Head(control: control, frame: frame)
    outcome = call.map { .call(head, $0.hole) } ?? .stay(head)
  }

  /// What has come of it; without an outcome the stack stays as it is.
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
  /// Nothing that is still to be done has to find its performer: then nobody asks which frame has gone, but for what it hands
  /// down, and for the presentation where its end is not told to whom it uncovers.
  fileprivate mutating func forgetSender(_ frame: Frame, isAsked: Bool, _ tables: MachineTables) {
    source = nil
    if !isAsked
      || edge.map({ tables.elements.screens[tables.elements.presentations[$0].target].dialog }) == true
    {
      edge = nil
    }
    // What tabs and columns own stays with their layer.
    guard wasBase || frame.tab == nil else { return }
    screen = nil
    sharedUp = tables.outliving(frame)
    shared = frame.shared & sharedUp
  }
}
