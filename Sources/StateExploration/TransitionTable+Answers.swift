// Answers that the machine has already given, for later explorations of the same machine.
extension TransitionTable {
  /// The numbers of the moves of a head, and whether it rests; nil if this was not computed.
  func moves(of head: Int32) -> (moves: Range<Int>, isResting: Bool)? {
    let point = point(Target.head(head))
    guard point.isAsked else { return nil }
    guard let first = point.sites.first else { return (0..<0, point.isResting) }
    let move = Int(sites[Int(first)].move)
    return (move..<move + point.sites.count, point.isResting)
  }

  /// The transition of a move in a world; nil if it was not computed.
  func answer(move: Int32, of head: Int32, in world: World, _ worlds: WorldSpace) -> TransitionAnswer? {
    let point = point(Target.head(head))
    guard point.isAsked, let first = point.sites.first else { return nil }
    return answer(site: first + move - sites[Int(first)].move, in: world, worlds)
  }

  /// The transition of a landing in a world; nil if it was not computed.
  func answer(hole: Int32, value: Int32, in world: World, _ worlds: WorldSpace) -> TransitionAnswer? {
    let number = landingPairs.find(hole, value)
    guard number >= 0, landings[Int(number)].isAsked, let site = landings[Int(number)].sites.first else {
      return nil
    }
    return answer(site: site, in: world, worlds)
  }

  private func answer(site: Int32, in world: World, _ worlds: WorldSpace) -> TransitionAnswer? {
    let site = sites[Int(site)]
    guard worlds.contains(world, in: WorldSet(node: site.covered)) else { return nil }
    var impossible = site.covered
    var next = site.first
    while next >= 0 {
      let transition = transitions[Int(next)]
      if worlds.contains(world, in: WorldSet(node: transition.guard)) {
        return TransitionAnswer(
          guard: transition.guard, target: transition.target, label: transition.label,
          change: transition.change)
      }
      impossible = worlds.diagrams.subtract(impossible, transition.guard)
      next = transition.next
    }
    return TransitionAnswer(guard: impossible, target: -1, label: -1, change: -1)
  }
}
