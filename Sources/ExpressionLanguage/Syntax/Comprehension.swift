/// A macro that visits each element of a list or each key of a map.
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
    /// `range.transformList(i, x, body)`, `range.transformList(i, x, filter, body)`
    case transformList
    /// `range.transformMap(k, x, body)`, `range.transformMap(k, x, filter, body)`
    case transformMap
    /// `range.transformMapEntry(k, x, body)`, `range.transformMapEntry(k, x, filter, body)`
    case transformMapEntry
  }

  /// Which macro.
  public let kind: Kind
  /// What is visited.
  public let range: Expression
  /// The variable: the element or key; with `second`, the index or key.
  public let variable: Expression.Name
  /// The second variable of the two-variable forms: the element or value.
  public let second: Expression.Name?
  /// The filter of `map` and its kin.
  public let filter: Expression?
  /// What is asked or computed for each.
  public let body: Expression
}

/// A value with a name for the length of one expression.
public struct Binding: Sendable {
  /// Which macro.
  public enum Kind: String, Sendable {
    /// `cel.bind(x, value, body)`
    case bind
    /// `value.optMap(x, body)`
    case optMap
    /// `value.optFlatMap(x, body)`
    case optFlatMap
  }

  /// Which macro.
  public let kind: Kind
  /// The name.
  public let variable: Expression.Name
  /// What it stands for.
  public let value: Expression
  /// Where it may be used.
  public let body: Expression
}
