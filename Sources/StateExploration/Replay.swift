extension Witness {
  /// Why a witness is not a run of the machine.
  public enum Flaw: Hashable, Sendable {
    /// The machine does not start with this head.
    case notInitial
    /// The machine has no such transition there; the index of the transition.
    case noSuchTransition(Int)
    /// The transition is an event where the exploration said it goes on with one, or the reverse; its index.
    case wrongWeight(Int)
    /// A transition after the last frame has gone; its index.
    case afterTheEnd(Int)
  }

  /// Runs the witness again on a whole stack, by the machine's functions alone; nil if every transition is there.
  ///
  /// Uses nothing that the exploration derived, so it certifies the run, not its length. Cost: asks the machine once
  /// per transition.
  public func flaw(on system: System) -> Flaw? {
    guard system.initialHeads.contains(start) else { return .notInitial }
    var stack: [System.Hole] = []
    var head: System.Head? = start
    var value: System.Value?
    var options: [Transition<System>] = []
    for (index, transition) in transitions.enumerated() {
      options.removeAll(keepingCapacity: true)
      if let head {
        system.appendTransitions(of: head, to: &options)
        if system.isResting(head) != isEvent[index] { return .wrongWeight(index) }
      } else {
        guard let value, let hole = stack.popLast() else { return .afterTheEnd(index) }
        system.appendLandings(of: value, on: hole, to: &options)
        if isEvent[index] { return .wrongWeight(index) }
      }
      guard options.contains(transition) else { return .noSuchTransition(index) }
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
}
