internal import Diagnostics
internal import ExpressionLanguage
internal import YAMLTree

// Reads the repairs of a rule.
extension RuleReader {
  func readRepairs(_ keys: MappingReader, _ compiler: RuleCompiler, _ facts: Facts) -> [RepairTemplate] {
    keys.elements("repair").compactMap { readRepair($0, compiler, facts) }
  }

  private func readRepair(_ node: YAMLNode, _ compiler: RuleCompiler, _ facts: Facts) -> RepairTemplate? {
    let fields = MappingReader(node, .repair, problems)
    let when = compiler.compile(fields["when"], expecting: .bool, assuming: facts)
    if fields["when"] != nil, when == nil { return nil }
    let known = when.map { facts.and($0.facts) } ?? facts
    let says = compiler.template(fields["says"], assuming: known)
    let isSafe = readBool(fields["safe"])
    guard let edits = fields["edits"], let says, let isSafe else { return nil }
    if edits.elements.isEmpty { problems.add("bad-edit", "a repair needs at least one edit", at: edits) }
    return RepairTemplate(
      when: when, says: says, isSafe: isSafe,
      edits: edits.elements.compactMap { readEdit($0, compiler, known) })
  }

  private func readEdit(_ node: YAMLNode, _ compiler: RuleCompiler, _ facts: Facts) -> EditTemplate? {
    let fields = MappingReader(node, .edit, problems)
    let written = EditTemplate.Kind.allCases.filter { fields[$0.rawValue] != nil }
    guard let kind = written.first, written.count == 1, let value = fields[kind.rawValue] else {
      if node.kind == .mapping {
        problems.add(
          "bad-edit", "an edit does one thing", at: node,
          expected: "one of the keys \(listOfNames(EditTemplate.Kind.allCases.map(\.rawValue)))")
      }
      return nil
    }
    for key in kind.neededKeys where fields[key] == nil {
      problems.add("missing-key", "‘\(kind.rawValue)’ needs the key ‘\(key)’", at: node)
      return nil
    }
    guard let element = kind == .delete ? value : fields["in"],
      let record = readPlace(element, compiler, facts)
    else { return nil }
    let text: YAMLNode?
    switch kind {
    case .set, .rename: text = fields["to"]
    case .add: text = fields["item"]
    case .addEffect, .addCondition, .replace: text = value
    case .remove, .delete: text = nil
    }
    var key = ""
    switch kind {
    case .set, .remove, .rename, .add: key = value.text
    case .addEffect, .addCondition: key = fields["under"]?.text ?? ""
    case .replace, .delete: break
    }
    let template = compiler.template(text, assuming: facts)
    if text != nil, template == nil { return nil }
    return EditTemplate(
      kind: kind, element: record, key: key, text: template,
      isFirst: fields["first"].flatMap(readBool) ?? false)
  }

  func readBool(_ node: YAMLNode?) -> Bool? {
    switch node?.text {
    case "true": return true
    case "false": return false
    case nil: return nil
    default:
      if let node { problems.add("wrong-type", "‘\(node.text)’ is neither ‘true’ nor ‘false’", at: node) }
      return nil
    }
  }
}
