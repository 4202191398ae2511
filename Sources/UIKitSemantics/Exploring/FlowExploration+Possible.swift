import FlowModel
public import StateExploration

/// What an event does to the layer in which a goal is searched.
public struct LayerOutcome: Sendable, Hashable {
  /// Whether the layer is dismissed.
  public var leaves: Bool
  /// Whether its task is completed.
  public var completes: Bool
}

/// A state from which the goal cannot be reached any more in these worlds.
public struct TrapView: Sendable {
  /// The state.
  public let state: StateNumber
  /// The worlds in which it is a trap and no shorter run leads to it. If a flag that varies by itself is part
  /// of them, there is no way out while the flag keeps its value.
  public let worlds: WorldSet
  /// The number of events of the shortest run to the trap.
  public let length: Int
  let position: Int
}

/// The states from which a goal cannot be reached any more.
public final class TrapSequence {
  /// The traps, ordered by the length of their shortest witnesses.
  public let traps: [TrapView]
  private let flow: FlowExploration
  private let found: Traps<FlowSystem>

  init(_ flow: FlowExploration, _ found: Traps<FlowSystem>) {
    self.flow = flow
    self.found = found
    traps = found.states.enumerated().map { position, state in
      TrapView(
        state: StateNumber(head: state.head), worlds: state.worlds, length: state.length, position: position)
    }
  }

  /// A shortest run to a trap in one of its worlds; nil if it has more than `limit` transitions.
  ///
  /// - Parameter agreeing: the worlds for which the reported result holds.
  public func trace(
    to trap: TrapView, in world: World, agreeing: WorldSet, limit: Int = 100_000
  ) -> FlowTrace? {
    found.witness(to: found.states[trap.position], in: world, limit: limit).map {
      flow.trace($0, agreeing: agreeing, in: world, endsWithStep: false)
    }
  }
}

extension FlowExploration {
  /// The reachable states from which the goal cannot be reached any more by accepted events, ordered by the
  /// length of their shortest witnesses. The list is complete only if ``cut`` is nil.
  ///
  /// A layer is a presentation with all screens pushed in it. An action that a dialog above the layer runs
  /// for its presenter counts too. Flags that vary by themselves keep their values, as a way out must exist
  /// for each value that can stay; they may change where `through` accepts ``Move/flagChange``.
  ///
  /// - Parameters:
  ///   - through: the subset of the given worlds in which a run to the goal may use a move; called once for
  ///     each transition.
  ///   - goesOn: called from time to time; if it returns false, the search stops and may miss traps.
  ///   - when: the worlds of interest of a state; called once for each state that has no known way to the
  ///     goal.
  public func traps(
    _ goal: (LayerOutcome) -> Bool, through: (Move, StateNumber, WorldSet) -> WorldSet,
    goesOn: @escaping () -> Bool = { true }, when: (StateNumber) -> WorldSet
  ) -> TrapSequence {
    // Ways out are searched in the whole exploration, as they may have any length.
    let all = whole ?? self
    let exploration = all.exploration
    let events = layerEvents
    let isGoal = LayerOutcome.all.map(goal)
    let accepted = events.moves.indices.map { number in
      guard let move = events.moves[number], let head = events.heads[number] else { return worlds.all }
      let id = events.ids[number]
      let possible = worlds.intersection(exploration.guard(of: id), exploration.reached(head))
      // Launch triggers run by themselves, before anything else can be done.
      let isAtLaunch = move.trigger.map { tables.flow.triggers[$0].kind == .launch } ?? false
      return possible.isEmpty || isAtLaunch ? possible : through(move, StateNumber(head: head), possible)
    }
    var mayChange = [WorldSet](repeating: .empty, count: exploration.headCount)
    if !tables.worlds.choices.isEmpty {
      for state in exploration.states {
        let number = Int(state.head.number)
        let passing = through(.flagChange, StateNumber(head: state.head), state.worlds)
        mayChange[number] = worlds.union(mayChange[number], passing)
      }
    }
    let possibility = Possibility(
      goals: zip(events.outcomes, events.isOmitted).map { isGoal[Int($0)] || $1 }, accepted: accepted,
      shared: events.isShared,
      mayChange: mayChange)
    return TrapSequence(
      self,
      exploration.traps(possibility, remembering: searched, reachedIn: self.exploration, goesOn: goesOn) {
        let waiting = waiting(at: $0, in: worlds.all)
        return waiting.isEmpty ? .empty : worlds.intersection(waiting, when(StateNumber(head: $0)))
      })
  }
}

extension Move {
  /// The move of a flag that changes its value by itself.
  public static let flagChange = Move(.environment, -1, isFlag: true)
}

extension ExploredTransition where System == FlowSystem {
  /// Whether the task was completed earlier in the same event.
  var hadCompleted: Bool {
    switch source {
    case .head(_, let head): head.control.event?.evidence.marks.contains(.completes) ?? false
    case .landing(_, let value): value.control.event?.evidence.marks.contains(.completes) ?? false
    }
  }
}
