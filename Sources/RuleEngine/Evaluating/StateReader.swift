internal import FlowModel
internal import FlowWording
internal import StateExploration
internal import UIKitSemantics

/// Reads the state, step or event at which rules are being evaluated: the current one.
///
/// A state has a set of worlds and is read in one of them at a time. Each read of the world is recorded in
/// ``FlowExploration/log``, so a result is valid for all worlds in which the reads have the same values. One
/// reader is used for all states and steps: the records for expressions are created once and read through it.
/// Not thread-safe.
final class StateReader {
  let explored: ExploredFlow
  private let words: TraceWords
  let space: WorldSpace
  private let log: WorldLog
  @exclusivity(unchecked) private var subject = Subject.nothing
  /// The worlds of the current state, step or event.
  @exclusivity(unchecked) private(set) var worlds = WorldSet.empty
  /// One of them: the first in which each rule is evaluated.
  @exclusivity(unchecked) private var first: World?
  /// The world in which it is read now.
  @exclusivity(unchecked) private(set) var world = World(configuration: 0, bits: [])
  /// The worlds for which there is no result yet.
  @exclusivity(unchecked) private var rest = WorldSet.empty
  // Views are created on the first read, for all rules.
  @exclusivity(unchecked) private var viewedFront: StateView?
  /// Whether the front frame before the current step depends on the world.
  @exclusivity(unchecked) private(set) var isFrontInWorld = false
  private var kinds: FrontKinds?
  private var present: FrontsPresent?
  @exclusivity(unchecked) private var viewedStep: ViewedStep?
  private typealias ViewedMoves = (moves: [PossibleMove], records: [MoveRecord])
  private var viewedMoves: ViewedMoves?
  private let concerned = ConcernedNumbers()
  @exclusivity(unchecked) private var states: StateSequence?
  @exclusivity(unchecked) private var steps: StepSequence?
  /// The records through which expressions read each part. Created once for all rules, because that is slow.
  private(set) lazy var parts = StatePart.allCases.map { $0.record(self) }

  private lazy var flagNumbers = Dictionary(
    explored.records.flow.flags.identified.map { ($1.name, $0) }
  ) { first, _ in first }
  /// The budget for further states and steps.
  let budget: EvaluationBudget

  /// The current state, step or event.
  private enum Subject {
    case nothing
    case state(FlowState)
    /// A state without facts about the stack beneath.
    case bare(StateNumber)
    case step(FlowStep)
    case event(Move, StateNumber)
  }

  init(_ explored: ExploredFlow, _ words: TraceWords) {
    self.explored = explored
    self.words = words
    space = explored.exploration.worlds
    log = explored.exploration.log
    budget = EvaluationBudget(explored)
  }

  /// Starts to read the states of this sequence.
  func begin(_ states: StateSequence) { self.states = states }
  /// Starts to read the steps of this sequence.
  func begin(_ steps: StepSequence) { self.steps = steps }

  /// - Parameter worlds: the worlds of all states that differ from this one only in length; nil for its own.
  func turn(to state: FlowState, in worlds: WorldSet? = nil) {
    turn(to: .state(state), in: worlds ?? state.worlds)
  }
  func turn(to state: StateNumber, in worlds: WorldSet) { turn(to: .bare(state), in: worlds) }
  /// - Parameter worlds: the worlds of all steps that differ from this one only in length; nil for its own.
  func turn(to step: FlowStep, in worlds: WorldSet? = nil) {
    turn(to: .step(step), in: worlds ?? step.worlds)
  }
  /// Makes an event that is possible in a state the current one.
  func turn(to event: Move, in state: StateNumber, worlds: WorldSet) {
    turn(to: .event(event, state), in: worlds)
  }

  private func turn(to subject: Subject, in worlds: WorldSet) {
    self.subject = subject
    isFrontInWorld = if case .step(let step) = subject { steps?.isFrontInWorld(step) == true } else { false }
    self.worlds = worlds
    first = space.any(of: worlds)
    if let first { world = first }
    viewedFront = nil
    viewedStep = nil
    viewedMoves = nil
    present = nil
    concerned.forget()
  }

  /// Calls `body` in one world after another, until the reads in these worlds cover every world.
  ///
  /// - Parameters:
  ///   - wanted: the only worlds to consider; nil for all.
  ///   - run: the rule whose budget is used; nil for none.
  ///   - isFound: whether there is a finding in these worlds, which is reported even if a limit was hit.
  func forEachClass(
    of wanted: WorldSet? = nil, for run: RuleRun? = nil, isFound: Bool = false, _ body: () throws -> Void
  ) rethrows {
    rest = wanted.map { space.intersection(worlds, $0) } ?? worlds
    var next = wanted == nil ? first : space.any(of: rest)
    while let here = next {
      guard isFound || budget.take(for: run?.share) else { return }
      turn(to: here)
      log.begin(in: here)
      try body()
      if log.agreeing == space.all { return }
      rest = space.subtracting(agreeing, from: rest)
      next = space.any(of: rest)
    }
  }

  /// The worlds in which all reads since ``forEachClass(of:_:)`` selected this one have the same values.
  var agreeing: WorldSet { space.intersection(rest, log.agreeing) }

  /// A shortest witness of the current state, step or event in this world. The agreeing worlds are those at
  /// the time of the call.
  var witnessHere: Witness {
    let (world, agreeing) = (world, agreeing)
    switch subject {
    case .state(let state):
      return Witness(length: state.length, goal: state.number.goal) { [states] in
        states?.trace(to: state, in: world, agreeing: agreeing)
      }
    case .step(let step):
      return Witness(length: step.length, goal: step.goal) { [steps] in
        steps?.trace(to: step, in: world, agreeing: agreeing)
      }
    case .bare, .event, .nothing: return .none
    }
  }
}

// What records read.
extension StateReader {
  private var records: FlowRecords { explored.records }

  /// A number that is the same for all states and steps with the same elements in these parts.
  func number(of reads: ElementReads) -> Int {
    if !areSame(reads) { step.view.noteBefore() }
    return concerned.number(of: reads) {
      switch subject {
      case .state(let state): ConcernedElements(state.number, in: explored.exploration)
      case .bare(let state), .event(_, let state): ConcernedElements(state, in: explored.exploration)
      case .step(let step): steps?.elements(of: step, in: world) ?? ConcernedElements()
      case .nothing: ConcernedElements()
      }
    }
  }
  /// Whether these parts are the same in all worlds of the current state or step. For the front frame before
  /// a step, this may not be so.
  func areSame(_ reads: ElementReads) -> Bool { !isFrontInWorld || reads.isDisjoint(with: .front) }
  /// The kinds of frames that may be in front before the current step in some world, and all worlds that
  /// store one of these.
  var frontsPresent: FrontsPresent {
    if let present { return present }
    let kinds = if let kinds, kinds.isCurrent { kinds } else { FrontKinds(explored.exploration) }
    self.kinds = kinds
    var fronts = FrontsPresent(kinds: kinds.present(in: worlds))
    for kind in fronts.kinds { fronts.worlds = space.union(fronts.worlds, kind.worlds) }
    present = fronts
    return fronts
  }
  struct FrontsPresent {
    var kinds: [FrontKinds.Kind] = []
    var worlds = WorldSet.empty
  }
  /// Calls `body` as if this frame had been in front before the current step. Only its elements may be read.
  func withFront<Result>(_ number: Int, _ body: () -> Result) -> Result {
    let before = world
    defer { turn(to: before) }
    turn(to: explored.exploration.world(world, withFront: number))
    return body()
  }
  private func turn(to world: World) {
    if world == self.world { return }
    self.world = world
    viewedFront = nil
    viewedStep = nil
    if isFrontInWorld { concerned.forget() }
  }
  /// The current step.
  var step: ViewedStep {
    if let viewedStep { return viewedStep }
    guard let steps, case .step(let step) = subject else {
      preconditionFailure("a step is asked for where none is looked at")
    }
    let viewed = ViewedStep(steps.view(step, in: world), in: records)
    viewedStep = viewed
    return viewed
  }
  /// The front frame before the current step, the one after it, or the removed one.
  func frame(_ part: StatePart) -> StateView {
    switch part {
    case .after, .belowAfter:
      step.view.noteAfter()
      return step.after
    case .environment: return viewed
    case .closed:
      guard let closed = step.closed else { preconditionFailure("no frame goes in this step") }
      return closed
    default: return front
    }
  }
  private var front: StateView {
    if case .step = subject { step.view.noteBefore() }
    return viewed
  }
  /// The front frame, if only the environment is read.
  private var viewed: StateView {
    if let viewedFront { return viewedFront }
    let viewed: StateView
    switch subject {
    case .state(let state):
      viewed = states.map { $0.view(state, in: world) } ?? bare(state.number)
    case .bare(let state), .event(_, let state): viewed = bare(state)
    case .step: viewed = step.view.beginning
    case .nothing: preconditionFailure("nothing is looked at")
    }
    viewedFront = viewed
    return viewed
  }
  private func bare(_ state: StateNumber) -> StateView {
    explored.exploration.view(state, in: world)
  }
  /// The move of the current step or event.
  var move: Move {
    switch subject {
    case .event(let move, _): return move
    case .step(let step): return explored.exploration.move(of: step)
    case .state, .bare, .nothing: preconditionFailure("nothing is done where a state is looked at")
    }
  }
  /// The button that is tapped. For pending work: the button that requested it.
  var button: ButtonRecord? {
    if let button = move.button { return records.buttons[button] }
    if case .button(let asking) = ownerOfPending { return records.buttons[asking] }
    return nil
  }
  /// The trigger that runs. For pending work: the trigger that requested it.
  var trigger: TriggerRecord? {
    if let trigger = move.trigger { return records.triggers[trigger] }
    if case .trigger(let asking) = ownerOfPending { return records.triggers[asking] }
    return nil
  }
  /// The owner of the effect that requested the pending work; nil for Back.
  private var ownerOfPending: EffectOwner? {
    move.effect.map { records.flow.effects[$0].owner }
  }
  /// The move in the words of traces. The words for a change of the window depend on the device.
  var label: String {
    if move.kind == .environment { _ = front.exactEnvironment }
    return words.action(move, front)
  }
  /// The names of the flags that are set, after a step.
  var flags: [String] {
    let flags = records.flow.flags
    if flags.isEmpty { return [] }
    return (isStep ? step.after : front).flags.map { flags[$0].name }
  }
  /// The names of the flags that a step has set or cleared.
  var turnedFlags: [String] {
    let flags = records.flow.flags
    if flags.isEmpty { return [] }
    return step.view.turnedFlags.map { flags[$0].name }
  }
  /// Whether the flag with this name is set, after a step. This distinguishes worlds by one flag; ``flags`` distinguishes
  /// every combination of flags.
  func hasFlag(_ name: String) -> Bool {
    guard let flag = flagNumbers[name] else { return false }
    return (isStep ? step.after : front).isSet(flag: flag)
  }
  /// The possible moves, without second taps on the same button during its transition, as users do not use
  /// these to leave. This distinguishes worlds by all moves; ``moveCandidates`` only by those that are read.
  var moves: [MoveRecord] {
    let candidates = moveCandidates
    return candidates.records.indices.filter(candidates.isInList).map { candidates.records[$0] }
  }
  /// The candidates for the list of moves, and whether each is in it.
  var moveCandidates: (records: [MoveRecord], isInList: (Int) -> Bool) {
    let state: StateNumber
    switch subject {
    case .state(let one): state = one.number
    case .bare(let one), .event(_, let one): state = one
    case .step, .nothing: preconditionFailure("moves are asked for where no state is looked at")
    }
    let exploration = explored.exploration
    let known: ViewedMoves
    if let viewedMoves {
      known = viewedMoves
    } else {
      let moves = exploration.possibleMoves(in: state).filter { !$0.view.move.again }
      known = (moves, moves.map { MoveRecord($0.view, in: records) })
      viewedMoves = known
    }
    let world = world
    return (known.records, { exploration.isPossible(known.moves[$0], in: state, world: world) })
  }
  /// The place of a finding if its rule names none: the button that is tapped or the trigger that runs,
  /// otherwise the screen.
  var element: any FlowElement {
    if isStep, let element: any FlowElement = button ?? trigger { return element }
    return records.screens[front.screen]
  }

  private var isStep: Bool { if case .step = subject { true } else { false } }
}

/// The current step. Its lists are created once for all rules.
final class ViewedStep {
  let view: StepView
  private let flow: FlowRecords
  private(set) lazy var after = view.after
  private(set) lazy var closed = view.closed
  private(set) lazy var requested = view.requested.map { flow.presentations[$0] }
  private(set) lazy var dropped = view.dropped.map { DropRecord($0, in: flow) }
  private(set) lazy var unmet = view.unmet.map { flow.expectations[$0] }
  private(set) lazy var dismissals = view.dismissals.map(DismissalRecord.init)
  private(set) lazy var fired = view.fired.map { flow.callbacks[$0] }
  private(set) lazy var skipped = view.skipped.map { flow.callbacks[$0] }
  private(set) lazy var ran = view.ran
  private(set) lazy var lost = view.lost.map { flow.unsavedPoints[$0] }
  private(set) lazy var discarded = view.discarded.map { flow.unsavedPoints[$0] }

  init(_ view: StepView, in flow: FlowRecords) {
    self.view = view
    self.flow = flow
  }
}
