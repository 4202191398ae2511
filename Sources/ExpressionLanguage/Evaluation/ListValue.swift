/// Ordered values. Lists of the host are stored in the host's form and converted element by element.
public struct ListValue: @unchecked Sendable {
  enum Storage {
    case values([Value])
    case strings([String])
    case records(RecordType, [AnyObject])
    case ordinals(EnumType, [UInt8])
  }

  let storage: Storage

  /// Creates a list of any values.
  public init(_ values: [Value]) { storage = .values(values) }

  /// Creates a list of strings.
  public init(strings: [String]) { storage = .strings(strings) }

  /// Creates a list of records of one type. No copy is made.
  public init<Object: AnyObject>(_ type: RecordType, _ objects: [Object]) {
    storage = .records(type, references(objects))
  }

  /// Creates a list of members of one enum: bit n stands for ordinal n.
  public init(_ type: EnumType, set: UInt64) {
    storage = .ordinals(type, Self.ordinals(in: set))
  }

  /// The records of the list; nil if some value is no record. A list from an expression, such as `[]`, stores
  /// them as values.
  var objects: [AnyObject]? {
    if case .records(_, let objects) = storage { return objects }
    var objects: [AnyObject] = []
    for value in self {
      guard case .record(_, let object) = value else { return nil }
      objects.append(object)
    }
    return objects
  }

  static func ordinals(in set: UInt64) -> [UInt8] {
    var rest = set
    var ordinals: [UInt8] = []
    ordinals.reserveCapacity(set.nonzeroBitCount)
    while rest != 0 {
      ordinals.append(UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
      rest &= rest - 1
    }
    return ordinals
  }
}

extension ListValue: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .values(let values): values.count
    case .strings(let strings): strings.count
    case .records(_, let objects): objects.count
    case .ordinals(_, let ordinals): ordinals.count
    }
  }

  public subscript(position: Int) -> Value {
    switch storage {
    case .values(let values): values[position]
    case .strings(let strings): .string(strings[position])
    case .records(let type, let objects): .record(type, objects[position])
    case .ordinals(let type, let ordinals): .enumeration(type, ordinals[position])
    }
  }
}

/// The same array as an array of plain references, without a copy: an array of class references has one
/// layout for all classes.
@inlinable public func references<Object: AnyObject>(_ objects: [Object]) -> [AnyObject] {
  unsafeBitCast(objects, to: [AnyObject].self)
}
