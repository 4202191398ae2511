// Each method declares one field. `get` is called with objects of exactly the class it names: the host promises
// to hand out no others for this record. That is checked in debug builds only.
extension RecordType {
  /// Declares a bool.
  @inlinable public func bool<Object: AnyObject>(
    _ name: String, doc: String = "", get: @escaping @Sendable (Object) -> Bool
  ) {
    declare(Field(name, .bool, doc: doc, accessor: .bool { get(unsafeDowncast($0, to: Object.self)) }))
  }

  /// Declares an int.
  @inlinable public func int<Object: AnyObject>(
    _ name: String, doc: String = "", get: @escaping @Sendable (Object) -> Int
  ) {
    declare(Field(name, .int, doc: doc, accessor: .int { get(unsafeDowncast($0, to: Object.self)) }))
  }

  /// Declares a double.
  @inlinable public func double<Object: AnyObject>(
    _ name: String, doc: String = "", get: @escaping @Sendable (Object) -> Double
  ) {
    declare(Field(name, .double, doc: doc, accessor: .double { get(unsafeDowncast($0, to: Object.self)) }))
  }

  /// Declares a string.
  @inlinable public func string<Object: AnyObject>(
    _ name: String, doc: String = "", get: @escaping @Sendable (Object) -> String
  ) {
    declare(Field(name, .string, doc: doc, accessor: .string { get(unsafeDowncast($0, to: Object.self)) }))
  }

  /// Declares a list of strings.
  @inlinable public func strings<Object: AnyObject>(
    _ name: String, doc: String = "", get: @escaping @Sendable (Object) -> [String]
  ) {
    declare(
      Field(name, .list(.string), doc: doc, accessor: .strings { get(unsafeDowncast($0, to: Object.self)) }))
  }

  /// Declares a member of an enum, read as its ordinal.
  @inlinable public func enumeration<Object: AnyObject>(
    _ name: String, _ type: EnumType, doc: String = "", get: @escaping @Sendable (Object) -> UInt8
  ) {
    declare(
      Field(
        name, .enumeration(type), doc: doc,
        accessor: .enumeration { get(unsafeDowncast($0, to: Object.self)) }))
  }

  /// Declares a list of members of an enum, read as their ordinals.
  @inlinable public func enumerations<Object: AnyObject>(
    _ name: String, _ type: EnumType, doc: String = "", get: @escaping @Sendable (Object) -> [UInt8]
  ) {
    declare(
      Field(
        name, .list(.enumeration(type)), doc: doc,
        accessor: .enumerations { get(unsafeDowncast($0, to: Object.self)) }))
  }

  /// Declares a list of members of an enum that keeps their order and repeats none, read as a set of bits.
  @inlinable public func enumerationSet<Object: AnyObject>(
    _ name: String, _ type: EnumType, doc: String = "", get: @escaping @Sendable (Object) -> UInt64
  ) {
    declare(
      Field(
        name, .list(.enumeration(type)), doc: doc,
        accessor: .enumerationSet { get(unsafeDowncast($0, to: Object.self)) }))
  }

  /// Declares a record that is always there.
  @inlinable public func record<Object: AnyObject, Other: AnyObject>(
    _ name: String, _ type: RecordType, doc: String = "", get: @escaping @Sendable (Object) -> Other
  ) {
    declare(
      Field(
        name, .record(type), doc: doc, accessor: .record { get(unsafeDowncast($0, to: Object.self)) }))
  }

  /// Declares a record that may be missing, and what else proves that it is there.
  @inlinable public func optionalRecord<Object: AnyObject, Other: AnyObject>(
    _ name: String, _ type: RecordType, impliedBy implications: [Implication] = [], doc: String = "",
    get: @escaping @Sendable (Object) -> Other?
  ) {
    declare(
      Field(
        name, .record(type), presence: .optional(impliedBy: implications), doc: doc,
        accessor: .record { get(unsafeDowncast($0, to: Object.self)) }))
  }

  /// Declares a list of records.
  @inlinable public func records<Object: AnyObject, Other: AnyObject>(
    _ name: String, _ type: RecordType, doc: String = "", get: @escaping @Sendable (Object) -> [Other]
  ) {
    declare(
      Field(
        name, .list(.record(type)), doc: doc,
        accessor: .records { references(get(unsafeDowncast($0, to: Object.self))) }))
  }

  /// Declares a field of any other type.
  @inlinable public func value<Object: AnyObject>(
    _ name: String, _ type: ValueType, doc: String = "", get: @escaping @Sendable (Object) -> Value
  ) {
    declare(Field(name, type, doc: doc, accessor: .value { get(unsafeDowncast($0, to: Object.self)) }))
  }
}

/// The same array seen as one of plain references, without a copy: an array of class references has one
/// layout whatever the class.
@inlinable public func references<Object: AnyObject>(_ objects: [Object]) -> [AnyObject] {
  unsafeBitCast(objects, to: [AnyObject].self)
}
