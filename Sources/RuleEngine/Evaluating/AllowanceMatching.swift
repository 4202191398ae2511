public import Diagnostics
public import FlowModel

/// The allowances of one flow, checked against its findings on one day.
public struct AllowanceMatching: Sendable {
  private let allowances: [Allowance]
  private let today: Day
  private let forbidden: Set<RuleID>
  /// Indices of the allowances that match at least one finding.
  private var used: Set<Int> = []

  /// - Parameters:
  ///   - flow: the flow.
  ///   - today: the day. An allowance is still valid on its last day.
  ///   - forbidden: rules that cannot be allowed.
  public init(_ flow: Flow, today: Day, forbidden: Set<RuleID> = []) {
    allowances = flow.allowances
    self.today = today
    self.forbidden = forbidden
  }

  /// The allowance that accepts a finding; nil for none. Of several, the one written nearest to the finding.
  /// All allowances that match are recorded as used.
  public mutating func accept(_ finding: Finding) -> Allowance? {
    guard !allowances.isEmpty else { return nil }
    noteFolded(finding)
    let covering = allowances.indices.filter { index in
      allowances[index].rule == finding.rule && allowances[index].path.contains(finding.element)
    }
    let active = covering.filter { !isExpired(allowances[$0]) }
    guard let nearest = nearest(active.isEmpty ? covering : active) else { return nil }
    used.insert(nearest)
    return active.isEmpty || forbidden.contains(finding.rule) ? nil : allowances[nearest]
  }

  /// The outcome of each allowance, in the order of the flow.
  ///
  /// - Parameter wasAsked: whether a rule was evaluated and has a verdict.
  public func outcomes(wasAsked: (RuleID) -> Bool) -> [AllowanceOutcome] {
    allowances.indices.map { index in
      AllowanceOutcome(
        isExpired: isExpired(allowances[index]), wasAsked: wasAsked(allowances[index].rule),
        isUsed: used.contains(index), isForbidden: forbidden.contains(allowances[index].rule))
    }
  }

  /// Records the allowances that match a broader finding which was folded into this one.
  private mutating func noteFolded(_ finding: Finding) {
    guard !finding.folded.isEmpty else { return }
    for index in allowances.indices
    where finding.folded.contains(allowances[index].rule)
      && allowances[index].path.isRelated(to: finding.element)
    {
      used.insert(index)
    }
  }

  private func nearest(_ indices: [Int]) -> Int? {
    indices.max { allowances[$0].path.text.utf8.count < allowances[$1].path.text.utf8.count }
  }

  private func isExpired(_ allowance: Allowance) -> Bool { allowance.until.map { $0 < today } ?? false }
}

/// The outcome of one allowance of a flow. It is known when all rules were evaluated, except those about allowances.
public struct AllowanceOutcome: Sendable, Hashable {
  /// Whether its last day has passed.
  let isExpired: Bool
  /// Whether the rule was evaluated and has a verdict.
  let wasAsked: Bool
  /// Whether it matches a finding. That finding is accepted, unless the allowance has expired.
  let isUsed: Bool
  /// Whether the rule cannot be allowed.
  let isForbidden: Bool
}
