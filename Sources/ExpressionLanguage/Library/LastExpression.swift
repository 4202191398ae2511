internal import Synchronization

/// Caches the regular expression of the last call of `matches`: a pattern that is no literal, such as a
/// parameter, rarely changes, and parsing it costs more than most matches.
final class LastExpression: Sendable {
  private let last = Mutex<(pattern: String, expression: RegularExpression)?>(nil)

  /// The regular expression of a pattern. Throws `.invalidValue` if the pattern is invalid.
  func expression(_ pattern: String) throws(EvaluationError) -> RegularExpression {
    if let known = last.withLock({ $0?.pattern == pattern ? $0?.expression : nil }) { return known }
    let expression = try Function.expression(pattern)
    last.withLock { $0 = (pattern, expression) }
    return expression
  }
}
