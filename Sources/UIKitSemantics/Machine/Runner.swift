import FlowModel
import StateExploration

/// Carries an event on until a frame comes, a frame goes, or nothing is left to do.
struct Runner {
  typealias Outcome = StackTransition.Outcome

  let tables: MachineTables
  /// Without its event, which is ``event``.
  var control: Control
  var frame: Frame
  var event: Event
  var records: [StepRecord] = []
  var outcome: Outcome?
  /// A frame came above the one that called, and the event goes on there.
  var call: PendingCall?
  /// The event begins in this transition: its `before` is the transition’s own head.
  let isBeginning: Bool

  /// The world as the event has changed it.
  var setting: Setting
  /// The event is told in full, and what is pending as well.
  var isOver = false
  /// The event is told in full; something is pending.
  var isPaused = false

  var flow: FlowElements { tables.elements }
  var standing: Standing { Standing(setting, frame) }

  /// Begins an event at a resting head.
  init(_ setting: Setting, _ head: Head, _ move: Move) {
    tables = setting.tables
    self.setting = setting
    control = head.control
    frame = head.frame
    event = Event(move: move, before: head.frame)
    isBeginning = true
    control.isFresh = false
    control.running = -1
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

  /// Does what is to be done; afterwards ``outcome`` is set.
  mutating func run() -> StackTransition {
    // Comparing with nil would copy it.
    while case .none = outcome {
      if let task = event.agenda.first {
        event.agenda.removeFirst()
        perform(task)
      } else if !event.later.isEmpty || event.coming != .nothing {
        event.agenda = event.later
        event.later = []
        event.coming = .nothing
        event.isPresenting = false
        event.isDismissing = false
      } else if event.isBetween, let debt = takeOwed() {
        event.move = move(paying: debt)
        pay(debt)
      } else if !event.isBetween, event.evidence.crash == .none, isOwedSomething {
        pause()
      } else {
        rest()
      }
    }
    var change = WorldChange.none
    if isOver || isPaused {
      change = setting.change
      change.forgetsChoices = isOver && tables.worlds.choices != 0
    }
    return StackTransition(
      label: records, outcome: outcome ?? .stay(Head(control: control, frame: frame)), change: change)
  }

  /// A call that is not yet made: its event may come to rest in the frame that came, which is then all there is.
  struct PendingCall {
    /// The frame that came, with all of the event that is left.
    var head: Head
    var hole: Frame
    /// How much was told before.
    var recordCount: Int
  }

  /// Whether the event must go on in the frame that came: one transition moves one frame. The call is made now.
  mutating func makesCall() -> Bool {
    guard let call else { return false }
    records.removeLast(records.count - call.recordCount)
    outcome = .call(call.head, call.hole)
    return true
  }

  /// What a covered layer is owed is paid as soon as it is in front again.
  private mutating func takeOwed() -> Debt? {
    let other = control.owed.firstIndex(where: isDue)
    let end = other.map { control.owed[$0].number } ?? .max
    let due = debtsDue
    for position in tables.worlds.debtsInOrder
    where due >> UInt128(tables.worlds.firstDebtBit + position) & 1 == 1 {
      let debt = tables.worlds.debts[position]
      guard debt.number < end, setting.owes(position) else { continue }
      setting.owe(position, false)
      return debt
    }
    return other.map { control.owed.remove(at: $0) }
  }

  /// That a debt is paid, with who asked for it: a person who tapped, or code that runs by itself.
  private func move(paying debt: Debt) -> Move {
    if debt.number < 0 { return Move(.pending, Int(debt.screen), beneath: true) }
    let isByApp: Bool =
      switch flow.effects[Int(debt.number)].owner {
      case .button, .back, .escape: false
      case .callback, .trigger: true
      }
    return Move(.pending, Int(debt.number), isByApp: isByApp)
  }

  /// A screen of the layer in front owes something; what, is not read yet.
  var isOwedSomething: Bool {
    if control.owed.contains(where: isDue) { return true }
    return !setting.owesNone(of: debtsDue)
  }

  /// Ends the event before what is pending is done: whichever event brought the layer to the front, that goes on alike.
  mutating func pause() {
    tell()
    isPaused = true
    var head = Head(control: control, frame: frame)
    head.control.event = Event(move: .pending, before: frame)
    outcome = call.map { .call(head, $0.hole) } ?? .stay(head)
  }

  /// The bits of what those owe who are in front, as ``isDue(_:)`` says of one debt.
  private var debtsDue: UInt128 {
    if tables.worlds.debts.isEmpty { return 0 }
    let bits = tables.debtBits
    let own = bits.ofScreen[Int(frame.screen)]
    var debts = own | (frame.isModal ? 0 : bits.ofStart)
    var beneath = frame.tracked
    while beneath != 0 {
      debts |= bits.ofScreen[Int(tables.bits.tracked[beneath.trailingZeroBitCount])]
      beneath &= beneath - 1
    }
    return debts & ~bits.goingBack | (frame.isPushed ? own & bits.goingBack : 0)
  }

  /// Whoever owes it is in front.
  private func isDue(_ debt: Debt) -> Bool {
    if debt.number < 0 { return frame.screen == debt.screen && frame.isPushed }
    return frame.screen == debt.screen || frame.tracked & tables.bits.track[Int(debt.screen)] != 0
      || debt.screen == Int32(flow.start) && !frame.isModal
  }

  /// Remembers what a covered layer is to do once it is in front; each place in the flow at most once. A SwiftUI modifier
  /// has one binding: what waits behind the same one is forgotten.
  mutating func owe(_ number: Int32, _ screen: Int32) {
    let rivals = tables.rivals[number] ?? []
    control.owed.removeAll { $0.screen == screen && rivals.contains($0.number) }
    for (other, debt) in tables.worlds.debts.enumerated()
    where debt.screen == screen && rivals.contains(debt.number) {
      setting.owe(other, false)
    }
    if control.owed.contains(where: { $0.number == number }) { return }
    var position: Int?
    for (other, debt) in tables.worlds.debts.enumerated() where debt.number == number {
      if debt.screen == screen { position = other } else if setting.owes(other) { return }
    }
    if let position { return setting.owe(position, true) }
    control.owed.append(Debt(number: number, screen: screen))
    control.owed.sort { $0.number < $1.number }
  }

  /// What a screen that goes owes is owed no longer, unless another instance of it may be meant.
  mutating func forgive(_ gone: Frame) {
    let isBeneath =
      gone.source == gone.screen || gone.screen == Int32(flow.start)
      || (gone.tracked | gone.trackedAside | gone.trackedLower) & tables.bits.track[Int(gone.screen)] != 0
    if isBeneath { return }
    control.owed.removeAll { $0.screen == gone.screen }
    setting.oweNothing(of: tables.debtBits.ofScreen[Int(gone.screen)])
    // Tabs and columns that are put aside go with their layer.
    guard gone.isLayerBase, gone.tab >= 0 else { return }
    control.owed.removeAll { tables.areSiblings(Int(gone.tab), Int($0.screen)) }
    for screen in tables.flow.screens.indices where tables.areSiblings(Int(gone.tab), screen) {
      setting.oweNothing(of: tables.debtBits.ofScreen[screen])
    }
  }

  /// Tells of the whole step; of a launch at which nothing happens there is nothing to tell, nor where nothing was pending.
  private mutating func tell() {
    let isSilent = event.move == .launch || event.isBetween
    if !isSilent || event.evidence != Evidence() || event.closed != nil { record(after: nil) }
  }

  mutating func rest() {
    tell()
    if tables.counting.again, event.move.kind == .button, !event.move.isBeneath, !event.move.again,
      event.evidence.marks.contains(.pushes), !event.hasClosed, event.evidence.crash == .none
    {
      control.running = Int32(event.move.element)
    }
    isOver = true
    let head = Head(control: control, frame: frame)
    outcome = call.map { .call(head, $0.hole) } ?? .stay(head)
  }

  /// Tells of the step so far; what a frame lost and which callbacks it missed is told once.
  mutating func record(after: Moment?) {
    var evidence = event.evidence
    if let calls = event.closed?.calls { evidence.add(calls) }
    records.append(
      StepRecord(
        move: event.move, before: isBeginning ? nil : event.before, after: after, closed: event.closed,
        evidence: evidence))
    event.closed = nil
    event.evidence.forgetLosses()
  }

  /// The moment as it is.
  var moment: Moment { Moment(frame: frame, change: setting.visibleChange) }

  private mutating func perform(_ task: Task) {
    switch task {
    case .steps(let steps, let performer, let word): perform(steps, performer, word: word)
    case .callback(let callback, let performer, let ifGesture):
      if !ifGesture || event.gestureClosed { call(Int(callback), performer) }
    case .appearance(let name): callAppearance(name)
    case .go(let until): go(until)
    case .goByGesture:
      guard event.layersGone == 0 else { break }
      event.gestureClosed = true
      event.isDismissing = true
      go(.layers(1))
    case .present(let edge, let performer): present(Int(edge), performer)
    case .replaceRoot(let screen): replaceRoot(Int(screen))
    }
  }

  /// Calls what the app implements.
  mutating func call(_ callback: Int, _ performer: Performer) {
    event.evidence.note(.fired, Int32(callback))
    let steps = flow.callbacks[callback].does
    if !steps.isEmpty { event.agenda.insert(.steps(steps, performer, word: false), at: 0) }
  }

  /// Calls an appearance callback of the screen on top and of the containers around it.
  private mutating func callAppearance(_ name: CallbackName) {
    for screen in ([Int(frame.screen)] + tables.containers[Int(frame.screen)]).reversed() {
      for callback in flow.screens[screen].callbacks where flow.callbacks[callback].name == name {
        call(callback, .top)
      }
    }
  }
}
