internal import Synchronization

/// The regular expression that a call of `matches` has read last: a pattern that is no literal, such as a parameter, seldom
/// changes, and reading it costs more than most matches.
final class LastExpression: Sendable {
  private let last = Mutex<(pattern: String, expression: RegularExpression)?>(nil)

  /// The expression of a pattern. Throws `.invalidValue` if it is none.
  func expression(_ pattern: String) throws(EvaluationError) -> RegularExpression {
    if let known = last.withLock({ $0?.pattern == pattern ? $0?.expression : nil }) { return known }
    let expression = try Function.expression(pattern)
    last.withLock { $0 = (pattern, expression) }
    return expression
  }
}
