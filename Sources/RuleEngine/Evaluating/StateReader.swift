internal import FlowModel
internal import FlowWording
internal import StateExploration
internal import UIKitSemantics

/// Reads the state, step or event at which rules are evaluated at the moment: the current one.
///
/// A state comes with a set of worlds, and is read in one of them at a time. Each read of the world is noted in
/// ``FlowExploration/log``. So a result is the same in all worlds that agree in everything that was read. One reader
/// serves for all states and steps: the records for expressions are made once and read through it. Not for two threads
/// at once.
final class StateReader {
  let explored: ExploredFlow
  private let words: TraceWords
  let space: WorldSpace
  private let log: WorldLog
  private var subject = Subject.nothing
  /// The worlds of the current state, step or event.
  private(set) var worlds = WorldSet.empty
  /// One of them: the first in which each rule is evaluated.
  private var first: World?
  /// The world in which it is read at the moment.
  private(set) var world = World(configuration: 0, bits: [])
  /// The worlds for which there is no result yet.
  private var rest = WorldSet.empty
  // The views are made when they are first read, for all rules.
  private var viewedFront: ViewedFrame?
  /// Which frame was in front before the current step differs by the world.
  private(set) var isFrontInWorld = false
  private var kinds: FrontKinds?
  private var present: FrontsPresent?
  private var viewedStep: ViewedStep?
  private typealias ViewedMoves = (moves: [PossibleMove], records: [MoveRecord])
  private var viewedMoves: ViewedMoves?
  private let concerned = ConcernedNumbers()
  private var states: StateSequence?
  private var steps: StepSequence?
  /// The records through which expressions read each part. Made once for all rules, because making them is slow.
  private(set) lazy var parts = StatePart.allCases.map { $0.record(self) }

  private lazy var flagNumbers = Dictionary(
    explored.records.flow.flags.identified.map { ($1.name, $0) }
  ) { first, _ in first }
  /// How many more states and steps may be read.
  let budget: EvaluationBudget

  /// The current state, step or event.
  private enum Subject {
    case nothing
    case state(FlowState)
    /// Nothing is known about the stack beneath.
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

  /// From now on the states of this sequence are read.
  func begin(_ states: StateSequence) { self.states = states }
  /// From now on the steps of this sequence are read.
  func begin(_ steps: StepSequence) { self.steps = steps }

  /// - Parameter worlds: those of all states that differ from this one only in their length; its own if nil.
  func turn(to state: FlowState, in worlds: WorldSet? = nil) {
    turn(to: .state(state), in: worlds ?? state.worlds)
  }
  func turn(to state: StateNumber, in worlds: WorldSet) { turn(to: .bare(state), in: worlds) }
  /// - Parameter worlds: those of all steps that differ from this one only in their length; its own if nil.
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

  /// Calls `body` in one world after another, until every world agrees with one of these in everything that was read.
  ///
  /// - Parameters:
  ///   - wanted: leaves out all other worlds.
  ///   - run: the rule for which it counts; nil for none.
  ///   - isFound: something was found in them, which is told even where a limit was hit.
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

  /// The worlds that agree in all that was read since ``forEachClass(of:_:)`` turned to this one.
  var agreeing: WorldSet { space.intersection(rest, log.agreeing) }

  /// A shortest witness of the current state, step or event in this world. The worlds that agree are those at the time
  /// of the call.
  var witnessHere: Witness {
    let (world, agreeing) = (world, agreeing)
    switch subject {
    case .state(let state):
      return Witness(length: state.length) { [states] in
        states?.trace(to: state, in: world, agreeing: agreeing)
      }
    case .step(let step):
      return Witness(length: step.length) { [steps] in
        steps?.trace(to: step, in: world, agreeing: agreeing)
      }
    case .bare, .event, .nothing: return .none
    }
  }
}

// What records read.
extension StateReader {
  private var records: FlowRecords { explored.records }

  /// A number that the current state or step has in common with all that concern the same, as far as these parts of it go.
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
  /// Whether elements that these parts name are the same in all worlds of the current state or step: which frame was in front
  /// before a step, the world may know.
  func areSame(_ reads: ElementReads) -> Bool { !isFrontInWorld || reads.isDisjoint(with: .front) }
  /// The kinds of frames that some world of the current step says were in front before it, and all worlds that know one of these.
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
  /// Calls `body` as if a frame had been in front before the current step, of which nothing is read then but what elements tell.
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
  /// The frame in front before the current step, the one after it, or the one that goes.
  func frame(_ part: StatePart) -> ViewedFrame {
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
  private var front: ViewedFrame {
    if case .step = subject { step.view.noteBefore() }
    return viewed
  }
  /// The same, of which nothing is read but where the app runs.
  private var viewed: ViewedFrame {
    if let viewedFront { return viewedFront }
    let viewed: ViewedFrame
    switch subject {
    case .state(let state):
      viewed = states.map { ViewedFrame($0.view(state, in: world)) } ?? bare(state.number)
    case .bare(let state), .event(_, let state): viewed = bare(state)
    case .step: viewed = ViewedFrame(step.view.beginning)
    case .nothing: preconditionFailure("nothing is looked at")
    }
    viewedFront = viewed
    return viewed
  }
  private func bare(_ state: StateNumber) -> ViewedFrame {
    ViewedFrame(explored.exploration.view(state, in: world))
  }
  /// The move of the current step or event.
  var move: Move {
    switch subject {
    case .event(let move, _): return move
    case .step(let step): return explored.exploration.move(of: step)
    case .state, .bare, .nothing: preconditionFailure("nothing is done where a state is looked at")
    }
  }
  /// The button that is tapped. For a pending step: the button that was tapped to ask for it.
  var button: ButtonRecord? {
    if let button = move.button { return records.buttons[button] }
    if case .button(let asking) = ownerOfPending { return records.buttons[asking] }
    return nil
  }
  /// The trigger that starts. For a pending step: the trigger that asked for it.
  var trigger: TriggerRecord? {
    if let trigger = move.trigger { return records.triggers[trigger] }
    if case .trigger(let asking) = ownerOfPending { return records.triggers[asking] }
    return nil
  }
  /// The effect that asked for a pending step; nil for Back.
  private var ownerOfPending: EffectOwner? {
    move.effect.map { records.flow.effects[$0].owner }
  }
  /// An action in the words of traces. The words for a window that turns depend on the device.
  var label: String {
    if move.kind == .environment { _ = front.view.exactEnvironment }
    return words.action(move, front.view)
  }
  /// The names of the flags that are set, after a step.
  var flags: [String] {
    let flags = records.flow.flags
    if flags.isEmpty { return [] }
    return (isStep ? step.after : front).view.flags.map { flags[$0].name }
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
    return (isStep ? step.after : front).view.isSet(flag: flag)
  }
  /// The possible moves; a second tap on the same button during its transition is left out: it is no way out that people use.
  /// This distinguishes worlds by all of them; ``moveCandidates`` only by those that are asked for.
  var moves: [MoveRecord] {
    let candidates = moveCandidates
    return candidates.records.indices.filter(candidates.isInList).map { candidates.records[$0] }
  }
  /// What may be in the list of moves.
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
  /// The place of a finding whose rule names none: the button that is tapped or the trigger that starts, else the
  /// screen.
  var element: any FlowElement {
    if isStep, let element: any FlowElement = button ?? trigger { return element }
    return records.screens[front.view.screen]
  }

  private var isStep: Bool { if case .step = subject { true } else { false } }
}

/// Holds the current step behind a reference, because copying a view costs more than most reads of it. Its lists are
/// made once for all rules.
final class ViewedStep {
  let view: StepView
  private let flow: FlowRecords
  private(set) lazy var after = ViewedFrame(view.after)
  private(set) lazy var closed = view.closed.map(ViewedFrame.init)
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

/// Holds a frame behind a reference.
final class ViewedFrame {
  let view: StateView

  init(_ view: StateView) { self.view = view }
}
