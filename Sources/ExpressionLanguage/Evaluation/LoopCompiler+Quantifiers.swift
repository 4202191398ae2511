extension LoopCompiler {
  /// `all`, `exists` and `exists_one` over lists of records, enums and strings.
  func quantifier(_ loop: Comprehension, _ node: Expression) -> BoolCode? {
    guard let slot = compiler.slots[node.id] else { return nil }
    let one = loop.kind == .existsOne
    guard one || loop.kind == .all || loop.kind == .exists else { return nil }
    // If a later element could make an error irrelevant, the general code is needed.
    if !one, loop.body.canFail { return nil }
    let decisive = loop.kind != .all
    let body = compiler.bool(loop.body)
    switch compiler.tree.type(of: loop.range) {
    case .list(.record):
      let range = compiler.objects(loop.range)
      let list = one ? -1 : compiler.tree.valueSlot(loop.range) ?? -1
      let fixed = FixedQuantifier(loop, node, in: compiler)
      return BoolCode { frame throws(EvaluationError) in
        if list >= 0, let all = frame.candidates(ofListAt: list) {
          try frame.charge(all.records.count)
          for index in all.records.indices {
            frame.objects[slot] = .passUnretained(all.records[index])
            if try body(frame) == decisive, all.isInList(index) { return decisive }
          }
          return !decisive
        }
        let objects = try range(frame)
        func value() throws(EvaluationError) -> Bool {
          try frame.charge(objects.count)
          var count = 0
          // The array keeps the objects alive while the frame refers to them.
          for index in objects.indices {
            frame.objects[slot] = .passUnretained(objects[index])
            if try body(frame) == decisive {
              count += 1
              if !one { return decisive }
            }
          }
          return one ? count == 1 : !decisive
        }
        guard let fixed else { return try value() }
        return try fixed.value(frame, objects.count, value)
      }
    case .list(.enumeration):
      if !one, let set = compiler.memberSet(loop.range) {
        return BoolCode(over: set, as: slot, asking: body, decisive: decisive)
      }
      let range = compiler.ordinals(loop.range)
      return BoolCode { frame throws(EvaluationError) in
        let ordinals = try range(frame)
        try frame.charge(ordinals.count)
        var count = 0
        for ordinal in ordinals {
          frame.words[slot] = UInt64(ordinal)
          if try body(frame) == decisive {
            count += 1
            if !one { return decisive }
          }
        }
        return one ? count == 1 : !decisive
      }
    case .list(.string):
      let range = compiler.texts(loop.range)
      return BoolCode { frame throws(EvaluationError) in
        let texts = try range(frame)
        try frame.charge(texts.count)
        var count = 0
        for text in texts {
          frame.values[slot] = .string(text)
          if try body(frame) == decisive {
            count += 1
            if !one { return decisive }
          }
        }
        return one ? count == 1 : !decisive
      }
    default: return nil
    }
  }
}
