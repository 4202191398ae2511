public import Diagnostics

/// Why an evaluation gave no value. It is a class, because throwing it must be cheap and it is rare.
public final class EvaluationError: Error, Sendable {
  /// The kind of an error.
  public enum Code: String, Sendable {
    /// The result of integer arithmetic does not fit in 64 bits.
    case overflow
    /// Division or remainder by zero.
    case divisionByZero = "division-by-zero"
    /// A list index outside of the list.
    case indexOutOfRange = "index-out-of-range"
    /// There is no function for values of these types.
    case noSuchOverload = "no-such-overload"
    /// A text that cannot be converted, a number that is out of range, an invalid regular expression.
    case invalidValue = "invalid-value"
    /// A name without a value.
    case unknownName = "unknown-name"
    /// A record is missing although the expression needs it.
    case missingRecord = "missing-record"
    /// More work than the limits allow.
    case limit
  }

  /// The kind of the error.
  public let code: Code
  /// The message: one line, without a full stop.
  public let message: String
  /// The place in the expression; empty if not known.
  public let span: Span

  /// Creates an error at a place.
  public init(_ code: Code, _ message: String, at span: Span = Span(0, 0)) {
    self.code = code
    self.message = message
    self.span = span
  }

  func at(_ place: Span) -> EvaluationError {
    span.end > 0 ? self : EvaluationError(code, message, at: place)
  }
}
