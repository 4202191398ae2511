import Diagnostics

extension Compiler {
  func unary(_ sign: UnaryOperator, _ operand: Expression, _ node: Expression) -> ValueCode {
    let span = node.span
    if sign == .not {
      let code = bool(operand)
      return ValueCode { frame throws(EvaluationError) in .bool(!(try code(frame))) }
    }
    let code = value(operand)
    return ValueCode { frame throws(EvaluationError) in
      switch try code(frame) {
      case .int(let int):
        guard int != .min else { throw EvaluationError(.overflow, "the number is too large", at: span) }
        return .int(-int)
      case .double(let double): return .double(-double)
      case let other:
        throw EvaluationError(.noSuchOverload, "‘-’ does not work on \(other.typeName)", at: span)
      }
    }
  }

  func binary(_ sign: BinaryOperator, _ left: Expression, _ right: Expression, _ node: Expression)
    -> ValueCode
  {
    let one = value(left)
    let other = value(right)
    let span = node.span
    switch sign {
    case .equal:
      return ValueCode { frame throws(EvaluationError) in .bool(Value.equal(try one(frame), try other(frame)))
      }
    case .notEqual:
      return ValueCode { frame throws(EvaluationError) in
        .bool(!Value.equal(try one(frame), try other(frame)))
      }
    case .isIn:
      return ValueCode { frame throws(EvaluationError) in
        .bool(try Self.contains(try other(frame), try one(frame), frame, span))
      }
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return ValueCode { frame throws(EvaluationError) in
        .bool(try Arithmetic.compare(sign, try one(frame), try other(frame), span))
      }
    default:
      return ValueCode { frame throws(EvaluationError) in
        try Arithmetic.compute(sign, try one(frame), try other(frame), frame, span)
      }
    }
  }

  private static func contains(
    _ container: Value, _ element: Value, _ frame: Frame, _ span: Span
  ) throws(EvaluationError) -> Bool {
    guard case .list(let list) = container else {
      throw EvaluationError(.noSuchOverload, "‘in’ does not work on \(container.typeName)", at: span)
    }
    try frame.charge(list.count)
    return list.contains { Value.equal($0, element) }
  }

  func list(_ elements: [Expression]) -> ValueCode {
    let codes = elements.map { value($0) }
    return ValueCode { frame throws(EvaluationError) in
      var values: [Value] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(frame)) }
      return .list(ListValue(values))
    }
  }

  func call(
    _ name: Expression.Name, _ target: Expression?, _ arguments: [Expression], _ node: Expression
  ) -> ValueCode {
    guard case .function(let function) = tree.resolution(of: node) else { return unknown(name.text, node) }
    let operands = (target.map { [$0] } ?? []) + arguments
    let codes = operands.map { value($0) }
    let body = function.body
    let span = node.span
    return ValueCode { frame throws(EvaluationError) in
      var values: [Value] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(frame)) }
      do throws(EvaluationError) {
        return try body(values, frame)
      } catch {
        throw error.at(span)
      }
    }
  }
}
