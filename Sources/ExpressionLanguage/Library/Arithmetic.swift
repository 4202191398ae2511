import Diagnostics

/// Operators over values whose types are only known at evaluation.
enum Arithmetic {
  static func compare(
    _ sign: BinaryOperator, _ one: Value, _ other: Value, _ span: Span
  ) throws(EvaluationError) -> Bool {
    switch (one, other) {
    case (.int(let a), .int(let b)): return holds(sign, a, b)
    case (.double(let a), .double(let b)): return holds(sign, a, b)
    case (.bool(let a), .bool(let b)): return holds(sign, a ? 1 : 0, b ? 1 : 0)
    case (.string(let a), .string(let b)):
      return holds(sign, sameText(a, b) ? 0 : textPrecedes(a, b) ? -1 : 1, 0)
    default: throw noOverload(sign, one, other, span)
    }
  }

  private static func holds<Number: Comparable>(_ sign: BinaryOperator, _ one: Number, _ other: Number)
    -> Bool
  {
    switch sign {
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    default: one >= other
    }
  }

  static func compute(
    _ sign: BinaryOperator, _ one: Value, _ other: Value, _ frame: Frame, _ span: Span
  ) throws(EvaluationError) -> Value {
    switch (one, other) {
    case (.int(let a), .int(let b)): return .int(try whole(sign, a, b, span))
    case (.double(let a), .double(let b)):
      switch sign {
      case .add: return .double(a + b)
      case .subtract: return .double(a - b)
      case .multiply: return .double(a * b)
      case .divide: return .double(a / b)
      default: throw noOverload(sign, one, other, span)
      }
    case (.string(let a), .string(let b)) where sign == .add:
      try frame.charge(a.utf8.count + b.utf8.count)
      return .string(a + b)
    case (.list(let a), .list(let b)) where sign == .add:
      try frame.charge(a.count + b.count)
      return .list(ListValue(Array(a) + Array(b)))
    default: throw noOverload(sign, one, other, span)
    }
  }

  static func whole(
    _ sign: BinaryOperator, _ one: Int, _ other: Int, _ span: Span
  ) throws(EvaluationError) -> Int {
    let result: (partialValue: Int, overflow: Bool)
    switch sign {
    case .add: result = one.addingReportingOverflow(other)
    case .subtract: result = one.subtractingReportingOverflow(other)
    case .multiply: result = one.multipliedReportingOverflow(by: other)
    default:
      guard other != 0 else { throw EvaluationError(.divisionByZero, "division by zero", at: span) }
      result =
        sign == .divide
        ? one.dividedReportingOverflow(by: other) : one.remainderReportingOverflow(dividingBy: other)
    }
    if result.overflow { throw EvaluationError(.overflow, "the number does not fit into 64 bits", at: span) }
    return result.partialValue
  }

  private static func noOverload(
    _ sign: BinaryOperator, _ one: Value, _ other: Value, _ span: Span
  ) -> EvaluationError {
    EvaluationError(
      .noSuchOverload, "‘\(sign.rawValue)’ does not work between \(one.typeName) and \(other.typeName)",
      at: span)
  }
}
