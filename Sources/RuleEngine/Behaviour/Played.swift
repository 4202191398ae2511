internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// What all questions about what can happen in one flow share: the exploration and the records of its states.
final class Played {
  let records: FlowRecords
  let machine: PresentationMachine
  let exploration: FlowExploration
  /// By environment, what is read of it.
  let environments: [EnvironmentNumbers]
  let lists: NumberedLists
  let versions = Numbering<Double, Double> { $0 }
  /// Actions in the words of traces.
  let labels = Numbering<String, String> { $0 }
  /// By state, the number of the list of what can be done there; -1 where nobody has asked.
  private var moves: [Int32] = []

  /// Explores. `levels` and `layers` are how far rules count.
  init(
    _ records: FlowRecords, counting: MachineCounts, switches: FactSwitches = FactSwitches(),
    limits: ExplorationLimits = .standard
  ) {
    self.records = records
    machine = PresentationMachine(records.flow, switches: switches, counting: counting)
    exploration = FlowExploration(machine, limits: limits)
    lists = NumberedLists(records)
    environments = machine.environments.all.map { [versions] in EnvironmentNumbers($0, versions) }
  }

  /// The number of the list of what can be done in a state, as rules see it. The same tap once more belongs to the
  /// transition that runs; nobody counts on it as a way out.
  func movesNumber(in state: StateNumber) -> Int32 {
    let missing = state.index + 1 - moves.count
    if missing > 0 { moves.append(contentsOf: repeatElement(-1, count: missing)) }
    if moves[state.index] >= 0 { return moves[state.index] }
    let number = lists.moves.number(of: exploration.moves(in: state).filter { !$0.move.again })
    moves[state.index] = number
    return number
  }
}
