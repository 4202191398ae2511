/// Which frame an observer follows, as a number in variables below those of the worlds: a set then says for each frame that may
/// be followed in which worlds. No relation reads these variables, so that they stay as they are, and a fold costs about as
/// much for all frames as for one.
@usableFromInline
struct FollowedFrames {
  private let diagrams: DecisionDiagrams
  private let first: Int32
  private let count: Int32
  private let variables: ForgottenLevels

  /// - Parameter limit: numbers are lower.
  init(_ worlds: WorldSpace, limit: Int) {
    diagrams = worlds.diagrams
    first = worlds.configurationLevels + Int32(worlds.bitCount)
    var count: Int32 = 0
    while 1 << count < limit { count += 1 }
    self.count = count
    variables = ForgottenLevels(
      bits: (1 << UInt128(count)) - 1, first: first, last: first + count - 1, number: -1)
  }

  /// The worlds of the set, with the number.
  func set(_ worlds: Int32, following frame: Int32) -> Int32 {
    var number = DecisionDiagrams.every
    for bit in (0..<count).reversed() {
      number = diagrams.node(first + bit, on: isSet(bit, in: frame), number)
    }
    return diagrams.and(worlds, number)
  }

  /// The worlds in which the frame is followed.
  func worlds(of set: Int32, following frame: Int32) -> Int32 { worlds(of: self.set(set, following: frame)) }

  /// The worlds in which some frame is followed.
  func worlds(of set: Int32) -> Int32 { count == 0 ? set : diagrams.forget(variables, of: set) }

  /// Calls `body` with each frame that is followed in some worlds, in the order of their numbers, and with these worlds. Costs
  /// some operations for each of them.
  func forEach(in set: Int32, _ body: (_ frame: Int32, _ worlds: Int32) -> Void) {
    part(set, 0, 0, body)
  }

  private func part(_ set: Int32, _ bit: Int32, _ number: Int32, _ body: (Int32, Int32) -> Void) {
    if set == DecisionDiagrams.none { return }
    if bit == count { return body(number, worlds(of: set)) }
    for value in [false, true] {
      let literal = diagrams.literal(first + bit, value)
      part(diagrams.and(set, literal), bit + 1, number * 2 + (value ? 1 : 0), body)
    }
  }

  private func isSet(_ bit: Int32, in number: Int32) -> Bool { number >> (count - 1 - bit) & 1 == 1 }
}
