extension RecordType {
  /// Something an expression can read from a record. A class, because every node that reads it holds it.
  public final class Field: Sendable {
    /// The name after the dot.
    public let name: String
    /// What it says, in one sentence.
    public let doc: String
    /// The type of its value.
    public let type: ValueType
    /// Whether it is always there.
    public let presence: Presence
    /// How to read it from the host's object.
    public let accessor: Accessor

    /// A field. `accessor` is called with objects of the class it was written for, and of no other.
    public init(
      _ name: String, _ type: ValueType, presence: Presence = .always, doc: String = "", accessor: Accessor
    ) {
      self.name = name
      self.doc = doc
      self.type = type
      self.presence = presence
      self.accessor = accessor
    }

    /// Whether an expression must prove that it is there before it reads it.
    public var isOptional: Bool {
      if case .optional = presence { return true }
      return false
    }
  }

  /// Whether a field is always there.
  public enum Presence: Sendable {
    /// It always is; asking with `has` is a mistake.
    case always
    /// It may be missing; `has` tells, and so do these facts about other fields of the same record.
    case optional(impliedBy: [Implication])
  }

  /// A fact about a record from which it follows that one of its fields is there.
  public enum Implication: Sendable, Hashable {
    /// A bool field of this name is true.
    case flag(String)
    /// An enum field of this name has one of these members.
    case members(String, [String])
  }

  /// How a field is read. Closures get the host's object, which is of the class the field was declared for.
  public enum Accessor: Sendable {
    /// Reads a bool.
    case bool(@Sendable (AnyObject) -> Bool)
    /// Reads an int.
    case int(@Sendable (AnyObject) -> Int)
    /// Reads a double.
    case double(@Sendable (AnyObject) -> Double)
    /// Reads a string.
    case string(@Sendable (AnyObject) -> String)
    /// Reads the ordinal of an enum's member.
    case enumeration(@Sendable (AnyObject) -> UInt8)
    /// Reads a record; nil if it is missing.
    case record(@Sendable (AnyObject) -> AnyObject?)
    /// Reads a list of strings.
    case strings(@Sendable (AnyObject) -> [String])
    /// Reads a list of members of an enum in their order and without repetition: bit n stands for ordinal n.
    case enumerationSet(@Sendable (AnyObject) -> UInt64)
    /// Reads a list of records.
    case records(@Sendable (AnyObject) -> [AnyObject])
    /// Reads a value of any other type; nil if it is missing.
    case value(@Sendable (AnyObject) -> Value?)
  }
}
