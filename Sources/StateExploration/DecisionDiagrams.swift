/// Sets of worlds as reduced ordered binary decision diagrams (ROBDD). Equal sets are the same node.
@usableFromInline
final class DecisionDiagrams {
  /// The empty set.
  static let none: Int32 = 0
  /// The set of all worlds.
  static let every: Int32 = 1

  struct Node: DiagramNode {
    var level: Int32
    var low: Int32
    var high: Int32

    var hash: UInt64 { mix(level, low, high) }
  }

  /// The numbers of the operations in the cache.
  private enum Operation {
    static let and: Int32 = 1
    static let or: Int32 = 2
    static let subtract: Int32 = 3
    static let isSubset: Int32 = 4
    static let forget: Int32 = 5
  }

  private let table = NodeTable(constants: Node(level: .max, low: 0, high: 0))
  private let memory = AnswerMemory()

  init() {}

  /// How many nodes there are.
  var count: Int { table.count }

  /// Bytes of the nodes and of their hash table. The cache is not counted, as its size is bounded.
  var bytes: Int { table.bytes }

  @inline(__always)
  subscript(node: Int32) -> Node { table[node] }

  /// The level of the first variable on which the set depends; `Int32.max` for the two constants.
  @inline(__always)
  func level(_ node: Int32) -> Int32 { table[node].level }

  /// The two cofactors of the set: where the variable of `level` is false, and where it is true. `level` must
  /// not be greater than the level of the node.
  @inline(__always)
  func branches(_ node: Int32, at level: Int32) -> (low: Int32, high: Int32) {
    let inner = table[node]
    return inner.level == level ? (inner.low, inner.high) : (node, node)
  }

  /// The set that equals `low` where the variable is false and `high` where it is true. Both may only depend
  /// on greater levels.
  @inline(__always)
  func node(_ level: Int32, _ low: Int32, _ high: Int32) -> Int32 {
    low == high ? low : table.number(of: Node(level: level, low: low, high: high))
  }

  // MARK: Operations
  // Each costs at most the product of the sizes of its operands; one lookup if the result is in the cache.

  /// The intersection.
  @usableFromInline
  func and(_ first: Int32, _ second: Int32) -> Int32 {
    if first == second || second == Self.every { return first }
    if first == Self.every { return second }
    if first == Self.none || second == Self.none { return Self.none }
    let (first, second) = first < second ? (first, second) : (second, first)
    let known = memory.recall(Operation.and, first, second)
    if known >= 0 { return known }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = node(level, and(left.low, right.low), and(left.high, right.high))
    memory.remember(Operation.and, first, second, answer)
    return answer
  }

  /// The union.
  @usableFromInline
  func or(_ first: Int32, _ second: Int32) -> Int32 {
    if first == second || second == Self.none { return first }
    if first == Self.none { return second }
    if first == Self.every || second == Self.every { return Self.every }
    let (first, second) = first < second ? (first, second) : (second, first)
    let known = memory.recall(Operation.or, first, second)
    if known >= 0 { return known }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = node(level, or(left.low, right.low), or(left.high, right.high))
    memory.remember(Operation.or, first, second, answer)
    return answer
  }

  /// The difference: what is in the first set and not in the second.
  @usableFromInline
  func subtract(_ first: Int32, _ second: Int32) -> Int32 {
    if first == second || first == Self.none || second == Self.every { return Self.none }
    if second == Self.none { return first }
    let known = memory.recall(Operation.subtract, first, second)
    if known >= 0 { return known }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = node(level, subtract(left.low, right.low), subtract(left.high, right.high))
    memory.remember(Operation.subtract, first, second, answer)
    return answer
  }

  /// Whether the first set is a subset of the second. Creates no node, and stops at the first element that is
  /// missing.
  func isSubset(_ first: Int32, of second: Int32) -> Bool {
    if first == second || first == Self.none || second == Self.every { return true }
    if first == Self.every || second == Self.none { return false }
    let known = memory.recall(Operation.isSubset, first, second)
    if known >= 0 { return known == Self.every }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = isSubset(left.low, of: right.low) && isSubset(left.high, of: right.high)
    memory.remember(Operation.isSubset, first, second, answer ? Self.every : Self.none)
    return answer
  }

  /// Existential quantification: the worlds that agree with some world of the set in all other variables.
  func forget(_ variables: ForgottenLevels, of set: Int32) -> Int32 {
    let inner = table[set]
    if inner.level > variables.last { return set }
    let known = memory.recall(Operation.forget, set, variables.number)
    if known >= 0 { return known }
    let low = forget(variables, of: inner.low)
    let high = forget(variables, of: inner.high)
    let isForgotten =
      inner.level >= variables.first && variables.bits[Int(inner.level - variables.first)]
    let answer = isForgotten ? or(low, high) : node(inner.level, low, high)
    memory.remember(Operation.forget, set, variables.number, answer)
    return answer
  }
}

/// Variables to be quantified by ``DecisionDiagrams/forget(_:of:)``.
struct ForgottenLevels {
  /// The variables as a set of bits; bit 0 is the variable of level `first`.
  var bits: WorldBits
  var first: Int32
  /// The level of the last of these variables; -1 if there is none.
  var last: Int32
  /// A number that is the same for equal sets of variables only. It is the key in the cache.
  var number: Int32
}
