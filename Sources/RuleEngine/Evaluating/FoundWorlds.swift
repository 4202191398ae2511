internal import StateExploration
internal import UIKitSemantics

/// Collects the worlds in which rules have found something, by groups of states or steps that differ only in
/// length.
struct FoundWorlds {
  private let groups: LengthGroups
  /// For each group, the findings.
  private var found: [Int: [(rule: RuleEvaluation, worlds: WorldSet)]] = [:]

  init(_ groups: LengthGroups) { self.groups = groups }

  /// Adds the worlds in which a rule has found something at the states or steps of a group.
  mutating func note(_ worlds: WorldSet, by rule: RuleEvaluation, in group: Int) {
    if !worlds.isEmpty { found[group, default: []].append((rule, worlds)) }
  }

  /// Calls `body` for each rule that has found something in the group of this state or step, in the order of
  /// addition. Rules with a mistake are left out.
  func forEach(at position: Int, _ body: (RuleEvaluation, WorldSet) -> Void) {
    guard let all = found[groups.numbers[position]] else { return }
    for (rule, worlds) in all where !rule.run.isMistaken { body(rule, worlds) }
  }
}
