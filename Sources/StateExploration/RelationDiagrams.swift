/// Relations between the worlds at the entry of a frame and the worlds now, as decision diagrams. A node
/// tests one bit at both moments, so it has four branches. A bit that no node tests keeps its value. Equal
/// relations are the same node.
///
/// Most bits do not change between two moments. So the size of a diagram depends on what changed: these are
/// diagrams for matrices, reduced by identity.
final class RelationDiagrams {
  /// The empty relation.
  static let none: Int32 = 0
  /// The identity relation.
  static let identity: Int32 = 1

  struct Node: DiagramNode {
    var level: Int32
    /// The rest of the relation where the bit is clear at both moments.
    var staysClear: Int32
    /// The rest where the bit is clear at the entry and set now.
    var becomesSet: Int32
    /// The rest where the bit is set at the entry and clear now.
    var becomesClear: Int32
    /// The rest where the bit is set at both moments.
    var staysSet: Int32

    var hash: UInt64 {
      mix(level, staysClear, staysSet) ^ mix(becomesSet, becomesClear) &* 0x9FB2_1C65_1E98_DF25
    }
  }

  /// The numbers of the operations in the cache.
  private enum Operation {
    static let or: Int32 = 1
    static let subtract: Int32 = 2
    static let isSubset: Int32 = 3
    static let identity: Int32 = 4
    static let ending: Int32 = 5
    static let image: Int32 = 6
    static let preimage: Int32 = 7
    static let compose: Int32 = 8
  }

  private let table = NodeTable(
    constants: Node(level: .max, staysClear: 0, becomesSet: 0, becomesClear: 0, staysSet: 0))
  private let memory = AnswerMemory()
  private let sets: DecisionDiagrams

  /// Creates diagrams of relations between the elements of these sets.
  init(_ sets: DecisionDiagrams) { self.sets = sets }

  /// How many nodes there are.
  var count: Int { table.count }

  /// Bytes of the nodes and of their hash table. The cache is not counted, as its size is bounded.
  var bytes: Int { table.bytes }

  @inline(__always)
  subscript(node: Int32) -> Node { table[node] }

  @inline(__always)
  private func level(_ relation: Int32) -> Int32 { table[relation].level }

  /// The four cofactors of the relation for the bit of `level`, which must not be greater than the level of
  /// the node.
  @inline(__always)
  private func branches(_ relation: Int32, at level: Int32) -> Node {
    let inner = table[relation]
    if inner.level == level { return inner }
    return Node(
      level: level, staysClear: relation, becomesSet: Self.none, becomesClear: Self.none, staysSet: relation)
  }

  /// The relation with these four branches, which may only depend on greater levels.
  @inline(__always)
  func node(_ node: Node) -> Int32 {
    if node.becomesSet == Self.none, node.becomesClear == Self.none, node.staysClear == node.staysSet {
      return node.staysClear
    }
    return table.number(of: node)
  }

  // MARK: Operations
  // Each costs at most the product of the sizes of its operands; one lookup if the result is in the cache.

  /// The union.
  func or(_ first: Int32, _ second: Int32) -> Int32 {
    if first == second || second == Self.none { return first }
    if first == Self.none { return second }
    let (first, second) = first < second ? (first, second) : (second, first)
    let known = memory.recall(Operation.or, first, second)
    if known >= 0 { return known }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = node(
      Node(
        level: level, staysClear: or(left.staysClear, right.staysClear),
        becomesSet: or(left.becomesSet, right.becomesSet),
        becomesClear: or(left.becomesClear, right.becomesClear), staysSet: or(left.staysSet, right.staysSet)))
    memory.remember(Operation.or, first, second, answer)
    return answer
  }

  /// The difference: the pairs of the first that are not in the second.
  func subtract(_ first: Int32, _ second: Int32) -> Int32 {
    if first == second || first == Self.none { return Self.none }
    if second == Self.none { return first }
    let known = memory.recall(Operation.subtract, first, second)
    if known >= 0 { return known }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = node(
      Node(
        level: level, staysClear: subtract(left.staysClear, right.staysClear),
        becomesSet: subtract(left.becomesSet, right.becomesSet),
        becomesClear: subtract(left.becomesClear, right.becomesClear),
        staysSet: subtract(left.staysSet, right.staysSet)))
    memory.remember(Operation.subtract, first, second, answer)
    return answer
  }

  /// Whether all pairs of the first are in the second. Creates no node, and stops at the first pair that is
  /// missing.
  func isSubset(_ first: Int32, of second: Int32) -> Bool {
    if first == second || first == Self.none { return true }
    if second == Self.none { return false }
    let known = memory.recall(Operation.isSubset, first, second)
    if known >= 0 { return known == 1 }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer =
      isSubset(left.staysClear, of: right.staysClear) && isSubset(left.staysSet, of: right.staysSet)
      && isSubset(left.becomesSet, of: right.becomesSet)
      && isSubset(left.becomesClear, of: right.becomesClear)
    memory.remember(Operation.isSubset, first, second, answer ? 1 : 0)
    return answer
  }

  /// The identity relation on the set.
  func identity(_ set: Int32) -> Int32 {
    // The constants have the same numbers for sets and relations: 0 is empty, 1 is all or the identity.
    if set <= DecisionDiagrams.every { return set }
    let known = memory.recall(Operation.identity, set, 0)
    if known >= 0 { return known }
    let inner = sets[set]
    let answer = node(
      Node(
        level: inner.level, staysClear: identity(inner.low), becomesSet: Self.none, becomesClear: Self.none,
        staysSet: identity(inner.high)))
    memory.remember(Operation.identity, set, 0, answer)
    return answer
  }

  /// The pairs whose second element is in the set.
  func ending(_ relation: Int32, in set: Int32) -> Int32 {
    if relation == Self.none || set == DecisionDiagrams.every { return relation }
    if relation == Self.identity || set == DecisionDiagrams.none { return identity(set) }
    let known = memory.recall(Operation.ending, relation, set)
    if known >= 0 { return known }
    let level = min(level(relation), sets.level(set))
    let ways = branches(relation, at: level)
    let now = sets.branches(set, at: level)
    let answer = node(
      Node(
        level: level, staysClear: ending(ways.staysClear, in: now.low),
        becomesSet: ending(ways.becomesSet, in: now.high),
        becomesClear: ending(ways.becomesClear, in: now.low), staysSet: ending(ways.staysSet, in: now.high)))
    memory.remember(Operation.ending, relation, set, answer)
    return answer
  }

  /// The image of the set: the second elements of the pairs whose first element is in it.
  func image(of set: Int32, by relation: Int32) -> Int32 {
    if relation == Self.none || set == DecisionDiagrams.none { return DecisionDiagrams.none }
    if relation == Self.identity { return set }
    let known = memory.recall(Operation.image, relation, set)
    if known >= 0 { return known }
    let level = min(level(relation), sets.level(set))
    let ways = branches(relation, at: level)
    let entry = sets.branches(set, at: level)
    let answer = sets.node(
      level,
      sets.or(image(of: entry.low, by: ways.staysClear), image(of: entry.high, by: ways.becomesClear)),
      sets.or(image(of: entry.low, by: ways.becomesSet), image(of: entry.high, by: ways.staysSet)))
    memory.remember(Operation.image, relation, set, answer)
    return answer
  }

  /// The preimage of the set: the first elements of the pairs whose second element is in it.
  func preimage(of set: Int32, by relation: Int32) -> Int32 {
    if relation == Self.none || set == DecisionDiagrams.none { return DecisionDiagrams.none }
    if relation == Self.identity { return set }
    let known = memory.recall(Operation.preimage, relation, set)
    if known >= 0 { return known }
    let level = min(level(relation), sets.level(set))
    let ways = branches(relation, at: level)
    let now = sets.branches(set, at: level)
    let answer = sets.node(
      level,
      sets.or(preimage(of: now.low, by: ways.staysClear), preimage(of: now.high, by: ways.becomesSet)),
      sets.or(preimage(of: now.low, by: ways.becomesClear), preimage(of: now.high, by: ways.staysSet)))
    memory.remember(Operation.preimage, relation, set, answer)
    return answer
  }

  /// The composition: first `first`, then `second`. The world “now” of `first` is the world at the entry of
  /// `second`.
  func compose(_ first: Int32, _ second: Int32) -> Int32 {
    if first == Self.none || second == Self.none { return Self.none }
    if second == Self.identity { return first }
    if first == Self.identity { return second }
    let known = memory.recall(Operation.compose, first, second)
    if known >= 0 { return known }
    let level = min(level(first), level(second))
    let left = branches(first, at: level)
    let right = branches(second, at: level)
    let answer = node(
      Node(
        level: level,
        staysClear: or(
          compose(left.staysClear, right.staysClear), compose(left.becomesSet, right.becomesClear)),
        becomesSet: or(compose(left.staysClear, right.becomesSet), compose(left.becomesSet, right.staysSet)),
        becomesClear: or(
          compose(left.becomesClear, right.staysClear), compose(left.staysSet, right.becomesClear)),
        staysSet: or(compose(left.becomesClear, right.becomesSet), compose(left.staysSet, right.staysSet))))
    memory.remember(Operation.compose, first, second, answer)
    return answer
  }
}
