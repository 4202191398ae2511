import FlowModel
public import StateExploration

/// Everything that can happen in a flow, exactly, in every environment, with shortest witnesses.
///
/// States and steps are numbered by the length of their shortest witness; the numbers are the same in every run.
public struct FlowExploration {
  /// What was explored.
  public let machine: PresentationMachine
  /// The reachable states in which something is waited for, those with shorter witnesses first.
  public let states: [StateNumber]
  /// The reachable steps, those with shorter witnesses first.
  public let steps: [StepNumber]
  let exploration: Exploration<FlowSystem>
  let losses: LossesBeneath?

  /// Explores a flow until nothing new is found or a limit is hit.
  public init(_ machine: PresentationMachine, limits: ExplorationLimits = .standard) {
    self.machine = machine
    let exploration = Exploration(machine.system, limits: limits)
    self.exploration = exploration
    states = exploration.heads.filter { exploration.isResting($0) }.map(StateNumber.init)
    let steps = exploration.transitions.flatMap { transition in
      exploration.label(of: transition).indices.map {
        StepNumber(transition: transition, record: $0, length: exploration.length(to: transition))
      }
    }
    losses = LossesBeneath(exploration)
    self.steps = losses.map { $0.steps(amid: steps) } ?? steps
  }

  /// Why the answers are not the whole truth; nil if they are.
  public var cut: String? {
    if let cut = exploration.cut {
      return
        "the limit of \(cut.limit.rawValue) was hit; every run of up to \(cut.completedLength) steps is covered"
    }
    return machine.excess.first
  }

  /// A state by its number.
  public subscript(state: StateNumber) -> StateView {
    let head = exploration[state.head]
    return StateView(Standing(machine.system.tables, head.control, head.frame))
  }

  /// Everything that can be done in a state.
  public func moves(in state: StateNumber) -> [MoveView] { machine.system.moves(at: exploration[state.head]) }

  /// How many events lead to a state, at least.
  public func length(to state: StateNumber) -> Int { exploration.length(to: state.head) }

  /// A step by its number.
  public subscript(step: StepNumber) -> StepView {
    let transition = exploration[step.transition]
    var record = exploration.label(of: step.transition)[step.record]
    if step.loss >= 0, let losses { record = losses.record(Int(step.loss), record, machine.system) }
    let tables = machine.system.tables
    return StepView(
      record: record, tables: tables,
      before: record.before.map { StateView(tables, $0) } ?? view(before: transition) ?? view(record),
      after: record.after.map { StateView(tables, $0) } ?? view(after: transition) ?? view(record))
  }

  private func view(before transition: ExploredTransition<FlowSystem>) -> StateView? {
    guard case .head(_, let head) = transition.source else { return nil }
    return StateView(Standing(machine.system.tables, head.control, head.frame))
  }

  private func view(after transition: ExploredTransition<FlowSystem>) -> StateView? {
    switch transition.transition.outcome {
    case .stay(let head), .call(let head, _):
      guard head.control.event == nil else { return nil }
      return StateView(Standing(machine.system.tables, head.control, head.frame))
    case .return: return nil
    }
  }

  /// What remains where a record names neither: it always names one or the transition does.
  private func view(_ record: StepRecord) -> StateView {
    StateView(
      Standing(
        machine.system.tables, Control(environment: 0),
        Frame(rootedAt: machine.flow.start, machine.system.tables)))
  }
}

/// A state of one exploration.
public struct StateNumber: Hashable, Sendable {
  let head: HeadID
}

/// A step of one exploration.
public struct StepNumber: Hashable, Sendable {
  let transition: TransitionID
  let record: Int
  /// The number of what is lost beneath in the same event; -1 for what the transition itself tells.
  var loss: Int32 = -1
  /// How many events the shortest run with this step takes, its own included.
  public let length: Int
}
