extension Function {
  static let matches: [Function] = [
    Function(
      "matches",
      [Overload([.string, .string], .bool), Overload([.string, .string], .bool, isMethod: true)]
    ) { values, frame throws(EvaluationError) in
      guard values.count == 2, case .string(let text) = values[0], case .string(let pattern) = values[1]
      else {
        throw noOverload("matches", values)
      }
      return .bool(try occurs(try expression(pattern), in: text, frame))
    }
  ]

  static func expression(_ pattern: String) throws(EvaluationError) -> RegularExpression {
    do {
      return try RegularExpression(pattern)
    } catch {
      throw EvaluationError(.invalidValue, "‘\(pattern)’ is no regular expression: \(error.message)")
    }
  }

  /// Whether the pattern occurs in the text. Charges a quarter of the text's length times the steps of the
  /// pattern.
  static func occurs(
    _ expression: RegularExpression, in text: String, _ frame: Frame
  ) throws(EvaluationError) -> Bool {
    try frame.charge(text.utf8.count * expression.steps.count / 4)
    return expression.occurs(in: text)
  }
}
