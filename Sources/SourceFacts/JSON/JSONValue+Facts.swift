internal import JSON

extension JSONValue {
  /// A text, or nothing where there is none.
  static func text(_ text: String?) -> JSONValue? { text.map { .text($0) } }

  /// `true`, or nothing.
  static func flag(ifTrue flag: Bool) -> JSONValue? { flag ? .bool(true) : nil }

  /// Texts, or nothing where there are none.
  static func texts(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .array(texts.map { .text($0) })
  }

  /// A place, or nothing.
  static func place(_ place: SourcePlace?) -> JSONValue? { place.map { .text($0.description) } }
}
