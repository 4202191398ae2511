import FlowModel
public import StateExploration

/// The frames that worlds know as those that were in front before an event which took several, one kind for each of the
/// elements that ``ConcernedElements`` tells of them.
public struct FrontKinds {
  /// The number of one frame of a kind, and the worlds that know one.
  public typealias Kind = (front: Int, worlds: WorldSet)

  private let flow: FlowExploration
  private let all: [Kind]
  /// By number of a frame, from 1, the position of its kind.
  private let kindOfFront: [Int]

  /// Those that are known so far. Costs a union of worlds for each frame.
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

  /// Whether no frame has come to be known since.
  public var isCurrent: Bool { kindOfFront.count == flow.frontCount }

  /// The kinds of which some world of the set knows a frame, in the order of their numbers. Costs a pass over the diagram of the
  /// set, and a few looks into tables for each frame that it knows.
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
