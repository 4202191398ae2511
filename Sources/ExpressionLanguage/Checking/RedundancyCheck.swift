import Diagnostics

/// Finds expressions that are valid but have no effect, given the known facts.
struct RedundancyCheck {
  let consequences: Consequences
  let facts: Facts

  /// Reports a constant in place of a condition.
  static func constant(_ value: Bool, _ node: Expression) -> ExpressionProblem {
    warning("constant-condition", "this is always \(value)", node, "leave it out")
  }

  private static func warning(
    _ code: String, _ message: String, _ node: Expression, _ label: String
  ) -> ExpressionProblem {
    ExpressionProblem(code, message, at: node.span, severity: .warning, label: label)
  }

  /// Reports a comparison of two literals.
  static func comparison(_ left: Expression, _ right: Expression, _ node: Expression) -> ExpressionProblem? {
    guard case .literal = left.kind, case .literal = right.kind else { return nil }
    return warning("constant-condition", "two constants are compared", node, "the result never changes")
  }

  /// Reports equal operands.
  static func duplicates(_ sign: LogicOperator, _ operands: [Expression]) -> [ExpressionProblem] {
    operands.indices.filter { index in operands[..<index].contains { $0.isSame(as: operands[index]) } }
      .map { index in
        warning(
          "duplicate-operand", "‘\(operands[index].excerpt)’ stands twice beside ‘\(sign.rawValue)’",
          operands[index], "leave it out, or was something else meant?")
      }
  }

  /// Reports equal elements of a list.
  static func repetitions(_ list: Expression) -> [ExpressionProblem] {
    guard case .list(let elements) = list.kind else { return [] }
    var seen: Set<Literal> = []
    return elements.compactMap { element in
      guard case .literal(let literal) = element.kind, !seen.insert(literal).inserted else { return nil }
      return warning("duplicate-operand", "\(literal.text) is listed twice", element, "leave it out")
    }
  }

  /// Reports a comparison of an enum that is always true or always false, given the known facts.
  func domain(_ node: Expression) -> ExpressionProblem? {
    guard case .binary(let sign, let left, let right, _) = node.kind,
      let (subject, set) = consequences.domain(sign, left, right)
    else { return nil }
    let known = consequences.key(subject.node).flatMap { facts.members[$0] }
    let possible = known ?? subject.type.all
    let value = possible & set == 0 ? "never" : possible & ~set == 0 ? "always" : ""
    if value.isEmpty { return nil }
    let because = known == nil ? "" : " after what stands before it"
    return Self.warning(
      "constant-condition", "this is \(value) true\(because)", node,
      "‘\(subject.node.excerpt)’ \(remaining(possible, subject.type))")
  }

  private func remaining(_ set: UInt64, _ type: EnumType) -> String {
    let members = ListValue.ordinals(in: set).map { type.member($0) }
    return members.isEmpty ? "can have no value here" : "is \(listOfNames(members, limit: 6)) here"
  }
}

extension Expression {
  var isEmptyList: Bool {
    if case .list(let elements) = kind { return elements.isEmpty }
    return false
  }

  var isLiteral: Bool {
    if case .literal = kind { return true }
    return false
  }
}
