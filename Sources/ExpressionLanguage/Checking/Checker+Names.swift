import Diagnostics

extension Checker {
  mutating func typeOfName(_ name: String, _ node: Expression) -> ValueType {
    if let local = local(name) {
      resolutions[node.id] = .local(local.slot)
      localNumbers[node.id] = local.number
      return local.type
    }
    if let slot = environment.slot(of: name) {
      resolutions[node.id] = .variable(slot)
      reads.variables.insert(name)
      return environment.variables[slot].type
    }
    if FunctionNames.types.contains(name) {
      report("unsupported", "the language of rules has no types as values: ‘\(name)’", at: node.span)
      return .unknown
    }
    let candidates = locals.reversed().map(\.name) + environment.variables.map(\.name)
    reportUnknown(
      "unknown-name", "there is no ‘\(name)’ here", name, at: node.span, among: candidates,
      expected: "one of")
    return .unknown
  }

  func local(_ name: String) -> Local? {
    locals.isEmpty ? nil : locals.last { $0.name == name }
  }

  mutating func typeOfSelection(
    _ operand: Expression, _ name: Expression.Name, _ node: Expression
  ) -> ValueType {
    guard let (record, field) = field(name, of: operand, node) else { return .unknown }
    if field.isOptional { report(presence.field(record, field, operand, node)) }
    return field.type
  }

  mutating func typeOfPresence(
    _ operand: Expression, _ name: Expression.Name, _ node: Expression
  ) -> ValueType {
    if let (_, field) = field(name, of: operand, node), !field.isOptional {
      report(
        "needless-has", "‘\(operand.excerpt).\(name.text)’ is always there", at: node.span,
        label: alwaysThere(field.type))
    }
    return .bool
  }

  /// The field that `node` reads or tests; nil and a problem if there is none.
  private mutating func field(
    _ name: Expression.Name, of operand: Expression, _ node: Expression
  ) -> (RecordType, RecordType.Field)? {
    let type = checkResolved(operand)
    switch type {
    case .record(let record):
      if let found = record.field(name.text) {
        resolutions[node.id] = .field(record, found)
        reads.fields.insert(Reads.Field(record: record.name, field: found.name))
        return (record, found)
      }
      reportUnknown(
        "unknown-field", "\(record.name) has no field ‘\(name.text)’", name.text, at: name.span,
        among: record.fields.map(\.name), expected: "\(record.name) has")
    case .unknown: break
    default:
      report(
        "type-mismatch", "‘\(operand.excerpt)’ is \(shown(type)) and has no fields", at: name.span,
        label: hint(afterDotOn: type, name.text))
    }
    return nil
  }

  private func hint(afterDotOn type: ValueType, _ name: String) -> String {
    if environment.functions[name] != nil { return "did you mean ‘\(name)(…)’?" }
    if case .list = type { return "use exists, all, filter or size" }
    return ""
  }

  private func alwaysThere(_ type: ValueType) -> String {
    switch type {
    case .bool: "use the field itself"
    case .string: "compare it with ''"
    case .list: "ask for its size"
    default: "leave out the question"
    }
  }
}
