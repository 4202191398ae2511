extension Exploration {
  /// The head behind a number.
  public subscript(head: HeadID) -> System.Head { interned.heads[head.number] }

  /// The number of a head that was reached; nil if it was not.
  public func id(of head: System.Head) -> HeadID? {
    guard let number = interned.heads.number(of: head), facts.table.isAsked(number) else { return nil }
    return HeadID(number: number)
  }

  /// Whether the head waits for an event.
  public func isResting(_ head: HeadID) -> Bool { facts.table.resting[Int(head.number)] }

  /// Events of a shortest run to the head.
  public func length(to head: HeadID) -> Int {
    facts.edges[Int(facts.firstEdge[Int(head.number)])].time
  }

  /// Events of a shortest run that ends with the transition, its own included.
  public func length(to transition: TransitionID) -> Int { transitionLengths[Int(transition.number)] }

  /// The transition behind a number.
  public subscript(transition: TransitionID) -> ExploredTransition<System> {
    let number = Int(transition.number)
    let source = sources[number]
    let isHead = source >= 0
    return ExploredTransition(
      id: transition,
      source: isHead
        ? .head(HeadID(number: source), interned.heads[source])
        : .landing(
          interned.holes[facts.table.landings[Int(-1 - source)].hole],
          interned.values[facts.table.landings[Int(-1 - source)].value]),
      transition: Transition(label: interned.labels[number], outcome: outcome(of: number)),
      isEvent: isHead && facts.table.resting[Int(source)])
  }

  /// The transitions of a head that was reached, in the machine's order.
  public func transitions(of head: HeadID) -> [TransitionID] {
    facts.table.range(ofHead: head.number).map(TransitionID.init)
  }

  /// The resting head with the shortest witness for which the predicate holds; asked once per head until it does.
  public func firstHead(where predicate: (System.Head) throws -> Bool) rethrows -> HeadID? {
    try heads.first { try isResting($0) && predicate(self[$0]) }
  }

  /// The transition with the shortest witness for which the predicate holds; asked once per transition until it does.
  public func firstTransition(
    where predicate: (ExploredTransition<System>) throws -> Bool
  ) rethrows -> TransitionID? {
    try transitions.first { try predicate(self[$0]) }
  }

  func outcome(of number: Int) -> Transition<System>.Outcome {
    let packed = facts.table.packed[number]
    switch packed.hole {
    case TransitionTable.Packed.stay: return .stay(interned.heads[packed.target])
    case TransitionTable.Packed.return: return .return(interned.values[packed.target])
    default: return .call(interned.heads[packed.target], interned.holes[packed.hole])
    }
  }
}
