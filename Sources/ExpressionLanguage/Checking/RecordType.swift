/// A type of objects of the host, with the fields that expressions may read.
///
/// Records may refer to each other in cycles: create all of them first, then declare their fields. Declare
/// all fields before the first expression is compiled. After that the type must not change; therefore it may
/// be shared between threads.
public final class RecordType: @unchecked Sendable {
  /// The name in messages, such as `Screen`.
  public let name: String
  /// Its documentation in one sentence; may be empty.
  public let doc: String
  /// The fields in the order of declaration.
  public private(set) var fields: [Field] = []
  /// Whether the fields of an object never change, so that results about it may be cached. Like fields, it
  /// must be set before the first expression is compiled.
  public var isFixed = false

  /// Creates a record without fields.
  public init(_ name: String, doc: String = "") {
    self.name = name
    self.doc = doc
  }

  /// The field with this name. Costs a short linear search, which is enough for some tens of fields.
  public func field(_ name: String) -> Field? { index(of: name).map { fields[$0] } }

  private func index(of name: String) -> Int? { fields.firstIndex { $0.name == name } }

  /// Declares a field. It replaces an earlier one with the same name.
  public func declare(_ field: Field) {
    if let index = index(of: field.name) {
      fields[index] = field
    } else {
      fields.append(field)
    }
  }
}

extension RecordType: Hashable {
  public static func == (one: RecordType, other: RecordType) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
