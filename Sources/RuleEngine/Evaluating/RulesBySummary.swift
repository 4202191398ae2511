internal import UIKitSemantics

/// Which rules a step can concern, by its summary: worked out once for all steps of one.
final class RulesBySummary {
  /// What a summary says of a rule.
  enum Concern {
    case none
    /// The rule may speak of such a step, but finds nothing.
    case applies
    /// The rule may find something.
    case fires
  }

  private let count: Int
  private let concern: (_ rule: Int, _ summary: StepGlance) -> Concern
  private var known: [StepGlance: [(rule: Int, concern: Concern)]] = [:]

  /// - Parameters:
  ///   - count: how many rules there are.
  ///   - concern: what steps of a summary are to a rule, by its position, whatever was seen before.
  init(_ count: Int, _ concern: @escaping (_ rule: Int, _ summary: StepGlance) -> Concern) {
    self.count = count
    self.concern = concern
  }

  /// The positions of the rules that steps of a summary can concern.
  subscript(summary: StepGlance) -> [(rule: Int, concern: Concern)] {
    if let known = known[summary] { return known }
    var rules: [(rule: Int, concern: Concern)] = []
    for rule in 0..<count {
      let concern = concern(rule, summary)
      if concern != .none { rules.append((rule, concern)) }
    }
    known[summary] = rules
    return rules
  }
}
