public import Diagnostics

/// A problem of an expression. Spans count UTF-8 bytes of the expression's own text; the caller can convert
/// them to places in a file.
public struct ExpressionProblem: Hashable, Sendable, Error {
  /// A stable name in kebab case: `unknown-field`, `not-a-member`, `syntax`.
  public var code: String
  /// An error means that there is no program; a warning means that the program probably does not do what was
  /// intended.
  public var severity: Severity
  /// What is wrong, in one line without a full stop.
  public var message: String
  /// The place in the expression.
  public var span: Span
  /// A few words under the caret, often the nearest name; may be empty.
  public var label: String
  /// What was expected there; may be empty.
  public var expected: String
  /// What to write instead of the text in `span`, if that is clear.
  public var replacement: String?

  /// Creates a problem; values that are not known are empty.
  public init(
    _ code: String, _ message: String, at span: Span, severity: Severity = .error, label: String = "",
    expected: String = "", replacement: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.span = span
    self.label = label
    self.expected = expected
    self.replacement = replacement
  }
}
