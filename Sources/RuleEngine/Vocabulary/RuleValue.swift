internal import ExpressionLanguage
internal import FlowModel

/// A Swift type whose values expressions can read. The type of a field in rules follows from it.
protocol RuleValue: SendableMetatype {
  static var valueType: ValueType { get }
  static func accessor(_ get: @escaping @Sendable (AnyObject) -> Self) -> RecordType.Accessor
}

/// A value that lists can contain.
protocol RuleElement: RuleValue {
  static func listAccessor(_ get: @escaping @Sendable (AnyObject) -> [Self]) -> RecordType.Accessor
}

/// An object that expressions read by its fields.
protocol RuleRecord: AnyObject, RuleElement {
  /// The record type; its fields are missing until ``RuleVocabulary`` has declared them.
  static var type: RecordType { get }
  /// Whether it has a place in a file. Stored here, because a conformance check at run time would take a
  /// tenth of the time to check a small flow.
  static var isPlaced: Bool { get }
  static func declare(_ field: inout RecordFields<Self>)
}

/// An enum of the flow or of the machine whose words rules use. A list of them is a set in the order of the
/// enum.
protocol RuleWord: FlowWord, RuleElement {
  static var type: EnumType { get }
}

/// Declares the fields of one record, one row for each: its name, its description for the reference, what
/// must be explored for a rule that reads it, what the summary of a step contains of it, and how it is read.
/// Nothing else about a field is written elsewhere.
struct RecordFields<Object: AnyObject> {
  let record: RecordType
  /// By field name: what must be explored for it, and its part of the summary of a step.
  private(set) var needs: [String: ExplorationNeeds] = [:]
  private(set) var summaries: [String: SummaryPart] = [:]

  mutating func callAsFunction<Value: RuleValue>(
    _ name: String, _ doc: String, needs: ExplorationNeeds? = nil, summary: SummaryPart? = nil,
    _ get: @escaping @Sendable (Object) -> Value
  ) {
    let accessor = Value.accessor { get(unsafeDowncast($0, to: Object.self)) }
    record.declare(RecordType.Field(name, Value.valueType, doc: doc, accessor: accessor))
    self.needs[name] = needs
    summaries[name] = summary
  }

  /// Declares an optional record, with the condition that proves that it exists.
  func callAsFunction<Other: RuleRecord>(
    _ name: String, _ doc: String, impliedBy proofs: [RecordType.Implication],
    _ get: @escaping @Sendable (Object) -> Other?
  ) {
    record.declare(
      RecordType.Field(
        name, .record(Other.type), presence: .optional(impliedBy: proofs), doc: doc,
        accessor: .record { get(unsafeDowncast($0, to: Object.self)) }))
  }
}

extension Bool: RuleValue {
  static let valueType = ValueType.bool
  static func accessor(_ get: @escaping @Sendable (AnyObject) -> Bool) -> RecordType.Accessor { .bool(get) }
}

extension Int: RuleValue {
  static let valueType = ValueType.int
  static func accessor(_ get: @escaping @Sendable (AnyObject) -> Int) -> RecordType.Accessor { .int(get) }
}

extension Double: RuleValue {
  static let valueType = ValueType.double
  static func accessor(_ get: @escaping @Sendable (AnyObject) -> Double) -> RecordType.Accessor {
    .double(get)
  }
}

extension String: RuleElement {
  static let valueType = ValueType.string
  static func accessor(_ get: @escaping @Sendable (AnyObject) -> String) -> RecordType.Accessor {
    .string(get)
  }
  static func listAccessor(_ get: @escaping @Sendable (AnyObject) -> [String]) -> RecordType.Accessor {
    .strings(get)
  }
}

extension Array: RuleValue where Element: RuleElement {
  static var valueType: ValueType { .list(Element.valueType) }
  static func accessor(_ get: @escaping @Sendable (AnyObject) -> [Element]) -> RecordType.Accessor {
    Element.listAccessor(get)
  }
}

extension RuleRecord where Self: FlowElement {
  static var isPlaced: Bool { true }
}

extension RuleRecord {
  static var isPlaced: Bool { false }
  static var valueType: ValueType { .record(type) }
  static func accessor(_ get: @escaping @Sendable (AnyObject) -> Self) -> RecordType.Accessor { .record(get) }
  static func listAccessor(_ get: @escaping @Sendable (AnyObject) -> [Self]) -> RecordType.Accessor {
    // Converting the closure to one that returns another array type would copy each array and cast each
    // element.
    .records { references(get($0)) }
  }
}

extension RuleWord {
  static func word(_ name: String, _ doc: String) -> EnumType { EnumType(name, spellings, doc: doc) }

  static var valueType: ValueType { .enumeration(type) }
  static func accessor(_ get: @escaping @Sendable (AnyObject) -> Self) -> RecordType.Accessor {
    .enumeration { get($0).ordinal }
  }
  static func listAccessor(_ get: @escaping @Sendable (AnyObject) -> [Self]) -> RecordType.Accessor {
    .enumerationSet { get($0).mask }
  }
}

extension FlowWord {
  /// The index among all words of its type. Cost: a short search.
  var ordinal: UInt8 {
    var position: UInt8 = 0
    for word in Self.allCases {
      if word == self { return position }
      position += 1
    }
    return position
  }
}

extension Sequence where Element: FlowWord {
  /// The set of these words: bit n stands for ordinal n.
  var mask: UInt64 { reduce(0) { $0 | 1 << UInt64($1.ordinal) } }
}
