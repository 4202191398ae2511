extension BoolCode {
  /// Combines operands; the first with the value `decisive` decides. Only the last operand may fail.
  init(joining codes: [BoolCode], decisive: Bool) {
    let first = codes[0]
    let second = codes[1]
    switch (codes.count, decisive) {
    case (2, false):
      self.init { frame throws(EvaluationError) in try first(frame) ? try second(frame) : false }
    case (2, true):
      self.init { frame throws(EvaluationError) in try first(frame) ? true : try second(frame) }
    case (3, false):
      let third = codes[2]
      self.init { frame throws(EvaluationError) in
        guard try first(frame), try second(frame) else { return false }
        return try third(frame)
      }
    default:
      self.init { frame throws(EvaluationError) in
        for code in codes where try code(frame) == decisive { return decisive }
        return !decisive
      }
    }
  }

  /// `<`, `<=`, `>` or `>=` of two ints.
  init(_ sign: BinaryOperator, _ one: IntCode, _ other: IntCode) {
    switch sign {
    case .less: self.init { frame throws(EvaluationError) in try one(frame) < (try other(frame)) }
    case .lessOrEqual: self.init { frame throws(EvaluationError) in try one(frame) <= (try other(frame)) }
    case .greater: self.init { frame throws(EvaluationError) in try one(frame) > (try other(frame)) }
    default: self.init { frame throws(EvaluationError) in try one(frame) >= (try other(frame)) }
    }
  }

  /// `<`, `<=`, `>` or `>=` of two doubles.
  init(_ sign: BinaryOperator, _ one: DoubleCode, _ other: DoubleCode) {
    switch sign {
    case .less: self.init { frame throws(EvaluationError) in try one(frame) < (try other(frame)) }
    case .lessOrEqual: self.init { frame throws(EvaluationError) in try one(frame) <= (try other(frame)) }
    case .greater: self.init { frame throws(EvaluationError) in try one(frame) > (try other(frame)) }
    default: self.init { frame throws(EvaluationError) in try one(frame) >= (try other(frame)) }
    }
  }
}
