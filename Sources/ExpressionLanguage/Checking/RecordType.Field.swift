extension RecordType {
  /// A value that an expression can read from a record. It is a class, because every node that reads it
  /// refers to it.
  public final class Field: Sendable {
    /// The name after the dot.
    public let name: String
    /// Its documentation in one sentence.
    public let doc: String
    /// The type of its value.
    public let type: ValueType
    /// Whether it always exists.
    public let presence: Presence
    /// How to read it from the host's object.
    public let accessor: Accessor

    /// Creates a field. `accessor` is only called with objects of the class for which it was written.
    public init(
      _ name: String, _ type: ValueType, presence: Presence = .always, doc: String = "", accessor: Accessor
    ) {
      self.name = name
      self.doc = doc
      self.type = type
      self.presence = presence
      self.accessor = accessor
    }

    /// Whether an expression must prove that it exists before reading it.
    public var isOptional: Bool {
      if case .optional = presence { return true }
      return false
    }
  }

  /// Whether a field always exists.
  public enum Presence: Sendable {
    /// It always exists; testing it with `has` is a mistake.
    case always
    /// It may be missing; `has` tests it, and these facts about other fields of the same record imply it.
    case optional(impliedBy: [Implication])
  }

  /// A fact about a record that implies that one of its fields exists.
  public enum Implication: Sendable, Hashable {
    /// A bool field of this name is true.
    case flag(String)
    /// An enum field of this name has one of these members.
    case members(String, [String])
  }

  /// How a field is read. The closures get the host's object of the class that the field was declared for.
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
    /// Reads a list of enum members in order and without repetition: bit n stands for ordinal n.
    case enumerationSet(@Sendable (AnyObject) -> UInt64)
    /// Reads a list of records.
    case records(@Sendable (AnyObject) -> [AnyObject])
    /// Reads a value of any other type; nil if it is missing.
    case value(@Sendable (AnyObject) -> Value?)
  }
}
