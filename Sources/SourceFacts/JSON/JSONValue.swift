internal import YAMLTree

/// A JSON value whose members keep their order.
indirect enum JSONValue: Equatable {
  case text(String), number(Int), flag(Bool), array([JSONValue]), object([Member])

  /// One member of an object.
  struct Member: Equatable {
    var key: String
    var value: JSONValue
  }

  /// What a node of YAML says; JSON is YAML. `null` is nothing.
  init?(_ node: YAMLNode) {
    switch node.kind {
    case .mapping:
      self = .object(
        node.pairs.compactMap { pair in
          JSONValue(pair.value).map { Member(key: pair.key.text, value: $0) }
        })
    case .sequence: self = .array(node.elements.compactMap { JSONValue($0) })
    case .scalar:
      guard node.style == .plain else {
        self = .text(node.text)
        return
      }
      switch node.text {
      case "true": self = .flag(true)
      case "false": self = .flag(false)
      case "null", "": return nil
      default: self = Int(node.text).map { .number($0) } ?? .text(node.text)
      }
    }
  }

  /// The value of a key; nil for anything but an object that has it.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Its text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Its number, if it is one.
  var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Whether it is `true`.
  var isTrue: Bool { self == .flag(true) }

  /// Its elements; none for anything but an array.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The texts among its elements.
  var texts: [String] { elements.compactMap(\.text) }
}
