/// All keys of version 1 of the flow language. The reader, the JSON Schema and the reference are made from
/// this table.
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

  /// The rows of a form, the most specific table first, each key once.
  static func entries(of form: Form) -> [KeyEntry] {
    var isSeen = [Bool](repeating: false, count: words.spellings.count)
    return form.shapes.flatMap(entries(of:)).filter { entry in
      guard entry.forms?.contains(form) ?? true, let word = words.number(of: entry), !isSeen[word] else {
        return false
      }
      isSeen[word] = true
      return true
    }
  }

  /// For each word number, whether the key only describes a presentation.
  static let isOfPresenting: [Bool] = {
    var result = [Bool](repeating: false, count: words.spellings.count)
    for word in presentation.compactMap(words.number(of:)) { result[word] = true }
    return result
  }()

  /// The first key that permits this word as a value.
  static func key(withWord word: String) -> String? {
    for shape in Shape.allCases {
      for entry in entries(of: shape) where entry.type.allWords?.contains(word) == true { return entry.name }
    }
    return nil
  }

  /// The numbers of keys, for lookup in O(1).
  static let words = FlowWords()

  /// The keys of each form, indexed by its raw value.
  static let forms: [FormKeys] = Form.allCases.map(FormKeys.init)
}
