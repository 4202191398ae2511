import Diagnostics

extension Checker {
  /// Each operand may rely on what the ones before it establish.
  mutating func typeOfLogic(_ sign: LogicOperator, _ operands: [Expression]) -> ValueType {
    let before = facts
    for operand in operands {
      let type = check(operand)
      require(operand, type, .bool, "an operand of ‘\(sign.rawValue)’")
      if strict {
        if case .literal(.bool(let value)) = operand.kind { reportConstant(value, operand) }
        facts = facts.and(consequences(of: operand, being: sign == .and))
      }
    }
    facts = before
    if strict { checkDuplicates(sign, operands) }
    return .bool
  }

  mutating func typeOfConditional(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ node: Expression
  ) -> ValueType {
    require(condition, check(condition), .bool, "the condition before ‘?’")
    if strict, case .literal(.bool(let value)) = condition.kind { reportConstant(value, condition) }
    let before = facts
    if strict { facts = before.and(consequences(of: condition, being: true)) }
    let one = check(first)
    if strict { facts = before.and(consequences(of: condition, being: false)) }
    let other = check(second)
    facts = before
    if let type = unifier.join(one, other) { return type }
    report(
      "type-mismatch", "the two sides of ‘:’ differ: \(shown(one)) and \(shown(other))", at: node.span,
      label: "both must have one type")
    return .error
  }

  mutating func typeOfList(_ elements: [Expression.Element]) -> ValueType {
    var type: ValueType?
    for element in elements {
      var next = check(element.value)
      if element.optional { next = unwrapped(next, element.value) }
      guard let soFar = type else {
        type = next
        continue
      }
      if let joined = unifier.join(soFar, next) {
        type = joined
      } else if strict {
        report(
          "type-mismatch", "a list of \(shown(soFar)) cannot hold \(shown(next))", at: element.value.span,
          label: "this is \(shown(next))", expected: shown(soFar))
      } else {
        type = .dyn
      }
    }
    return .list(type ?? unifier.fresh())
  }

  mutating func typeOfMap(_ entries: [Expression.Entry]) -> ValueType {
    var key: ValueType?
    var value: ValueType?
    for entry in entries {
      let nextKey = check(entry.key)
      var nextValue = check(entry.value)
      if entry.optional { nextValue = unwrapped(nextValue, entry.value) }
      key = joinEntries(key, nextKey, entry.key, "keys")
      value = joinEntries(value, nextValue, entry.value, "values")
    }
    return .map(key ?? unifier.fresh(), value ?? unifier.fresh())
  }

  private mutating func joinEntries(
    _ soFar: ValueType?, _ next: ValueType, _ node: Expression, _ what: String
  ) -> ValueType {
    guard let soFar else { return next }
    if let joined = unifier.join(soFar, next) { return joined }
    guard strict else { return .dyn }
    report(
      "type-mismatch", "a map with \(what) of \(shown(soFar)) cannot hold \(shown(next))", at: node.span,
      label: "this is \(shown(next))", expected: shown(soFar))
    return soFar
  }

  /// What an optional holds.
  mutating func unwrapped(_ type: ValueType, _ node: Expression) -> ValueType {
    let wrapped = unifier.fresh()
    return require(node, type, .optional(wrapped), "what ‘?’ stands before") ? wrapped : .error
  }

  mutating func typeOfMessage(
    _ name: String, _ fields: [Expression.Field], _ node: Expression
  ) -> ValueType {
    for field in fields { _ = check(field.value) }
    report("unknown-name", "there is no message type ‘\(name)’", at: node.span)
    resolutions[node.id] = .unknown
    return .error
  }

  mutating func typeOfIndex(
    _ operand: Expression, _ position: Expression, optional: Bool, _ node: Expression
  ) -> ValueType {
    let type = checkResolved(operand)
    let index = check(position)
    var container = type
    var wraps = optional
    if case .optional(let inner) = type {
      container = unifier.resolve(inner)
      wraps = true
    }
    let element: ValueType
    switch container {
    case .list(let found):
      require(position, index, .int, "an index")
      if strict, !wraps { requireSize(operand, position, node) }
      element = found
    case .map(let key, let value):
      require(position, index, key, "a key")
      if strict, !wraps { requireKey(node) }
      element = value
    case .dyn: element = .dyn
    case .error: return .error
    case .variable where !strict: element = .dyn
    default:
      report(
        "type-mismatch", "‘\(excerpt(operand))’ is \(shown(type)) and has no elements", at: operand.span,
        expected: "a list or a map")
      return .error
    }
    return wraps ? .optional(element) : element
  }
}
