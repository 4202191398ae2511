internal import Diagnostics

/// Which findings of a run repairs are tried for.
public enum RepairScope: Sendable {
  /// None: nobody sees them.
  case none
  /// Those that texts for people show.
  case shown
  /// All that count.
  case all
}

/// What trying repairs may cost in one flow, so that a report does not take many times as long for them. It is counted in
/// facts, as the limit of work is, so that the same run always offers the same repairs.
struct RepairBudget {
  private var left: Int
  private let price: Int

  /// In a small flow all that is proposed is tried, in one that takes longer to check than people wait nothing.
  private static let mostOfFlow = 20_000
  /// What the flows of a run share.
  private static let mostOfRun = 400_000

  /// - Parameter flowCount: the flows of the run in which something may be repaired.
  init(_ reading: CheckedReading, flowCount: Int) {
    let elements = (reading.flow?.screens ?? 0) * 10
    price = (reading.flow?.coverage?.facts ?? 0) + elements + 200
    left = min(Self.mostOfFlow, Self.mostOfRun / max(flowCount, 1))
  }

  /// Whether one more may be tried.
  mutating func allows() -> Bool {
    left -= price
    return left >= 0
  }
}

extension CheckedReading {
  /// Something found in it comes with a repair that can be tried.
  var mayBeRepaired: Bool {
    findings.contains { !$0.proposals.isEmpty } || problems.contains { $0.replacement != nil }
  }
}

extension RepairTrial {
  /// The first proposal of each finding that holds, as far as the budget goes; the worst findings first.
  ///
  /// - Returns: repairs by the names of their findings, and how many findings were not tried.
  func offers(for findings: [Finding], flowCount: Int) -> (repairs: [String: Repair], untried: Int) {
    var budget = RepairBudget(reading, flowCount: flowCount)
    var repairs: [String: Repair] = [:]
    let order = findings.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    for (position, (_, finding)) in order.enumerated() where repairs[finding.name] == nil {
      for proposal in finding.proposals {
        guard budget.allows() else { return (repairs, order.count - position) }
        if let held = hold(proposal, of: finding) {
          repairs[finding.name] = held.repair
          break
        }
      }
    }
    return (repairs, 0)
  }
}
