extension Compiler {
  /// `&&` and `||`: if one operand decides, errors of the others are ignored, in any order.
  func logic(_ sign: LogicOperator, _ operands: [Expression]) -> BoolCode {
    let decisive = sign == .or
    let codes = operands.map { bool($0) }
    // The last operand may fail: no later operand could make its error irrelevant.
    if !operands.dropLast().contains(where: \.canFail) { return BoolCode(joining: codes, decisive: decisive) }
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
}
