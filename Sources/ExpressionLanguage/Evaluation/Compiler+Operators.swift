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
    switch container {
    case .list(let list):
      try frame.charge(list.count)
      return list.contains { Value.equal($0, element) }
    case .map(let map): return map.value(for: element) != nil
    default: throw EvaluationError(.noSuchOverload, "‘in’ does not work on \(container.typeName)", at: span)
    }
  }

  func list(_ elements: [Expression.Element]) -> ValueCode {
    let codes = elements.map { (code: value($0.value), optional: $0.optional) }
    let hasOptional = elements.contains { $0.optional }
    let count = elements.count
    return ValueCode { frame throws(EvaluationError) in
      var values: [Value] = []
      values.reserveCapacity(count)
      for element in codes {
        let value = try element.code(frame)
        if hasOptional, element.optional {
          guard case .optional(let inner) = value else {
            throw EvaluationError(.noSuchOverload, "‘?’ needs an optional, this is \(value.typeName)")
          }
          if let inner { values.append(inner) }
        } else {
          values.append(value)
        }
      }
      return .list(ListValue(values))
    }
  }

  func map(_ entries: [Expression.Entry]) -> ValueCode {
    let codes = entries.map {
      (key: value($0.key), value: value($0.value), optional: $0.optional, span: $0.key.span)
    }
    return ValueCode { frame throws(EvaluationError) in
      var map = MapValue()
      for entry in codes {
        let key = try entry.key(frame)
        var value = try entry.value(frame)
        switch key {
        case .bool, .int, .uint, .string, .enumeration: break
        default: throw EvaluationError(.invalidValue, "\(key.typeName) cannot be a key", at: entry.span)
        }
        if entry.optional {
          guard case .optional(let inner) = value else {
            throw EvaluationError(.noSuchOverload, "‘?’ needs an optional, this is \(value.typeName)")
          }
          guard let inner else { continue }
          value = inner
        }
        guard map.insert(value, for: key) else {
          throw EvaluationError(.invalidValue, "the key ‘\(key.displayText)’ stands twice", at: entry.span)
        }
      }
      return .map(map)
    }
  }

  func call(
    _ name: Expression.Name, _ target: Expression?, _ arguments: [Expression], _ node: Expression
  ) -> ValueCode {
    guard case .function(let function, let namespaced) = tree.resolution(of: node) else {
      return Self.failing(
        EvaluationError(.noSuchOverload, "there is no function ‘\(name.text)’", at: name.span))
    }
    let operands = (namespaced ? [] : target.map { [$0] } ?? []) + arguments
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
