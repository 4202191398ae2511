extension Function {
  /// All functions, by name.
  static let table = Dictionary(
    (size + text + matches + conversions).map { ($0.name, $0) }, uniquingKeysWith: { $1 })

  /// What is thrown for values no overload takes.
  static func noOverload(_ name: String, _ values: [Value]) -> EvaluationError {
    let types = values.map(\.typeName).joined(separator: ", ")
    return EvaluationError(.noSuchOverload, "there is no \(name)(\(types))")
  }
}
