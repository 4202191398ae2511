extension Function {
  /// Explicit conversions. Numbers are truncated towards zero and never wrap around.
  static let conversions: [Function] = [
    conversion("int", to: .int, from: [.int, .double, .string]) { value in
      switch value {
      case .int: value
      case .double(let double): double > -0x1p63 && double < 0x1p63 ? .int(Int(double)) : nil
      case .string(let text): Int(text).map { .int($0) }
      default: nil
      }
    },
    conversion("double", to: .double, from: [.double, .int, .string]) { value in
      switch value {
      case .double: value
      case .int(let int): .double(Double(int))
      case .string(let text): Double(text).map { .double($0) }
      default: nil
      }
    },
    conversion("string", to: .string, from: [.string, .bool, .int, .double]) {
      .string($0.displayText)
    },
  ]

  private static func conversion(
    _ name: String, to result: ValueType, from types: [ValueType],
    _ body: @escaping @Sendable (Value) -> Value?
  ) -> Function {
    let accepted = Set(types.map(\.description))
    return Function(name, types.map { Overload([$0], result) }) {
      values, frame throws(EvaluationError) in
      guard values.count == 1, accepted.contains(values[0].typeName) else { throw noOverload(name, values) }
      guard let value = body(values[0]) else {
        throw EvaluationError(.invalidValue, "‘\(values[0].displayText)’ is no \(name) or out of its range")
      }
      return value
    }
  }
}
