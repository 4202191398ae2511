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

  /// Whether something stands behind a key of which nothing was understood.
  func isLost(_ key: String, _ read: Any?) -> Bool { self[key] != nil && read == nil }

  /// Whether all texts of the list behind a key are words that stand there.
  func hasAll(_ key: String, in words: FactWords) -> Bool {
    self[key]?.texts.allSatisfy(words.all.contains) ?? true
  }

  /// Whether the text behind a key, where there is one, is a word that stands there.
  func has(_ key: String, in words: FactWords) -> Bool {
    self[key].map { $0.text.map(words.all.contains) ?? false } ?? true
  }
}

/// The words that may stand in a place of the facts; what is written into a flow must be one that flows know.
enum FactWords: Sendable {
  case role, placement, callback, closing, guarded, guarding, device

  fileprivate var all: [String] {
    switch self {
    case .role: ["cancel", "done", "save", "close", "destructive", "share"]
    case .placement: ["leading", "trailing", "bottom", "content", "swipe", "menu"]
    case .callback:
      [
        "did-dismiss", "should-dismiss", "did-attempt-to-dismiss", "will-dismiss", "escape", "did-finish",
        "did-cancel",
      ]
    case .closing: ["dismiss", "pop", "pop-to-root", "pop-to"]
    case .guarded: ["screen", "navigation"]
    case .guarding: ["isModalInPresentation", "interactiveDismissDisabled"]
    case .device: ["iphone", "ipad"]
    }
  }

  /// The words as a list of JSON, for the schema.
  var written: String { "[" + all.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
}
