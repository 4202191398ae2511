/// A macro that visits each element of a list.
public struct Comprehension: Sendable {
  /// The kinds of macros.
  public enum Kind: String, Sendable {
    /// `range.all(x, body)`
    case all
    /// `range.exists(x, body)`
    case exists
    /// `range.exists_one(x, body)`, also spelled `existsOne`
    case existsOne = "exists_one"
    /// `range.map(x, body)`, `range.map(x, filter, body)`
    case map
    /// `range.filter(x, body)`
    case filter
  }

  /// The kind.
  public let kind: Kind
  /// The list.
  public let range: Expression
  /// The variable for the element.
  public let variable: Expression.Name
  /// The filter of `map`.
  public let filter: Expression?
  /// The expression that is evaluated for each element.
  public let body: Expression
}
