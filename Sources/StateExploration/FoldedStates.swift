/// The fold of an observer, and the resting heads with facts that it reaches.
///
/// A value of the fold is a fact, either alone or together with a followed frame (see ``FollowedFrames``).
@usableFromInline
struct FoldedStates {
  let fold: Fold
  private let followed: FollowedFrames?
  /// The states with no followed frame.
  @usableFromInline let states: [ObservedState]

  @usableFromInline
  init(_ graph: Graph, _ source: FactSource, goesOn: () -> Bool) {
    let followed = source.begins.map { _ in FollowedFrames(graph.worlds, limit: source.holeCount) }
    self.followed = followed
    let above = FactsAbove(graph, source, followed)
    let facts = graph.facts
    fold = Fold(
      facts, graph.calls, goesOn: goesOn,
      initial: { entry, tell in
        let entry = facts.entries[Int(entry)]
        let starts = GuardedAnswers(graph.worlds)
        starts.forEach(0, 0, in: entry.domain, ask: { source.initial(entry.head, $0) }) { fact, worlds in
          tell(Self.value(fact, isFollowing: false), worlds)
        }
      },
      above: above.tell)
    states = fold.points(
      facts, where: { facts.table.point($0).isResting },
      fact: { Self.isFollowing($0.value) ? -1 : Self.fact($0.value) }
    ).map(ObservedState.init)
  }

  static func value(_ fact: Int32, isFollowing: Bool) -> Int32 { fact * 2 + (isFollowing ? 1 : 0) }
  static func fact(_ value: Int32) -> Int32 { value >> 1 }
  static func isFollowing(_ value: Int32) -> Bool { value & 1 == 1 }

  /// The reachable pairs of a transition and a fact, and triples of a transition, a fact and a followed
  /// frame, ordered by the length of their shortest witnesses.
  ///
  /// - Parameters:
  ///   - matters: for each transition, whether the pairs are wanted.
  ///   - followingMatters: for each transition, whether the triples are wanted.
  @usableFromInline
  func transitions(
    _ graph: Graph, where matters: [Bool], following followingMatters: [Bool]
  ) -> [ObservedTransition] {
    var found: [ObservedTransition] = []
    forEachPoint(of: graph, where: matters, isFollowing: false) { point, length, transition in
      let worlds = graph.worlds.diagrams.and(
        point.worlds, graph.facts.table.transitions[Int(transition)].guard)
      if worlds == DecisionDiagrams.none { return }
      found.append(ObservedTransition(transition, point, nil, worlds, length))
    }
    if let followed {
      forEachPoint(of: graph, where: followingMatters, isFollowing: true) { point, length, transition in
        let worlds = graph.worlds.diagrams.and(
          point.worlds, graph.facts.table.transitions[Int(transition)].guard)
        followed.forEach(in: worlds) { frame, worlds in
          found.append(ObservedTransition(transition, point, frame, worlds, length))
        }
      }
    }
    return orderByLength(found.count) { found[$0].length }.map { found[Int($0)] }
  }

  private func forEachPoint(
    of graph: Graph, where matters: [Bool], isFollowing: Bool,
    _ body: (_ point: FoldedPoint, _ length: Int, _ transition: Int32) -> Void
  ) {
    let table = graph.facts.table
    var heads = [Bool](repeating: false, count: graph.headCount)
    var landings = [Bool](repeating: false, count: table.landings.count)
    var isAsked = false
    for transition in table.transitions.indices where matters[transition] {
      let owner = table.owner(Int32(transition))
      let number = Int(Target.number(owner))
      if Target.kind(owner) == Target.headKind { heads[number] = true } else { landings[number] = true }
      isAsked = true
    }
    guard isAsked else { return }
    let points = fold.points(
      graph.facts,
      where: {
        Target.kind($0) == Target.headKind ? heads[Int(Target.number($0))] : landings[Int(Target.number($0))]
      }, fact: { Self.isFollowing($0.value) == isFollowing ? Self.fact($0.value) : -1 })
    for point in points {
      let length = point.length + (table.point(point.target).isResting ? 1 : 0)
      table.forEachTransition(of: point.target) { number in
        if matters[Int(number)] { body(point, length, number) }
      }
    }
  }

  /// The worlds of a set of the fold in which the frame is followed; the set itself if `frame` is nil.
  func worlds(of set: Int32, following frame: Int32?) -> Int32 {
    guard let followed, let frame else { return set }
    return followed.worlds(of: set, following: frame)
  }
}

/// Computes the fact of a called frame from the fact of the frame that called it.
private final class FactsAbove {
  private let graph: Graph
  private let source: FactSource
  private let followed: FollowedFrames?
  private let answers: GuardedAnswers
  /// The pairs of a fact and a kind of callee.
  @exclusivity(unchecked) private var questions = PairNumbers()
  /// For each hole, the number of what is followed from it on: -1 for nothing, -2 if not computed yet.
  @exclusivity(unchecked) private var begun: [Int32]

  init(_ graph: Graph, _ source: FactSource, _ followed: FollowedFrames?) {
    self.graph = graph
    self.source = source
    self.followed = followed
    answers = GuardedAnswers(graph.worlds)
    begun = [Int32](repeating: -2, count: followed == nil ? 0 : source.holeCount)
  }

  func tell(_ value: Int32, _ callerNumber: Int32, _ worlds: Int32, _ tell: Fold.Tell) {
    let caller = graph.facts.callers[Int(callerNumber)]
    let callee = graph.facts.entries[Int(caller.callee)].head
    let fact = FoldedStates.fact(value)
    let isFollowing = FoldedStates.isFollowing(value)
    let goesOn = followed != nil && source.goesOn(caller.hole, callee)
    if isFollowing, !goesOn { return }
    let plain = isFollowing ? followed?.worlds(of: worlds) ?? worlds : worlds
    let begun = goesOn && !isFollowing ? begun(by: caller.hole) : -1
    let question = questions.number(fact, source.kind(callee))
    answers.forEach(
      question, caller.hole, in: plain, ask: { source.above(fact, caller.hole, callee, $0) },
      { above, part in
        let part = isFollowing ? graph.worlds.diagrams.and(worlds, part) : part
        tell(FoldedStates.value(above, isFollowing: isFollowing), part)
        if begun >= 0, let followed {
          tell(FoldedStates.value(above, isFollowing: true), followed.set(part, following: begun))
        }
      })
  }

  private func begun(by hole: Int32) -> Int32 {
    if begun[Int(hole)] == -2 { begun[Int(hole)] = source.begins?(hole) ?? -1 }
    return begun[Int(hole)]
  }
}
