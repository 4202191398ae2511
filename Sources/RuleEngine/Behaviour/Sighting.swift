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
  private let known: UnsafeMutablePointer<UInt64>
  /// What was read since the log began, each once and in order; nil where nobody asks.
  private var log: [Observable]?

  @exclusivity(unchecked) private var front: StateView?
  @exclusivity(unchecked) private(set) var state: StateNumber?
  @exclusivity(unchecked) private(set) var number: StepNumber?
  @exclusivity(unchecked) private var step: SightedStep?
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

  init(_ played: Played, _ words: TraceWords) {
    self.played = played
    self.words = words
    numbers = .allocate(capacity: Observable.limit)
    numbers.initialize(repeating: 0, count: Observable.limit)
    known = .allocate(capacity: Observable.words)
    known.initialize(repeating: 0, count: Observable.words)
  }

  deinit {
    numbers.deallocate()
    known.deallocate()
  }

  private func forget() {
    for word in 0..<Observable.words { known[word] = 0 }
    member = nil
  }

  /// Turns to a state; `view` may know of what lies beneath, and is looked up where it is not given.
  func turn(to state: StateNumber, _ view: StateView? = nil) {
    forget()
    self.state = state
    front = view
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

  /// Turns to a step, which is looked up when more is read than can be told without.
  ///
  /// - Parameter shown: what its glance tells.
  func turn(to number: StepNumber, showing shown: GlanceNumbers) {
    let origin = isBare ? played.exploration.origin(of: number) : nil
    if let origin, origin == state {
      for word in 0..<Observable.words { known[word] &= Observable.ofState[word] }
    } else {
      forget()
      front = nil
    }
    state = origin
    self.number = number
    step = nil
    shown.fill(numbers, known)
  }

  /// Tells what is known of the step.
  func teach(_ shown: inout GlanceNumbers) { shown.learn(numbers, known) }

  /// Turns to a step.
  func turn(to step: StepView) {
    forget()
    self.step = SightedStep(step)
    front = step.before
  }

  /// Turns to what may be done in a state.
  func turn(to event: Move, in state: StateNumber) {
    if self.state == state {
      for word in 0..<Observable.words { known[word] &= Observable.ofState[word] }
    } else {
      forget()
      self.state = state
      front = nil
    }
    self.event = event
  }
}

extension Sighting {
  /// Whether a step is looked at.
  var isStep: Bool { number != nil || step != nil }

  /// The step that is looked at.
  var sightedStep: SightedStep {
    if let step { return step }
    guard let steps, let number else { preconditionFailure("a step is asked for where none is looked at") }
    let sighted = SightedStep(steps[number])
    step = sighted
    return sighted
  }

  /// The state in front, or that before the step.
  var frontView: StateView {
    if let front { return front }
    let view: StateView
    if let state {
      view = played.exploration[state]
    } else if let number, isBare {
      view = played.exploration.before(number)
    } else {
      view = sightedStep.view.before
    }
    front = view
    return view
  }

  /// What is done.
  var move: Move {
    if let event { return event }
    if let number { return played.exploration.move(of: number) }
    return sightedStep.view.move
  }

  /// The environment, by its number.
  var environment: Int { member ?? exploredEnvironment }

  /// That which was explored.
  private var exploredEnvironment: Int {
    number.map { played.exploration.environment(of: $0) } ?? frontView.environment
  }

  /// The environments that the one explored stands for; each tells nothing but its own numbers.
  var alike: [Int] { played.machine.alike(exploredEnvironment) }

  /// Turns to one of ``alike``; nil for that which was explored.
  func turn(toMember member: Int?) {
    if member == self.member { return }
    self.member = member
    for word in 0..<Observable.words { known[word] &= ~Observable.ofEnvironment[word] }
  }

  /// A shortest way to what is looked at, in the environment it is looked at in.
  func wayHere() -> Way {
    let found = way()
    guard let member else { return found }
    let (machine, explored) = (played.machine, exploredEnvironment)
    return { found().map { machine.trace($0, in: member, from: explored) } }
  }

  /// An action in the words of traces.
  func label() -> String { words.action(move, frontView) }
}

extension Sighting {
  /// What an observable is here.
  @inline(__always)
  func number(of observable: Observable) -> Int32 {
    let index = Int(observable.rawValue)
    let bit: UInt64 = 1 << UInt64(index & 63)
    return known[index >> 6] & bit != 0 ? numbers[index] : workedOut(observable)
  }

  @inline(never)
  private func workedOut(_ observable: Observable) -> Int32 {
    let index = Int(observable.rawValue)
    let number = workOut(observable)
    numbers[index] = number
    known[index >> 6] |= 1 << UInt64(index & 63)
    return number
  }

  /// The same, for an expression that is evaluated.
  func read(_ observable: Observable) -> Int32 {
    if let log, !log.contains(observable) { self.log?.append(observable) }
    return number(of: observable)
  }

  /// Begins to note what is read.
  func beginLog() { log = [] }

  /// What was read since then; from now on nothing is noted.
  func endLog() -> [Observable] {
    defer { log = nil }
    return log ?? []
  }
}

/// A step in one place, because copies of it cost more than most of what is asked of it.
final class SightedStep {
  let view: StepView
  private(set) lazy var closed = view.closed

  init(_ view: StepView) { self.view = view }
}
