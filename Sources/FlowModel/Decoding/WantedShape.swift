import YAMLTree

/// What YAML should look like at a place where it looks otherwise.
enum WantedShape {
  /// A list, of names that are defined there or of anything else.
  case list(ofNames: Bool)
  /// A map whose keys are names or conditions.
  case names
  /// A map with keys of its own; its form, where there is one.
  case map(Form? = nil)
  /// Anything else, with which nothing more helps than to say what is expected.
  case other

  /// What a type wants; of several alternatives the first.
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

  /// What to do; empty where there is nothing to add.
  func help(insteadOf value: YAMLNode) -> String {
    switch (value.kind, self) {
    case (.mapping, .list): "begin each with ‘- ’, or write [{…}]"
    case (.sequence, .names): "write ‘name:’ before each instead of ‘- ’"
    case (.sequence, .map): "leave the brackets or the ‘- ’ out"
    case (.scalar, .map(.adaptation)): "write which, as in {style: none}"
    case (.scalar, .list(ofNames: true)): value.isMissing ? "" : "give it a name, as in [draft]"
    default: ""
    }
  }
}
