import Diagnostics

extension Checker {
  /// Each operand may use the facts that the previous operands establish.
  mutating func typeOfLogic(_ sign: LogicOperator, _ operands: [Expression]) -> ValueType {
    let before = facts
    for operand in operands {
      let type = check(operand)
      require(operand, type, .bool, "an operand of ‘\(sign.rawValue)’")
      if case .literal(.bool(let value)) = operand.kind { report(RedundancyCheck.constant(value, operand)) }
      facts = facts.and(consequences.of(operand, being: sign == .and))
    }
    facts = before
    problems += RedundancyCheck.duplicates(sign, operands)
    return .bool
  }

  mutating func typeOfConditional(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ node: Expression
  ) -> ValueType {
    require(condition, check(condition), .bool, "the condition before ‘?’")
    if case .literal(.bool(let value)) = condition.kind { report(RedundancyCheck.constant(value, condition)) }
    let before = facts
    facts = before.and(consequences.of(condition, being: true))
    let one = check(first)
    facts = before.and(consequences.of(condition, being: false))
    let other = check(second)
    facts = before
    if let type = unifier.join(one, other) { return type }
    report(
      "type-mismatch", "the two sides of ‘:’ differ: \(shown(one)) and \(shown(other))", at: node.span,
      label: "both must have one type")
    return .unknown
  }

  mutating func typeOfList(_ elements: [Expression]) -> ValueType {
    var type: ValueType?
    for element in elements {
      let next = check(element)
      guard let soFar = type else {
        type = next
        continue
      }
      if let joined = unifier.join(soFar, next) {
        type = joined
      } else {
        report(
          "type-mismatch", "a list of \(shown(soFar)) cannot hold \(shown(next))", at: element.span,
          label: "this is \(shown(next))", expected: shown(soFar))
      }
    }
    return .list(type ?? unifier.fresh())
  }

  mutating func typeOfIndex(
    _ operand: Expression, _ position: Expression, _ node: Expression
  ) -> ValueType {
    let type = checkResolved(operand)
    let index = check(position)
    switch type {
    case .list(let element):
      require(position, index, .int, "an index")
      report(presence.index(operand, position, node))
      return element
    case .unknown: return .unknown
    default:
      report(
        "type-mismatch", "‘\(operand.excerpt)’ is \(shown(type)) and has no elements", at: operand.span,
        expected: "a list")
      return .unknown
    }
  }
}
