internal import Diagnostics
internal import YAMLTree

extension ConfigurationReader {
  /// A key with what stands behind it.
  struct Field {
    var key: ConfigurationKey
    var name: YAMLNode
    var value: YAMLNode
  }

  /// The keys of a map; whatever it does not have becomes a problem with the nearest one.
  mutating func fields(_ node: YAMLNode, _ form: ConfigurationForm) -> [Field] {
    guard node.kind == .mapping else {
      report(
        "wrong-type", "\(form.noun) is a map of keys", node,
        expected: listOfNames(ConfigurationTable.entries(of: form).map(\.key.rawValue)))
      return []
    }
    let known = ConfigurationTable.entries(of: form).map(\.key)
    return node.pairs.compactMap { name, value in
      if let key = ConfigurationKey(rawValue: name.text), known.contains(key) {
        guard !value.isMissing else {
          report(
            "missing-value", "‘\(name.text)’ has nothing behind it", name,
            help: "write a value, or take the key out")
          return nil
        }
        return Field(key: key, name: name, value: value)
      }
      reportUnknown(name, known.map(\.rawValue), form)
      return nil
    }
  }

  private mutating func reportUnknown(_ name: YAMLNode, _ known: [String], _ form: ConfigurationForm) {
    let elsewhere = ConfigurationTable.entries.first { $0.key.rawValue == name.text }
    let near = elsewhere == nil ? nearestName(to: name.text, among: known) : nil
    problems.append(
      Problem(
        "unknown-key", "\(form.noun) has no key ‘\(name.text)’", at: name.place,
        label: near.map { "did you mean ‘\($0)’?" } ?? "", expected: listOfNames(known, limit: 20),
        help: elsewhere.map { "it is a key of \(listOfNames($0.forms.map { "\($0.rawValue)" }))" } ?? "",
        replacement: near))
  }

  /// The pairs of a map of names.
  mutating func entries(_ field: Field) -> [(name: YAMLNode, value: YAMLNode)] {
    guard field.value.kind == .mapping else {
      reportType(field, "a map")
      return []
    }
    return field.value.pairs.map { ($0.key, $0.value) }
  }

  /// One text.
  mutating func text(_ field: Field, _ profile: String) -> Said<String>? {
    guard field.value.kind == .scalar else {
      reportType(field, "one text")
      return nil
    }
    return Said(field.value.text, SettingOrigin(place: field.value.place, profile: profile))
  }

  /// A text, or a list of texts.
  mutating func texts(_ field: Field, _ profile: String) -> [Said<String>] {
    let nodes = field.value.kind == .scalar ? [field.value] : Array(field.value.elements)
    if field.value.kind == .mapping { reportType(field, "a text or a list of texts") }
    return nodes.compactMap { node in
      guard node.kind == .scalar, !node.isMissing, !node.text.isEmpty else {
        report("wrong-type", "‘\(field.key.rawValue)’ is a list of texts", node, expected: "a text")
        return nil
      }
      return Said(node.text, SettingOrigin(place: node.place, profile: profile))
    }
  }

  /// `yyyy-mm`.
  mutating func month(_ field: Field, _ profile: String) -> Said<String>? {
    guard let text = text(field, profile) else { return nil }
    let parts = text.value.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    let digits = text.value.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D }
    guard parts.map(\.count) == [4, 2], digits, (1...12).contains(Int(text.value.suffix(2)) ?? 0) else {
      report(
        "bad-value", "‘\(text.value)’ is no month", field.value, expected: "yyyy-mm, such as 2026-11")
      return nil
    }
    return text
  }

  /// A whole number, within what the table says.
  mutating func count(_ field: Field, _ profile: String) -> Said<Int>? {
    guard let text = text(field, profile) else { return nil }
    let entry = ConfigurationTable.entries.first { $0.key == field.key }
    guard case .count(let most) = entry?.type, let count = Int(text.value), (1...most).contains(count) else {
      report(
        "bad-value", "‘\(field.key.rawValue)’ cannot be ‘\(text.value)’", field.value,
        expected: "a whole number from 1 on")
      return nil
    }
    return Said(count, text.origin)
  }

  mutating func threshold(_ field: Field, _ profile: String) -> Said<Threshold>? {
    guard let text = text(field, profile) else { return nil }
    if let threshold = Threshold(rawValue: text.value) { return Said(threshold, text.origin) }
    reportWord(field.value, "‘fail-on’", Threshold.allCases.map(\.rawValue))
    return nil
  }

  mutating func leastShown(_ field: Field, _ profile: String) -> Said<LeastShown>? {
    guard let text = text(field, profile) else { return nil }
    if let least = LeastShown(rawValue: text.value) { return Said(least, text.origin) }
    reportWord(field.value, "‘show’", LeastShown.allCases.map(\.rawValue))
    return nil
  }

  mutating func severities(
    _ field: Field, _ profile: String
  ) -> [(selector: Said<String>, severity: Severity)] {
    entries(field).compactMap { name, value in
      guard let severity = Severity(word: value.text) else {
        let isOff = ["off", "none", "ignore", "false"].contains(value.text)
        reportWord(
          value, "the severity of ‘\(name.text)’", Severity.allCases.map(\.word),
          help: isOff ? "to leave a rule out, name it under ‘ignore’" : "")
        return nil
      }
      return (Said(name.text, SettingOrigin(place: value.place, profile: profile)), severity)
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
          rule: Said(rule.text, SettingOrigin(place: rule.place, profile: profile)),
          name: Said(name.text, SettingOrigin(place: name.place, profile: profile)), value: value)
      }
    }
  }

  mutating func reportType(_ field: Field, _ expected: String) {
    report("wrong-type", "‘\(field.key.rawValue)’ must be \(expected)", field.value, expected: expected)
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
