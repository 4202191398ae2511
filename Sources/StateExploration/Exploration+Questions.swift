extension Exploration {
  /// The head behind a number.
  @inlinable
  public subscript(head: HeadID) -> System.Head {
    _read { yield interned.heads[head.number] }
  }

  /// The number of a head that was reached; nil if it was not.
  @inlinable
  public func id(of head: System.Head) -> HeadID? {
    guard let number = interned.heads.number(of: head), graph.isReached(number) else { return nil }
    return HeadID(number: number)
  }

  /// Whether the head waits for an event.
  public func isResting(_ head: HeadID) -> Bool { graph.isResting(head.number) }

  /// Events of a shortest run to the head.
  public func length(to head: HeadID) -> Int {
    graph.facts.edges[Int(graph.facts.firstEdge[Int(head.number)])].time
  }

  /// Events of a shortest run that ends with the transition, its own included.
  public func length(to transition: TransitionID) -> Int { graph.lengths[Int(transition.number)] }

  /// The transition behind a number.
  @inlinable
  public subscript(transition: TransitionID) -> ExploredTransition<System> {
    ExploredTransition(id: transition, step: graph.step(transition.number), interned: interned)
  }

  /// What a transition means.
  @inlinable
  public func label(of transition: TransitionID) -> System.Label { interned.label(transition.number) }

  /// How many things transitions can mean.
  @inlinable public var labelCount: Int { interned.labels.count }

  /// What the transitions with a label mean; numbers are dense from 0.
  @inlinable
  public func label(number: Int) -> System.Label { interned.labels[Int32(number)] }

  /// The number of what a transition means.
  @inlinable
  public func labelNumber(of transition: TransitionID) -> Int {
    Int(interned.labelNumbers[Int(transition.number)])
  }

  /// The head at which a transition starts; nil where a value lands.
  public func head(of transition: TransitionID) -> HeadID? {
    let source = graph.sources[Int(transition.number)]
    return source < 0 ? nil : HeadID(number: source)
  }

  /// The transitions of a head that was reached, in the machine's order.
  public func transitions(of head: HeadID) -> [TransitionID] {
    graph.facts.table.range(ofHead: head.number).map { TransitionID(number: $0) }
  }

  /// The resting head with the shortest witness for which the predicate holds; asked once per head until it does.
  @inlinable
  public func firstHead(where predicate: (System.Head) throws -> Bool) rethrows -> HeadID? {
    for head in graph.heads where graph.isResting(head.number) {
      if try predicate(interned.heads[head.number]) { return head }
    }
    return nil
  }

  /// The transition with the shortest witness for which the predicate holds; asked once per transition until it does.
  @inlinable
  public func firstTransition(
    where predicate: (ExploredTransition<System>) throws -> Bool
  ) rethrows -> TransitionID? {
    for transition in graph.transitions where try predicate(self[transition]) { return transition }
    return nil
  }
}
