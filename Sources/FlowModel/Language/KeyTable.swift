/// All keys of flow language 1: the one table behind the reader, the JSON Schema and the reference.
enum KeyTable {
  /// The rows of one table, in the order of the reference.
  static func entries(of shape: Shape) -> [KeyEntry] {
    switch shape {
    case .top: top
    case .app: app
    case .screen: screen
    case .back: back
    case .guard: `guard`
    case .search: search
    case .presentation: presentation
    case .adaptation: adaptation
    case .custom: custom
    case .button: button
    case .effect: effect
    case .callbacks: callbacks
    case .shouldDismiss: shouldDismiss
    case .trigger: trigger
    case .unsavedPoint: unsavedPoint
    case .work: work
    case .allowance: allowance
    }
  }

  /// The rows that a form has, the nearest table first, each key once.
  static func entries(of form: Form) -> [KeyEntry] {
    var isSeen = [Bool](repeating: false, count: Key.allCases.count)
    return form.shapes.flatMap(entries(of:)).filter { entry in
      guard entry.forms?.contains(form) ?? true, !isSeen[entry.key.word] else { return false }
      isSeen[entry.key.word] = true
      return true
    }
  }

  /// Keys that say how something is presented, and nothing else.
  static let presentationKeys = Set(presentation.map(\.key))

  /// The first key that a word can stand behind.
  static func key(withWord word: String) -> Key? {
    for shape in Shape.allCases {
      for entry in entries(of: shape) where entry.type.allWords?.contains(word) == true { return entry.key }
    }
    return nil
  }

  /// Keys by their place among the words that a YAML node knows in O(1).
  static let words = FlowWords()

  /// Of every form: the row of a word, or nil.
  static let forms: [FormKeys] = Form.allCases.map(FormKeys.init)
}

/// The keys of one form, found by word. A class, because every mapping that is read takes hold of one.
final class FormKeys: Sendable {
  let form: Form
  let entries: [KeyEntry]
  /// By row: its key, and what YAML may look like behind it.
  let keys: [Key]
  let shapes: [ValueType.Shapes]
  /// The keys that cannot be left out.
  let required: [Key]
  /// Index in `entries` by word; -1 for a key it does not have.
  private let rows: [Int16]

  init(_ form: Form) {
    self.form = form
    entries = KeyTable.entries(of: form)
    keys = entries.map(\.key)
    shapes = entries.map(\.type.shapes)
    required = entries.filter(\.isRequired).map(\.key)
    var rows = [Int16](repeating: -1, count: Key.allCases.count)
    for (index, entry) in entries.enumerated() { rows[entry.key.word] = Int16(index) }
    self.rows = rows
  }

  /// The row of a word. O(1).
  func row(ofWord word: Int) -> Int? {
    guard word >= 0, word < rows.count, rows[word] >= 0 else { return nil }
    return Int(rows[word])
  }

  /// The row of a key, with one look into a dictionary.
  subscript(_ key: Key) -> KeyEntry? { row(ofWord: key.word).map { entries[$0] } }
}
