extension Function {
  /// What strict mode knows: nothing that gives up types.
  static let strictTable = table(
    size + text + matches + conversions + optionals.filter { $0.name != "value" })
  /// What the specification has.
  static let standardTable = table(size + text + strings + matches + conversions + types + optionals)

  private static func table(_ functions: [Function]) -> [String: Function] {
    Dictionary(functions.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// What is thrown for values no overload takes.
  static func noOverload(_ name: String, _ values: [Value]) -> EvaluationError {
    let types = values.map(\.typeName).joined(separator: ", ")
    return EvaluationError(.noSuchOverload, "there is no \(name)(\(types))")
  }
}
