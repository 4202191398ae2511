extension Compiler {
  /// `in` over lists of enums and strings.
  func membership(_ left: Expression, _ right: Expression) -> BoolCode? {
    switch tree.type(of: right) {
    case .list(.enumeration): return memberIn(left, right)
    case .list(.string):
      let one = text(left)
      let many = texts(right)
      let slot = tree.valueSlot(right) ?? -1
      return BoolCode { frame throws(EvaluationError) in
        let wanted = try one(frame)
        if slot >= 0, let isMember = frame.isMember(wanted, ofListAt: slot) {
          try frame.charge(1)
          return isMember
        }
        let texts = try many(frame)
        try frame.charge(texts.count)
        for text in texts where sameText(text, wanted) { return true }
        return false
      }
    default: return nil
    }
  }

  private func memberIn(_ left: Expression, _ right: Expression) -> BoolCode {
    let code = ordinal(left)
    if let constants = tree.constantOrdinals(right) {
      let set = constants.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      return BoolCode { frame throws(EvaluationError) in set >> UInt64(try code(frame)) & 1 != 0 }
    }
    if let set = memberSet(right) {
      if let constant = tree.constantOrdinal(left) {
        let bit: UInt64 = 1 << UInt64(constant)
        return BoolCode { frame throws(EvaluationError) in try set(frame) & bit != 0 }
      }
      return BoolCode { frame throws(EvaluationError) in try set(frame) >> UInt64(try code(frame)) & 1 != 0 }
    }
    let many = ordinals(right)
    return BoolCode { frame throws(EvaluationError) in
      let wanted = try code(frame)
      return try many(frame).contains(wanted)
    }
  }
}
