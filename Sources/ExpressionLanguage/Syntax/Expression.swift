public import Diagnostics

/// A node of the syntax tree. Macros are not expanded (``Comprehension``), so that messages, explanations and
/// typed evaluation use `exists` and not the equivalent fold.
public final class Expression: Sendable {
  /// The kind of a node.
  public enum Kind: Sendable {
    /// `true`, `1`, `1.5`, `'a'`.
    case literal(Literal)
    /// A name.
    case name(String)
    /// `operand.field`.
    case select(Expression, Name)
    /// `has(operand.field)`.
    case presence(Expression, Name)
    /// `operand[index]`.
    case index(Expression, Expression)
    /// `function(…)` or `target.function(…)`.
    case call(Name, target: Expression?, arguments: [Expression])
    /// `!a`, `-a`.
    case unary(UnaryOperator, Expression)
    /// Two operands, without `&&` and `||`.
    case binary(BinaryOperator, Expression, Expression, sign: Span)
    /// `a && b && …` or `a || b || …`, two operands or more.
    case logic(LogicOperator, [Expression])
    /// `condition ? first : second`.
    case conditional(Expression, Expression, Expression)
    /// `[a, b]`.
    case list([Expression])
    /// A macro that loops.
    case comprehension(Comprehension)
  }

  /// The number of the node in its expression: children before parents, the root last.
  public let id: Int
  /// Its kind.
  public let kind: Kind
  /// The bytes of its text, without surrounding brackets.
  public let span: Span
  /// One more than the largest height of its children.
  let height: Int

  init(id: Int, _ kind: Kind, at span: Span, height: Int) {
    self.id = id
    self.kind = kind
    self.span = span
    self.height = height
  }
}

extension Expression {
  /// A name and its place.
  public struct Name: Sendable {
    /// The name, without back quotes.
    public let text: String
    /// Its place.
    public let span: Span
  }
}
