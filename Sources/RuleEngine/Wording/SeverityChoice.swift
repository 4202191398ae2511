internal import Diagnostics
internal import ExpressionLanguage

/// How much a finding weighs: always the same, or by conditions in order.
struct SeverityChoice: Sendable {
  let cases: [(condition: Program, severity: Severity)]
  /// Where no condition holds.
  let standard: Severity

  /// `error`, or `error or warning` where it depends on the flow.
  var words: String {
    var seen: [String] = []
    for severity in cases.map(\.severity) + [standard] where !seen.contains(severity.word) {
      seen.append(severity.word)
    }
    return seen.joined(separator: " or ")
  }

  func severity(_ frame: Frame) throws(EvaluationError) -> Severity {
    for (condition, severity) in cases where try condition.evaluateBool(frame) { return severity }
    return standard
  }
}
