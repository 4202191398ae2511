import Diagnostics

extension Checker {
  /// Checks the whole expression, then decides what could not be decided before.
  mutating func checkRoot(_ root: Expression, expecting expected: ValueType?) -> CheckedExpression {
    let type = check(root)
    if let expected, !unifier.assign(type, to: expected) {
      report(
        "type-mismatch", "this must be \(expected), it is \(shown(type))", at: root.span,
        label: "this is \(shown(type))", expected: expected.description)
    }
    if expected == .bool, case .literal(.bool(let value)) = root.kind {
      report(RedundancyCheck.constant(value, root))
    }
    settleLiterals()
    let settled = types.map { unifier.substitute($0, rest: .unknown) }
    problems.sort { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    return CheckedExpression(root: root, types: settled, resolutions: resolutions, slots: loopSlots)
  }

  private mutating func settleLiterals() {
    for literal in literals {
      guard case .enumeration(let type) = unifier.resolve(literal.type) else { continue }
      if let ordinal = type.ordinal(of: literal.text) {
        resolutions[literal.node.id] = .member(type, ordinal)
        continue
      }
      let nearest = nearestName(to: literal.text, among: type.members)
      report(
        "not-a-member", "‘\(literal.text)’ is not a member of \(type.name)", at: literal.node.span,
        label: nearest.map { "did you mean ‘\($0)’?" } ?? "",
        expected: "\(type.name) is \(listOfNames(type.members, limit: 24))",
        replacement: nearest.map { quoted($0) })
    }
  }
}
