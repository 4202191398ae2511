import Diagnostics

/// The messages for unknown functions.
extension Checker {
  mutating func reportUnknownFunction(_ name: String, on target: Expression?, _ span: Span) {
    let isMethod = target != nil
    let macros = ["all", "exists", "exists_one", "filter", "map", "has"]
    if macros.contains(name) {
      let form = name == "has" ? "has(record.field)" : "list.\(name)(x, …)"
      return report("unknown-function", "‘\(name)’ is not called like this", at: span, label: "write \(form)")
    }
    if FunctionNames.leftOut.contains(name) || isNamespace(target) {
      return report(
        "unsupported", "‘\(name)’ is a part of CEL that the language of rules leaves out", at: span)
    }
    let names = FunctionNames.all(areMethods: isMethod) + (isMethod ? macros.dropLast() : ["has"])
    let others = FunctionNames.all(areMethods: !isMethod).filter { !names.contains($0) }
    let nearest = nearestName(to: name, among: names) ?? FunctionNames.elsewhere(name)
    var label = nearest.map { "did you mean ‘\($0)’?" } ?? ""
    if nearest == nil, let other = nearestName(to: name, among: others) ?? others.first(where: { $0 == name })
    {
      label = isMethod ? "did you mean ‘\(other)(…)’?" : "did you mean ‘value.\(other)(…)’?"
    }
    report(
      "unknown-function", "there is no function ‘\(name)’", at: span, label: label,
      expected: "one of \(listOfNames(names))", replacement: nearest)
  }

  /// Whether the target is a namespace of a CEL extension.
  private func isNamespace(_ target: Expression?) -> Bool {
    guard case .name(let name)? = target?.kind else { return false }
    return FunctionNames.namespaces.contains(name) && local(name) == nil && environment.slot(of: name) == nil
  }

  /// Checks a pattern that is a literal.
  mutating func checkPattern(_ arguments: [Expression]) {
    guard let last = arguments.last, case .literal(.string(let pattern)) = last.kind else { return }
    do {
      _ = try RegularExpression(pattern)
    } catch {
      report("invalid-pattern", "this is no regular expression: \(error.message)", at: last.span)
    }
  }
}
