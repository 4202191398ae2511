/// The records and enums that stored programs refer to, by their places in these lists.
public final class StoredVocabulary: Sendable {
  /// The version of the storage format; programs in other versions are not read.
  public static let format = 5

  /// The records.
  public let records: [RecordType]
  /// The enums.
  public let enums: [EnumType]

  /// Creates a vocabulary. Declare all fields of the records first.
  public init(records: [RecordType], enums: [EnumType]) {
    self.records = records
    self.enums = enums
  }

  /// Differs between vocabularies in which a stored program could have different meanings: names, order,
  /// types of fields, members. Cost: one pass over all names.
  public var fingerprint: UInt64 {
    var print = Fingerprint()
    print.add(Self.format)
    for type in enums {
      print.add(type.name)
      for member in type.members { print.add(member) }
      print.add(-1)
    }
    for record in records {
      print.add(fieldsOf: record)
      print.add(-1)
    }
    return print.value
  }

  /// Writes what a reader must find: format and fingerprint.
  public func write(to writer: inout CompactWriter) {
    writer.number(Self.format)
    writer.bits(fingerprint)
  }

  /// Checks that the bytes were written in this format for this vocabulary.
  ///
  /// - Throws: ``SerializationError/otherFormat`` or ``SerializationError/otherVocabulary`` if they were not, and
  ///   ``SerializationError/damaged`` if they end before that.
  public func check(_ reader: inout CompactReader) throws(SerializationError) {
    guard try reader.number() == Self.format else { throw .otherFormat }
    guard try reader.bits() == fingerprint else { throw .otherVocabulary }
  }

  /// Skips what ``write(to:)`` wrote.
  ///
  /// - Throws: ``SerializationError/damaged`` if the bytes end before that.
  public static func skip(_ reader: inout CompactReader) throws(SerializationError) {
    _ = try reader.number()
    _ = try reader.bits()
  }

  func index(of record: RecordType) -> Int? { records.firstIndex { $0 === record } }

  func index(of type: EnumType) -> Int? { enums.firstIndex { $0 === type } }
}
