public import StateExploration

/// A move that is possible in a state, in some world.
public struct PossibleMove {
  /// The move, and whether it closes the layer.
  public let view: MoveView
  /// The worlds in which the move is possible with this result, as far as the state is reached.
  let worlds: WorldSet
}

extension FlowExploration {
  /// All moves that are possible in a state in some world. Reads nothing of the world.
  public func possibleMoves(in state: StateNumber) -> [PossibleMove] {
    let isModal = exploration[state.head].frame.isModal
    var moves: [PossibleMove] = []
    var move: Move?
    // The worlds in which the move is possible, separately for moves that close the layer.
    var possible = (closing: WorldSet.empty, other: WorldSet.empty)
    func add() {
      guard let move else { return }
      for (worlds, closes) in [(possible.closing, true), (possible.other, false)] where !worlds.isEmpty {
        moves.append(PossibleMove(view: MoveView(move, closes: closes, tables), worlds: worlds))
      }
      possible = (.empty, .empty)
    }
    for number in exploration.transitions(of: state.head) {
      let transition = exploration[number]
      if transition.move != move {
        add()
        move = transition.move
      }
      if isModal, transition.outcome.closesLayer {
        possible.closing = worlds.union(possible.closing, transition.guard)
      } else {
        possible.other = worlds.union(possible.other, transition.guard)
      }
    }
    add()
    return moves
  }

  /// Whether a move of a state is possible in a world. Only this read is recorded in ``log``, not those for
  /// other moves.
  public func isPossible(_ move: PossibleMove, in state: StateNumber, world: World) -> Bool {
    log.note(reached(state))
    let isPossible = worlds.contains(world, in: move.worlds)
    log.note(isPossible ? move.worlds : worlds.subtracting(move.worlds, from: worlds.all))
    return isPossible
  }

  /// All moves that are possible in a state in a world. ``log`` records what is read of the world; this
  /// distinguishes all moves.
  public func moves(in state: StateNumber, world: World) -> [MoveView] {
    possibleMoves(in: state).filter { isPossible($0, in: state, world: world) }.map(\.view)
  }
}
