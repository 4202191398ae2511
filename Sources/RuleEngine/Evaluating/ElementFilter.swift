internal import ExpressionLanguage

/// What must be so of an element for an expression about it to be true, as far as plain fields tell.
///
/// Most rules speak of elements of one kind, and most flows have none of that kind: their expressions need then not even be
/// read. It is read off the expression’s own consequences, so it never holds back an element for which that is true.
struct ElementFilter: Sendable {
  /// What must be so of one field.
  private struct Term: Sendable {
    /// From the element to the field: places among the fields of one record after the other.
    var places: [Int]
    var fields: [RecordType.Field]
    var test: Test
  }

  private enum Test: Sendable, Equatable {
    case isTrue, isFalse
    /// It is one of these members, a set of bits by ordinal.
    case members(UInt64)
  }

  private var terms: [Term] = []

  /// Lets everything pass.
  static let none = ElementFilter()

  private init() {}

  /// - Parameters:
  ///   - facts: what follows from an expression.
  ///   - subject: the element it speaks of.
  init(_ facts: Facts, _ subject: Subject) {
    let members = facts.possibleMembers.sorted { $0.key < $1.key }
    for (expression, set) in members { add(.members(set), to: expression, subject) }
    for expression in facts.trueBools.sorted() { add(.isTrue, to: expression, subject) }
    for expression in facts.falseBools.sorted() { add(.isFalse, to: expression, subject) }
  }

  /// Adds what is said of a chain of fields; all other expressions, such as those over lists, tell nothing here.
  private mutating func add(_ test: Test, to expression: String, _ subject: Subject) {
    let names = expression.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.count > 1, names[0] == subject.rawValue else { return }
    var record: RecordType? = subject.record
    var places: [Int] = []
    for name in names.dropFirst() {
      guard let place = record?.fields.firstIndex(where: { $0.name == name }) else { return }
      places.append(place)
      if case .record(let next)? = record?.fields[place].type { record = next } else { record = nil }
    }
    if let term = Self.term(test, at: places, of: subject) { terms.append(term) }
  }

  /// The term for the fields at these places; nil where there are no such fields, or the last cannot be tested so.
  private static func term(_ test: Test, at places: [Int], of subject: Subject) -> Term? {
    var record: RecordType? = subject.record
    var fields: [RecordType.Field] = []
    for place in places {
      guard let known = record?.fields, known.indices.contains(place) else { return nil }
      fields.append(known[place])
      if case .record(let next) = known[place].type { record = next } else { record = nil }
    }
    switch (fields.last?.accessor, test) {
    case (.bool, .isTrue), (.bool, .isFalse), (.enumeration, .members):
      return Term(places: places, fields: fields, test: test)
    default: return nil
    }
  }

  /// Whether the expression can be true of an element. Costs a few reads of fields.
  func passes(_ element: any FlowElement) -> Bool { terms.allSatisfy { Self.passes($0, element) } }

  private static func passes(_ term: Term, _ element: AnyObject) -> Bool {
    var object = element
    for field in term.fields {
      switch (field.accessor, term.test) {
      case (.record(let get), _):
        // What the expression comes to without it, only the expression knows.
        guard let next = get(object) else { return true }
        object = next
      case (.bool(let get), let test): return get(object) == (test == .isTrue)
      case (.enumeration(let get), .members(let set)): return set >> UInt64(get(object)) & 1 == 1
      default: return true
      }
    }
    return true
  }
}

extension ElementFilter {
  func store(to writer: inout CompactWriter) {
    writer.number(terms.count)
    for term in terms {
      writer.number(term.places.count)
      for place in term.places { writer.number(place) }
      switch term.test {
      case .isFalse: writer.number(0)
      case .isTrue: writer.number(1)
      case .members(let set):
        writer.number(2)
        writer.bits(set)
      }
    }
  }

  init(from reader: inout CompactReader, _ subject: Subject?) throws(SerializationError) {
    for _ in 0..<(try reader.count()) {
      var places: [Int] = []
      for _ in 0..<(try reader.count()) { places.append(try reader.number()) }
      let test: Test
      switch try reader.index(below: 3) {
      case 0: test = .isFalse
      case 1: test = .isTrue
      default: test = .members(try reader.bits())
      }
      guard let subject, let term = Self.term(test, at: places, of: subject) else { throw .damaged }
      terms.append(term)
    }
  }
}
