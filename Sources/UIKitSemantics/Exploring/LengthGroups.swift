public import StateExploration

/// Groups the states or steps of a list that differ only in their length and in the worlds for which that
/// length is the shortest. All else is the same, so a group has to be read only once in all its worlds. In an
/// app of 50 screens, a group has 4 to 12 elements.
public struct LengthGroups {
  /// A group.
  public struct Group {
    /// The index of its shortest element in the list.
    public let first: Int
    /// The union of the worlds of its elements.
    public fileprivate(set) var worlds: WorldSet
  }

  /// All groups, ordered by their first elements.
  public private(set) var all: [Group] = []
  /// For each element of the list, the index of its group.
  public private(set) var numbers: [Int] = []

  private let space: WorldSpace
  private var known: [Key: Int] = [:]

  /// What the elements of a group have in common: the head or transition, its record, the fact about the
  /// stack beneath, and the number of the frame beneath whose loss is reported.
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

  /// Adds the next element of the list. Cost: a union of sets of worlds.
  ///
  /// - Parameters:
  ///   - number: of its head or transition.
  ///   - beneath: the number of the fact about the stack beneath; nil for none.
  ///   - loss: the number of the frame beneath whose loss is reported; nil for none.
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
