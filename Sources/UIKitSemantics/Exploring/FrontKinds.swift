import FlowModel
public import StateExploration

/// Groups the recorded front frames (those in front before an event that removed several frames) by the
/// elements that ``ConcernedElements`` has of them.
public struct FrontKinds {
  /// The number of one frame of a group, and the worlds that record a frame of the group.
  public typealias Kind = (front: Int, worlds: WorldSet)

  private let flow: FlowExploration
  private let all: [Kind]
  /// For each number of a frame, from 1, the index of its group.
  private let kindOfFront: [Int]

  /// Groups the frames that are recorded so far. Cost: a union of sets of worlds for each frame.
  public init(_ flow: FlowExploration) {
    self.flow = flow
    var all: [Kind] = []
    var kindOfFront: [Int] = []
    var numbers: [FrontElements: Int] = [:]
    for (position, frame) in flow.log.fronts.enumerated() {
      let elements = FrontElements(screen: frame.screen, presentation: frame.edge)
      let known = flow.log.worlds(withFront: position + 1)
      if let number = numbers[elements] {
        all[number].worlds = flow.worlds.union(all[number].worlds, known)
        kindOfFront.append(number)
      } else {
        numbers[elements] = all.count
        kindOfFront.append(all.count)
        all.append((position + 1, known))
      }
    }
    self.all = all
    self.kindOfFront = kindOfFront
  }

  /// Whether no frame was recorded since.
  public var isCurrent: Bool { kindOfFront.count == flow.frontCount }

  /// The groups of which some world of the set records a frame, in order of their numbers. Cost: one pass
  /// over the diagram of the set, and a few table lookups for each recorded frame.
  public func present(in set: WorldSet) -> [Kind] {
    let worlds = flow.tables.worlds
    let others = WorldBits(below: worlds.bitCount) - worlds.frontBits
    var rest = flow.worlds.forgetting(others, of: set)
    var isPresent = [Bool](repeating: false, count: all.count)
    while let world = flow.worlds.any(of: rest) {
      let number = worlds.front(in: world)
      if number > 0 { isPresent[kindOfFront[number - 1]] = true }
      rest = flow.worlds.subtracting(flow.log.worlds(withFront: number), from: rest)
    }
    return all.indices.filter { isPresent[$0] }.map { all[$0] }
  }
}

private struct FrontElements: Hashable {
  let screen: ScreenID
  let presentation: PresentationID?
}
