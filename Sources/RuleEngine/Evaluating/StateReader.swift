internal import FlowModel
internal import UIKitSemantics

/// Reads the state, step or event that rules look at now, as numbers. Each is worked out when it is first needed, and then
/// stands for all rules.
///
/// One reader serves for all that is looked at; the records that expressions read are made once and read through it. What
/// an evaluation reads is logged, because the outcome holds for all that has the same numbers in that. Not for two threads
/// at once.
final class StateReader {
  let explored: ExploredFlow
  private let words: TraceWords
  /// By field, its number and the look at which it was worked out.
  @exclusivity(unchecked) private var numbers: [(number: Int32, look: UInt32)]
  /// By lifetime, the look that is current: numbers of older ones no longer hold.
  @exclusivity(unchecked) private var looks = [UInt32](repeating: 1, count: StatePart.Lifetime.allCases.count)
  private let fields = StateField.all
  private let lifetimes = StateField.lifetimes
  /// What was read since the log began, each once and in order; nil where nobody asks.
  @exclusivity(unchecked) private var log: [StateField.ID]?

  @exclusivity(unchecked) private var front: StateView?
  @exclusivity(unchecked) private(set) var state: StateNumber?
  @exclusivity(unchecked) private(set) var number: StepNumber?
  @exclusivity(unchecked) private var view: StepBox?
  @exclusivity(unchecked) private var event: Move?
  /// The environment that is looked at in place of the one explored, which it is like.
  @exclusivity(unchecked) private var member: Int?
  private var steps: StepSequence?
  /// Nothing is known of what lies beneath steps: all that begin in one state have the same in front.
  private var isBare = false
  /// What finds a shortest way to what is looked at when it is called, whatever is looked at by then.
  private var way: () -> Way = { { nil } }

  /// Finds a shortest way.
  typealias Way = () -> FlowTrace?

  init(_ explored: ExploredFlow, _ words: TraceWords) {
    self.explored = explored
    self.words = words
    numbers = Array(repeating: (0, 0), count: fields.count)
  }

  private func renew(_ lifetime: StatePart.Lifetime) { looks[lifetime.rawValue] &+= 1 }

  /// Turns to another state, or to what begins there; nothing of the one before holds any longer.
  private func turn(toFront state: StateNumber?, _ view: StateView? = nil) {
    renew(.environment)
    renew(.state)
    self.state = state
    front = view
    member = nil
  }

  /// Turns to a state; `view` may know of what lies beneath, and is looked up where it is not given.
  func turn(to state: StateNumber, _ view: StateView? = nil) {
    turn(toFront: state, view)
    renew(.step)
  }

  /// Steps are looked at from now on, as this sequence finds them.
  func begin(_ steps: StepSequence, knowing parts: BeneathParts) {
    self.steps = steps
    isBare = parts.isEmpty
    way = { [unowned self] in
      let number = number
      return { number.flatMap { steps.trace(to: $0) } }
    }
  }

  /// States are looked at from now on; `way` finds a shortest way to the one that is looked at when it is called.
  func begin(_ way: @escaping () -> Way) { self.way = way }

  /// Turns to a step, which is looked up when more is read than its summary tells.
  func turn(to number: StepNumber) {
    let origin = isBare ? explored.exploration.origin(of: number) : nil
    if origin == nil || origin != state { turn(toFront: origin) }
    renew(.step)
    self.number = number
    view = nil
  }

  /// Turns to what may be done in a state.
  func turn(to event: Move, in state: StateNumber) {
    if state != self.state { turn(toFront: state) }
    renew(.step)
    self.event = event
  }
}

extension StateReader {
  /// What a field is here.
  @inline(__always)
  func number(of field: StateField.ID) -> Int32 {
    let index = Int(field.rawValue)
    let known = numbers[index]
    return known.look == looks[lifetimes[index]] ? known.number : workedOut(field)
  }

  @inline(never)
  private func workedOut(_ id: StateField.ID) -> Int32 {
    let index = Int(id.rawValue)
    let (part, field) = fields[index]
    let told = part.isSummarized ? number.flatMap { field.summary?.number(in: $0.glance) } : nil
    let number = told ?? field.number(self, part)
    numbers[index] = (number, looks[lifetimes[index]])
    return number
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
  /// Whether a step is looked at.
  var isStep: Bool { number != nil }

  /// The step that is looked at.
  var step: StepView { box.view }

  /// The frame that goes in it.
  var closedFrame: StateView? { box.closed }

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

  /// The environment.
  var device: DeviceEnvironment { explored.machine.environments.all[environment] }

  /// What is done.
  var move: Move {
    if let event { return event }
    guard let number else { preconditionFailure("nothing is done where a state is looked at") }
    return explored.exploration.move(of: number)
  }

  /// An action in the words of traces.
  var label: String { words.action(move, frontView) }

  /// The flags that are set, after a step.
  var flags: [Int] {
    if explored.records.flow.flags.isEmpty { return [] }
    return isStep ? step.after.flags : frontView.flags
  }

  /// What can be done. The same tap once more belongs to the transition that runs; nobody counts on it as a way out.
  var moves: [MoveView] {
    guard let state else { preconditionFailure("moves are asked for where no state is looked at") }
    return explored.exploration.moves(in: state).filter { !$0.move.again }
  }

  private var box: StepBox {
    if let view { return view }
    guard let steps, let number else { preconditionFailure("a step is asked for where none is looked at") }
    let box = StepBox(steps[number])
    view = box
    return box
  }

  private var frontView: StateView {
    if let front { return front }
    let view: StateView
    if let state {
      view = explored.exploration[state]
    } else if let number, isBare {
      view = explored.exploration.before(number)
    } else {
      view = step.before
    }
    front = view
    return view
  }
}

// The environments that the one explored stands for: each tells nothing but its own numbers.
extension StateReader {
  /// The environment, by its number.
  var environment: Int { member ?? exploredEnvironment }

  private var exploredEnvironment: Int {
    number.map { explored.exploration.environment(of: $0) } ?? frontView.environment
  }

  /// Turns to each environment in which everything is as in the one that is looked at.
  func forEachMember(_ body: () throws -> Void) rethrows {
    let members = explored.machine.alike(exploredEnvironment)
    if members.count == 1 { return try body() }
    defer { turn(toMember: nil) }
    for member in members {
      turn(toMember: member)
      try body()
    }
  }

  private func turn(toMember member: Int?) {
    self.member = member
    renew(.environment)
  }

  /// A shortest way to what is looked at, in the environment it is looked at in.
  func wayHere() -> Way {
    let found = way()
    guard let member else { return found }
    let (machine, explored) = (explored.machine, exploredEnvironment)
    return { found().map { machine.trace($0, in: member, from: explored) } }
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
