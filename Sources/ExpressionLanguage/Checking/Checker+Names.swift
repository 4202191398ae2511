import Diagnostics

extension Checker {
  mutating func typeOfName(_ name: String, absolute: Bool, _ node: Expression) -> ValueType {
    if !absolute, let local = local(name) {
      resolutions[node.id] = .local(local.slot)
      localNumbers[node.id] = local.number
      return local.type
    }
    if let type = globalType(name, absolute: absolute, node) { return type }
    resolutions[node.id] = .unknown
    let candidates = locals.reversed().map(\.name) + environment.variables.map(\.name)
    reportUnknown(
      "unknown-name", "there is no ‘\(name)’ here", name, at: node.span, among: candidates,
      expected: "one of")
    return .error
  }

  func local(_ name: String) -> Local? {
    locals.isEmpty ? nil : locals.last { $0.name == name }
  }

  /// A variable or a type by its name, which may have dots.
  mutating func globalType(_ name: String, absolute: Bool, _ node: Expression) -> ValueType? {
    for candidate in candidates(name, absolute: absolute) {
      if let slot = environment.slot(of: candidate) {
        let variable = environment.variables[slot]
        resolutions[node.id] = .variable(slot)
        reads.variables.insert(variable.name)
        if strict { return variable.type }
        var parameters: [String: ValueType] = [:]
        return instance(of: variable.type, &parameters)
      }
      if !strict, let type = Self.typeNames[candidate] {
        resolutions[node.id] = .type(candidate)
        return .type(type)
      }
    }
    return nil
  }

  /// In a container `a.b` a name `x` means `a.b.x`, `a.x` or `x`, whichever is there first.
  func candidates(_ name: String, absolute: Bool) -> [String] {
    guard !absolute, !environment.container.isEmpty else { return [name] }
    var candidates: [String] = []
    var prefix = environment.container[...]
    while true {
      candidates.append("\(prefix).\(name)")
      guard let dot = prefix.lastIndex(of: ".") else { break }
      prefix = prefix[..<dot]
    }
    return candidates + [name]
  }

  private static let typeNames: [String: ValueType] = [
    "bool": .bool, "int": .int, "uint": .uint, "double": .double, "string": .string, "bytes": .bytes,
    "null_type": .null, "list": .list(.dyn), "map": .map(.dyn, .dyn), "type": .type(.dyn),
    "optional_type": .optional(.dyn),
  ]

  /// The dotted name that a chain of plain selections spells, if no macro variable stands at its beginning.
  func qualifiedName(_ node: Expression) -> (name: String, absolute: Bool)? {
    switch node.kind {
    case .name(let name, let absolute):
      return !absolute && local(name) != nil ? nil : (name, absolute)
    case .select(let operand, let field, optional: false):
      guard let prefix = qualifiedName(operand) else { return nil }
      return (prefix.name + "." + field.text, prefix.absolute)
    default: return nil
    }
  }

  mutating func typeOfSelection(
    _ operand: Expression, _ field: Expression.Name, optional: Bool, _ node: Expression
  ) -> ValueType {
    if environment.hasQualifiedNames, let name = qualifiedName(node),
      let type = globalType(name.name, absolute: name.absolute, node)
    {
      return type
    }
    let type = checkResolved(operand)
    let selected = fieldType(of: type, field, operand, isTest: optional)
    if case .record(let record, let found) = selected {
      resolutions[node.id] = .field(record, found)
      reads.fields.insert(Reads.Field(record: record.name, field: found.name))
      var wraps = optional
      if case .optional = type { wraps = true }
      if found.isOptional, !wraps { requireGuard(record, found, operand, node) }
      return wraps ? .optional(found.type) : found.type
    }
    guard case .value(let value) = selected else { return .error }
    if strict, !optional, case .map = type, let key = key(node), !facts.present.contains(key) {
      report(
        "missing-guard", "‘\(excerpt(node))’ may be missing", at: node.span,
        label: "write has(\(excerpt(node))) && … before it")
    }
    if case .optional = type { return .optional(value) }
    return optional ? .optional(value) : value
  }

  enum Selected {
    case record(RecordType, RecordType.Field)
    case value(ValueType)
    case wrong
  }

  mutating func fieldType(
    of type: ValueType, _ field: Expression.Name, _ operand: Expression, isTest: Bool
  ) -> Selected {
    switch type {
    case .record(let record):
      if let found = record.field(field.text) { return .record(record, found) }
      reportUnknown(
        "unknown-field", "\(record.name) has no field ‘\(field.text)’", field.text, at: field.span,
        among: record.fields.map(\.name), expected: "\(record.name) has")
      return .wrong
    case .map(let key, let value):
      require(operand, key, .string, "a key after a dot")
      return .value(value)
    case .optional(let wrapped):
      return fieldType(of: unifier.resolve(wrapped), field, operand, isTest: isTest)
    case .dyn: return .value(.dyn)
    case .error: return .wrong
    case .variable where !strict:
      _ = unifier.assign(type, to: .dyn)
      return .value(.dyn)
    default:
      report(
        "type-mismatch", "‘\(excerpt(operand))’ is \(shown(type)) and has no fields", at: field.span,
        label: hint(afterDotOn: type, field.text))
      return .wrong
    }
  }

  private func hint(afterDotOn type: ValueType, _ name: String) -> String {
    if environment.functions[name] != nil { return "did you mean ‘\(name)(…)’?" }
    if case .list = type { return "a list is asked with exists, all, filter or size" }
    return ""
  }

  mutating func typeOfPresence(
    _ operand: Expression, _ field: Expression.Name, _ node: Expression
  ) -> ValueType {
    let type = checkResolved(operand)
    if case .record(let record, let found) = fieldType(of: type, field, operand, isTest: true) {
      resolutions[node.id] = .field(record, found)
      reads.fields.insert(Reads.Field(record: record.name, field: found.name))
      if strict, !found.isOptional {
        report(
          "needless-has", "‘\(excerpt(operand)).\(field.text)’ is always there", at: node.span,
          label: alwaysThere(found.type))
      }
    }
    return .bool
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
