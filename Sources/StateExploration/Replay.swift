extension Witness {
  /// Why a witness is not a run of the machine.
  public enum Flaw: Hashable, Sendable {
    /// The machine does not start with this head in this world.
    case notInitial
    /// The machine has no such transition there in that world; the index of the transition.
    case noSuchTransition(Int)
    /// The transition is an event where the exploration said it goes on with one, or the reverse; its index.
    case wrongWeight(Int)
    /// The transition does not lead to the world that follows; its index.
    case wrongWorld(Int)
    /// A transition after the last frame has gone; its index.
    case afterTheEnd(Int)
  }

  /// Runs the witness again on a whole stack in one world, by the machine's functions alone; nil if every transition is
  /// there.
  ///
  /// Uses nothing that the exploration derived, so it certifies the run, not its length. Cost: asks the machine once
  /// per transition.
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
