extension Witness {
  /// Why a witness is not a run of the machine.
  public enum Flaw: Hashable, Sendable {
    /// The machine has no such initial head in this world.
    case notInitial
    /// The machine has no such transition at that point; the index of the transition.
    case noSuchTransition(Int)
    /// The transition is an event but the exploration took it for a continuation, or the other way round; its
    /// index.
    case wrongWeight(Int)
    /// The transition does not lead to the next world of the witness; its index.
    case wrongWorld(Int)
    /// A transition comes after the last frame was popped; its index.
    case afterTheEnd(Int)
  }

  /// Runs the witness again on a whole stack in one world, with the functions of the machine only. Nil if
  /// every transition is possible.
  ///
  /// It uses nothing that the exploration derived. So it proves that the run exists, not that it is a
  /// shortest one. Cost: one call of the machine for each transition.
  public func flaw(on system: System) -> Flaw? {
    let starts = system.initialHeads.contains { initial in
      initial.head == start && system.worlds.contains(startWorld, in: initial.worlds)
    }
    guard starts else { return .notInitial }
    var stack: [System.Hole] = []
    var head: System.Head? = start
    var value: System.Value?
    var options: [System.Move] = []
    for (index, transition) in transitions.enumerated() {
      let world = worlds[index]
      if let head {
        if system.isResting(head) != isEvent[index] { return .wrongWeight(index) }
        options.removeAll(keepingCapacity: true)
        system.appendMoves(of: head, to: &options)
        guard let move = moves[index], options.contains(move),
          system.transition(of: move, at: head, in: world).transition == transition
        else { return .noSuchTransition(index) }
      } else {
        guard let value, let hole = stack.popLast() else { return .afterTheEnd(index) }
        if isEvent[index] { return .wrongWeight(index) }
        guard system.landing(of: value, on: hole, in: world).transition == transition else {
          return .noSuchTransition(index)
        }
      }
      guard leads(from: world, by: transition.change, to: worlds[index + 1], system.worlds) else {
        return .wrongWorld(index)
      }
      switch transition.outcome {
      case .stay(let next): head = next
      case .call(let next, let hole):
        stack.append(hole)
        head = next
      case .return(let down):
        value = down
        head = nil
      }
    }
    return nil
  }

  private func leads(from world: World, by change: WorldChange, to next: World, _ space: WorldSpace) -> Bool {
    let after = change.applied(to: world)
    let free = change.forgetsChoices ? space.choices : []
    return next.configuration == after.configuration && (next.bits ^ after.bits).isSubset(of: free)
  }
}
