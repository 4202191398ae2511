import Diagnostics

extension Checker {
  mutating func typeOfUnary(_ sign: UnaryOperator, _ operand: Expression) -> ValueType {
    let type = check(operand)
    if sign == .not {
      require(operand, type, .bool, "what ‘!’ stands before")
      return .bool
    }
    if unifier.assign(type, to: .int) || unifier.assign(type, to: .double) { return unifier.resolve(type) }
    report(
      "type-mismatch", "‘-’ needs a number, ‘\(operand.excerpt)’ is \(shown(type))", at: operand.span,
      expected: "int or double")
    return .unknown
  }

  mutating func typeOfBinary(
    _ sign: BinaryOperator, _ left: Expression, _ right: Expression, _ place: Span, _ node: Expression
  ) -> ValueType {
    let one = check(left)
    let other = check(right)
    switch sign {
    case .equal, .notEqual: return typeOfEquality(sign, left, one, right, other, node)
    case .isIn: return typeOfMembership(left, one, right, other, node)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      report(RedundancyCheck.comparison(left, right, node))
      let ordered: [ValueType] = [.int, .double, .string, .bool]
      return arithmetic(sign, left, one, right, other, place, among: ordered) == nil ? .unknown : .bool
    case .add: return sum(left, one, right, other, place)
    case .subtract, .multiply, .divide:
      return arithmetic(sign, left, one, right, other, place, among: [.int, .double]) ?? .unknown
    case .remainder: return arithmetic(sign, left, one, right, other, place, among: [.int]) ?? .unknown
    }
  }

  private mutating func sum(
    _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType, _ place: Span
  ) -> ValueType {
    let elements = ValueType.list(unifier.fresh())
    let types: [ValueType] = [.int, .double, .string, elements]
    return arithmetic(.add, left, one, right, other, place, among: types) ?? .unknown
  }

  /// The common type of both operands: the first of `types` that matches.
  private mutating func arithmetic(
    _ sign: BinaryOperator, _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType,
    _ place: Span, among types: [ValueType]
  ) -> ValueType? {
    for type in types where unifier.assign([one, other], to: [type, type]) { return type }
    reportOperands(sign, left, one, right, other, place)
    return nil
  }

  private mutating func reportOperands(
    _ sign: BinaryOperator, _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType,
    _ place: Span
  ) {
    let (first, second) = (shown(one), shown(other))
    var label = ""
    var replacement: String?
    var span = place
    if let hint = numberHint(left, one, right, other) {
      (label, replacement, span) = ("write \(hint.text)", hint.text, hint.span)
    } else if case .enumeration = unifier.resolve(one) {
      label = "members of an enum are compared with == or in"
    }
    let message =
      first == second
      ? "‘\(sign.rawValue)’ does not work on \(first)"
      : "‘\(sign.rawValue)’ does not work between \(first) and \(second)"
    report("type-mismatch", message, at: span, label: label, replacement: replacement)
  }

  private mutating func typeOfEquality(
    _ sign: BinaryOperator, _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType,
    _ node: Expression
  ) -> ValueType {
    report(RedundancyCheck.comparison(left, right, node))
    guard unifier.assign(one, to: other) else {
      reportDisjoint(left, one, right, other, sign.rawValue, node)
      return .bool
    }
    if !left.isEmptyList, !right.isEmptyList { refuseRecords(one, node) }
    report(redundancy.domain(node))
    return .bool
  }

  private mutating func typeOfMembership(
    _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType, _ node: Expression
  ) -> ValueType {
    let container = unifier.resolve(other)
    guard case .list(let element) = container else {
      if container == .unknown { return .bool }
      let isText = container == .string || unifier.isText(container)
      report(
        "type-mismatch", "‘in’ needs a list, ‘\(right.excerpt)’ is \(shown(other))", at: right.span,
        label: isText ? "for text write .contains(…)" : "", expected: "a list")
      return .bool
    }
    guard unifier.assign(one, to: element) else {
      reportDisjoint(left, one, right, element, "in", node)
      return .bool
    }
    refuseRecords(one, node)
    problems += RedundancyCheck.repetitions(right)
    report(redundancy.domain(node))
    return .bool
  }

  private mutating func reportDisjoint(
    _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType, _ sign: String,
    _ node: Expression
  ) {
    let first = unifier.resolve(one)
    let second = unifier.resolve(other)
    var label = "this is never true"
    var replacement: String?
    var span = node.span
    if let hint = numberHint(left, one, right, other) {
      (label, replacement, span) = ("write \(hint.text)", hint.text, hint.span)
    } else if case .enumeration = first, case .enumeration = second {
      label = "two different enums"
    } else if case .enumeration = first, second == .string {
      label = "write string(\(left.excerpt)) to compare texts"
    }
    let relation = sign == "in" ? "is looked for among" : "is compared with"
    report(
      "type-mismatch", "\(shown(one)) \(relation) \(shown(other))", at: span, label: label,
      replacement: replacement)
  }

  /// A number literal rewritten as the other numeric type, if that is the only mistake.
  private func numberHint(
    _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType
  ) -> (text: String, span: Span)? {
    for (literal, wanted) in [(right, unifier.resolve(one)), (left, unifier.resolve(other))] {
      switch (literal.kind, wanted) {
      case (.literal(.int(let number)), .double): return ("\(number).0", literal.span)
      case (.literal(.double(let number)), .int):
        if abs(number) < 0x1p53, Double(Int(number)) == number { return (String(Int(number)), literal.span) }
      default: break
      }
    }
    return nil
  }

  /// CEL compares messages field by field, and hosts compare objects; authors want neither.
  private mutating func refuseRecords(_ type: ValueType, _ node: Expression) {
    guard unifier.substitute(type, rest: .unknown).holdsRecord else { return }
    report(
      "type-mismatch", "records cannot be compared", at: node.span,
      label: "compare a field, such as their ids")
  }
}

extension ValueType {
  fileprivate var holdsRecord: Bool {
    switch self {
    case .record: true
    case .list(let element): element.holdsRecord
    default: false
    }
  }
}
