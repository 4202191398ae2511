extension Function {
  /// All functions, by name.
  static let table = Dictionary(
    (size + text + matches + conversions).map { ($0.name, $0) }, uniquingKeysWith: { $1 })

  /// The error for values that match no overload.
  static func noOverload(_ name: String, _ values: [Value]) -> EvaluationError {
    let types = values.map(\.typeName).joined(separator: ", ")
    return EvaluationError(.noSuchOverload, "there is no \(name)(\(types))")
  }
}
