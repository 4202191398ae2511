extension Compiler {
  /// Reads a node that is a member of an enum.
  func ordinal(_ node: Expression) -> OrdinalCode {
    if let constant = constantOrdinal(node) { return OrdinalCode { _ throws(EvaluationError) in constant } }
    if let slot = wordSlot(node) {
      return OrdinalCode { frame throws(EvaluationError) in UInt8(truncatingIfNeeded: frame.words[slot]) }
    }
    if case .conditional(let condition, let first, let second) = node.kind {
      let test = bool(condition)
      let one = ordinal(first)
      let other = ordinal(second)
      return OrdinalCode { frame throws(EvaluationError) in
        try test(frame) ? try one(frame) : try other(frame)
      }
    }
    let wrong = Mismatch(node)
    if case .enumeration(let get)? = accessor(node) {
      if case .select(let operand, _) = node.kind, case .name = operand.kind,
        let slot = objectSlot(operand)
      {
        return OrdinalCode { frame throws(EvaluationError) in
          guard let object = frame.objects[slot] else { throw wrong() }
          return object._withUnsafeGuaranteedRef { get($0) }
        }
      }
      if let object = holder(node) {
        return OrdinalCode { frame throws(EvaluationError) in get(try object(frame)) }
      }
    }
    let code = value(node)
    return OrdinalCode { frame throws(EvaluationError) in
      guard case .enumeration(_, let ordinal) = try code(frame) else { throw wrong() }
      return ordinal
    }
  }

  func constantOrdinal(_ node: Expression) -> UInt8? {
    guard case .literal = node.kind, case .member(_, let ordinal) = tree.resolution(of: node) else {
      return nil
    }
    return ordinal
  }

  /// The members a list literal has, if it has nothing but literals.
  func constantOrdinals(_ node: Expression) -> [UInt8]? {
    guard case .list(let elements) = node.kind else { return nil }
    var ordinals: [UInt8] = []
    for element in elements {
      guard let ordinal = constantOrdinal(element) else { return nil }
      ordinals.append(ordinal)
    }
    return ordinals
  }

  /// Reads a list of members that is kept as a set.
  func memberSet(_ node: Expression) -> SetCode? {
    guard case .enumerationSet(let get)? = accessor(node), let object = holder(node) else {
      return nil
    }
    return SetCode { frame throws(EvaluationError) in get(try object(frame)) }
  }

  /// Reads a list of members.
  func ordinals(_ node: Expression) -> OrdinalsCode {
    if let constant = constantOrdinals(node) { return OrdinalsCode { _ throws(EvaluationError) in constant } }
    if let set = memberSet(node) {
      return OrdinalsCode { frame throws(EvaluationError) in ListValue.ordinals(in: try set(frame)) }
    }
    if case .enumerations(let get)? = accessor(node), let object = holder(node) {
      return OrdinalsCode { frame throws(EvaluationError) in get(try object(frame)) }
    }
    let code = value(node)
    let wrong = Mismatch(node)
    return OrdinalsCode { frame throws(EvaluationError) in
      guard case .list(let list) = try code(frame) else { throw wrong() }
      if case .ordinals(_, let ordinals) = list.storage { return ordinals }
      var ordinals: [UInt8] = []
      for value in list {
        guard case .enumeration(_, let ordinal) = value else { throw wrong() }
        ordinals.append(ordinal)
      }
      return ordinals
    }
  }
}
