import Diagnostics

extension Compiler {
  /// The parts of a loop that visit one element.
  private struct Visit: Sendable {
    var first: @Sendable (Frame, Value) -> Void
    var second: (@Sendable (Frame, Value) -> Void)?
    var span: Span

    /// Calls `body` for each element of `range` until it says to stop.
    func each(
      in range: Value, _ frame: Frame, _ body: (Value) throws(EvaluationError) -> Bool
    ) throws(EvaluationError) {
      switch range {
      case .list(let list):
        try frame.charge(list.count)
        for (index, element) in list.enumerated() {
          if let second {
            first(frame, .int(index))
            second(frame, element)
          } else {
            first(frame, element)
          }
          guard try body(second == nil ? element : .int(index)) else { return }
        }
      case .map(let map):
        try frame.charge(map.count)
        for entry in map.entries {
          first(frame, entry.key)
          second?(frame, entry.value)
          guard try body(entry.key) else { return }
        }
      default:
        throw EvaluationError(.noSuchOverload, "\(range.typeName) has no elements to go through", at: span)
      }
    }
  }

  /// Types and slots of the variables of a loop: the checker counted slots from the environment's variables up.
  private func visit(_ loop: Comprehension, _ node: Expression) -> Visit {
    let range = tree.type(of: loop.range)
    let isMap: Bool
    let types: (ValueType, ValueType)
    switch range {
    case .list(let element): (isMap, types) = (false, (element, element))
    case .map(let key, let value): (isMap, types) = (true, (key, value))
    default: (isMap, types) = (false, (.dyn, .dyn))
    }
    let slot = slots[node.id] ?? environment.variables.count
    guard loop.second != nil else {
      return Visit(first: store(types.0, slot), second: nil, span: loop.range.span)
    }
    let known = range == .dyn || range == .error ? ValueType.dyn : .int
    return Visit(
      first: store(isMap ? types.0 : known, slot), second: store(types.1, slot + 1), span: loop.range.span)
  }

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
        try visit.each(in: try range(frame), frame) { _ throws(EvaluationError) in
          if try body(frame) { count += 1 }
          return true
        }
        return .bool(count == 1)
      }
    case .filter:
      let body = bool(loop.body)
      return ValueCode { frame throws(EvaluationError) in
        var kept: [Value] = []
        try visit.each(in: try range(frame), frame) { element throws(EvaluationError) in
          if try body(frame) { kept.append(element) }
          return true
        }
        return .list(ListValue(kept))
      }
    case .map, .transformList:
      let filter = loop.filter.map { bool($0) }
      let body = value(loop.body)
      return ValueCode { frame throws(EvaluationError) in
        var results: [Value] = []
        try visit.each(in: try range(frame), frame) { _ throws(EvaluationError) in
          if let filter, !(try filter(frame)) { return true }
          results.append(try body(frame))
          return true
        }
        return .list(ListValue(results))
      }
    case .transformMap, .transformMapEntry: return transformation(loop, range, visit)
    }
  }

  private func transformation(_ loop: Comprehension, _ range: ValueCode, _ visit: Visit)
    -> ValueCode
  {
    let filter = loop.filter.map { bool($0) }
    let body = value(loop.body)
    let span = loop.body.span
    let isEntry = loop.kind == .transformMapEntry
    return ValueCode { frame throws(EvaluationError) in
      var result = MapValue()
      try visit.each(in: try range(frame), frame) { key throws(EvaluationError) in
        if let filter, !(try filter(frame)) { return true }
        let value = try body(frame)
        var fresh = true
        if !isEntry {
          fresh = result.insert(value, for: key)
        } else if case .map(let entries) = value {
          for entry in entries.entries { fresh = result.insert(entry.value, for: entry.key) && fresh }
        } else {
          throw EvaluationError(.noSuchOverload, "an entry must be a map", at: span)
        }
        guard fresh else { throw EvaluationError(.invalidValue, "a key comes twice", at: span) }
        return true
      }
      return .map(result)
    }
  }

  /// `all` and `exists`: an element that decides makes errors of the others void.
  private func quantifier(
    _ range: ValueCode, _ visit: Visit, _ body: BoolCode, decisive: Bool
  ) -> BoolCode {
    BoolCode { frame throws(EvaluationError) in
      var failure: EvaluationError?
      var decided = false
      try visit.each(in: try range(frame), frame) { _ throws(EvaluationError) in
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

  func binding(_ binding: Binding, _ node: Expression) -> ValueCode {
    let source = value(binding.value)
    let body = value(binding.body)
    let slot = slots[node.id] ?? environment.variables.count
    let kind = binding.kind
    let span = binding.value.span
    var type = tree.type(of: binding.value)
    if kind != .bind, case .optional(let wrapped) = type { type = wrapped }
    let store = store(type, slot)
    return ValueCode { frame throws(EvaluationError) in
      let value = try source(frame)
      if kind == .bind {
        store(frame, value)
        return try body(frame)
      }
      guard case .optional(let inner) = value else {
        throw EvaluationError(.noSuchOverload, "an optional is needed, this is \(value.typeName)", at: span)
      }
      guard let inner else { return .optional(nil) }
      store(frame, inner)
      let result = try body(frame)
      return kind == .optMap ? .optional(result) : result
    }
  }
}
