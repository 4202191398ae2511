internal import Diagnostics
internal import YAMLTree

// The fields of a rule file that do not depend on a condition.
extension RuleReader {
  func readID(_ keys: MappingReader) -> RuleID {
    let name = keys.text("rule")
    guard let node = keys["rule"] else { return RuleID(name) }
    if !RuleID(name).isKebabCase {
      problems.add(
        "bad-rule-id", "‘\(name)’ is not in kebab case", at: node, expected: "a-z, 0-9 and single hyphens")
    } else if !fileName.isEmpty, fileName != name {
      problems.add(
        "bad-rule-id", "the file is called ‘\(fileName)’ and the rule ‘\(name)’", at: node,
        expected: "the same name for both", replacement: fileName)
    }
    return RuleID(name)
  }

  func readTitle(_ keys: MappingReader) -> String {
    let title = keys.text("title")
    if let node = keys["title"], title.count > 72 || title.hasSuffix(".") {
      problems.add(
        "bad-title", "a title is at most 72 characters long and has no full stop", at: node,
        label: title.hasSuffix(".") ? "ends with a full stop" : "\(title.count) characters")
    }
    return title
  }

  /// A month, `yyyy-mm`.
  func readMonth(_ key: String, of keys: MappingReader) -> String {
    let month = keys.text(key)
    if let node = keys[key], Month(month) == nil {
      problems.add("bad-date", "‘\(month)’ is no month", at: node, expected: "yyyy-mm, such as 2019-06")
    }
    return month
  }

  func readDocumentation(_ keys: MappingReader) -> Rule.Documentation {
    guard let node = keys["docs"] else { return .empty }
    let docs = MappingReader(node, .docs, problems)
    return Rule.Documentation(
      what: docs.text("what"), why: docs.text("why"),
      instead: docs.text("instead"))
  }

  func readParameters(_ keys: MappingReader) -> [Rule.Parameter] {
    guard let node = keys["params"] else { return [] }
    return node.pairs.compactMap { name, entry in
      let fields = MappingReader(entry, .parameter, problems)
      let type = fields.text("type")
      let says = fields.text("says")
      guard let value = fields["default"] else { return nil }
      guard ParameterValue.typeNames.contains(type) else {
        if let node = fields["type"] {
          problems.addUnknown(
            "unknown-type", "‘\(type)’ is not a type of a parameter", at: node,
            among: ParameterValue.typeNames)
        }
        return nil
      }
      return readParameterValue(value, type: type, name: name.text).map {
        Rule.Parameter(name: name.text, standard: $0, says: says)
      }
    }
  }

  /// Reads the value of a parameter of this type, and reports one that does not fit.
  func readParameterValue(_ node: YAMLNode, type: String, name: String) -> ParameterValue? {
    let value = ParameterValue(node, ofType: type)
    if value == nil {
      problems.add("wrong-type", "the value of ‘\(name)’ does not fit", at: node, expected: type)
    }
    return value
  }
}
