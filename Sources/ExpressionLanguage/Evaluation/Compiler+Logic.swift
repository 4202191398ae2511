extension Compiler {
  /// `&&` and `||`: an operand that decides makes errors of the others void, in whatever order they stand.
  func logic(_ sign: LogicOperator, _ operands: [Expression]) -> BoolCode {
    let decisive = sign == .or
    let codes = operands.map { bool($0) }
    // The last operand may fail: there is nothing behind it that could make its error void.
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
