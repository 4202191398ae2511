/// In which worlds frames can return which values, if they use only accepted transitions and choices keep
/// their values.
///
/// For each called head and each value, there is a relation from the worlds in which such a frame starts to
/// those in which it returns. It is computed on the first request, together with those of all frames that the
/// frame may call. It is exact in worlds in which the head is reached. Cost: that of a ``Closure`` over these
/// frames, without calls of the machine.
final class ReturnRelations {
  private var frames: Closure
  private var isFollowed: [Bool]
  private let worlds: WorldSpace

  /// - Parameter goesOn: called from time to time; if it returns false, ``wasStopped`` becomes true.
  init(
    _ graph: Graph, _ transitions: AcceptedTransitions, _ possibility: Possibility,
    goesOn: @escaping () -> Bool
  ) {
    worlds = graph.worlds
    let known = graph.facts.source
    let (every, allWorlds) = (graph.worlds.allNode, graph.worlds)
    let nothing = TransitionAnswer(guard: every, target: -1, label: -1, change: -1)
    let source = TransitionSource(
      worlds: allWorlds, initialHeads: [], moves: { _ in (0..<0, false) },
      transition: { _, _, _ in nothing }, landing: { _, _, _ in nothing }, call: known.call,
      callNumber: known.callNumber)
    let table = graph.facts.table.restricted(
      to: transitions.guards, changing: possibility.mayChange.map(\.node), headCount: graph.headCount,
      graph.worlds)
    let domains = (0..<Int32(graph.headCount)).map { graph.reached($0).node }
    frames = Closure(source, table, domains: domains, goesOn: goesOn)
    isFollowed = [Bool](repeating: false, count: graph.headCount)
  }

  /// Whether the search was stopped, so that some returns are not known.
  var wasStopped: Bool { frames.cut != nil }

  /// The worlds in which a frame that starts with the head can run until it returns the value in one of
  /// `after`.
  func preimage(of after: Int32, returning value: Int32, from head: Int32) -> Int32 {
    var before = DecisionDiagrams.none
    for returned in returns(of: head) {
      if returned.value == value {
        before = worlds.diagrams.or(before, worlds.preimage(of: after, by: returned.relation))
      } else if returned.value < 0 {
        let middle = preimage(of: after, returning: value, from: Summary.head(ofTail: returned.value))
        before = worlds.diagrams.or(before, worlds.preimage(of: middle, by: returned.relation))
      }
    }
    return before
  }

  /// The values that frames which start with the head can return.
  func values(returnedFrom head: Int32) -> Set<Int32> {
    var values: Set<Int32> = []
    for returned in returns(of: head) {
      if returned.value >= 0 {
        values.insert(returned.value)
      } else {
        values.formUnion(self.values(returnedFrom: Summary.head(ofTail: returned.value)))
      }
    }
    return values
  }

  private func returns(of head: Int32) -> [Summary] {
    if !isFollowed[Int(head)] {
      isFollowed[Int(head)] = true
      frames.follow(head)
    }
    return frames.returns(of: head)
  }
}
