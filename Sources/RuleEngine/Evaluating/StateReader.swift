internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// Reads the state, step or event that rules look at now, as numbers. Each is worked out when it is first needed, and then
/// stands for all rules.
///
/// What is looked at comes with a set of worlds. It is read in one of them at a time; with each number comes the set of
/// worlds that agree in it, so that an outcome holds for all worlds that agree in everything that was read. One reader
/// serves for all that is looked at; the records that expressions read are made once and read through it. Not for two
/// threads at once.
final class StateReader {
  let explored: ExploredFlow
  private let words: TraceWords
  private let space: WorldSpace
  private let fields = StateField.all
  private let lifetimes = StateField.lifetimes
  /// By field, what was read last.
  @exclusivity(unchecked) private var values: [Value]
  /// By lifetime, the look that is current: values of older ones no longer hold.
  @exclusivity(unchecked) private var looks = [UInt32](repeating: 1, count: StatePart.Lifetime.allCases.count)
  /// Counts the worlds that were turned to.
  @exclusivity(unchecked) private var worldCount: UInt32 = 1
  /// What was read since the log began, each once and in order; nil where nobody asks.
  @exclusivity(unchecked) private var log: [StateField.ID]?

  /// The worlds of what is looked at.
  @exclusivity(unchecked) private(set) var worlds = WorldSet.empty
  /// The one that it is read in.
  @exclusivity(unchecked) private(set) var world = World(configuration: 0, bits: 0)
  /// The worlds that agree in all that was read since the world was turned to for the rule that looks now.
  @exclusivity(unchecked) private(set) var agreeing = WorldSet.empty

  @exclusivity(unchecked) private var subject = Subject.nothing
  @exclusivity(unchecked) private var front: StateView?
  @exclusivity(unchecked) private var box: StepBox?
  private var states: StateSequence?
  private var steps: StepSequence?
  /// Nothing is known of what lies beneath steps: all that begin in one state have the same in front.
  private var isBare = false

  /// What is looked at.
  private enum Subject {
    case nothing
    case state(FlowState)
    /// Without anything known of what lies beneath.
    case bare(StateNumber)
    case step(FlowStep, origin: StateNumber?)
    case event(Move, StateNumber)
  }

  /// What a field is, and where.
  private struct Value {
    var number: Int32 = 0
    var look: UInt32 = 0
    /// The count of the last world for which it is known to hold.
    var world: UInt32 = 0
    var agreeing = WorldSet.empty
  }

  init(_ explored: ExploredFlow, _ words: TraceWords) {
    self.explored = explored
    self.words = words
    space = explored.exploration.worlds
    values = Array(repeating: Value(), count: fields.count)
  }

  /// Other things are looked at from now on, or with other things known of what lies beneath: nothing stays in front.
  func begin() {
    subject = .nothing
    states = nil
    steps = nil
    isBare = false
  }

  /// States are looked at from now on, as this sequence finds them.
  func begin(_ states: StateSequence) {
    begin()
    self.states = states
  }

  /// Steps are looked at from now on, as this sequence finds them.
  func begin(_ steps: StepSequence, knowing parts: BeneathParts) {
    begin()
    self.steps = steps
    isBare = parts.isEmpty
  }

  func turn(to state: FlowState) { turn(to: .state(state), in: state.worlds, keepsFront: false) }
  func turn(to state: StateNumber, in worlds: WorldSet) {
    turn(to: .bare(state), in: worlds, keepsFront: self.state == state)
  }
  /// Turns to a step, which is looked up when more is read than its summary tells.
  func turn(to step: FlowStep) {
    let origin = isBare ? explored.exploration.origin(of: step) : nil
    turn(to: .step(step, origin: origin), in: step.worlds, keepsFront: origin != nil && origin == state)
  }
  /// Turns to what may be done in a state.
  func turn(to event: Move, in state: StateNumber, worlds: WorldSet) {
    turn(to: .event(event, state), in: worlds, keepsFront: state == self.state)
  }

  /// - Parameter keepsFront: the frame in front is the same as before, and what is known of what lies beneath it.
  private func turn(to subject: Subject, in worlds: WorldSet, keepsFront: Bool) {
    if !keepsFront { looks[StatePart.Lifetime.state.rawValue] &+= 1 }
    looks[StatePart.Lifetime.step.rawValue] &+= 1
    self.subject = subject
    self.worlds = worlds
    front = nil
    box = nil
    if let world = space.any(of: worlds) { turn(to: world) }
  }

  private func turn(to world: World) {
    guard world != self.world else { return }
    self.world = world
    worldCount &+= 1
    front = nil
    box = nil
  }

  /// Does something in one world after the other until all worlds of what is looked at agree with one of them in what
  /// was read; then ``agreeing`` are these worlds.
  ///
  /// - Parameter wanted: leaves out all other worlds.
  func forEachClass(of wanted: WorldSet? = nil, _ body: () throws -> Void) rethrows {
    var rest = wanted.map { space.intersection(worlds, $0) } ?? worlds
    while let next = space.any(of: rest) {
      turn(to: next)
      agreeing = rest
      try body()
      rest = space.subtracting(agreeing, from: rest)
    }
  }
}

extension StateReader {
  /// What a field is here. What agrees is narrowed to the worlds in which it is the same.
  @inline(__always)
  func number(of field: StateField.ID) -> Int32 {
    let index = Int(field.rawValue)
    if values[index].look != looks[lifetimes[index]] || values[index].world != worldCount { workOut(field) }
    let value = values[index]
    if value.agreeing != space.all { agreeing = space.intersection(agreeing, value.agreeing) }
    return value.number
  }

  @inline(never)
  private func workOut(_ id: StateField.ID) {
    let index = Int(id.rawValue)
    let look = looks[lifetimes[index]]
    if values[index].look == look, space.contains(world, in: values[index].agreeing) {
      values[index].world = worldCount
      return
    }
    let part = fields[index].part
    if part.isSummarized, case .step(let step, _) = subject,
      let told = fields[index].field.summary?.number(in: step.glance)
    {
      values[index] = Value(number: told, look: look, world: worldCount, agreeing: space.all)
      return
    }
    let log = explored.exploration.log
    log.begin(in: world)
    let number = fields[index].field.number(self, part)
    values[index] = Value(number: number, look: look, world: worldCount, agreeing: log.agreeing)
  }

  /// The same, for an expression that is evaluated.
  func read(_ field: StateField.ID) -> Int32 {
    if let log, !log.contains(field) { self.log?.append(field) }
    return number(of: field)
  }

  /// What `body` comes to, and the fields it reads.
  func logging<Outcome>(_ body: () throws -> Outcome) rethrows -> (outcome: Outcome, reads: [StateField.ID]) {
    log = []
    defer { log = nil }
    let outcome = try body()
    return (outcome, log ?? [])
  }
}

// What rows read fields from.
extension StateReader {
  /// The state that is looked at, or in which that begins which is; nil where that is in the middle of an event.
  private var state: StateNumber? {
    switch subject {
    case .nothing: nil
    case .state(let state): state.number
    case .bare(let state), .event(_, let state): state
    case .step(_, let origin): origin
    }
  }
  /// Whether a step is looked at.
  var isStep: Bool { if case .step = subject { true } else { false } }
  /// The step that is looked at.
  var step: StepView { stepBox.view }
  /// The frame that goes in it.
  var closedFrame: StateView? { stepBox.closed }
  /// A frame in front: before what is looked at, behind it, or the one that goes.
  func frame(_ part: StatePart) -> StateView {
    switch part {
    case .after, .belowAfter: return step.after
    case .closed:
      guard let closed = closedFrame else { preconditionFailure("no frame goes in this step") }
      return closed
    default: return frontView
    }
  }
  /// What is done.
  var move: Move {
    switch subject {
    case .event(let move, _): return move
    case .step(let step, _): return explored.exploration.move(of: step)
    case .state, .bare, .nothing: preconditionFailure("nothing is done where a state is looked at")
    }
  }
  /// An action in the words of traces; where a window turns, they hang on the device.
  var label: String {
    if move.kind == .environment { _ = frontView.exactEnvironment }
    return words.action(move, frontView)
  }
  /// The flags that are set, after a step.
  var flags: [Int] {
    if explored.records.flow.flags.isEmpty { return [] }
    return isStep ? step.after.flags : frontView.flags
  }
  /// What can be done. The same tap once more belongs to the transition that runs; nobody counts on it as a way out.
  var moves: [MoveView] {
    guard let state else { preconditionFailure("moves are asked for where no state is looked at") }
    return explored.exploration.moves(in: state, world: world).filter { !$0.move.again }
  }

  private var stepBox: StepBox {
    if let box { return box }
    guard let steps, case .step(let step, _) = subject else {
      preconditionFailure("a step is asked for where none is looked at")
    }
    let made = StepBox(steps.view(step, in: world))
    box = made
    return made
  }

  private var frontView: StateView {
    if let front { return front }
    let view: StateView
    switch subject {
    case .state(let state): view = states?.view(state, in: world) ?? bareView(state.number)
    case .bare(let state), .event(_, let state): view = bareView(state)
    case .step(_, let origin): view = origin.map(bareView) ?? step.before
    case .nothing: preconditionFailure("nothing is looked at")
    }
    front = view
    return view
  }

  private func bareView(_ state: StateNumber) -> StateView { explored.exploration.view(state, in: world) }

  /// A shortest way to what is looked at in this world; the worlds that agree with what it is found for are those of this
  /// moment.
  var wayHere: WayToFinding {
    let (world, agreeing) = (world, agreeing)
    switch subject {
    case .state(let state):
      return WayToFinding(length: state.length) { [states] in
        states?.trace(to: state, in: world, agreeing: agreeing)
      }
    case .step(let step, _):
      return WayToFinding(length: step.length) { [steps] in
        steps?.trace(to: step, in: world, agreeing: agreeing)
      }
    case .bare, .event, .nothing: return .none
    }
  }

  /// What a finding points at where its rule does not say: what is tapped or starts, else the screen.
  ///
  /// - Parameter read: how a number is looked up: ``read(_:)`` where it decides about an outcome.
  func element(_ read: (StateField.ID) -> Int32) -> any FlowElement {
    let records = explored.records
    if isStep {
      let button = read(.button)
      if button >= 0 { return records.buttons[Int(button)] }
      let trigger = read(.trigger)
      if trigger >= 0 { return records.triggers[Int(trigger)] }
    }
    return records.screens[Int(read(.screen))]
  }
}

/// A step in one place, because copies of it cost more than most of what is asked of it.
private final class StepBox {
  let view: StepView
  private(set) lazy var closed = view.closed

  init(_ view: StepView) { self.view = view }
}
