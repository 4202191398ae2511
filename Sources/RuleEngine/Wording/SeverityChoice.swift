internal import Diagnostics
internal import ExpressionLanguage

/// The severity of a finding: fixed, or chosen by the first condition that holds.
struct SeverityChoice: Sendable {
  let cases: [(condition: Program, severity: Severity)]
  /// The severity if no condition holds.
  let standard: Severity

  /// The possible severities, each once, in the order of the cases.
  var possible: [Severity] {
    (cases.map(\.severity) + [standard]).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  func severity(_ frame: Frame) throws(EvaluationError) -> Severity {
    for (condition, severity) in cases where try condition.evaluateBool(frame) { return severity }
    return standard
  }
}
