import Diagnostics

/// Operators over values whose types are found out now.
enum Arithmetic {
  static func compare(
    _ sign: BinaryOperator, _ one: Value, _ other: Value, _ span: Span
  ) throws(EvaluationError) -> Bool {
    let order = try order(sign, one, other, span)
    switch sign {
    case .less: return order == .before
    case .lessOrEqual: return order == .before || order == .same
    case .greater: return order == .after
    default: return order == .after || order == .same
    }
  }

  private static func order(
    _ sign: BinaryOperator, _ one: Value, _ other: Value, _ span: Span
  ) throws(EvaluationError) -> Value.Order {
    switch (one, other) {
    case (.int, .int), (.uint, .uint), (.double, .double), (.int, .uint), (.uint, .int), (.int, .double),
      (.double, .int), (.uint, .double), (.double, .uint):
      return Value.order(one, other)
    case (.string(let a), .string(let b)):
      return sameText(a, b) ? .same : textPrecedes(a, b) ? .before : .after
    case (.bytes(let a), .bytes(let b)):
      return a == b ? .same : a.lexicographicallyPrecedes(b) ? .before : .after
    case (.bool(let a), .bool(let b)): return a == b ? .same : b ? .before : .after
    default: throw noOverload(sign, one, other, span)
    }
  }

  static func compute(
    _ sign: BinaryOperator, _ one: Value, _ other: Value, _ frame: Frame, _ span: Span
  ) throws(EvaluationError) -> Value {
    switch (one, other) {
    case (.int(let a), .int(let b)): return .int(try whole(sign, a, b, span))
    case (.uint(let a), .uint(let b)): return .uint(try whole(sign, a, b, span))
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
    case (.bytes(let a), .bytes(let b)) where sign == .add:
      try frame.charge(a.count + b.count)
      return .bytes(a + b)
    case (.list(let a), .list(let b)) where sign == .add:
      try frame.charge(a.count + b.count)
      return .list(ListValue(Array(a) + Array(b)))
    default: throw noOverload(sign, one, other, span)
    }
  }

  static func whole<Number: FixedWidthInteger>(
    _ sign: BinaryOperator, _ one: Number, _ other: Number, _ span: Span
  ) throws(EvaluationError) -> Number {
    let result: (partialValue: Number, overflow: Bool)
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
