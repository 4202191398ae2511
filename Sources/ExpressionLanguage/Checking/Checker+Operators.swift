import Diagnostics

extension Checker {
  mutating func typeOfUnary(_ sign: UnaryOperator, _ operand: Expression, _ node: Expression) -> ValueType {
    let type = check(operand)
    if sign == .not {
      require(operand, type, .bool, "what ‘!’ stands before")
      return .bool
    }
    if unifier.assign(type, to: .int) || unifier.assign(type, to: .double) { return unifier.resolve(type) }
    report(
      "type-mismatch", "‘-’ needs a number, ‘\(excerpt(operand))’ is \(shown(type))", at: operand.span,
      expected: "int or double")
    return .error
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
      checkConstant(left, right, node)
      let ordered: [ValueType] = [.int, .double, .string, .uint, .bool, .bytes]
      return arithmetic(sign, left, one, right, other, place, among: ordered) == nil ? .error : .bool
    case .add: return sum(left, one, right, other, place)
    case .subtract, .multiply, .divide:
      return arithmetic(sign, left, one, right, other, place, among: [.int, .double, .uint]) ?? .error
    case .remainder: return arithmetic(sign, left, one, right, other, place, among: [.int, .uint]) ?? .error
    }
  }

  private mutating func sum(
    _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType, _ place: Span
  ) -> ValueType {
    let elements = ValueType.list(unifier.fresh())
    let types: [ValueType] = [.int, .double, .string, .uint, .bytes, elements]
    return arithmetic(.add, left, one, right, other, place, among: types) ?? .error
  }

  /// The type both operands have, one of `types`; `.dyn` if there are several.
  private mutating func arithmetic(
    _ sign: BinaryOperator, _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType,
    _ place: Span, among types: [ValueType]
  ) -> ValueType? {
    var found: ValueType?
    for type in types {
      let mark = unifier.mark
      guard unifier.assign([one, other], to: [type, type]) else { continue }
      if found != nil {
        unifier.undo(to: mark)
        return strict ? found : .dyn
      }
      found = type
      if case .variable = unifier.resolve(one) { continue }
      let known = unifier.resolve(one)
      let alsoKnown = unifier.resolve(other)
      if known != .dyn && known != .error || alsoKnown != .dyn && alsoKnown != .error { return found }
    }
    if found == nil { reportOperands(sign, left, one, right, other, place, types) }
    return found
  }

  private mutating func reportOperands(
    _ sign: BinaryOperator, _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType,
    _ place: Span, _ types: [ValueType]
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
    checkConstant(left, right, node)
    guard unifier.assign(one, to: other) else {
      reportDisjoint(left, one, right, other, sign.rawValue, node)
      return .bool
    }
    if strict {
      if !left.isEmptyList, !right.isEmptyList { refuseRecords(one, node) }
      checkDomain(node)
    }
    return .bool
  }

  private mutating func typeOfMembership(
    _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType, _ node: Expression
  ) -> ValueType {
    let container = unifier.resolve(other)
    let element: ValueType
    switch container {
    case .list(let type): element = type
    case .map(let key, _): element = key
    case .dyn, .error: return .bool
    case .variable where !strict && unifier.assign(other, to: .list(one)): return .bool
    default:
      let isText = container == .string || unifier.isText(container)
      report(
        "type-mismatch", "‘in’ needs a list or a map, ‘\(excerpt(right))’ is \(shown(other))", at: right.span,
        label: isText ? "for text write .contains(…)" : "", expected: "a list or a map")
      return .bool
    }
    guard unifier.assign(one, to: element) else {
      reportDisjoint(left, one, right, element, "in", node)
      return .bool
    }
    if strict {
      refuseRecords(one, node)
      checkRepetition(right)
      checkDomain(node)
    }
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
    } else if case .literal(.null) = right.kind {
      label = "ask with has(…) whether something is there"
    } else if case .enumeration = first, case .enumeration = second {
      label = "two different enums"
    } else if case .enumeration = first, second == .string {
      label = "write string(\(excerpt(left))) to compare texts"
    }
    let relation = sign == "in" ? "is looked for among" : "is compared with"
    report(
      "type-mismatch", "\(shown(one)) \(relation) \(shown(other))", at: span, label: label,
      replacement: replacement)
  }

  /// A literal written as the other kind of number, where that is all that is wrong.
  private func numberHint(
    _ left: Expression, _ one: ValueType, _ right: Expression, _ other: ValueType
  ) -> (text: String, span: Span)? {
    for (literal, wanted) in [(right, unifier.resolve(one)), (left, unifier.resolve(other))] {
      switch (literal.kind, wanted) {
      case (.literal(.int(let number)), .double): return ("\(number).0", literal.span)
      case (.literal(.double(let number)), .int):
        if let whole = wholeNumber(number) { return (String(whole), literal.span) }
      default: break
      }
    }
    return nil
  }

  /// CEL compares messages part by part and hosts compare objects; neither is what an author wants.
  private mutating func refuseRecords(_ type: ValueType, _ node: Expression) {
    guard containsRecord(unifier.substitute(type, rest: .dyn)) else { return }
    report(
      "type-mismatch", "records cannot be compared", at: node.span,
      label: "compare a field, such as their ids")
  }

  private func containsRecord(_ type: ValueType) -> Bool {
    switch type {
    case .record: true
    case .list(let element), .optional(let element): containsRecord(element)
    case .map(_, let value): containsRecord(value)
    default: false
    }
  }
}
