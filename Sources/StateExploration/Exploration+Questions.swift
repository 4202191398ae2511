extension Exploration {
  // MARK: Heads

  /// The head behind a number.
  @inlinable
  public subscript(head: HeadID) -> System.Head {
    _read { yield interned.heads[head.number] }
  }

  /// How many heads have numbers; those that a limit cut off do, too.
  public var headCount: Int { graph.headCount }

  /// The head of a number below ``headCount``; reached or not.
  @inlinable
  public func head(number: Int) -> System.Head { interned.heads[Int32(number)] }

  /// The number of a head that was reached; nil if it was not.
  @inlinable
  public func id(of head: System.Head) -> HeadID? {
    guard let number = interned.heads.number(of: head), graph.isReached(number) else { return nil }
    return HeadID(number: number)
  }

  /// The worlds in which the head was reached.
  public func reached(_ head: HeadID) -> WorldSet { graph.reached(head.number) }

  /// The transitions of a head that was reached, in the machine's order of moves.
  public func transitions(of head: HeadID) -> [TransitionID] { graph.transitions(of: head.number) }

  // MARK: Transitions

  /// How many transitions have numbers, dense from 0.
  public var transitionCount: Int { graph.transitionCount }

  /// The transition behind a number.
  @inlinable
  public subscript(transition: TransitionID) -> ExploredTransition<System> {
    ExploredTransition(id: transition, step: graph.step(transition.number), interned: interned)
  }

  /// The transition of a number below ``transitionCount``.
  @inlinable
  public subscript(number number: Int) -> ExploredTransition<System> {
    self[TransitionID(number: Int32(number))]
  }

  /// What a transition means.
  @inlinable
  public func label(of transition: TransitionID) -> System.Label {
    interned.labels[graph.label(transition.number)]
  }

  /// How many things transitions can mean.
  @inlinable public var labelCount: Int { interned.labels.count }

  /// What the transitions with a label mean; numbers are dense from 0.
  @inlinable
  public func label(number: Int) -> System.Label { interned.labels[Int32(number)] }

  /// The number of what a transition means.
  @inlinable
  public func labelNumber(of transition: TransitionID) -> Int {
    Int(graph.label(transition.number))
  }

  /// The head at which a transition starts; nil where a value lands.
  public func head(of transition: TransitionID) -> HeadID? {
    let head = graph.step(transition.number).head
    return head < 0 ? nil : HeadID(number: head)
  }

  /// The move that a transition is the outcome of; nil where a value lands.
  @inlinable
  public func move(of transition: TransitionID) -> System.Move? { self[transition].move }

  /// The worlds before a transition in which it is possible, as far as the machine was asked; reached or not.
  public func `guard`(of transition: TransitionID) -> WorldSet {
    WorldSet(node: graph.step(transition.number).guard)
  }
}
