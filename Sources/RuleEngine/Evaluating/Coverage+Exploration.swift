internal import Diagnostics
internal import StateExploration
internal import UIKitSemantics

extension Coverage {
  /// The coverage of an exploration and of those with wider bounds. Cost: one pass over all states.
  init(_ explored: ExploredFlow, evaluatedUntil limit: ExplorationCut.Limit? = nil) {
    self.init(explored.exploration, evaluatedUntil: limit)
    shorter = explored.wider.map { wider in
      let exploration = wider.exploration
      return Shorter(
        length: exploration.stop?.completedLength ?? -1, waiting: Bound(exploration.boundOfWaiting),
        underWay: Bound(exploration.boundOfWork))
    }
  }

  /// The coverage of an exploration. Cost: one pass over all states.
  ///
  /// - Parameter limit: the limit that stopped the evaluation of rules; nil if none did.
  init(_ exploration: FlowExploration, evaluatedUntil limit: ExplorationCut.Limit? = nil) {
    self.init(
      states: exploration.stateCount, facts: exploration.factCount,
      worlds: exploration.worldCount,
      waiting: Bound(exploration.boundOfWaiting), underWay: Bound(exploration.boundOfWork))
    if let stop = exploration.stop {
      cut = Cut(limit: Cut.Limit(stop.limit), completedLength: stop.completedLength)
    } else if let limit {
      cut = Cut(limit: Cut.Limit(limit), completedLength: nil, isOfRules: true)
    } else if let excess = exploration.machine.excess.first {
      cut = Cut(limit: .size, completedLength: nil, excess: excess)
    }
  }
}

extension Coverage.Bound {
  fileprivate init?(_ bound: (together: Int, possible: Int)?) {
    guard let bound else { return nil }
    self.init(possible: bound.possible, together: bound.together)
  }
}

extension Coverage.Cut.Limit {
  fileprivate init(_ limit: ExplorationCut.Limit) {
    switch limit {
    case .heads, .facts, .relations: self = .work
    case .bytes: self = .memory
    case .length: self = .length
    case .interrupt: self = .interrupt
    }
  }
}
