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

  /// In a small flow each proposal is tried by itself.
  private static let mostOfFlow = 20_000
  /// What the flows of a run share.
  private static let mostOfRun = 400_000
  /// However large a flow is, one trial may be played, which takes about as long as checking it did, and as many may be
  /// read and asked as they are written as take half of that.
  private static let leastTrials = 1.5
  /// What a trial that is refused as it is written costs, in parts of one that is played.
  private static let partOfWritten = 10

  /// - Parameter flowCount: the flows of the run in which something may be repaired.
  init(_ reading: CheckedReading, flowCount: Int) {
    let elements = (reading.flow?.screens ?? 0) * 10
    price = (reading.flow?.coverage?.facts ?? 0) + elements + 200
    left = max(
      min(Self.mostOfFlow, Self.mostOfRun / max(flowCount, 1)),
      flowCount == 1 ? Int(Self.leastTrials * Double(price)) : 0)
  }

  /// Whether so many may be tried.
  func covers(_ trials: Int) -> Bool { trials * price <= left }

  /// What was refused as it is written cost little.
  mutating func refund() { left += price - price / Self.partOfWritten }

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
  /// Proposals that hold; findings without one are passed over. Where the budget covers it each is tried by itself, and the
  /// first of a finding that holds is offered. In larger flows the first of all errors and warnings are tried together, as
  /// ‘--fix’ and ‘--unsafe-fixes’ write them.
  ///
  /// - Returns: repairs by the names of their findings, and how many findings were not tried.
  func offers(for findings: [Finding], flowCount: Int) -> (repairs: [String: Repair], untried: Int) {
    var budget = RepairBudget(reading, flowCount: flowCount)
    let order = findings.enumerated().filter { !$0.element.proposals.isEmpty }.sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
    let isCovered = budget.covers(order.reduce(0) { $0 + $1.proposals.count })
    // Infos are many, and one that does not hold would take the others along.
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

  /// Those that are safe first, then the others beside them; what seems to be why they do not hold is left out.
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
