/// Iterates over a list; each element becomes the value of the loop variable.
struct ElementVisit: Sendable {
  let store: @Sendable (Frame, Value) -> Void
  let wrong: Mismatch

  /// Calls `body` for each element of `range` until it returns false.
  func callAsFunction(
    _ range: Value, _ frame: Frame, _ body: (Value) throws(EvaluationError) -> Bool
  ) throws(EvaluationError) {
    guard case .list(let list) = range else { throw wrong() }
    try frame.charge(list.count)
    for element in list {
      store(frame, element)
      guard try body(element) else { return }
    }
  }
}

extension BoolCode {
  /// `all` and `exists`: if one element decides, errors of the others are ignored.
  init(_ visit: ElementVisit, of range: ValueCode, asking body: BoolCode, decisive: Bool) {
    self.init { frame throws(EvaluationError) in
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

  /// `all` and `exists` over a list of members that is stored as a set; the body cannot fail.
  init(over set: SetCode, as slot: Int, asking body: BoolCode, decisive: Bool) {
    self.init { frame throws(EvaluationError) in
      var rest = try set(frame)
      try frame.charge(rest.nonzeroBitCount)
      while rest != 0 {
        frame.words[slot] = UInt64(truncatingIfNeeded: rest.trailingZeroBitCount)
        if try body(frame) == decisive { return decisive }
        rest &= rest - 1
      }
      return !decisive
    }
  }
}
