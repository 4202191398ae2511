/// All worlds that a machine can be in, and the operations on sets of them and on relations between them.
///
/// Sets are diagrams over the bits of the configuration (the highest first) and then those of the world. A relation leads
/// from the worlds at the *entry* of a frame to those of *now*, over the same levels, and keeps the configuration.
///
/// Not for two threads at once. Each operation costs a look into a table if it was asked before (some 10 ns), else at
/// most the product of the sizes of the diagrams. What was made is kept as long as the space.
public final class WorldSpace {
  /// How many configurations there are.
  public let configurationCount: Int
  /// How many bits a world has.
  public let bitCount: Int
  /// The bits that are conditions which vary by themselves.
  public let choices: WorldBits

  /// All bits of a world.
  let allBits: WorldBits
  /// Sets.
  @usableFromInline let diagrams: DecisionDiagrams
  /// Relations.
  let relations: RelationDiagrams
  /// How many levels the configuration takes.
  let configurationLevels: Int32
  let allNode: Int32
  /// Each world with itself, in every configuration.
  let identityNode: Int32
  @exclusivity(unchecked) var forgottenNumbers: [WorldBits: Int32] = [:]
  @exclusivity(unchecked) var changes: [Change] = []
  @exclusivity(unchecked) var changeNumbers: [WorldChange: Int32] = [:]
  @exclusivity(unchecked) var effects: [Effect] = []
  @exclusivity(unchecked) var effectIndex = IndexTable()
  /// The least worlds of some sets, each at the place that its node’s number gives it.
  @exclusivity(unchecked) var leastWorlds = [(node: Int32, world: World)](
    repeating: (DecisionDiagrams.none, World(configuration: 0, bits: [])), count: 256)

  /// A space of worlds.
  ///
  /// - Parameters:
  ///   - configurationCount: at least 1.
  ///   - bitCount: 0 or more.
  ///   - choices: the bits that are conditions which vary by themselves; the others change by transitions only.
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

  /// Nodes of all diagrams that were made: what memory grows with. The same in every run that asks the same.
  public var nodeCount: Int { diagrams.count + relations.count }

  /// Bytes of the nodes and of their index.
  public var bytes: Int { diagrams.bytes + relations.bytes }

  // MARK: Sets

  /// Every world.
  public var all: WorldSet { WorldSet(node: allNode) }

  /// The worlds in both.
  public func intersection(_ first: WorldSet, _ second: WorldSet) -> WorldSet {
    WorldSet(node: diagrams.and(first.node, second.node))
  }

  /// The worlds in one of the two.
  public func union(_ first: WorldSet, _ second: WorldSet) -> WorldSet {
    WorldSet(node: diagrams.or(first.node, second.node))
  }

  /// The worlds of the first that are not in the second.
  public func subtracting(_ second: WorldSet, from first: WorldSet) -> WorldSet {
    WorldSet(node: diagrams.subtract(first.node, second.node))
  }

  /// Whether each world of the first is in the second.
  public func isSubset(_ first: WorldSet, of second: WorldSet) -> Bool {
    diagrams.isSubset(first.node, of: second.node)
  }

  /// The worlds in which the bit has the value.
  public func bit(_ bit: Int, is value: Bool) -> WorldSet {
    precondition(0..<bitCount ~= bit)
    let literal = diagrams.literal(level(ofBit: bit), value)
    return WorldSet(node: diagrams.and(allNode, literal))
  }

  /// The worlds of the configurations for which the predicate holds. Asks it once per configuration.
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

  /// The set of this world alone.
  public func set(of world: World) -> WorldSet {
    WorldSet(node: cube(world, fixed: allBits))
  }

  // MARK: Changes

  /// The worlds after the change, forgotten choices free.
  public func image(of set: WorldSet, under change: WorldChange) -> WorldSet {
    WorldSet(node: relations.image(of: set.node, by: changes[Int(number(of: change))].relation))
  }

  /// The worlds that the change leads into the set, choices as they are (``WorldChange/forgetsChoices`` is not looked at).
  public func preimage(of set: WorldSet, under change: WorldChange) -> WorldSet {
    var change = change
    change.forgetsChoices = false
    return WorldSet(node: relations.preimage(of: set.node, by: changes[Int(number(of: change))].relation))
  }

  /// The worlds that differ from one of the set in choices at most.
  public func forgettingChoices(of set: WorldSet) -> WorldSet { forgetting(choices, of: set) }

  /// The worlds that differ from one of the set in these bits at most.
  public func forgetting(_ bits: WorldBits, of set: WorldSet) -> WorldSet {
    WorldSet(node: diagrams.forget(forgotten(bits & allBits), of: set.node))
  }
}
