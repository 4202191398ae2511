extension Exploration {
  // MARK: Heads

  /// The head with this number.
  @inlinable
  public subscript(head: HeadID) -> System.Head {
    _read { yield interned.heads[head.number] }
  }

  /// The count of numbered heads, including those that a limit left unexplored.
  public var headCount: Int { graph.headCount }

  /// The head with a number below ``headCount``, whether it is reached or not.
  @inlinable
  public func head(number: Int) -> System.Head { interned.heads[Int32(number)] }

  /// The number of a head; nil if it is not reached.
  @inlinable
  public func id(of head: System.Head) -> HeadID? {
    guard let number = interned.heads.number(of: head), graph.isReached(number) else { return nil }
    return HeadID(number: number)
  }

  /// The worlds in which the head is reached.
  public func reached(_ head: HeadID) -> WorldSet { graph.reached(head.number) }

  /// The transitions of a reached head, in the order of the machine's moves.
  public func transitions(of head: HeadID) -> [TransitionID] { graph.transitions(of: head.number) }

  // MARK: Transitions

  /// The count of transitions; their numbers start at 0.
  public var transitionCount: Int { graph.transitionCount }

  /// The transition with this number.
  @inlinable
  public subscript(transition: TransitionID) -> ExploredTransition<System> {
    ExploredTransition(id: transition, step: graph.step(transition.number), interned: interned)
  }

  /// The transition with a number below ``transitionCount``.
  @inlinable
  public subscript(number number: Int) -> ExploredTransition<System> {
    self[TransitionID(number: Int32(number))]
  }

  /// The label of a transition.
  @inlinable
  public func label(of transition: TransitionID) -> System.Label {
    interned.labels[graph.label(transition.number)]
  }

  /// The count of different labels.
  @inlinable public var labelCount: Int { interned.labels.count }

  /// The label with this number; numbers start at 0.
  @inlinable
  public func label(number: Int) -> System.Label { interned.labels[Int32(number)] }

  /// The number of the label of a transition.
  @inlinable
  public func labelNumber(of transition: TransitionID) -> Int {
    Int(graph.label(transition.number))
  }

  /// The head at which a transition starts; nil for a transition of a landing.
  public func head(of transition: TransitionID) -> HeadID? {
    let head = graph.step(transition.number).head
    return head < 0 ? nil : HeadID(number: head)
  }

  /// The move that the transition results from; nil for a transition of a landing.
  @inlinable
  public func move(of transition: TransitionID) -> System.Move? { self[transition].move }

  /// The guard of a transition: the worlds before it in which the machine permits it, reached or not. It
  /// covers only worlds for which the machine was called.
  public func `guard`(of transition: TransitionID) -> WorldSet {
    WorldSet(node: graph.step(transition.number).guard)
  }
}
