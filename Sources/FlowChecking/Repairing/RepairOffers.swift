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
/// facts, as the limit of work is, so that the same flow always gets the same repairs.
struct RepairBudget {
  private var left: Int
  private let price: Int

  /// In small flows all that is proposed is tried; in large ones as much as checking them took.
  private static let least = 40_000

  init(_ reading: CheckedReading) {
    let elements = (reading.flow?.screens ?? 0) * 50
    price = (reading.flow?.coverage?.facts ?? 0) + elements + 200
    left = max(Self.least, price)
  }

  /// Whether one more may be tried.
  mutating func allows() -> Bool {
    left -= price
    return left >= 0
  }
}

extension RepairTrial {
  /// The first proposal of each finding that holds, as far as the budget goes; the worst findings first.
  ///
  /// - Returns: repairs by the names of their findings, and how many findings were not tried.
  func offers(for findings: [Finding]) -> (repairs: [String: Repair], untried: Int) {
    var budget = RepairBudget(reading)
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
