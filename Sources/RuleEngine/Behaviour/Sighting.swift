internal import UIKitSemantics

/// The state, step or event that rules look at now, as numbers: each is worked out when it is first needed, and then
/// stands for all rules.
///
/// One sighting serves for all that is looked at; the records that expressions read are made once and read through it.
/// Not for two threads at once.
final class Sighting {
  let played: Played
  private let words: TraceWords
  private let numbers: UnsafeMutablePointer<Int32>
  /// Which numbers are worked out, by the bits of what they are of.
  private var known: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// What was read since the log began, each once and in order; nil where nobody asks.
  private var log: [Observable]?

  private var front: StateView?
  private(set) var state: StateNumber?
  private var steps: StepSequence?
  private var number: StepNumber?
  private var step: StepView?
  private var event: Move?

  init(_ played: Played, _ words: TraceWords) {
    self.played = played
    self.words = words
    numbers = .allocate(capacity: Observable.limit)
    numbers.initialize(repeating: 0, count: Observable.limit)
  }

  deinit { numbers.deallocate() }

  /// Turns to a state; `view` may know of what lies beneath, and is looked up where it is not given.
  func turn(to state: StateNumber, _ view: StateView? = nil) {
    known = (0, 0, 0)
    self.state = state
    front = view
  }

  /// Turns to a step, which is looked up when more than a glance is needed.
  func turn(to number: StepNumber, of steps: StepSequence) {
    known = (0, 0, 0)
    if self.number == nil { self.steps = steps }
    self.number = number
    front = nil
    step = nil
  }

  /// Turns to a step.
  func turn(to step: StepView) {
    known = (0, 0, 0)
    self.step = step
    front = step.before
  }

  /// Turns to what may be done in a state.
  func turn(to event: Move, in state: StateNumber) {
    if self.state == state {
      known.1 &= ~(0xFFFF_FFFF << 32)
    } else {
      known = (0, 0, 0)
      self.state = state
      front = nil
    }
    self.event = event
  }
}

extension Sighting {
  /// The step that is looked at.
  var stepView: StepView {
    if let step { return step }
    guard let steps, let number else { preconditionFailure("a step is asked for where none is looked at") }
    let view = steps[number]
    step = view
    return view
  }

  /// The state in front, or that before the step.
  var frontView: StateView {
    if let front { return front }
    let view: StateView
    if !isStep, let state { view = played.exploration[state] } else { view = stepView.before }
    front = view
    return view
  }

  /// Whether a step is looked at.
  var isStep: Bool { number != nil || step != nil }
  /// What is done.
  var move: Move { event ?? stepView.move }
  /// What a step shows at first sight, where that is known.
  var glance: StepGlance? { number?.glance }
  /// The environment, by its number.
  var environment: Int { frontView.environment }

  /// An action in the words of traces.
  func label() -> String { words.action(move, frontView) }
}

extension Sighting {
  /// What an observable is here.
  @inline(__always)
  func number(of observable: Observable) -> Int32 {
    let index = Int(observable.rawValue)
    let bit: UInt64 = 1 << UInt64(index & 63)
    switch index >> 6 {
    case 0:
      if known.0 & bit != 0 { return numbers[index] }
      known.0 |= bit
    case 1:
      if known.1 & bit != 0 { return numbers[index] }
      known.1 |= bit
    default:
      if known.2 & bit != 0 { return numbers[index] }
      known.2 |= bit
    }
    let number = workOut(observable)
    numbers[index] = number
    return number
  }

  /// The same, for an expression that is evaluated.
  func read(_ observable: Observable) -> Int32 {
    if let log, !log.contains(observable) { self.log?.append(observable) }
    return number(of: observable)
  }

  func isTrue(_ observable: Observable) -> Bool { read(observable) != 0 }

  /// Begins to note what is read.
  func beginLog() { log = [] }

  /// What was read since then; from now on nothing is noted.
  func endLog() -> [Observable] {
    defer { log = nil }
    return log ?? []
  }
}
