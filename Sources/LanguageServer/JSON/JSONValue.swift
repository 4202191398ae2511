/// A JSON value, as messages are made of them.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// Any other number.
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value of a member; nil for anything but an object that has it, and where it is `null`.
  subscript(_ key: String) -> JSONValue? {
    get {
      guard case .object(let members) = self, let value = members[key], value != .null else { return nil }
      return value
    }
    set {
      guard case .object(var members) = self else { return }
      members[key] = newValue
      self = .object(members)
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var int: Int? { if case .int(let int) = self { int } else { nil } }
  var isTrue: Bool { self == .bool(true) }
  /// The elements; none for anything but an array.
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var isObject: Bool { if case .object = self { true } else { false } }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .int(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
