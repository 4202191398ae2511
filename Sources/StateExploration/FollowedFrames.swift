/// Encodes the number of a followed frame in variables above those of the worlds. So one set tells, for each
/// frame that may be followed, in which worlds it is followed. No relation reads these variables, so they
/// keep their values, and a fold for all frames costs about as much as for one.
@usableFromInline
struct FollowedFrames {
  private let diagrams: DecisionDiagrams
  /// The level of the highest bit of the number; the lowest bit has level -1.
  private let first: Int32
  private let variables: ForgottenLevels

  /// - Parameter limit: one more than the highest number.
  init(_ worlds: WorldSpace, limit: Int) {
    diagrams = worlds.diagrams
    var count: Int32 = 0
    while 1 << count < limit { count += 1 }
    first = -count
    variables = ForgottenLevels(bits: WorldBits(below: Int(count)), first: first, last: -1, number: -1)
  }

  /// The set of these worlds with this frame followed.
  func set(_ worlds: Int32, following frame: Int32) -> Int32 {
    if worlds == DecisionDiagrams.none { return worlds }
    var set = worlds
    for level in (first..<0).reversed() {
      set = diagrams.node(level, on: frame >> (-1 - level) & 1 == 1, set)
    }
    return set
  }

  /// The worlds in which the frame is followed.
  func worlds(of set: Int32, following frame: Int32) -> Int32 {
    var node = set
    for level in first..<0 {
      let branches = diagrams.branches(node, at: level)
      node = frame >> (-1 - level) & 1 == 1 ? branches.high : branches.low
    }
    return node
  }

  /// The worlds in which some frame is followed.
  func worlds(of set: Int32) -> Int32 { diagrams.forget(variables, of: set) }

  /// Calls `body` with each frame that is followed in some world, in order of their numbers, and with those
  /// worlds.
  func forEach(in set: Int32, _ body: (_ frame: Int32, _ worlds: Int32) -> Void) {
    part(set, first, 0, body)
  }

  private func part(_ set: Int32, _ level: Int32, _ number: Int32, _ body: (Int32, Int32) -> Void) {
    if set == DecisionDiagrams.none { return }
    if level == 0 { return body(number, set) }
    let branches = diagrams.branches(set, at: level)
    part(branches.low, level + 1, number * 2, body)
    part(branches.high, level + 1, number * 2 + 1, body)
  }
}
