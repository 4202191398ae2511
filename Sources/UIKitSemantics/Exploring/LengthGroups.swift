public import StateExploration

/// Which states or steps of a list differ only in their length, and in the worlds in which that is the shortest: all else that
/// can be read of them is the same, so that it has to be read only once in all these worlds. An app of 50 screens has 4 to 12
/// of each.
public struct LengthGroups {
  /// Some of them.
  public struct Group {
    /// The position of the shortest in the list.
    public let first: Int
    /// The worlds of all of them.
    public fileprivate(set) var worlds: WorldSet
  }

  /// All groups, by the position of their first.
  public private(set) var all: [Group] = []
  /// By position in the list, the number of the group.
  public private(set) var numbers: [Int] = []

  private let space: WorldSpace
  private var known: [Key: Int] = [:]

  /// What states or steps of a group have in common: the head or transition, the record of it, what is known of the stack
  /// beneath, and the number of the frame beneath whose loss is told.
  private struct Key: Hashable {
    let number: Int32
    let record: Int32
    let beneath: Int32
    let loss: Int32
  }

  init(of count: Int, _ space: WorldSpace) {
    self.space = space
    numbers.reserveCapacity(count)
  }

  /// Adds the next of the list. Costs a union of worlds.
  ///
  /// - Parameters:
  ///   - number: of its head or transition.
  ///   - beneath: the number of what is known of the stack beneath; nil where nothing is.
  ///   - loss: the number of the frame beneath of whose loss it tells; nil for none.
  mutating func add(
    _ number: Int32, record: Int = 0, beneath: Int32?, loss: Int32? = nil, _ worlds: WorldSet
  ) {
    let key = Key(number: number, record: Int32(record), beneath: beneath ?? -1, loss: loss ?? -1)
    let group = known[key] ?? all.count
    if group == all.count {
      known[key] = group
      all.append(Group(first: numbers.count, worlds: worlds))
    } else {
      all[group].worlds = space.union(all[group].worlds, worlds)
    }
    numbers.append(group)
  }
}
