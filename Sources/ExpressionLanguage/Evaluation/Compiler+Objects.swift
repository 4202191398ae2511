extension Compiler {
  /// Compiles the record of a selection.
  func holder(_ node: Expression) -> ObjectCode? {
    guard case .select(let operand, _) = node.kind else { return nil }
    return object(operand)
  }

  /// Compiles a node of a record type.
  func object(_ node: Expression) -> ObjectCode {
    let wrong = Mismatch(node)
    switch (node.kind, tree.resolution(of: node)) {
    case (.name, .variable(let slot)), (.name, .local(let slot)):
      return ObjectCode { frame throws(EvaluationError) in
        guard let object = frame.objects[slot] else { throw wrong() }
        return object.takeUnretainedValue()
      }
    case (.conditional(let condition, let first, let second), _):
      let test = bool(condition)
      let one = object(first)
      let other = object(second)
      return ObjectCode { frame throws(EvaluationError) in try test(frame) ? try one(frame) : try other(frame)
      }
    default: break
    }
    if case .record(let get)? = tree.accessor(node), let slot = tree.holderSlot(node) {
      return ObjectCode { frame throws(EvaluationError) in
        guard let object = frame.objects[slot] else { throw wrong() }
        guard let found = object._withUnsafeGuaranteedRef({ get($0) }) else {
          throw EvaluationError(.missingRecord, "‘\(node.text)’ is missing", at: node.span)
        }
        return found
      }
    }
    if case .record(let get)? = tree.accessor(node), let object = holder(node) {
      return ObjectCode { frame throws(EvaluationError) in
        guard let found = get(try object(frame)) else {
          throw EvaluationError(.missingRecord, "‘\(node.text)’ is missing", at: node.span)
        }
        return found
      }
    }
    let code = value(node)
    return ObjectCode { frame throws(EvaluationError) in
      guard case .record(_, let object) = try code(frame) else { throw wrong() }
      return object
    }
  }

  /// Compiles a node that is a list of records.
  func objects(_ node: Expression) -> ObjectsCode {
    let wrong = Mismatch(node)
    if case .records(let get)? = tree.accessor(node), let slot = tree.holderSlot(node) {
      return ObjectsCode { frame throws(EvaluationError) in
        guard let object = frame.objects[slot] else { throw wrong() }
        return object._withUnsafeGuaranteedRef { get($0) }
      }
    }
    if case .records(let get)? = tree.accessor(node), let object = holder(node) {
      return ObjectsCode { frame throws(EvaluationError) in get(try object(frame)) }
    }
    if case .comprehension(let loop) = node.kind, loop.kind == .filter, let slot = tree.slots[node.id],
      case .list(.record) = tree.type(of: loop.range)
    {
      let range = objects(loop.range)
      let body = bool(loop.body)
      return ObjectsCode { frame throws(EvaluationError) in
        let all = try range(frame)
        try frame.charge(all.count)
        var kept: [AnyObject] = []
        for object in all {
          frame.objects[slot] = .passUnretained(object)
          if try body(frame) { kept.append(object) }
        }
        return kept
      }
    }
    if let slot = tree.valueSlot(node) {
      return ObjectsCode { frame throws(EvaluationError) in
        guard case .list(let list)? = frame.values[slot] ?? frame.provided(slot), let objects = list.objects
        else { throw wrong() }
        return objects
      }
    }
    let code = value(node)
    return ObjectsCode { frame throws(EvaluationError) in
      guard case .list(let list) = try code(frame), let objects = list.objects else { throw wrong() }
      return objects
    }
  }
}
