internal import Diagnostics
internal import ExpressionLanguage
internal import YAMLTree

// How a rule says that its findings can be repaired.
extension RuleReader {
  func readRepairs(_ keys: MappingReader, _ compiler: RuleCompiler, _ facts: Facts) -> [RepairTemplate] {
    guard let node = keys["repair"] else { return [] }
    guard node.kind == .sequence else {
      problems.add(
        "wrong-type", "repair must be a list", at: node, expected: "[{says: …, safe: …, edits: […]}]",
        help: "the first that holds is offered")
      return []
    }
    return node.elements.compactMap { readRepair($0, compiler, facts) }
  }

  private func readRepair(_ node: YAMLNode, _ compiler: RuleCompiler, _ facts: Facts) -> RepairTemplate? {
    let fields = MappingReader(node, what: "a repair", keys: RuleKeys.repair, problems: problems)
    let when = compiler.compile(fields["when"], expecting: .bool, assuming: facts)
    if fields["when"] != nil, when == nil { return nil }
    let known = when.map { facts.and($0.facts) } ?? facts
    let says = compiler.template(fields.required("says"), assuming: known)
    let isSafe = readBool(fields.required("safe"))
    guard let edits = fields.required("edits"), let says, let isSafe else { return nil }
    if edits.kind != .sequence || edits.elements.isEmpty {
      problems.add("wrong-type", "edits must be a list with at least one edit", at: edits)
    }
    return RepairTemplate(
      when: when, says: says, isSafe: isSafe,
      edits: edits.elements.compactMap { readEdit($0, compiler, known) })
  }

  private func readEdit(_ node: YAMLNode, _ compiler: RuleCompiler, _ facts: Facts) -> EditTemplate? {
    let fields = MappingReader(node, what: "an edit", keys: RuleKeys.edit, problems: problems)
    let written = EditTemplate.Kind.allCases.filter { fields[$0.rawValue] != nil }
    guard let kind = written.first, written.count == 1, let value = fields[kind.rawValue] else {
      if node.kind == .mapping {
        problems.add(
          "bad-edit", "an edit does one thing", at: node,
          expected: "one of the keys \(listOfNames(EditTemplate.Kind.allCases.map(\.rawValue)))")
      }
      return nil
    }
    let element = kind == .delete ? value : fields.required("in")
    guard let element, let record = readPlace(element, compiler, facts) else { return nil }
    let text: YAMLNode?
    switch kind {
    case .set, .rename: text = fields.required("to")
    case .add: text = fields.required("item")
    case .addEffect, .replace: text = value
    case .remove, .delete: text = nil
    }
    if text == nil, kind != .remove, kind != .delete { return nil }
    var key = ""
    switch kind {
    case .set, .remove, .rename, .add: key = value.text
    case .addEffect: key = fields["under"]?.text ?? ""
    case .replace, .delete: break
    }
    let template = compiler.template(text, assuming: facts)
    if text != nil, template == nil { return nil }
    return EditTemplate(
      kind: kind, element: record, key: key, text: template,
      isFirst: fields["first"].flatMap(readBool) ?? false)
  }

  private func readBool(_ node: YAMLNode?) -> Bool? {
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
