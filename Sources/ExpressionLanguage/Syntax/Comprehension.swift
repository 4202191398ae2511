/// A macro that visits each element of a list.
public struct Comprehension: Sendable {
  /// Which macro.
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

  /// Which macro.
  public let kind: Kind
  /// What is visited.
  public let range: Expression
  /// The variable that stands for the element.
  public let variable: Expression.Name
  /// The filter of `map`.
  public let filter: Expression?
  /// What is asked or computed for each.
  public let body: Expression
}
