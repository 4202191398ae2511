/// A kind of object of the host, with the fields that expressions may read.
///
/// Records may refer to each other in circles: create them all, then declare their fields. Declare all fields
/// before the first expression is compiled; after that the type must not change, which is why sharing it
/// between threads is safe.
public final class RecordType: @unchecked Sendable {
  /// The name people read, such as `Screen`.
  public let name: String
  /// What it is, in one sentence; may be empty.
  public let doc: String
  /// The fields in the order of declaration.
  public private(set) var fields: [Field] = []
  /// The fields of an object have the same values whenever they are read: what was found out about one is kept. Like fields, set
  /// before the first expression is compiled.
  public var isFixed = false

  /// A record without fields.
  public init(_ name: String, doc: String = "") {
    self.name = name
    self.doc = doc
  }

  /// The field of this name. Costs a short search: records have some tens of fields, and most are never asked for.
  public func field(_ name: String) -> Field? { index(of: name).map { fields[$0] } }

  private func index(of name: String) -> Int? { fields.firstIndex { $0.name == name } }

  /// Declares a field. A second one of the same name takes the place of the first.
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
