/// The operations that know nothing of what the variables stand for. Each costs at most the product of the sizes of
/// what it is given, and one look into the memory of answers if it was asked before.
extension DecisionDiagrams {
  /// Numbers of the operations in the memory of answers; those from 16 on are the space's own.
  enum Operation {
    static let and: Int32 = 1
    static let or: Int32 = 2
    static let subtract: Int32 = 3
    static let shift: Int32 = 4
    static let isSubset: Int32 = 5
  }

  /// Where both are true.
  @usableFromInline
  func and(_ first: Int32, _ second: Int32) -> Int32 {
    if first == second || second == Self.every { return first }
    if first == Self.every { return second }
    if first == Self.none || second == Self.none { return Self.none }
    let (first, second) = first < second ? (first, second) : (second, first)
    let known = recall(Operation.and, first, second)
    if known >= 0 { return known }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = node(level, and(left.low, right.low), and(left.high, right.high))
    remember(Operation.and, first, second, answer)
    return answer
  }

  /// Where one of the two is true.
  @usableFromInline
  func or(_ first: Int32, _ second: Int32) -> Int32 {
    if first == second || second == Self.none { return first }
    if first == Self.none { return second }
    if first == Self.every || second == Self.every { return Self.every }
    let (first, second) = first < second ? (first, second) : (second, first)
    let known = recall(Operation.or, first, second)
    if known >= 0 { return known }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = node(level, or(left.low, right.low), or(left.high, right.high))
    remember(Operation.or, first, second, answer)
    return answer
  }

  /// Where the first is true and the second is not.
  @usableFromInline
  func subtract(_ first: Int32, _ second: Int32) -> Int32 {
    if first == second || first == Self.none || second == Self.every { return Self.none }
    if second == Self.none { return first }
    let known = recall(Operation.subtract, first, second)
    if known >= 0 { return known }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = node(level, subtract(left.low, right.low), subtract(left.high, right.high))
    remember(Operation.subtract, first, second, answer)
    return answer
  }

  /// Whether the second is true wherever the first is. Makes no node, and ends where it finds one world in which it is not.
  func isSubset(_ first: Int32, of second: Int32) -> Bool {
    if first == second || first == Self.none || second == Self.every { return true }
    if first == Self.every || second == Self.none { return false }
    let known = recall(Operation.isSubset, first, second)
    if known >= 0 { return known == Self.every }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = isSubset(left.low, of: right.low) && isSubset(left.high, of: right.high)
    remember(Operation.isSubset, first, second, answer ? Self.every : Self.none)
    return answer
  }

  /// The function over the variables one level further: `by` is 1 or -1. Variables above `floor` stay. The function may
  /// not ask a variable next to one that it asks.
  func shift(_ node: Int32, by distance: Int32, from floor: Int32) -> Int32 {
    let inner = nodes[Int(node)]
    if node <= Self.every { return node }
    let known = recall(Operation.shift, node, distance)
    if known >= 0 { return known }
    let low = shift(inner.low, by: distance, from: floor)
    let high = shift(inner.high, by: distance, from: floor)
    let answer = self.node(inner.level < floor ? inner.level : inner.level + distance, low, high)
    remember(Operation.shift, node, distance, answer)
    return answer
  }
}
