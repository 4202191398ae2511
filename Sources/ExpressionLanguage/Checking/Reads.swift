/// The variables and fields that an expression may read.
public struct Reads: Hashable, Sendable {
  /// A field of a record type.
  public struct Field: Hashable, Sendable {
    /// The name of the type.
    public let record: String
    /// The name of the field.
    public let field: String
  }

  /// The names of variables.
  public internal(set) var variables: Set<String> = []
  /// The fields of records.
  public internal(set) var fields: Set<Field> = []

  /// Creates an empty set.
  public init() {}
}
