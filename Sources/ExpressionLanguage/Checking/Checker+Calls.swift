import Diagnostics

extension Checker {
  mutating func typeOfCall(
    _ name: Expression.Name, _ target: Expression?, _ arguments: [Expression], _ node: Expression
  ) -> ValueType {
    if let target, let qualified = qualifiedName(target),
      let function = function(qualified.name + "." + name.text, absolute: qualified.absolute)
    {
      resolutions[node.id] = .function(function, namespaced: true)
      let types = arguments.map { check($0) }
      return overload(function, isMethod: false, types, arguments, name, node)
    }
    let receiver = target.map { check($0) }
    let absolute = name.text.hasPrefix(".")
    let plain = absolute ? String(name.text.dropFirst()) : name.text
    let found = target == nil ? function(plain, absolute: absolute) : environment.functions[plain]
    // What looks like a macro's variable is not reported as well.
    let isMacro = found == nil && target != nil && arguments.first.map(isUnknownName) ?? false
    let types = isMacro ? [] : arguments.map { check($0) }
    guard let found else {
      resolutions[node.id] = .unknown
      reportUnknownFunction(plain, isMethod: target != nil, arguments.count, name.span)
      return .error
    }
    resolutions[node.id] = .function(found, namespaced: false)
    if strict, plain == "matches" { checkPattern(arguments) }
    let all = (receiver.map { [$0] } ?? []) + types
    let nodes = (target.map { [$0] } ?? []) + arguments
    return overload(found, isMethod: target != nil, all, nodes, name, node)
  }

  private func function(_ name: String, absolute: Bool) -> Function? {
    for candidate in candidates(name, absolute: absolute) {
      if let function = environment.functions[candidate] { return function }
    }
    return nil
  }

  private func isUnknownName(_ node: Expression) -> Bool {
    guard case .name(let name, absolute: false) = node.kind else { return false }
    return local(name) == nil && environment.slot(of: name) == nil
  }

  /// The result of the overload that fits; `.dyn` if several do and differ.
  private mutating func overload(
    _ function: Function, isMethod: Bool, _ types: [ValueType], _ nodes: [Expression],
    _ name: Expression.Name,
    _ node: Expression
  ) -> ValueType {
    // Enums are strings to standard CEL, so this changes nothing for it.
    if strict, function.name == "string", types.count == 1, case .enumeration = unifier.resolve(types[0]) {
      return .string
    }
    var result: ValueType?
    for overload in function.overloads where overload.isMethod == isMethod {
      var parameters: [String: ValueType] = [:]
      let wanted = overload.parameters.map { instance(of: $0, &parameters) }
      guard unifier.assign(types, to: wanted) else { continue }
      let declared = instance(of: overload.result, &parameters)
      let next = unifier.substitute(declared, rest: nil)
      if let soFar = result {
        if soFar != next { result = .dyn }
      } else {
        result = next
        if strict { break }
      }
    }
    if let result { return result }
    if types.contains(where: { unifier.resolve($0) == .error }) { return .error }
    reportOverloads(function, isMethod: isMethod, types, nodes, name, node)
    return .error
  }

  /// `type` with its parameters replaced by variables, the same one for the same parameter.
  mutating func instance(of type: ValueType, _ parameters: inout [String: ValueType]) -> ValueType {
    switch type {
    case .parameter(let name):
      if let known = parameters[name] { return known }
      let fresh = unifier.fresh()
      parameters[name] = fresh
      return fresh
    case .list(let element): return .list(instance(of: element, &parameters))
    case .map(let key, let value):
      return .map(instance(of: key, &parameters), instance(of: value, &parameters))
    case .optional(let wrapped): return .optional(instance(of: wrapped, &parameters))
    case .type(let type): return .type(instance(of: type, &parameters))
    case .abstract(let name, let types):
      return .abstract(name, types.map { instance(of: $0, &parameters) })
    default: return type
    }
  }

  private mutating func reportOverloads(
    _ function: Function, isMethod: Bool, _ types: [ValueType], _ nodes: [Expression],
    _ name: Expression.Name,
    _ node: Expression
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
