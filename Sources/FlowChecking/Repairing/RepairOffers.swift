internal import Diagnostics

/// The findings for which a run tries repairs.
public enum RepairScope: Sendable {
  /// None, if they are not shown.
  case none
  /// The findings that text output shows.
  case shown
  /// All findings that count.
  case all
}

/// Limits the cost of trying repairs in one flow, so that a report does not take many times as long. The unit
/// is facts, as for the limit of work, so that the same run always offers the same repairs.
struct RepairBudget {
  private var left: Int
  private let price: Int

  /// The cost up to which each proposal is tried separately.
  private static let mostOfFlow = 20_000
  /// The cost that all flows of a run share.
  private static let mostOfRun = 400_000
  /// The least number of trials for a flow of any size, if no other flow has repairs. One trial with
  /// exploration takes about as long as the check; half of that is for trials that fail without exploration.
  private static let leastTrials = 1.5
  /// A trial that fails without exploration costs a full trial divided by this.
  private static let partOfWritten = 10

  /// - Parameter flowCount: the number of flows with possible repairs.
  init(_ reading: CheckedReading, flowCount: Int) {
    let elements = (reading.flow?.screens ?? 0) * 10
    price = (reading.flow?.coverage?.facts ?? 0) + elements + 200
    left = max(
      min(Self.mostOfFlow, Self.mostOfRun / max(flowCount, 1)),
      flowCount == 1 ? Int(Self.leastTrials * Double(price)) : 0)
  }

  /// Whether this number of trials is permitted.
  func covers(_ trials: Int) -> Bool { trials * price <= left }

  /// Returns the unused cost of a trial that failed without exploration.
  mutating func refund() { left += price - price / Self.partOfWritten }

  /// Takes the cost of one trial; returns false if it is not permitted.
  mutating func allows() -> Bool {
    left -= price
    return left >= 0
  }
}

extension CheckedReading {
  /// Whether a finding or problem has a repair that can be tried.
  var mayBeRepaired: Bool {
    findings.contains { !$0.proposals.isEmpty } || problems.contains { $0.replacement != nil }
  }
}

extension RepairTrial {
  /// Tries the proposals of findings and returns those that pass. Within the budget each is tried separately,
  /// and the first of a finding that passes is offered. In larger flows, the first proposals of all errors
  /// and warnings are tried together, as ‘--fix’ and ‘--unsafe-fixes’ apply them.
  ///
  /// - Returns: repairs by the names of their findings, and how many findings were not tried.
  func offers(for findings: [Finding], flowCount: Int) -> (repairs: [String: Repair], untried: Int) {
    var budget = RepairBudget(reading, flowCount: flowCount)
    let order = findings.enumerated().filter { !$0.element.proposals.isEmpty }.sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
    let isCovered = budget.covers(order.reduce(0) { $0 + $1.proposals.count })
    // Infos are not included: there are many, and one that fails would make the others fail.
    var repairs = isCovered ? [:] : offersTogether(order.filter { $0.severity > .info }, &budget)
    for (position, finding) in order.enumerated() where repairs[finding.name] == nil {
      for proposal in finding.proposals {
        guard budget.allows() else {
          return (repairs, order[position...].count { repairs[$0.name] == nil })
        }
        if let held = hold(proposal, of: finding) {
          repairs[finding.name] = held.repair
          break
        }
      }
    }
    return (repairs, 0)
  }

  /// Tries the safe ones first, then the others in addition. Suspects for a failure are left out.
  private func offersTogether(_ findings: [Finding], _ budget: inout RepairBudget) -> [String:
    Repair]
  {
    var repairs: [String: Repair] = [:]
    var kept: [Finding] = []
    for isSafe in [true, false] {
      var asked = findings.filter { $0.proposals[0].isSafe == isSafe }
      while !asked.isEmpty, budget.allows() {
        let all = kept + asked
        switch hold(all.map { ($0.proposals[0], $0) }) {
        case .held(let held, _):
          for (finding, repair) in zip(all, held) { repairs[finding.name] = repair }
          (kept, asked) = (all, [])
        case .refused(let suspects, let wasPlayed):
          if !wasPlayed { budget.refund() }
          asked = asked.parted(suspects).first
        }
      }
    }
    return repairs
  }
}
