/// The reachable states from which the goal of a possibility can no longer come.
///
/// Exact also where the answer depends on the stack beneath. The states listed are traps even if the exploration was
/// cut; only if it is complete are they all.
public struct Traps<System: PushdownSystem, Fact: Hashable> {
  /// The trapped pairs of resting head and fact, those with shorter witnesses first.
  public let states: [ObservedState<Fact>]

  @usableFromInline let exploration: Exploration<System>
  @usableFromInline let search: TrapSearch

  @inlinable
  init(
    _ exploration: Exploration<System>, _ memo: FactMemo, _ numbers: FactNumbers<Fact>,
    _ marks: TransitionMarks, when: (HeadID, Fact) -> Bool
  ) {
    self.exploration = exploration
    search = TrapSearch(exploration.graph, marks, memo) { head, fact in
      when(HeadID(number: head), numbers.facts[fact])
    }
    states = numbers.states(search.states)
  }

  /// A shortest run into the trap; nil if it has more than `limit` transitions.
  public func witness(to state: ObservedState<Fact>, limit: Int = 100_000) -> Witness<System>? {
    guard let fold = search.fold else { return nil }
    return exploration.witness(edge: state.state.edge, node: state.state.node, of: fold, limit: limit)
  }
}

extension Exploration {
  /// The reachable resting heads with which `when` holds and from which the goal can no longer come.
  ///
  /// `through`, then `goal`, are asked once per transition, `when` once per closed head. Cost: a backward search,
  /// linear in the transitions, and if some head looks closed, a fold over the call graph.
  @inlinable
  public func traps(
    _ possibility: Possibility<System>, when: (HeadID) -> Bool = { _ in true }
  ) -> Traps<System, NoFact> { traps(marks(of: possibility), when: when) }

  /// The same where who asks has looked at the transitions before, by their numbers: which are goals, which may be used on
  /// the way, and which call a frame whose goals are the caller’s, too.
  @inlinable
  public func traps(
    goals: [Bool], through accepted: [Bool], shared: [Bool], when: (HeadID) -> Bool
  ) -> Traps<System, NoFact> {
    precondition(
      goals.count == transitionCount && accepted.count == transitionCount && shared.count == transitionCount)
    return traps(TransitionMarks(accepted: accepted, isGoal: goals, isShared: shared), when: when)
  }

  /// How many transitions have numbers; those that a limit cut off do, too.
  public var transitionCount: Int { graph.transitionCount }

  /// The transition of a number below ``transitionCount``.
  @inlinable
  public subscript(number number: Int) -> ExploredTransition<System> {
    self[TransitionID(number: Int32(number))]
  }

  @inlinable
  func traps(_ marks: TransitionMarks, when: (HeadID) -> Bool) -> Traps<System, NoFact> {
    let numbers = FactNumbers<NoFact>()
    let observer = Observer<System, NoFact>(initial: { _ in NoFact() }, above: { _, _, _ in NoFact() })
    let alike = CallKinds(alike: graph.callPairCount)
    return Traps(self, numbers.memo(self, observer, alike), numbers, marks) { head, _ in when(head) }
  }

  @inlinable
  func marks(of possibility: Possibility<System>) -> TransitionMarks {
    var marks = TransitionMarks(count: graph.transitionCount)
    for number in 0..<graph.transitionCount {
      let transition = self[TransitionID(number: Int32(number))]
      marks.accepted[number] = !transition.isEvent || possibility.through(transition)
      if marks.accepted[number] { marks.isGoal[number] = possibility.goal(transition) }
      guard transition.step.hole >= 0 else { continue }
      switch possibility.scope {
      case .stack: marks.isShared[number] = true
      case .frame: marks.isShared[number] = false
      case .region(let isShared):
        guard case .call(let callee, let hole) = transition.outcome else { continue }
        marks.isShared[number] = isShared(hole, callee)
      }
    }
    return marks
  }
}

extension Observation {
  /// The reachable pairs of resting head and fact with which `when` holds and from which the goal can no longer come.
  @inlinable
  public func traps(
    _ possibility: Possibility<System>, when: (HeadID, Fact) -> Bool = { _, _ in true }
  ) -> Traps<System, Fact> {
    Traps(exploration, memo, numbers, exploration.marks(of: possibility), when: when)
  }
}

/// What is known beneath where no observer looks.
public struct NoFact: Hashable, Sendable {
  @usableFromInline
  init() {}
}
