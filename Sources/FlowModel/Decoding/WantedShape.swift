import YAMLTree

/// The expected shape of YAML at a place with another shape.
enum WantedShape {
  /// A list; `ofNames` if it defines names.
  case list(ofNames: Bool)
  /// A map whose keys are names or conditions.
  case names
  /// A map with fixed keys, and its form if it has one.
  case map(Form? = nil)
  /// Anything else, for which there is no special help.
  case other

  /// The shape of a type; for alternatives, that of the first one.
  init(_ type: ValueType) {
    switch type {
    case .list(.name, _, _): self = .list(ofNames: true)
    case .list: self = .list(ofNames: false)
    case .map, .byCondition: self = .names
    case .mapping(let form): self = form == .effect ? .other : .map(form)
    case .either(let first, _): self.init(first)
    default: self = .other
    }
  }

  /// Help for the user; empty for none.
  func help(insteadOf value: YAMLNode) -> String {
    switch (value.kind, self) {
    case (.mapping, .list): "begin each with ‘- ’, or write [{…}]"
    case (.sequence, .names): "write ‘name:’ before each instead of ‘- ’"
    case (.sequence, .map): "leave the brackets or the ‘- ’ out"
    case (.scalar, .map(.adaptation)): "write which, as in {style: none}"
    case (.scalar, .map(let form?)): value.isMissing ? "" : Self.map(of: form, with: value.text)
    case (.scalar, .list(ofNames: true)): value.isMissing ? "" : "give it a name, as in [draft]"
    default: ""
    }
  }

  /// The map that a single value stands for: with the key that it names, or with the text as its name.
  private static func map(of form: Form, with text: String) -> String {
    let keys = KeyTable.forms[form.rawValue]
    if let entry = keys[text] {
      if case .bool = entry.type { return "write ‘{\(text): true}’" }
      return "write ‘{\(text): …}’"
    }
    let named = [Key.name, .title, .label].first { keys[$0] != nil }
    let written = text.contains(where: { ",:#{}[]\"".contains($0) }) ? "\"…\"" : text
    return named.map { "write ‘{\($0.rawValue): \(written)}’" } ?? ""
  }
}
