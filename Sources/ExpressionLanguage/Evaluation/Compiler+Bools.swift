extension Compiler {
  /// Compiles a node to a bool without intermediate values; nil if that is not possible.
  func typedBool(_ node: Expression) -> BoolCode? {
    switch node.kind {
    case .literal(.bool(let value)): return BoolCode { _ throws(EvaluationError) in value }
    case .name:
      guard let slot = tree.wordSlot(node) else { return nil }
      return BoolCode { frame throws(EvaluationError) in frame.words[slot] != 0 }
    case .select: return typedFlag(node)
    case .presence(let operand, _):
      guard case .field(_, let field) = tree.resolution(of: node) else { return nil }
      guard case .record(let get) = field.accessor else {
        let object = object(operand)
        return BoolCode { frame throws(EvaluationError) in field.value(of: try object(frame)) != nil }
      }
      if let slot = tree.holderSlot(node) {
        let wrong = Mismatch(operand)
        return BoolCode { frame throws(EvaluationError) in
          guard let object = frame.objects[slot] else { throw wrong() }
          return object._withUnsafeGuaranteedRef { get($0) != nil }
        }
      }
      let object = object(operand)
      return BoolCode { frame throws(EvaluationError) in get(try object(frame)) != nil }
    case .unary(.not, let operand):
      let code = bool(operand)
      return BoolCode { frame throws(EvaluationError) in !(try code(frame)) }
    case .conditional(let condition, let first, let second):
      let test = bool(condition)
      let one = bool(first)
      let other = bool(second)
      return BoolCode { frame throws(EvaluationError) in try test(frame) ? try one(frame) : try other(frame) }
    case .binary(.equal, let left, let right, _): return equality(left, right, wanted: true)
    case .binary(.notEqual, let left, let right, _): return equality(left, right, wanted: false)
    case .binary(.isIn, let left, let right, _): return membership(left, right)
    case .binary(let sign, let left, let right, _) where sign.isOrdering: return ordering(sign, left, right)
    case .comprehension(let loop): return LoopCompiler(compiler: self).quantifier(loop, node)
    case .call(let name, let target, let arguments): return textTest(name.text, target, arguments)
    default: return nil
    }
  }

  private func typedFlag(_ node: Expression) -> BoolCode? {
    guard case .bool(let get)? = tree.accessor(node), let object = holder(node) else { return nil }
    if case .select(let operand, _) = node.kind, case .name = operand.kind,
      let slot = tree.objectSlot(operand)
    {
      let wrong = Mismatch(operand)
      return BoolCode { frame throws(EvaluationError) in
        guard let object = frame.objects[slot] else { throw wrong() }
        return object._withUnsafeGuaranteedRef { get($0) }
      }
    }
    return BoolCode { frame throws(EvaluationError) in get(try object(frame)) }
  }

  private func equality(_ left: Expression, _ right: Expression, wanted: Bool) -> BoolCode? {
    switch tree.type(of: left) {
    case .enumeration:
      if let constant = tree.constantOrdinal(right) ?? tree.constantOrdinal(left) {
        let code = ordinal(tree.constantOrdinal(right) == nil ? right : left)
        return BoolCode { frame throws(EvaluationError) in (try code(frame) == constant) == wanted }
      }
      let one = ordinal(left)
      let other = ordinal(right)
      return BoolCode { frame throws(EvaluationError) in (try one(frame) == (try other(frame))) == wanted }
    case .int:
      let one = int(left)
      let other = int(right)
      return BoolCode { frame throws(EvaluationError) in (try one(frame) == (try other(frame))) == wanted }
    case .double:
      let one = double(left)
      let other = double(right)
      return BoolCode { frame throws(EvaluationError) in (try one(frame) == (try other(frame))) == wanted }
    case .bool:
      let one = bool(left)
      let other = bool(right)
      return BoolCode { frame throws(EvaluationError) in (try one(frame) == (try other(frame))) == wanted }
    case .string:
      if case .literal(.string("")) = right.kind {
        let one = text(left)
        return BoolCode { frame throws(EvaluationError) in try one(frame).isEmpty == wanted }
      }
      let one = text(left)
      let other = text(right)
      return BoolCode { frame throws(EvaluationError) in sameText(try one(frame), try other(frame)) == wanted
      }
    default: return nil
    }
  }

  private func ordering(_ sign: BinaryOperator, _ left: Expression, _ right: Expression) -> BoolCode? {
    switch tree.type(of: left) {
    case .int: return BoolCode(sign, int(left), int(right))
    case .double: return BoolCode(sign, double(left), double(right))
    default: return nil
    }
  }

  private func textTest(
    _ name: String, _ target: Expression?, _ arguments: [Expression]
  ) -> BoolCode? {
    let operands = (target.map { [$0] } ?? []) + arguments
    guard operands.count == 2, case .string = tree.type(of: operands[0]) else { return nil }
    let one = text(operands[0])
    if name == "matches", case .literal(.string(let pattern)) = operands[1].kind,
      let expression = try? RegularExpression(pattern)
    {
      return BoolCode { frame throws(EvaluationError) in
        try Function.occurs(expression, in: try one(frame), frame)
      }
    }
    let other = text(operands[1])
    switch name {
    case "matches":
      let last = LastExpression()
      return BoolCode { frame throws(EvaluationError) in
        let text = try one(frame)
        return try Function.occurs(try last.expression(try other(frame)), in: text, frame)
      }
    case "startsWith":
      return BoolCode { frame throws(EvaluationError) in
        try one(frame).utf8.starts(with: try other(frame).utf8)
      }
    case "contains":
      return BoolCode { frame throws(EvaluationError) in
        let text = try one(frame)
        let part = try other(frame)
        try frame.charge(searchCost(text, part))
        return containsText(text, part)
      }
    default: return nil
    }
  }
}
