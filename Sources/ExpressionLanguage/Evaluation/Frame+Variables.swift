extension ValueCode {
  /// Reads the variable at a slot.
  init(_ slot: Int, _ type: ValueType, or missing: Mismatch) {
    switch (Frame.Storage(type), type) {
    case (.object, .record(let record)):
      self.init { frame throws(EvaluationError) in
        guard let object = frame.objects[slot] else { throw missing() }
        return .record(record, object.takeUnretainedValue())
      }
    case (.word, .bool): self.init { frame throws(EvaluationError) in .bool(frame.words[slot] != 0) }
    case (.word, .int):
      self.init { frame throws(EvaluationError) in .int(Int(truncatingIfNeeded: frame.words[slot])) }
    case (.word, .double):
      self.init { frame throws(EvaluationError) in .double(Double(bitPattern: frame.words[slot])) }
    case (.word, .enumeration(let type)):
      self.init { frame throws(EvaluationError) in
        .enumeration(type, UInt8(truncatingIfNeeded: frame.words[slot]))
      }
    default:
      self.init { frame throws(EvaluationError) in
        guard let value = frame.values[slot] ?? frame.provided(slot) else { throw missing() }
        return value
      }
    }
  }
}

extension Frame {
  /// Stores values of the type where an expression reads them.
  static func store(_ type: ValueType, _ slot: Int) -> @Sendable (Frame, Value) -> Void {
    switch Storage(type) {
    case .object:
      return { frame, value in if case .record(_, let object) = value { frame.keep(object, slot) } }
    case .word:
      return { frame, value in
        switch value {
        case .bool(let value): frame.words[slot] = value ? 1 : 0
        case .int(let value): frame.words[slot] = UInt64(bitPattern: Int64(value))
        case .double(let value): frame.words[slot] = value.bitPattern
        case .enumeration(_, let ordinal): frame.words[slot] = UInt64(ordinal)
        default: break
        }
      }
    case .value: return { frame, value in frame.values[slot] = value }
    }
  }
}
