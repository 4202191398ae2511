/// The records and enums that stored programs refer to, by their places in these lists.
public final class StoredVocabulary: Sendable {
  /// The version of the form that programs are stored in; another one is not read.
  public static let format = 3

  /// The records.
  public let records: [RecordType]
  /// The enums.
  public let enums: [EnumType]
  /// Differs wherever a stored program could mean something else: names, order, types of fields, members.
  public let fingerprint: UInt64

  /// A vocabulary. Declare all fields of the records first. Costs a walk over all names.
  public init(records: [RecordType], enums: [EnumType]) {
    self.records = records
    self.enums = enums
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
    fingerprint = print.value
  }

  /// Writes what a reader must find: format and fingerprint.
  public func write(to writer: inout CompactWriter) {
    writer.number(Self.format)
    writer.bits(fingerprint)
  }

  /// Throws unless the bytes were written in this format for this vocabulary.
  public func check(_ reader: inout CompactReader) throws(SerializationError) {
    guard try reader.number() == Self.format else { throw .otherFormat }
    guard try reader.bits() == fingerprint else { throw .otherVocabulary }
  }

  func index(of record: RecordType) -> Int? { records.firstIndex { $0 === record } }

  func index(of type: EnumType) -> Int? { enums.firstIndex { $0 === type } }
}
