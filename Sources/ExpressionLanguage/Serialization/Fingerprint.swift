/// A hash of names and numbers (FNV-1a), the same on every machine.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Int) {
    value = (value ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01b3
  }

  mutating func add(_ text: String) {
    var value = value
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // 0xFF is no byte of UTF-8, so `ab`, `c` differs from `a`, `bc`.
    self.value = (value ^ 0xFF) &* 0x100_0000_01b3
  }

  /// Adds a type by its name. The caller adds the fields of records and the members of enums.
  mutating func add(_ type: ValueType) {
    switch type {
    case .unknown: add(0)
    case .bool: add(1)
    case .int: add(2)
    case .double: add(3)
    case .string: add(4)
    case .list(let element):
      add(5)
      add(element)
    case .record(let record):
      add(6)
      add(record.name)
    case .enumeration(let type):
      add(7)
      add(type.name)
    case .parameter(let name):
      add(8)
      add(name)
    case .variable(let index):
      add(9)
      add(index)
    }
  }

  /// Adds everything of a record on which programs depend.
  mutating func add(fieldsOf record: RecordType) {
    add(record.name)
    for field in record.fields {
      add(field.name)
      add(field.type)
      add(field.isOptional ? 1 : 0)
      add(field.accessor.kind)
    }
  }
}

extension RecordType.Accessor {
  /// A number for the kind of accessor.
  fileprivate var kind: Int {
    switch self {
    case .bool: 0
    case .int: 1
    case .double: 2
    case .string: 3
    case .enumeration: 4
    case .record: 5
    case .strings: 6
    case .enumerationSet: 7
    case .records: 8
    case .value: 9
    }
  }
}
