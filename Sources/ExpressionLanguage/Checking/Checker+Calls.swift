import Diagnostics

extension Checker {
  mutating func typeOfCall(
    _ name: Expression.Name, _ target: Expression?, _ arguments: [Expression], _ node: Expression
  ) -> ValueType {
    // If the target is probably a namespace or the variable of a macro, it is not reported as well.
    guard let found = environment.functions[name.text] else {
      if let target, !isUnknownName(target) { _ = check(target) }
      if target == nil || !(arguments.first.map(isUnknownName) ?? false) {
        for argument in arguments { _ = check(argument) }
      }
      reportUnknownFunction(name.text, on: target, name.span)
      return .unknown
    }
    let nodes = (target.map { [$0] } ?? []) + arguments
    let types = nodes.map { check($0) }
    resolutions[node.id] = .function(found)
    if name.text == "matches" { checkPattern(arguments) }
    return overload(found, isMethod: target != nil, types, node)
  }

  private func isUnknownName(_ node: Expression) -> Bool {
    guard case .name(let name) = node.kind else { return false }
    return local(name) == nil && environment.slot(of: name) == nil
  }

  /// The result type of the first matching overload.
  private mutating func overload(
    _ function: Function, isMethod: Bool, _ types: [ValueType], _ node: Expression
  ) -> ValueType {
    // Enums are strings to standard CEL, so this changes nothing for it.
    if function.name == "string", types.count == 1, case .enumeration = unifier.resolve(types[0]) {
      return .string
    }
    for overload in function.overloads where overload.isMethod == isMethod {
      var parameters: [String: ValueType] = [:]
      let wanted = overload.parameters.map { instance(of: $0, &parameters) }
      if unifier.assign(types, to: wanted) {
        return unifier.substitute(instance(of: overload.result, &parameters), rest: nil)
      }
    }
    if !types.contains(where: { unifier.resolve($0) == .unknown }) {
      reportOverloads(function, isMethod: isMethod, types, node)
    }
    return .unknown
  }

  /// `type` with its parameters replaced by type variables, the same variable for the same parameter.
  private mutating func instance(of type: ValueType, _ parameters: inout [String: ValueType]) -> ValueType {
    switch type {
    case .parameter(let name):
      if let known = parameters[name] { return known }
      let fresh = unifier.fresh()
      parameters[name] = fresh
      return fresh
    case .list(let element): return .list(instance(of: element, &parameters))
    default: return type
    }
  }

  private mutating func reportOverloads(
    _ function: Function, isMethod: Bool, _ types: [ValueType], _ node: Expression
  ) {
    let forms = function.overloads.map { signature($0, of: function.name) }
    let fitting = function.overloads.contains { $0.isMethod == isMethod }
    let label: String
    if !fitting {
      label = isMethod ? "write \(function.name)(…)" : "write value.\(function.name)(…)"
    } else if let first = types.first, case .enumeration = unifier.resolve(first) {
      label = "string(…) makes text of a member of an enum"
    } else {
      label = ""
    }
    let given = types.map { shown($0) }
    let call =
      isMethod
      ? "\(given.first ?? "").\(function.name)(\(given.dropFirst().joined(separator: ", ")))"
      : "\(function.name)(\(given.joined(separator: ", ")))"
    report(
      "type-mismatch", "there is no \(call)", at: node.span, label: label,
      expected: forms.joined(separator: ", "))
  }

  private func signature(_ overload: Function.Overload, of name: String) -> String {
    let types = overload.parameters.map(\.description)
    return overload.isMethod
      ? "\(types.first ?? "").\(name)(\(types.dropFirst().joined(separator: ", ")))"
      : "\(name)(\(types.joined(separator: ", ")))"
  }
}
