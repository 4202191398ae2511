public import StateExploration

/// Something that can be done in a state, in some world.
public struct PossibleMove {
  /// What is done, and whether it closes the layer.
  public let view: MoveView
  /// Where it comes to this, as far as the state is reached there.
  let worlds: WorldSet
}

extension FlowExploration {
  /// Everything that can be done in a state in some world. Reads nothing of any.
  public func possibleMoves(in state: StateNumber) -> [PossibleMove] {
    let isModal = exploration[state.head].frame.isModal
    var moves: [PossibleMove] = []
    var move: Move?
    // By whether it closes the layer: the worlds in which the move is possible so.
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

  /// Whether a move of a state is possible in a world. That is noted in ``log``, and of other moves nothing.
  public func isPossible(_ move: PossibleMove, in state: StateNumber, world: World) -> Bool {
    log.note(reached(state))
    let isPossible = worlds.contains(world, in: move.worlds)
    log.note(isPossible ? move.worlds : worlds.subtracting(move.worlds, from: worlds.all))
    return isPossible
  }

  /// Everything that can be done in a state in a world. What is read of the world, which tells all moves apart, is noted in ``log``.
  public func moves(in state: StateNumber, world: World) -> [MoveView] {
    possibleMoves(in: state).filter { isPossible($0, in: state, world: world) }.map(\.view)
  }
}
