import FlowModel
public import StateExploration

/// What an event does to the layer in which something is hoped for.
public struct LayerOutcome: Sendable, Hashable {
  /// The layer is gone.
  public var leaves: Bool
  /// Its task is finished.
  public var completes: Bool
}

/// A state from which a goal can no longer come in these worlds.
public struct TrapView: Sendable {
  /// The state.
  public let state: StateNumber
  /// The worlds in which it is a trap and no shorter run leads to it. A flag that varies by itself may be part of it:
  /// there is no way out as long as it stays so.
  public let worlds: WorldSet
  /// Events of the shortest run into the trap.
  public let length: Int
  let position: Int
}

/// The states from which a goal can no longer come.
public final class TrapSequence {
  /// The traps, those with shorter witnesses first.
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

  /// A shortest run into a trap in one of its worlds; nil if it is longer than `limit` transitions.
  ///
  /// - Parameter agreeing: the worlds in which that holds for which the run is told.
  public func trace(
    to trap: TrapView, in world: World, agreeing: WorldSet, limit: Int = 100_000
  ) -> FlowTrace? {
    found.witness(to: found.states[trap.position], in: world, limit: limit).map {
      flow.trace($0, agreeing: agreeing, in: world, endsWithStep: false)
    }
  }
}

extension FlowExploration {
  /// The reachable states from which the goal can no longer come by events that `through` lets pass; shortest first.
  /// Only if ``cut`` is nil are they all.
  ///
  /// A layer is a presentation with all that is pushed in it; what a dialog above it lets its presenter do counts. Flags
  /// that vary by themselves stay as they are, because a way out must exist for every value that can stay; where
  /// `through` lets ``Move/flagChange`` pass, they may change.
  ///
  /// - Parameters:
  ///   - through: the worlds, of those given, in which a move may be used on the way; asked once for each transition.
  ///   - goesOn: asked from time to time; where it answers false, the search stops, and not all traps are found.
  ///   - when: the worlds in which a state is asked about; asked once for each that looks closed.
  public func traps(
    _ goal: (LayerOutcome) -> Bool, through: (Move, StateNumber, WorldSet) -> WorldSet,
    goesOn: @escaping () -> Bool = { true }, when: (StateNumber) -> WorldSet
  ) -> TrapSequence {
    // Ways out count whatever their length.
    let all = whole ?? self
    let exploration = all.exploration
    let events = layerEvents
    let isGoal = LayerOutcome.all.map(goal)
    let accepted = events.moves.indices.map { number in
      guard let move = events.moves[number], let head = events.heads[number] else { return worlds.all }
      let id = events.ids[number]
      let possible = worlds.intersection(exploration.guard(of: id), exploration.reached(head))
      // What comes at the launch comes by itself, before anything else can be done.
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
  /// A flag that varies by itself changes while one waits.
  public static let flagChange = Move(.environment, -1, isFlag: true)
}

extension ExploredTransition where System == FlowSystem {
  /// The task was finished before this happened, in the same event.
  var hadCompleted: Bool {
    switch source {
    case .head(_, let head): head.control.event?.evidence.marks.contains(.completes) ?? false
    case .landing(_, let value): value.control.event?.evidence.marks.contains(.completes) ?? false
    }
  }
}
