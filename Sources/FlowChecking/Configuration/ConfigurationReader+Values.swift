internal import Diagnostics
internal import YAMLTree

extension ConfigurationReader {
  /// A key with its value.
  struct Field {
    var key: ConfigurationKey
    var name: YAMLNode
    var value: YAMLNode
  }

  /// Help for users of other linters, where ‘rules’ contains the settings of rules.
  private static let helpForRules =
    "‘rules’ names files with rules; their severities stand under ‘severity’, the choice of rules under ‘select’ and ‘ignore’"

  /// The keys of a map; see ``MappingTable``.
  mutating func fields(_ node: YAMLNode, _ form: ConfigurationForm) -> [Field] {
    let rows = ConfigurationTable.entries(of: form)
    let keys = rows.map { row in
      var key = MappingTable.Key(row.key.rawValue, row.type)
      if row.key == .rules { key.help = Self.helpForRules }
      return key
    }
    let table = MappingTable(form.noun, keys)
    let elsewhere = { (name: String) in
      let others = ConfigurationTable.entries.first { $0.key.rawValue == name }?.forms.map(\.rawValue)
      return others.map { "it is a key of \(listOfNames($0))" } ?? ""
    }
    return table.read(node, elsewhere: elsewhere, problems: &problems).map { field in
      Field(key: rows[field.row].key, name: field.name, value: field.value)
    }
  }

  /// The pairs of a map with free names.
  func entries(_ field: Field) -> [(name: YAMLNode, value: YAMLNode)] {
    field.value.pairs.map { ($0.key, $0.value) }
  }

  /// One text.
  func text(_ field: Field, _ profile: String) -> Sourced<String> {
    Sourced(field.value.text, SettingOrigin(place: field.value.place, profile: profile))
  }

  /// A text, or a list of texts.
  mutating func texts(_ field: Field, _ profile: String) -> [Sourced<String>] {
    let nodes = field.value.kind == .scalar ? [field.value] : Array(field.value.elements)
    return nodes.compactMap { node in
      guard node.kind == .scalar, !node.isMissing, !node.text.isEmpty else {
        report("wrong-type", "‘\(field.key.rawValue)’ is a list of texts", node, expected: "a text")
        return nil
      }
      return Sourced(node.text, SettingOrigin(place: node.place, profile: profile))
    }
  }

  /// `yyyy-mm`.
  mutating func month(_ field: Field, _ profile: String) -> Sourced<String>? {
    let text = text(field, profile)
    guard Month(text.value) != nil else {
      report(
        "bad-value", "‘\(text.value)’ is no month", field.value, expected: "yyyy-mm, such as 2026-11")
      return nil
    }
    return text
  }

  /// A whole number in the range of the table.
  mutating func count(_ field: Field, _ profile: String) -> Sourced<Int>? {
    let text = text(field, profile)
    let entry = ConfigurationTable.entries.first { $0.key == field.key }
    guard case .count(let most) = entry?.type, let count = Int(text.value), (1...most).contains(count) else {
      report(
        "bad-value", "‘\(field.key.rawValue)’ cannot be ‘\(text.value)’", field.value,
        expected: "a whole number from 1 on")
      return nil
    }
    return Sourced(count, text.origin)
  }

  mutating func threshold(_ field: Field, _ profile: String) -> Sourced<Threshold>? {
    let text = text(field, profile)
    if let threshold = Threshold(rawValue: text.value) { return Sourced(threshold, text.origin) }
    reportWord(field.value, "‘fail-on’", Threshold.allCases.map(\.rawValue))
    return nil
  }

  mutating func leastShown(_ field: Field, _ profile: String) -> Sourced<LeastShown>? {
    let text = text(field, profile)
    if let least = LeastShown(rawValue: text.value) { return Sourced(least, text.origin) }
    reportWord(field.value, "‘show’", LeastShown.allCases.map(\.rawValue))
    return nil
  }

  mutating func severities(
    _ field: Field, _ profile: String
  ) -> [(selector: Sourced<String>, severity: Severity)] {
    entries(field).compactMap { name, value in
      guard let severity = Severity(word: value.text) else {
        let isOff = ["off", "none", "ignore", "false"].contains(value.text)
        reportWord(
          value, "the severity of ‘\(name.text)’", Severity.allCases.map(\.word),
          help: isOff ? "to leave a rule out, name it under ‘ignore’" : "")
        return nil
      }
      return (Sourced(name.text, SettingOrigin(place: value.place, profile: profile)), severity)
    }
  }

  mutating func parameters(_ field: Field, _ profile: String) -> [RuleChoices.ParameterSetting] {
    entries(field).flatMap { rule, node -> [RuleChoices.ParameterSetting] in
      guard node.kind == .mapping else {
        report(
          "wrong-type", "the parameters of ‘\(rule.text)’ are a map", node,
          expected: "{name: value}, as ‘modalflow explain \(rule.text)’ shows them")
        return []
      }
      return node.pairs.map { name, value in
        RuleChoices.ParameterSetting(
          rule: Sourced(rule.text, SettingOrigin(place: rule.place, profile: profile)),
          name: Sourced(name.text, SettingOrigin(place: name.place, profile: profile)), value: value)
      }
    }
  }

  private mutating func reportWord(_ node: YAMLNode, _ what: String, _ words: [String], help: String = "") {
    let near = nearestName(to: node.text, among: words)
    problems.append(
      Problem(
        "unknown-value", "\(what) cannot be ‘\(node.text)’", at: node.place,
        label: near.map { "did you mean ‘\($0)’?" } ?? "", expected: listOfNames(words), help: help,
        replacement: near))
  }

  mutating func report(
    _ code: String, _ message: String, _ node: YAMLNode, expected: String = "", help: String = ""
  ) {
    problems.append(Problem(code, message, at: node.place, expected: expected, help: help))
  }
}

extension MappingTable.Key {
  /// A row of the table of configurations.
  fileprivate init(_ name: String, _ type: ConfigurationType) {
    let shapes: NodeShapes =
      switch type {
      case .path, .month, .count, .words: .text
      case .paths, .patterns, .elements, .selectors: [.text, .list]
      case .severities, .parameters, .map: .map
      case .list: .list
      }
    self.init(name, shapes, expected: type.reference)
  }
}
