/// A value of a property list.
indirect enum PropertyValue: Equatable {
  case text(String), flag(Bool), list([PropertyValue]), dictionary([String: PropertyValue])

  subscript(_ key: String) -> PropertyValue? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Whether it says yes, in any of the ways there are.
  var isTrue: Bool {
    switch self {
    case .flag(let flag): flag
    case .text(let text): text == "YES" || text == "true" || text == "1"
    default: false
    }
  }

  /// The texts of a list, or the words of a text.
  var words: [String] {
    switch self {
    case .list(let values): values.flatMap(\.words)
    case .text(let text): text.split { $0 == " " || $0 == "," }.map(String.init)
    default: []
    }
  }
}
