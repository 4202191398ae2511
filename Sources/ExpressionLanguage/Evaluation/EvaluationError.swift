public import Diagnostics

/// Why an evaluation came to no value. A class, because it must be cheap to hand up and is rare.
public final class EvaluationError: Error, Sendable {
  /// What went wrong.
  public enum Code: String, Sendable {
    /// A whole number left its 64 bits.
    case overflow
    /// Division or remainder by zero.
    case divisionByZero = "division-by-zero"
    /// A list index outside of the list.
    case indexOutOfRange = "index-out-of-range"
    /// No function for values of these types.
    case noSuchOverload = "no-such-overload"
    /// A text that says no value of the wanted type, a number that does not fit, a regular expression that is none.
    case invalidValue = "invalid-value"
    /// A name without a value.
    case unknownName = "unknown-name"
    /// A record that is missing though the expression relies on it.
    case missingRecord = "missing-record"
    /// More work than the limits allow.
    case limit
  }

  /// What went wrong.
  public let code: Code
  /// In one line without a full stop.
  public let message: String
  /// Where in the expression; empty if not known.
  public let span: Span

  /// An error at a place.
  public init(_ code: Code, _ message: String, at span: Span = Span(0, 0)) {
    self.code = code
    self.message = message
    self.span = span
  }

  func at(_ place: Span) -> EvaluationError {
    span.end > 0 ? self : EvaluationError(code, message, at: place)
  }
}
