import ExpressionLanguage

// Each method declares one field. `get` is called with objects of exactly the class it names.
extension RecordType {
  func bool<Object: AnyObject>(_ name: String, get: @escaping @Sendable (Object) -> Bool) {
    field(name, .bool, .bool { get(unsafeDowncast($0, to: Object.self)) })
  }

  func int<Object: AnyObject>(_ name: String, get: @escaping @Sendable (Object) -> Int) {
    field(name, .int, .int { get(unsafeDowncast($0, to: Object.self)) })
  }

  func string<Object: AnyObject>(_ name: String, get: @escaping @Sendable (Object) -> String) {
    field(name, .string, .string { get(unsafeDowncast($0, to: Object.self)) })
  }

  func strings<Object: AnyObject>(_ name: String, get: @escaping @Sendable (Object) -> [String]) {
    field(name, .list(.string), .strings { get(unsafeDowncast($0, to: Object.self)) })
  }

  /// A member of an enum, read as its ordinal.
  func enumeration<Object: AnyObject>(
    _ name: String, _ type: EnumType, get: @escaping @Sendable (Object) -> UInt8
  ) {
    field(name, .enumeration(type), .enumeration { get(unsafeDowncast($0, to: Object.self)) })
  }

  /// A list of members of an enum that keeps their order and repeats none, read as a set of bits.
  func enumerationSet<Object: AnyObject>(
    _ name: String, _ type: EnumType, get: @escaping @Sendable (Object) -> UInt64
  ) {
    field(name, .list(.enumeration(type)), .enumerationSet { get(unsafeDowncast($0, to: Object.self)) })
  }

  /// A record that may be missing, and what else proves that it is there.
  func optionalRecord<Object: AnyObject, Other: AnyObject>(
    _ name: String, _ type: RecordType, impliedBy implications: [Implication] = [],
    get: @escaping @Sendable (Object) -> Other?
  ) {
    field(
      name, .record(type), .record { get(unsafeDowncast($0, to: Object.self)) },
      presence: .optional(impliedBy: implications))
  }

  func records<Object: AnyObject, Other: AnyObject>(
    _ name: String, _ type: RecordType, get: @escaping @Sendable (Object) -> [Other]
  ) {
    field(name, .list(.record(type)), .records { references(get(unsafeDowncast($0, to: Object.self))) })
  }

  func value<Object: AnyObject>(
    _ name: String, _ type: ValueType, get: @escaping @Sendable (Object) -> Value
  ) {
    field(name, type, .value { get(unsafeDowncast($0, to: Object.self)) })
  }

  private func field(
    _ name: String, _ type: ValueType, _ accessor: Accessor, presence: Presence = .always
  ) {
    declare(Field(name, type, presence: presence, accessor: accessor))
  }
}
