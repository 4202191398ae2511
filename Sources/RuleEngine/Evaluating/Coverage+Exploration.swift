internal import Diagnostics
internal import StateExploration
internal import UIKitSemantics

extension Coverage {
  /// How much of a flow an exploration covers, with what those with wider bounds do. Visits every state.
  init(_ explored: ExploredFlow, evaluatedUntil limit: ExplorationCut.Limit? = nil) {
    self.init(explored.exploration, evaluatedUntil: limit)
    shorter = explored.wider.map { wider in
      let coverage = Coverage(wider.exploration)
      return Shorter(
        length: coverage.cut?.completedLength ?? -1, waiting: coverage.waiting, underWay: coverage.underWay)
    }
  }

  /// How much of a flow an exploration covers. Visits every state.
  ///
  /// - Parameter limit: the limit that stopped the evaluation of rules; nil if none did.
  init(_ exploration: FlowExploration, evaluatedUntil limit: ExplorationCut.Limit? = nil) {
    self.init(
      states: exploration.stateCount, facts: exploration.factCount,
      worlds: exploration.worlds.count(of: exploration.worlds.all),
      waiting: exploration.boundOfWaiting.map { Bound(possible: $0.possible, together: $0.together) },
      underWay: exploration.boundOfWork.map { Bound(possible: $0.possible, together: $0.together) })
    if let stop = exploration.stop {
      cut = Cut(limit: Cut.Limit(stop.limit), completedLength: stop.completedLength)
    } else if let limit {
      cut = Cut(limit: Cut.Limit(limit), completedLength: nil)
    } else if let excess = exploration.machine.excess.first {
      cut = Cut(limit: .size, completedLength: nil, excess: excess)
    }
  }
}

extension Coverage.Cut.Limit {
  fileprivate init(_ limit: ExplorationCut.Limit) {
    switch limit {
    case .heads, .facts: self = .work
    case .bytes: self = .memory
    case .length: self = .length
    case .interrupt: self = .interrupt
    }
  }
}
