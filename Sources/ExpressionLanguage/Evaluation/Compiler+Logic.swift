extension Compiler {
  /// `&&` and `||`: an operand that decides makes errors of the others void, in whatever order they stand.
  func logic(_ sign: LogicOperator, _ operands: [Expression]) -> BoolCode {
    let decisive = sign == .or
    let codes = operands.map { bool($0) }
    // The last operand may fail: there is nothing behind it that could make its error void.
    if !operands.dropLast().contains(where: { canFail($0) }) { return plainLogic(codes, decisive) }
    return BoolCode { frame throws(EvaluationError) in
      var failure: EvaluationError?
      for code in codes {
        do throws(EvaluationError) {
          if try code(frame) == decisive { return decisive }
        } catch {
          if error.code == .limit { throw error }
          failure = failure ?? error
        }
      }
      if let failure { throw failure }
      return !decisive
    }
  }

  private func plainLogic(_ codes: [BoolCode], _ decisive: Bool) -> BoolCode {
    let first = codes[0]
    let second = codes[1]
    switch (codes.count, decisive) {
    case (2, false):
      return BoolCode { frame throws(EvaluationError) in try first(frame) ? try second(frame) : false }
    case (2, true):
      return BoolCode { frame throws(EvaluationError) in try first(frame) ? true : try second(frame) }
    case (3, false):
      let third = codes[2]
      return BoolCode { frame throws(EvaluationError) in
        guard try first(frame), try second(frame) else { return false }
        return try third(frame)
      }
    default:
      return BoolCode { frame throws(EvaluationError) in
        for code in codes where try code(frame) == decisive { return decisive }
        return !decisive
      }
    }
  }

  /// Whether evaluating a node may end in an error other than that of a limit.
  func canFail(_ node: Expression) -> Bool {
    switch node.kind {
    case .literal, .name: return false
    case .select(let operand, _), .presence(let operand, _): return canFail(operand)
    case .unary(let sign, let operand): return sign == .negate || canFail(operand)
    case .binary(let sign, let left, let right, _):
      if sign.precedence > 1 { return true }
      return canFail(left) || canFail(right)
    case .logic(_, let operands): return operands.contains { canFail($0) }
    case .conditional(let condition, let first, let second):
      return canFail(condition) || canFail(first) || canFail(second)
    case .list(let elements): return elements.contains { canFail($0) }
    case .comprehension(let loop):
      return canFail(loop.range) || canFail(loop.body) || loop.filter.map { canFail($0) } ?? false
    case .call(let name, let target, let arguments):
      let isTotal = ["size", "contains", "startsWith", "endsWith"].contains(name.text)
      return !isTotal || target.map { canFail($0) } ?? false || arguments.contains { canFail($0) }
    case .index: return true
    }
  }
}
