/// What an expression may read.
public struct Reads: Hashable, Sendable {
  /// A field of a type of record.
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

  /// Nothing.
  public init() {}
}
