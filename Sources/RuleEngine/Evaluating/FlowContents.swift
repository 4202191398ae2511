internal import ExpressionLanguage

/// Summarizes the values that the elements of one flow have, to tell whether the conditions of a rule can be
/// true for any of them.
///
/// Most rules are about something that most flows do not have, such as a popover or work that ends later.
/// Without this summary, checks of small flows take an eighth longer.
final class FlowContents {
  /// The bit for a computed entry; no value has it.
  private static let isKnown: UInt64 = 1 << 63

  private let records: FlowRecords
  /// For each ``VocabularyPart``, the values that occur, with the bit for a computed entry.
  private var known = [UInt64](repeating: 0, count: VocabularyPart.all.count)

  init(_ records: FlowRecords) { self.records = records }

  /// Whether one of the values occurs in a part.
  ///
  /// - Parameter values: bits as in ``RecordType/Field/values(of:)``; bit 0 stands for an object.
  func has(_ values: UInt64, in part: Int) -> Bool {
    if known[part] == 0 { known[part] = found(VocabularyPart.all[part]) | Self.isKnown }
    return known[part] & values & ~Self.isKnown != 0
  }

  private func found(_ part: VocabularyPart) -> UInt64 {
    guard let elements = records.elements(of: part.record) else { return .max }
    guard let field = part.field else { return elements.isEmpty ? 0 : 1 }
    let all = field.allValues
    var values: UInt64 = 0
    for element in elements where values != all { values |= field.values(of: element) }
    return values
  }
}

/// A property of all elements together: whether there is an object of a record, or which values one of its
/// fields has.
struct VocabularyPart {
  let record: RecordType
  let field: RecordType.Field?

  static let all = RuleVocabulary.records.flatMap { record in
    [VocabularyPart(record: record.type, field: nil)]
      + record.type.fields.map { VocabularyPart(record: record.type, field: $0) }
  }

  /// The index of the part; nil for the parameters of a rule. Cost: a linear search.
  static func number(of record: RecordType, _ field: RecordType.Field?) -> Int? {
    all.firstIndex { $0.record == record && $0.field === field }
  }
}

extension FlowRecords {
  /// All objects of a record that conditions can read; nil for records that exist only during an exploration.
  fileprivate func elements(of record: RecordType) -> [AnyObject]? {
    switch record {
    case FlowRecords.type: [self]
    case ScreenRecord.type: Array(screens)
    case PresentationRecord.type: Array(presentations)
    case ButtonRecord.type: Array(buttons)
    case ClosingRecord.type: buttons.flatMap(\.closings)
    case WayRecord.type: buttons.flatMap(\.ways)
    case EffectRecord.type: Array(effects)
    case CallbackRecord.type: Array(callbacks)
    case TriggerRecord.type: Array(triggers)
    case ConditionRecord.type: Array(conditions)
    case GuardRecord.type: screens.map(\.guardian) + presentations.map(\.guardian)
    case UnsavedRecord.type: Array(unsavedPoints)
    case AdaptationRecord.type: presentations.map(\.adaptation)
    case CustomRecord.type: presentations.map(\.custom)
    case ExpectationRecord.type: Array(expectations)
    default: nil
    }
  }
}

/// A condition on the contents of a flow that is necessary for an expression of a rule to be true: a
/// ``NecessaryCondition`` in numbers. It is read directly from the archive; each flow reads it once.
struct FlowCondition: Sendable {
  private enum Form: Int {
    case none, part, all, any
  }

  private let stored: CompactReader

  init(_ condition: NecessaryCondition) {
    var writer = CompactWriter()
    Self.write(condition, to: &writer)
    stored = CompactBytes(writer.bytes).reader
  }

  init(from reader: inout CompactReader) throws(SerializationError) { stored = try reader.part() }

  func store(to writer: inout CompactWriter) { stored.store(to: &writer) }

  private static func write(_ condition: NecessaryCondition, to writer: inout CompactWriter) {
    switch condition {
    case .none: writer.number(Form.none.rawValue)
    case .object(let record): write(1, in: VocabularyPart.number(of: record, nil), to: &writer)
    case .field(let record, let field, let values):
      write(values, in: VocabularyPart.number(of: record, field), to: &writer)
    case .all(let parts), .any(let parts):
      if case .all = condition { writer.number(Form.all.rawValue) } else { writer.number(Form.any.rawValue) }
      writer.number(parts.count)
      for part in parts { write(part, to: &writer) }
    }
  }

  private static func write(_ values: UInt64, in part: Int?, to writer: inout CompactWriter) {
    guard let part else { return write(.none, to: &writer) }
    writer.number(Form.part.rawValue)
    writer.number(part)
    writer.bits(values)
  }

  /// Whether a flow satisfies it. Damaged data counts as satisfied, so that the rule is evaluated.
  func isMet(by contents: FlowContents) -> Bool {
    var reader = stored
    return (try? Self.isMet(&reader, contents)) ?? true
  }

  private static func isMet(
    _ reader: inout CompactReader, _ contents: FlowContents
  ) throws(SerializationError) -> Bool {
    guard let form = Form(rawValue: try reader.number()) else { throw .damaged }
    switch form {
    case .none: return true
    case .part:
      let part = try reader.index(below: VocabularyPart.all.count)
      return contents.has(try reader.bits(), in: part)
    case .all, .any:
      var isMet = form == .all
      // All parts must be read, because the next one begins where the previous one ends.
      for _ in 0..<(try reader.count()) {
        let part = try Self.isMet(&reader, contents)
        isMet = form == .all ? isMet && part : isMet || part
      }
      return isMet
    }
  }
}
