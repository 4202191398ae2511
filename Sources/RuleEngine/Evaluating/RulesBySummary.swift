internal import UIKitSemantics

/// Which rules a step can concern, by its summary: worked out once for all steps of one.
final class RulesBySummary {
  private let count: Int
  private let passes: (_ rule: Int, _ summary: StepGlance) -> Bool
  private var known: [StepGlance: [Int]] = [:]

  /// - Parameters:
  ///   - count: how many rules there are.
  ///   - passes: whether a rule, by its position, can concern steps of a summary; asked again after ``forget()``.
  init(_ count: Int, _ passes: @escaping (_ rule: Int, _ summary: StepGlance) -> Bool) {
    self.count = count
    self.passes = passes
  }

  /// The positions of the rules that steps of a summary can concern.
  subscript(summary: StepGlance) -> [Int] {
    if let known = known[summary] { return known }
    let rules = (0..<count).filter { passes($0, summary) }
    known[summary] = rules
    return rules
  }

  /// A rule is over, or asks for something else from now on.
  func forget() { known.removeAll() }
}
