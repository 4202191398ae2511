import FlowModel
public import StateExploration

/// Everything that can happen in a flow, exactly, in every environment, with shortest witnesses.
///
/// States and steps are numbered by the length of their shortest witness; the numbers are the same in every run.
public final class FlowExploration {
  /// What was explored.
  public let machine: PresentationMachine
  /// The reachable states in which something is waited for, those with shorter witnesses first.
  public let states: [StateNumber]
  let exploration: Exploration<FlowSystem>
  let callWords: OnDemand<CallWords>
  private let allLayerEvents: OnDemand<LayerEvents>
  private let allMeanings: OnDemand<StepMeanings>

  /// Explores a flow until nothing new is found or a limit is hit.
  public init(_ machine: PresentationMachine, limits: ExplorationLimits = .standard) {
    self.machine = machine
    let exploration = Exploration(machine.system, limits: limits)
    self.exploration = exploration
    callWords = OnDemand {
      exploration.callWords { [system = exploration.system] in system.bits($0, $1, $2).rawValue }
    }
    allLayerEvents = OnDemand { LayerEvents(exploration) }
    allMeanings = OnDemand { StepMeanings(exploration) }
    states = exploration.heads.filter { exploration.isResting($0) }.map(StateNumber.init)
  }

  /// Why the answers are not the whole truth; nil if they are.
  public var cut: String? {
    if let cut = exploration.cut {
      return
        "the limit of \(cut.limit.rawValue) was hit; every run of up to \(cut.completedLength) steps is covered"
    }
    return machine.excess.first
  }

  /// The reachable steps, those with shorter witnesses first; see ``StepSequence``.
  ///
  /// - Parameters:
  ///   - parts: what is to be known of the stack beneath.
  ///   - matters: which steps are wanted.
  public func steps(
    knowing parts: BeneathParts = [], where matters: (StepGlance) -> Bool = { _ in true }
  ) -> StepSequence { StepSequence(self, knowing: parts, where: matters) }

  var layerEvents: LayerEvents { allLayerEvents.value }

  var meanings: StepMeanings { allMeanings.value }

  /// The calls that are alike to an observer of these parts.
  func callKinds(_ parts: BeneathParts, follows: Bool) -> CallKinds {
    callWords.value.kinds(by: CallBits.reading(parts, follows: follows).rawValue)
  }

  /// Visits the reachable steps that `matters` lets pass, those with shorter witnesses first, until `visit` says no.
  public func visitSteps(
    where matters: (StepGlance) -> Bool, _ visit: (StepGlance, StepView) -> Bool
  ) { StepSequence.visit(self, where: matters, visit) }

  /// A state by its number.
  public subscript(state: StateNumber) -> StateView {
    let head = exploration[state.head]
    return StateView(Standing(machine.system.tables, head.control, head.frame))
  }

  /// Everything that can be done in a state.
  public func moves(in state: StateNumber) -> [MoveView] { exploration.moves(of: state.head) }

  /// How many events lead to a state, at least.
  public func length(to state: StateNumber) -> Int { exploration.length(to: state.head) }
}

/// A state of one exploration.
public struct StateNumber: Hashable, Sendable {
  let head: HeadID
  /// Dense numbers, for tables; those of states are some of them.
  public var index: Int { Int(head.number) }
}

extension Exploration where System == FlowSystem {
  /// Everything that can be done at a resting head, as it was explored.
  func moves(of head: HeadID) -> [MoveView] {
    let isModal = self[head].frame.isModal
    let tables = system.tables
    return transitions(of: head).compactMap { number in
      let transition = self[number]
      guard let move = transition.transition.move else { return nil }
      return MoveView(move, closes: isModal && transition.outcome.closesLayer, tables)
    }
  }
}
