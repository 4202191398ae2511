import Diagnostics

/// Compiles macros over lists to closures; their parts are compiled by ``Compiler``.
struct LoopCompiler {
  let compiler: Compiler

  /// Compiles any macro over any list.
  func general(_ loop: Comprehension, _ node: Expression) -> ValueCode {
    let range = compiler.value(loop.range)
    let visit = visit(loop, node)
    switch loop.kind {
    case .all, .exists:
      let code = BoolCode(visit, of: range, asking: compiler.bool(loop.body), decisive: loop.kind == .exists)
      return ValueCode { frame throws(EvaluationError) in .bool(try code(frame)) }
    case .existsOne:
      let body = compiler.bool(loop.body)
      return ValueCode { frame throws(EvaluationError) in
        var count = 0
        try visit(try range(frame), frame) { _ throws(EvaluationError) in
          if try body(frame) { count += 1 }
          return true
        }
        return .bool(count == 1)
      }
    case .filter:
      let body = compiler.bool(loop.body)
      return ValueCode { frame throws(EvaluationError) in
        var kept: [Value] = []
        try visit(try range(frame), frame) { element throws(EvaluationError) in
          if try body(frame) { kept.append(element) }
          return true
        }
        return .list(ListValue(kept))
      }
    case .map:
      let filter = loop.filter.map { compiler.bool($0) }
      let body = compiler.value(loop.body)
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

  private func visit(_ loop: Comprehension, _ node: Expression) -> ElementVisit {
    var element = ValueType.unknown
    if case .list(let known) = compiler.tree.type(of: loop.range) { element = known }
    let slot = compiler.slots[node.id] ?? compiler.environment.variables.count
    return ElementVisit(store: Frame.store(element, slot), wrong: Mismatch(loop.range))
  }
}
