/// The transitions computed so far, of heads and landings, each with its guard.
@usableFromInline
struct TransitionTable {
  struct Transition {
    /// The next head, the call, or the returned value.
    var target: Int32
    var label: Int32
    var change: Int32
    /// The worlds in which it is known to be possible.
    var `guard`: Int32
    /// The number of the guard with the change, in the space.
    var effect: Int32
    var site: Int32
    /// The index of the next transition of the same site, or -1.
    var next: Int32 = -1
  }

  /// A move of a head, or a landing. The machine is called for each site.
  struct Site {
    /// The head or landing, as a target.
    var owner: Int32
    /// The move; -1 for a landing.
    var move: Int32
    /// The worlds for which the machine was called.
    var covered: Int32 = DecisionDiagrams.none
    var first: Int32 = -1
    var last: Int32 = -1
  }

  /// A head or a landing.
  struct Point {
    var sites: Range<Int32> = 0..<0
    /// Whether its moves were computed, and whether some of their transitions were.
    var isAsked = false
    var isExpanded = false
    var isResting = false
    /// The worlds for which all its sites were computed.
    var expanded: Int32 = DecisionDiagrams.none
  }

  private(set) var transitions: [Transition] = []
  private(set) var sites: [Site] = []
  private(set) var heads: [Point] = []
  private(set) var landings: [Point] = []
  /// The hole and the value of each landing.
  private(set) var landingPairs = PairNumbers()
  private(set) var headCount = 0

  var bytes: Int {
    transitions.count * MemoryLayout<Transition>.stride + sites.count * MemoryLayout<Site>.stride
      + (heads.count + landings.count) * MemoryLayout<Point>.stride + landingPairs.bytes
  }

  /// The head or landing with this target.
  @inline(__always)
  func point(_ target: Int32) -> Point {
    let number = Int(Target.number(target))
    if Target.kind(target) == Target.headKind { return number < heads.count ? heads[number] : Point() }
    return landings[number]
  }

  @inline(__always)
  private mutating func update(_ target: Int32, _ body: (inout Point) -> Void) {
    let number = Int(Target.number(target))
    if Target.kind(target) == Target.headKind { body(&heads[number]) } else { body(&landings[number]) }
  }

  @inline(__always)
  mutating func landing(hole: Int32, value: Int32) -> Int32 {
    let number = landingPairs.number(hole, value)
    if Int(number) == landings.count { landings.append(Point()) }
    return number
  }

  /// The target with which a caller continues when its callee returns the value: a landing. If `value` is
  /// negative, it is the tail call of the frame as which the callee continues.
  @inline(__always)
  mutating func resumption(hole: Int32, value: Int32, _ source: TransitionSource) -> Int32 {
    value >= 0
      ? Target.landing(landing(hole: hole, value: value))
      : Target.tail(Target.call(source.callNumber(Summary.head(ofTail: value), hole)))
  }

  /// Whether the head waits for an event. Computes its moves if that was not done.
  @inline(__always)
  mutating func isResting(_ head: Int32, _ source: TransitionSource) -> Bool {
    if Int(head) >= heads.count || !heads[Int(head)].isAsked { ask(Target.head(head), source) }
    return heads[Int(head)].isResting
  }

  /// Computes the transitions of a head or landing in these worlds, as far as they are not known.
  @inline(__always)
  mutating func expand(_ target: Int32, in worlds: Int32, _ source: TransitionSource) {
    let known = point(target)
    if !known.isAsked || !source.worlds.diagrams.isSubset(worlds, of: known.expanded) {
      expandFurther(target, in: worlds, source)
    }
  }

  @inline(never)
  private mutating func expandFurther(_ target: Int32, in worlds: Int32, _ source: TransitionSource) {
    let diagrams = source.worlds.diagrams
    ask(target, source)
    var expanded = source.worlds.allNode
    for site in point(target).sites {
      var rest = diagrams.subtract(worlds, sites[Int(site)].covered)
      while let world = source.worlds.any(of: WorldSet(node: rest)) {
        let answer = self.answer(site, in: world, source)
        precondition(
          source.worlds.contains(world, in: WorldSet(node: answer.guard)),
          "an answer of the machine does not hold in the world asked for")
        rest = diagrams.subtract(rest, answer.guard)
        sites[Int(site)].covered = diagrams.or(sites[Int(site)].covered, answer.guard)
        if answer.target >= 0 { add(answer, to: site, source.worlds) }
      }
      expanded = diagrams.and(expanded, sites[Int(site)].covered)
    }
    if !point(target).isExpanded, Target.kind(target) == Target.headKind { headCount += 1 }
    update(target) {
      $0.isExpanded = true
      $0.expanded = expanded
    }
  }

  private func answer(_ site: Int32, in world: World, _ source: TransitionSource) -> TransitionAnswer {
    let site = sites[Int(site)]
    let number = Target.number(site.owner)
    if site.move >= 0 { return source.transition(site.move, number, world) }
    let (hole, value) = landingPairs[number]
    return source.landing(hole, value, world)
  }

  private mutating func ask(_ target: Int32, _ source: TransitionSource) {
    let number = Target.number(target)
    let start = Int32(sites.count)
    if Target.kind(target) == Target.headKind {
      while heads.count <= Int(number) { heads.append(Point()) }
      if heads[Int(number)].isAsked { return }
      let (moves, isResting) = source.moves(number)
      for move in moves { sites.append(Site(owner: target, move: Int32(move))) }
      heads[Int(number)].isResting = isResting
    } else {
      if landings[Int(number)].isAsked { return }
      sites.append(Site(owner: target, move: -1))
    }
    let end = Int32(sites.count)
    update(target) {
      $0.isAsked = true
      $0.sites = start..<end
    }
  }

  /// Adds an answer to a site. An equal transition of the site gets a larger guard instead.
  private mutating func add(_ answer: TransitionAnswer, to site: Int32, _ worlds: WorldSpace) {
    var known = sites[Int(site)].first
    while known >= 0 {
      let transition = transitions[Int(known)]
      if transition.target == answer.target, transition.label == answer.label,
        transition.change == answer.change
      {
        let union = worlds.diagrams.or(transition.guard, answer.guard)
        transitions[Int(known)].guard = union
        transitions[Int(known)].effect = worlds.effect(guard: union, change: answer.change)
        return
      }
      known = transition.next
    }
    let number = Int32(transitions.count)
    transitions.append(
      Transition(
        target: answer.target, label: answer.label, change: answer.change, guard: answer.guard,
        effect: worlds.effect(guard: answer.guard, change: answer.change), site: site))
    let last = sites[Int(site)].last
    if last < 0 { sites[Int(site)].first = number } else { transitions[Int(last)].next = number }
    sites[Int(site)].last = number
  }

  /// Calls `body` with each transition of a head or landing, in the order of its moves.
  @inline(__always)
  func forEachTransition(of target: Int32, _ body: (Int32) -> Void) {
    for site in point(target).sites {
      var next = sites[Int(site)].first
      while next >= 0 {
        body(next)
        next = transitions[Int(next)].next
      }
    }
  }

  /// The head or landing at which the transition starts, as a target.
  @inline(__always)
  func owner(_ transition: Int32) -> Int32 { sites[Int(transitions[Int(transition)].site)].owner }

  /// A copy with smaller guards, in which no transition forgets choices and the machine counts as called for
  /// all worlds.
  ///
  /// - Parameters:
  ///   - guards: for each transition, the worlds in which it stays possible.
  ///   - changing: for each resting head, the worlds in which choices may change there. Such a change becomes
  ///     a transition from the head to itself.
  ///   - headCount: the count of heads.
  func restricted(
    to guards: [Int32], changing: [Int32], headCount: Int, _ worlds: WorldSpace
  ) -> TransitionTable {
    var part = self
    for number in transitions.indices {
      var change = worlds.change(transitions[number].change)
      change.forgetsChoices = false
      let kept = worlds.number(of: change)
      part.transitions[number].guard = guards[number]
      part.transitions[number].change = kept
      part.transitions[number].effect = worlds.effect(guard: guards[number], change: kept)
    }
    while part.heads.count < headCount { part.heads.append(Point()) }
    for number in part.heads.indices { part.heads[number].answerEverywhere(worlds) }
    for number in part.landings.indices { part.landings[number].answerEverywhere(worlds) }
    let forgetting = worlds.number(of: WorldChange(mask: [], values: [], forgetsChoices: true))
    for (head, changing) in changing.enumerated()
    where changing != DecisionDiagrams.none && part.heads[head].isResting {
      // A head without moves stays as it is, whatever the choices are.
      guard let site = part.heads[head].sites.first else { continue }
      part.add(
        TransitionAnswer(guard: changing, target: Target.head(Int32(head)), label: -1, change: forgetting),
        to: site, worlds)
    }
    return part
  }
}

extension TransitionTable.Point {
  fileprivate mutating func answerEverywhere(_ worlds: WorldSpace) {
    isAsked = true
    isExpanded = true
    expanded = worlds.allNode
  }
}
