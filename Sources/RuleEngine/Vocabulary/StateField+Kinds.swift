internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// What expressions read a part of a state or step through: the object of its record.
final class PartRecord {
  private unowned let reader: StateReader
  private let part: StatePart
  /// Of a step, the frame that goes.
  fileprivate let closed: PartRecord?

  init(_ part: StatePart, of reader: StateReader) {
    self.part = part
    self.reader = reader
    closed = part == .step ? PartRecord(.closed, of: reader) : nil
  }

  /// The number of the field at this place.
  fileprivate func number(_ place: Int) -> Int32 { reader.read(StateField.ID(part, place)) }
  fileprivate var flow: FlowRecords { reader.explored.records }
  fileprivate var values: NumberedValues { reader.explored.values }
}

/// Makes the rows of one part: `source` finds what all its fields are read from.
struct FieldRows<Source> {
  let source: @Sendable (StateReader, StatePart) -> Source

  private func row(
    _ name: String, _ doc: String, _ number: @escaping @Sendable (Source) -> Int32,
    declare: @escaping @Sendable (RecordType, _ doc: String, _ place: Int) -> Void
  ) -> StateField {
    StateField(name: name, doc: doc, number: { [source] in number(source($0, $1)) }, declare: declare)
  }

  func bool(_ name: String, doc: String, _ read: @escaping @Sendable (Source) -> Bool) -> StateField {
    row(name, doc, { read($0) ? 1 : 0 }) { record, doc, place in
      record.bool(name, doc: doc) { (it: PartRecord) in it.number(place) != 0 }
    }
  }

  func int(_ name: String, doc: String, _ read: @escaping @Sendable (Source) -> Int) -> StateField {
    row(name, doc, { Int32(read($0)) }) { record, doc, place in
      record.int(name, doc: doc) { (it: PartRecord) in Int(it.number(place)) }
    }
  }

  func word<Word: FlowWord>(
    _ name: String, _ type: EnumType, doc: String, _ read: @escaping @Sendable (Source) -> Word
  ) -> StateField {
    let ordinals = Ordinals<Word>()
    return row(name, doc, { ordinals[read($0)] }) { record, doc, place in
      record.enumeration(name, type, doc: doc) { (it: PartRecord) in
        UInt8(truncatingIfNeeded: it.number(place))
      }
    }
  }

  func words<Word: FlowWord>(
    _ name: String, _ type: EnumType, doc: String, _ read: @escaping @Sendable (Source) -> [Word]
  ) -> StateField {
    row(name, doc, { Int32(truncatingIfNeeded: read($0).mask) }) { record, doc, place in
      record.enumerationSet(name, type, doc: doc) { (it: PartRecord) in
        UInt64(UInt32(bitPattern: it.number(place)))
      }
    }
  }

  /// A record of the flow that is always there, by its position.
  func element<Element: AnyObject>(
    _ name: String, _ type: RecordType, doc: String,
    of elements: @escaping @Sendable (FlowRecords) -> [Element],
    _ read: @escaping @Sendable (Source) -> Int
  ) -> StateField {
    row(name, doc, { Int32(read($0)) }) { record, doc, place in
      record.record(name, type, doc: doc) { (it: PartRecord) in elements(it.flow)[Int(it.number(place))] }
    }
  }

  /// A record of the flow that may be missing, and what proves that it is there.
  func element<Element: AnyObject>(
    _ name: String, _ type: RecordType, impliedBy proofs: [RecordType.Implication], doc: String,
    of elements: @escaping @Sendable (FlowRecords) -> [Element],
    ifAny read: @escaping @Sendable (Source) -> Int?
  ) -> StateField {
    row(name, doc, { Int32(read($0) ?? -1) }) { record, doc, place in
      record.optionalRecord(name, type, impliedBy: proofs, doc: doc) { (it: PartRecord) -> Element? in
        let number = it.number(place)
        return number < 0 ? nil : elements(it.flow)[Int(number)]
      }
    }
  }

  /// The frame that goes in a step, if one does.
  func closedFrame(
    _ name: String, _ type: RecordType, impliedBy proofs: [RecordType.Implication], doc: String,
    _ read: @escaping @Sendable (Source) -> Bool
  ) -> StateField {
    row(name, doc, { read($0) ? 1 : 0 }) { record, doc, place in
      record.optionalRecord(name, type, impliedBy: proofs, doc: doc) { (it: PartRecord) -> PartRecord? in
        it.number(place) == 0 ? nil : it.closed
      }
    }
  }
}

// What differs from flow to flow has the number under which the flow’s values keep it.
extension FieldRows {
  func records<Thing: Hashable & SendableMetatype, Record: AnyObject>(
    _ name: String, _ type: RecordType, doc: String,
    in values: @escaping @Sendable (NumberedValues) -> Numbering<[Thing], [Record]>,
    _ read: @escaping @Sendable (Source) -> [Thing]
  ) -> StateField {
    row(name, doc, of: values, read) { record, doc, place in
      record.records(name, type, doc: doc) { (it: PartRecord) in values(it.values)[it.number(place)] }
    }
  }

  func strings(
    _ name: String, doc: String,
    in values: @escaping @Sendable (NumberedValues) -> Numbering<[String], [String]>,
    _ read: @escaping @Sendable (Source) -> [String]
  ) -> StateField {
    row(name, doc, of: values, read) { record, doc, place in
      record.strings(name, doc: doc) { (it: PartRecord) in values(it.values)[it.number(place)] }
    }
  }

  func string(
    _ name: String, doc: String, in values: @escaping @Sendable (NumberedValues) -> Numbering<String, String>,
    _ read: @escaping @Sendable (Source) -> String
  ) -> StateField {
    row(name, doc, of: values, read) { record, doc, place in
      record.string(name, doc: doc) { (it: PartRecord) in values(it.values)[it.number(place)] }
    }
  }

  func double(
    _ name: String, doc: String, in values: @escaping @Sendable (NumberedValues) -> Numbering<Double, Double>,
    _ read: @escaping @Sendable (Source) -> Double
  ) -> StateField {
    row(name, doc, of: values, read) { record, doc, place in
      record.double(name, doc: doc) { (it: PartRecord) in values(it.values)[it.number(place)] }
    }
  }

  /// A variable that is no record: evaluation sets it by its number.
  func variable<Thing: Hashable & SendableMetatype, Seen>(
    _ name: String, doc: String, in values: @escaping @Sendable (NumberedValues) -> Numbering<Thing, Seen>,
    _ read: @escaping @Sendable (Source) -> Thing
  ) -> StateField {
    row(name, doc, of: values, read) { _, _, _ in preconditionFailure("‘\(name)’ is no field of a record") }
  }

  private func row<Thing: Hashable & SendableMetatype, Seen>(
    _ name: String, _ doc: String, of values: @escaping @Sendable (NumberedValues) -> Numbering<Thing, Seen>,
    _ read: @escaping @Sendable (Source) -> Thing,
    declare: @escaping @Sendable (RecordType, _ doc: String, _ place: Int) -> Void
  ) -> StateField {
    StateField(
      name: name, doc: doc,
      number: { [source] reader, part in
        values(reader.explored.values).number(of: read(source(reader, part)))
      }, declare: declare)
  }
}
