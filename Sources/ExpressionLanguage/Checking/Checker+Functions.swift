import Diagnostics

/// What is said where a function is not there.
extension Checker {
  mutating func reportUnknownFunction(_ name: String, on target: Expression?, _ count: Int, _ span: Span) {
    let isMethod = target != nil
    let macros = ["all", "exists", "exists_one", "filter", "map", "has"]
    if macros.contains(name) {
      let form = name == "has" ? "has(record.field)" : "list.\(name)(x, …)"
      return report("unknown-function", "‘\(name)’ is not called like this", at: span, label: "write \(form)")
    }
    if isLeftOut(name, on: target) {
      return report(
        "unsupported", "‘\(name)’ is a part of CEL that the language of rules leaves out", at: span)
    }
    let names = functionNames(isMethod: isMethod) + (isMethod ? macros.dropLast() : ["has"])
    let others = functionNames(isMethod: !isMethod).filter { !names.contains($0) }
    let nearest = nearestName(to: name, among: names) ?? otherLanguages(name)
    var label = nearest.map { "did you mean ‘\($0)’?" } ?? ""
    if nearest == nil, let other = nearestName(to: name, among: others) ?? others.first(where: { $0 == name })
    {
      label = isMethod ? "did you mean ‘\(other)(…)’?" : "did you mean ‘value.\(other)(…)’?"
    }
    report(
      "unknown-function", "there is no function ‘\(name)’", at: span, label: label,
      expected: "one of \(listOfNames(names))", replacement: nearest)
  }

  private func functionNames(isMethod: Bool) -> [String] {
    environment.functions.values
      .filter { $0.overloads.contains { $0.isMethod == isMethod } }
      .map(\.name).sorted()
  }

  /// CEL, or an extension that its implementations share, has a function of this name.
  private func isLeftOut(_ name: String, on target: Expression?) -> Bool {
    if case .name(let space)? = target?.kind,
      ["cel", "math", "optional", "strings", "proto"].contains(space),
      local(space) == nil, environment.slot(of: space) == nil
    {
      return true
    }
    return Self.leftOut.contains(name)
  }

  private static let leftOut: Set = [
    "bool", "bytes", "duration", "dyn", "timestamp", "type", "uint", "getDate", "getDayOfMonth",
    "getDayOfWeek",
    "getDayOfYear", "getFullYear", "getHours", "getMilliseconds", "getMinutes", "getMonth", "getSeconds",
    "charAt",
    "format", "indexOf", "join", "lastIndexOf", "lowerAscii", "replace", "reverse", "split", "substring",
    "trim",
    "upperAscii", "optMap", "optFlatMap", "hasValue", "or", "orValue", "value", "transformList",
    "transformMap",
    "transformMapEntry", "sort", "sortBy", "flatten", "distinct", "slice", "first", "last",
  ]

  /// What people call the same thing elsewhere.
  private func otherLanguages(_ name: String) -> String? {
    let words = [
      ("length", "size"), ("count", "size"), ("len", "size"), ("isEmpty", "size"), ("any", "exists"),
      ("some", "exists"), ("every", "all"), ("allSatisfy", "all"), ("forall", "all"),
      ("includes", "contains"),
      ("hasPrefix", "startsWith"), ("hasSuffix", "endsWith"), ("select", "filter"), ("where", "filter"),
      ("defined", "has"), ("exist", "exists"),
    ]
    guard
      let nearest = words.first(where: { $0.0 == name })?.0 ?? nearestName(to: name, among: words.map(\.0))
    else { return nil }
    return words.first { $0.0 == nearest }?.1
  }

  /// A pattern that is written out can be read now.
  mutating func checkPattern(_ arguments: [Expression]) {
    guard let last = arguments.last, case .literal(.string(let pattern)) = last.kind else { return }
    do {
      _ = try RegularExpression(pattern)
    } catch {
      report("invalid-pattern", "this is no regular expression: \(error.message)", at: last.span)
    }
  }
}
