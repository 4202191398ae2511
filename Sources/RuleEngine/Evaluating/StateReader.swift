internal import FlowModel
internal import FlowWording
internal import StateExploration
internal import UIKitSemantics

/// Reads the state, step or event that rules look at now.
///
/// What is looked at comes with a set of worlds. It is read in one of them at a time; what is read of the world is noted
/// in ``FlowExploration/log``, so that an outcome holds for all worlds that agree in everything that was read. One reader
/// serves for all that is looked at; the records that expressions read are made once and read through it. Not for two
/// threads at once.
final class StateReader {
  let explored: ExploredFlow
  private let words: TraceWords
  private let space: WorldSpace
  private let log: WorldLog
  private var subject = Subject.nothing
  /// The worlds of what is looked at.
  private(set) var worlds = WorldSet.empty
  /// One of them, with which every rule begins.
  private var first: World?
  /// The one that it is read in.
  private(set) var world = World(configuration: 0, bits: 0)
  /// The worlds for which nothing has come out yet.
  private var rest = WorldSet.empty
  // The views are made when they are first read, for all rules.
  private var viewedFront: ViewedFrame?
  private var viewedStep: ViewedStep?
  private var states: StateSequence?
  private var steps: StepSequence?
  /// What expressions read it through, by part; for those of all rules, because that costs more than looking at a few states.
  private(set) lazy var parts = StatePart.allCases.map { $0.record(self) }

  /// What is looked at.
  private enum Subject {
    case nothing
    case state(FlowState)
    /// Without anything known of what lies beneath.
    case bare(StateNumber)
    case step(FlowStep)
    case event(Move, StateNumber)
  }

  init(_ explored: ExploredFlow, _ words: TraceWords) {
    self.explored = explored
    self.words = words
    space = explored.exploration.worlds
    log = explored.exploration.log
  }

  /// States are looked at from now on, as this sequence finds them.
  func begin(_ states: StateSequence) { self.states = states }
  /// Steps are looked at from now on, as this sequence finds them.
  func begin(_ steps: StepSequence) { self.steps = steps }

  func turn(to state: FlowState) { turn(to: .state(state), in: state.worlds) }
  func turn(to state: StateNumber, in worlds: WorldSet) { turn(to: .bare(state), in: worlds) }
  func turn(to step: FlowStep) { turn(to: .step(step), in: step.worlds) }
  /// Turns to what may be done in a state.
  func turn(to event: Move, in state: StateNumber, worlds: WorldSet) {
    turn(to: .event(event, state), in: worlds)
  }

  private func turn(to subject: Subject, in worlds: WorldSet) {
    self.subject = subject
    self.worlds = worlds
    first = space.any(of: worlds)
    viewedFront = nil
    viewedStep = nil
  }

  /// Does something in one world after the other, until all worlds of what is looked at agree with one of them in what
  /// was read.
  ///
  /// - Parameter wanted: leaves out all other worlds.
  func forEachClass(of wanted: WorldSet? = nil, _ body: () throws -> Void) rethrows {
    rest = wanted.map { space.intersection(worlds, $0) } ?? worlds
    var next = wanted == nil ? first : space.any(of: rest)
    while let here = next {
      if here != world {
        world = here
        viewedFront = nil
        viewedStep = nil
      }
      log.begin(in: here)
      try body()
      if log.agreeing == space.all { return }
      rest = space.subtracting(agreeing, from: rest)
      next = space.any(of: rest)
    }
  }

  /// The worlds that agree in all that was read since ``forEachClass(of:_:)`` turned to this one.
  var agreeing: WorldSet { space.intersection(rest, log.agreeing) }

  /// A shortest witness of what is looked at in this world; the worlds that agree with what it is found for are those of this
  /// moment.
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

  /// The step that is looked at.
  var step: ViewedStep {
    if let viewedStep { return viewedStep }
    guard let steps, case .step(let step) = subject else {
      preconditionFailure("a step is asked for where none is looked at")
    }
    let viewed = ViewedStep(steps.view(step, in: world), in: records)
    viewedStep = viewed
    return viewed
  }
  /// A frame in front: before what is looked at, behind it, or the one that goes.
  func frame(_ part: StatePart) -> ViewedFrame {
    switch part {
    case .after, .belowAfter: return step.after
    case .closed:
      guard let closed = step.closed else { preconditionFailure("no frame goes in this step") }
      return closed
    default: return front
    }
  }
  private var front: ViewedFrame {
    if let viewedFront { return viewedFront }
    let viewed: ViewedFrame
    switch subject {
    case .state(let state):
      viewed = states.map { ViewedFrame($0.view(state, in: world)) } ?? bare(state.number)
    case .bare(let state), .event(_, let state): viewed = bare(state)
    case .step: viewed = ViewedFrame(step.view.before)
    case .nothing: preconditionFailure("nothing is looked at")
    }
    viewedFront = viewed
    return viewed
  }
  private func bare(_ state: StateNumber) -> ViewedFrame {
    ViewedFrame(explored.exploration.view(state, in: world))
  }
  /// What is done.
  var move: Move {
    switch subject {
    case .event(let move, _): return move
    case .step(let step): return explored.exploration.move(of: step)
    case .state, .bare, .nothing: preconditionFailure("nothing is done where a state is looked at")
    }
  }
  /// What is tapped, or was tapped for what is pending.
  var button: ButtonRecord? {
    if move.kind == .button { return records.buttons[move.element] }
    if case .button(let asking) = ownerOfPending { return records.buttons[asking] }
    return nil
  }
  /// What starts by itself, or started what is pending.
  var trigger: TriggerRecord? {
    if move.kind == .trigger { return records.triggers[move.element] }
    if case .trigger(let asking) = ownerOfPending { return records.triggers[asking] }
    return nil
  }
  /// What asked for what is pending; nil for Back.
  private var ownerOfPending: EffectOwner? {
    move.kind == .pending && !move.isBeneath ? records.flow.effects[move.element].owner : nil
  }
  /// An action in the words of traces; where a window turns, they hang on the device.
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
  /// What can be done. The same tap once more belongs to the transition that runs; nobody counts on it as a way out.
  var moves: [MoveRecord] {
    let state: StateNumber
    switch subject {
    case .state(let one): state = one.number
    case .bare(let one), .event(_, let one): state = one
    case .step, .nothing: preconditionFailure("moves are asked for where no state is looked at")
    }
    return explored.exploration.moves(in: state, world: world).filter { !$0.move.again }.map {
      MoveRecord($0, in: records)
    }
  }
  /// What a finding points at where its rule does not say: what is tapped or starts, else the screen.
  var element: any FlowElement {
    if isStep, let element: any FlowElement = button ?? trigger { return element }
    return records.screens[front.view.screen]
  }

  private var isStep: Bool { if case .step = subject { true } else { false } }
}

/// A step in one place, because copies of views cost more than most of what is asked of them; its lists are made once for
/// all rules.
final class ViewedStep {
  let view: StepView
  private let flow: FlowRecords
  private(set) lazy var after = ViewedFrame(view.after)
  private(set) lazy var closed = view.closed.map(ViewedFrame.init)
  private(set) lazy var requested = view.requested.map { flow.presentations[$0] }
  private(set) lazy var dropped = view.dropped.map { DropRecord($0, in: flow) }
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

/// A frame in one place.
final class ViewedFrame {
  let view: StateView

  init(_ view: StateView) { self.view = view }
}
