internal import StateExploration
internal import UIKitSemantics

/// What rules have found at states or steps of all lengths, before it is noted at each of them.
struct FoundWorlds {
  private let groups: LengthGroups
  /// By group.
  private var found: [Int: [(rule: RuleEvaluation, worlds: WorldSet)]] = [:]

  init(_ groups: LengthGroups) { self.groups = groups }

  /// Notes the worlds in which a rule has found something at the states or steps of a group.
  mutating func note(_ worlds: WorldSet, by rule: RuleEvaluation, in group: Int) {
    if !worlds.isEmpty { found[group, default: []].append((rule, worlds)) }
  }

  /// Each rule that has found something at the states or steps of the group to which one of them belongs, in the order in
  /// which they were noted. A rule that was ended by a mistake is left out.
  func forEach(at position: Int, _ body: (RuleEvaluation, WorldSet) -> Void) {
    guard let all = found[groups.numbers[position]] else { return }
    for (rule, worlds) in all where !rule.run.isMistaken { body(rule, worlds) }
  }
}
