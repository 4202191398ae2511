extension Function {
  /// Conversions that say what they convert to. Numbers are cut towards zero and never wrap around.
  static let conversions: [Function] = [
    conversion("int", to: .int, from: [.int, .uint, .double, .string], doc: "The whole number.") { value in
      switch value {
      case .int: value
      case .uint(let uint): Int(exactly: uint).map { .int($0) }
      case .double(let double): double > -0x1p63 && double < 0x1p63 ? .int(Int(double)) : nil
      case .string(let text): Int(text).map { .int($0) }
      default: nil
      }
    },
    conversion("uint", to: .uint, from: [.uint, .int, .double, .string], doc: "The whole number from zero.") {
      value in
      switch value {
      case .uint: value
      case .int(let int): UInt(exactly: int).map { .uint($0) }
      case .double(let double): double > -1 && double < 0x1p64 ? .uint(UInt(double)) : nil
      case .string(let text): UInt(text).map { .uint($0) }
      default: nil
      }
    },
    conversion("double", to: .double, from: [.double, .int, .uint, .string], doc: "The nearest double.") {
      value in
      switch value {
      case .double: value
      case .int(let int): .double(Double(int))
      case .uint(let uint): .double(Double(uint))
      case .string(let text): Double(text).map { .double($0) }
      default: nil
      }
    },
    conversion("bool", to: .bool, from: [.bool, .string], doc: "The truth value a text spells.") { value in
      switch value {
      case .bool: value
      case .string("1"), .string("t"), .string("true"), .string("TRUE"), .string("True"): .bool(true)
      case .string("0"), .string("f"), .string("false"), .string("FALSE"), .string("False"): .bool(false)
      default: nil
      }
    },
    conversion("bytes", to: .bytes, from: [.bytes, .string], doc: "A text in UTF-8.") { value in
      if case .string(let text) = value { return .bytes(Array(text.utf8)) }
      return value
    },
    conversion(
      "string", to: .string, from: [.string, .bool, .int, .uint, .double, .bytes], doc: "The value as text."
    ) { value in
      if case .bytes(let bytes) = value {
        return String(validating: bytes, as: UTF8.self).map { .string($0) }
      }
      return .string(value.displayText)
    },
  ]

  private static func conversion(
    _ name: String, to result: ValueType, from types: [ValueType], doc: String,
    _ body: @escaping @Sendable (Value) -> Value?
  ) -> Function {
    let accepted = Set(types.map(\.description) + (name == "string" ? ["enum"] : []))
    return Function(name, doc: doc, types.map { Overload([$0], result) }) {
      values, frame throws(EvaluationError) in
      guard values.count == 1 else { throw noOverload(name, values) }
      if case .enumeration = values[0], name == "string" { return .string(values[0].displayText) }
      guard accepted.contains(values[0].typeName) else { throw noOverload(name, values) }
      guard let value = body(values[0]) else {
        throw EvaluationError(.invalidValue, "‘\(values[0].displayText)’ is no \(name) or out of its range")
      }
      return value
    }
  }
}
