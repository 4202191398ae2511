extension Function {
  /// What only makes sense where types may be unknown.
  static let types: [Function] = [
    Function("type", doc: "The type of a value.", [Overload([.parameter("A")], .type(.parameter("A")))]) {
      values, _ throws(EvaluationError) in
      guard values.count == 1 else { throw noOverload("type", values) }
      return .type(values[0].typeName)
    },
    Function("dyn", doc: "The value, its type forgotten.", [Overload([.parameter("A")], .dyn)]) {
      values, _ throws(EvaluationError) in
      guard values.count == 1 else { throw noOverload("dyn", values) }
      return values[0]
    },
  ]

  /// Values that may be missing.
  static let optionals: [Function] = [
    Function("optional.of", doc: "A value that is there.", [Overload([wrapped], maybe)]) {
      values, _ throws(EvaluationError) in
      guard values.count == 1 else { throw noOverload("optional.of", values) }
      return .optional(values[0])
    },
    Function(
      "optional.ofNonZeroValue", doc: "A value unless it is empty or zero.", [Overload([wrapped], maybe)]
    ) { values, _ throws(EvaluationError) in
      guard values.count == 1 else { throw noOverload("optional.ofNonZeroValue", values) }
      return .optional(values[0].isZero ? nil : values[0])
    },
    Function("optional.none", doc: "No value.", [Overload([], maybe)]) { _, _ throws(EvaluationError) in
      .optional(nil)
    },
    method("hasValue", doc: "Whether there is a value.", .bool) { inner, _ in .bool(inner != nil) },
    Function(
      "value", doc: "The value, an error if there is none.", [Overload([maybe], wrapped, isMethod: true)]
    ) {
      values, _ throws(EvaluationError) in
      guard values.count == 1, case .optional(let inner) = values[0] else {
        throw noOverload("value", values)
      }
      guard let inner else { throw EvaluationError(.noSuchKey, "the optional has no value") }
      return inner
    },
    Function(
      "orValue", doc: "The value, or another one.", [Overload([maybe, wrapped], wrapped, isMethod: true)]
    ) { values, _ throws(EvaluationError) in
      guard values.count == 2, case .optional(let inner) = values[0] else {
        throw noOverload("orValue", values)
      }
      return inner ?? values[1]
    },
    Function("or", doc: "This optional, or another one.", [Overload([maybe, maybe], maybe, isMethod: true)]) {
      values, _ throws(EvaluationError) in
      guard values.count == 2, case .optional(let inner) = values[0] else { throw noOverload("or", values) }
      return inner == nil ? values[1] : values[0]
    },
  ]

  private static let wrapped = ValueType.parameter("A")
  private static let maybe = ValueType.optional(.parameter("A"))

  private static func method(
    _ name: String, doc: String, _ result: ValueType, _ body: @escaping @Sendable (Value?, Frame) -> Value
  ) -> Function {
    Function(name, doc: doc, [Overload([maybe], result, isMethod: true)]) {
      values, frame throws(EvaluationError) in
      guard values.count == 1, case .optional(let inner) = values[0] else { throw noOverload(name, values) }
      return body(inner, frame)
    }
  }
}

extension Value {
  /// Whether it is what its type starts from: false, zero, empty.
  var isZero: Bool {
    switch self {
    case .null: true
    case .bool(let value): !value
    case .int(let value): value == 0
    case .uint(let value): value == 0
    case .double(let value): value == 0
    case .string(let value): value.isEmpty
    case .bytes(let value): value.isEmpty
    case .list(let value): value.isEmpty
    case .map(let value): value.count == 0
    case .optional(let value): value == nil
    case .type, .record, .enumeration: false
    }
  }
}
