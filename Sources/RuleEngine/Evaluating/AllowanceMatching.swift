public import Diagnostics
public import FlowModel

/// The allowances of one flow on one day, and which findings they speak of.
public struct AllowanceMatching: Sendable {
  private let allowances: [Allowance]
  private let today: Day
  private let forbidden: Set<RuleID>
  /// Indices of allowances with a finding that they speak of.
  private var used: Set<Int> = []

  /// - Parameters:
  ///   - flow: the flow.
  ///   - today: the day; an allowance still holds on its last one.
  ///   - forbidden: rules that cannot be allowed.
  public init(_ flow: Flow, today: Day, forbidden: Set<RuleID> = []) {
    allowances = flow.allowances
    self.today = today
    self.forbidden = forbidden
  }

  /// The allowance that accepts a finding, if there is one; of several the nearest. Notes what it speaks of.
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

  /// What came of each allowance, in the order of the flow.
  ///
  /// - Parameter wasAsked: whether a rule was asked and could be decided.
  public func outcomes(wasAsked: (RuleID) -> Bool) -> [AllowanceOutcome] {
    allowances.indices.map { index in
      AllowanceOutcome(
        isExpired: isExpired(allowances[index]), wasAsked: wasAsked(allowances[index].rule),
        isUsed: used.contains(index), isForbidden: forbidden.contains(allowances[index].rule))
    }
  }

  /// A broader finding that stands under this one is there too.
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

/// What came of one allowance of a flow, known once all rules but those about allowances were asked.
public struct AllowanceOutcome: Sendable, Hashable {
  /// Its last day has passed.
  let isExpired: Bool
  /// The rule was asked and could be decided.
  let wasAsked: Bool
  /// There is a finding that it speaks of, accepted or, where it has expired, not.
  let isUsed: Bool
  /// The rule cannot be allowed.
  let isForbidden: Bool
}
