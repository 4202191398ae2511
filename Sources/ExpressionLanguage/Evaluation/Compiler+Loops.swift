import Diagnostics

extension Compiler {
  func comprehension(_ loop: Comprehension, _ node: Expression) -> ValueCode {
    let range = value(loop.range)
    let visit = visit(loop, node)
    switch loop.kind {
    case .all, .exists:
      let code = quantifier(range, visit, bool(loop.body), decisive: loop.kind == .exists)
      return ValueCode { frame throws(EvaluationError) in .bool(try code(frame)) }
    case .existsOne:
      let body = bool(loop.body)
      return ValueCode { frame throws(EvaluationError) in
        var count = 0
        try visit(try range(frame), frame) { _ throws(EvaluationError) in
          if try body(frame) { count += 1 }
          return true
        }
        return .bool(count == 1)
      }
    case .filter:
      let body = bool(loop.body)
      return ValueCode { frame throws(EvaluationError) in
        var kept: [Value] = []
        try visit(try range(frame), frame) { element throws(EvaluationError) in
          if try body(frame) { kept.append(element) }
          return true
        }
        return .list(ListValue(kept))
      }
    case .map:
      let filter = loop.filter.map { bool($0) }
      let body = value(loop.body)
      return ValueCode { frame throws(EvaluationError) in
        var results: [Value] = []
        try visit(try range(frame), frame) { _ throws(EvaluationError) in
          if let filter, !(try filter(frame)) { return true }
          results.append(try body(frame))
          return true
        }
        return .list(ListValue(results))
      }
    }
  }

  /// Goes through a list until it is told to stop, with each element as the variable of the loop.
  private typealias Visit =
    @Sendable (
      Value, Frame, (Value) throws(EvaluationError) -> Bool
    ) throws(EvaluationError) -> Void

  private func visit(_ loop: Comprehension, _ node: Expression) -> Visit {
    let slot = slots[node.id] ?? environment.variables.count
    var element = ValueType.unknown
    if case .list(let known) = tree.type(of: loop.range) { element = known }
    let store = store(element, slot)
    let wrong = Mismatch(loop.range)
    return { range, frame, body throws(EvaluationError) in
      guard case .list(let list) = range else { throw wrong() }
      try frame.charge(list.count)
      for element in list {
        store(frame, element)
        guard try body(element) else { return }
      }
    }
  }

  /// `all` and `exists`: an element that decides makes errors of the others void.
  private func quantifier(
    _ range: ValueCode, _ visit: @escaping Visit, _ body: BoolCode, decisive: Bool
  ) -> BoolCode {
    BoolCode { frame throws(EvaluationError) in
      var failure: EvaluationError?
      var decided = false
      try visit(try range(frame), frame) { _ throws(EvaluationError) in
        do throws(EvaluationError) {
          decided = try body(frame) == decisive
        } catch {
          if error.code == .limit { throw error }
          failure = failure ?? error
        }
        return !decided
      }
      if decided { return decisive }
      if let failure { throw failure }
      return !decisive
    }
  }
}
