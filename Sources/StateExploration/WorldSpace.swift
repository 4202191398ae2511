/// All worlds of a machine, with the operations on sets of worlds and on relations between worlds.
///
/// Sets are diagrams over the bits of the configuration (the highest first), followed by the bits of the
/// world. A relation leads from the worlds at the *entry* of a frame to the worlds *now*. It has the same
/// levels and never changes the configuration.
///
/// Not thread-safe. An operation costs one lookup (about 10 ns) if its result is cached, else at most the
/// product of the sizes of the diagrams. Nodes live as long as the space.
public final class WorldSpace {
  /// The count of configurations.
  public let configurationCount: Int
  /// The count of bits of a world.
  public let bitCount: Int
  /// The choices: bits for conditions that vary by themselves.
  public let choices: WorldBits

  /// All bits of a world.
  let allBits: WorldBits
  /// The diagrams of sets.
  @usableFromInline let diagrams: DecisionDiagrams
  /// The diagrams of relations.
  let relations: RelationDiagrams
  /// The count of levels for the configuration.
  let configurationLevels: Int32
  let allNode: Int32
  /// The identity relation on the worlds of all configurations.
  let identityNode: Int32
  @exclusivity(unchecked) var forgottenNumbers: [WorldBits: Int32] = [:]
  @exclusivity(unchecked) var changes: [Change] = []
  @exclusivity(unchecked) var changeNumbers: [WorldChange: Int32] = [:]
  @exclusivity(unchecked) var effects: [Effect] = []
  @exclusivity(unchecked) var effectIndex = IndexTable()
  /// A direct-mapped cache of the least worlds of sets; the slot is chosen by the number of the node.
  @exclusivity(unchecked) var leastWorlds = [(node: Int32, world: World)](
    repeating: (DecisionDiagrams.none, World(configuration: 0, bits: [])), count: 256)

  /// Creates a space of worlds.
  ///
  /// - Parameters:
  ///   - configurationCount: at least 1.
  ///   - bitCount: at least 0.
  ///   - choices: the bits for conditions that vary by themselves. Only transitions change the other bits.
  public init(configurationCount: Int, bitCount: Int, choices: WorldBits = []) {
    precondition(configurationCount > 0 && bitCount >= 0)
    self.configurationCount = configurationCount
    self.bitCount = bitCount
    self.choices = choices
    allBits = WorldBits(below: bitCount)
    var levels: Int32 = 0
    while 1 << levels < configurationCount { levels += 1 }
    configurationLevels = levels
    diagrams = DecisionDiagrams()
    relations = RelationDiagrams(diagrams)
    allNode = diagrams.configurations(levels: levels) { $0 < configurationCount }
    identityNode = relations.identity(allNode)
  }

  /// The count of all nodes that were created; memory grows with it. The same in every run with the same
  /// operations.
  public var nodeCount: Int { diagrams.count + relations.count }

  /// Bytes of the nodes and of their hash tables.
  public var bytes: Int { diagrams.bytes + relations.bytes }

  // MARK: Sets

  /// The set of all worlds.
  public var all: WorldSet { WorldSet(node: allNode) }

  /// The intersection.
  public func intersection(_ first: WorldSet, _ second: WorldSet) -> WorldSet {
    WorldSet(node: diagrams.and(first.node, second.node))
  }

  /// The union.
  public func union(_ first: WorldSet, _ second: WorldSet) -> WorldSet {
    WorldSet(node: diagrams.or(first.node, second.node))
  }

  /// The difference: the worlds of `first` that are not in `second`.
  public func subtracting(_ second: WorldSet, from first: WorldSet) -> WorldSet {
    WorldSet(node: diagrams.subtract(first.node, second.node))
  }

  /// Whether `first` is a subset of `second`.
  public func isSubset(_ first: WorldSet, of second: WorldSet) -> Bool {
    diagrams.isSubset(first.node, of: second.node)
  }

  /// The worlds in which the bit has the value.
  public func bit(_ bit: Int, is value: Bool) -> WorldSet {
    precondition(0..<bitCount ~= bit)
    let literal = diagrams.literal(level(ofBit: bit), value)
    return WorldSet(node: diagrams.and(allNode, literal))
  }

  /// The worlds of the configurations for which the predicate is true. It is called once for each
  /// configuration.
  public func configurations(where isIncluded: (Int) -> Bool) -> WorldSet {
    WorldSet(
      node: diagrams.configurations(levels: configurationLevels) { $0 < configurationCount && isIncluded($0) }
    )
  }

  /// The worlds of these configurations.
  public func configurations(_ numbers: [Int]) -> WorldSet {
    let numbers = Set(numbers)
    return configurations { numbers.contains($0) }
  }

  /// The set that contains only this world.
  public func set(of world: World) -> WorldSet {
    WorldSet(node: cube(world, fixed: allBits))
  }

  // MARK: Changes

  /// The worlds after the change; forgotten choices have any value.
  public func image(of set: WorldSet, under change: WorldChange) -> WorldSet {
    WorldSet(node: relations.image(of: set.node, by: changes[Int(number(of: change))].relation))
  }

  /// The worlds that the change leads into the set. Choices keep their values: ``WorldChange/forgetsChoices``
  /// is ignored.
  public func preimage(of set: WorldSet, under change: WorldChange) -> WorldSet {
    var change = change
    change.forgetsChoices = false
    return WorldSet(node: relations.preimage(of: set.node, by: changes[Int(number(of: change))].relation))
  }

  /// The worlds that agree with some world of the set in all bits except choices.
  public func forgettingChoices(of set: WorldSet) -> WorldSet { forgetting(choices, of: set) }

  /// The worlds that agree with some world of the set in all bits except these.
  public func forgetting(_ bits: WorldBits, of set: WorldSet) -> WorldSet {
    WorldSet(node: diagrams.forget(forgotten(bits & allBits), of: set.node))
  }
}
