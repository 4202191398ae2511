import Diagnostics

/// What is allowed and cannot be meant.
extension Checker {
  mutating func reportConstant(_ value: Bool, _ node: Expression) {
    report(
      "constant-condition", "this is always \(value)", at: node.span, severity: .warning,
      label: "leave it out")
  }

  /// A comparison of two literals.
  mutating func checkConstant(_ left: Expression, _ right: Expression, _ node: Expression) {
    guard case .literal = left.kind, case .literal = right.kind else { return }
    report(
      "constant-condition", "two constants are compared", at: node.span, severity: .warning,
      label: "the result never changes")
  }

  mutating func checkDuplicates(_ sign: LogicOperator, _ operands: [Expression]) {
    for (index, operand) in operands.enumerated() {
      guard operands[..<index].contains(where: { $0.isSame(as: operand) }) else { continue }
      report(
        "duplicate-operand", "‘\(excerpt(operand))’ stands twice beside ‘\(sign.rawValue)’", at: operand.span,
        severity: .warning, label: "leave it out, or was something else meant?")
    }
  }

  mutating func checkRepetition(_ list: Expression) {
    guard case .list(let elements) = list.kind else { return }
    var seen: Set<Literal> = []
    for element in elements {
      guard case .literal(let literal) = element.kind, !seen.insert(literal).inserted else { continue }
      report(
        "duplicate-operand", "\(literal.text) is listed twice", at: element.span, severity: .warning,
        label: "leave it out")
    }
  }

  /// A comparison of an enum that is always or never true, given what is known here.
  mutating func checkDomain(_ node: Expression) {
    guard case .binary(let sign, let left, let right, _) = node.kind,
      let (subject, set) = consequences.domain(sign, left, right)
    else { return }
    let known = consequences.key(subject.node).flatMap { facts.members[$0] }
    let possible = known ?? subject.type.all
    let because = known == nil ? "" : " after what stands before it"
    if possible & set == 0 {
      report(
        "constant-condition", "this is never true\(because)", at: node.span, severity: .warning,
        label: "‘\(excerpt(subject.node))’ \(remaining(possible, subject.type))")
    } else if possible & ~set == 0 {
      report(
        "constant-condition", "this is always true\(because)", at: node.span, severity: .warning,
        label: "‘\(excerpt(subject.node))’ \(remaining(possible, subject.type))")
    }
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
