extension Function {
  static let text: [Function] = [
    test("contains") { containsText($0, $1) },
    test("startsWith") { $0.utf8.starts(with: $1.utf8) },
    test("endsWith") {
      $0.utf8.reversed().starts(with: $1.utf8.reversed())
    },
  ]

  private static func test(
    _ name: String, _ body: @escaping @Sendable (String, String) -> Bool
  ) -> Function {
    Function(name, [Overload([.string, .string], .bool, isMethod: true)]) {
      values, frame throws(EvaluationError) in
      guard values.count == 2, case .string(let one) = values[0], case .string(let other) = values[1] else {
        throw noOverload(name, values)
      }
      try frame.charge(searchCost(one, other))
      return .bool(body(one, other))
    }
  }
}

/// The highest cost of searching one text in another: the product of their lengths, with 256 comparisons per
/// step.
func searchCost(_ text: String, _ part: String) -> Int {
  (text.utf8.count / 16 + 1) * (part.utf8.count / 16 + 1)
}

/// Whether `part` occurs in `text`. Costs the product of their lengths in the worst case, usually one pass.
func containsText(_ text: String, _ part: String) -> Bool {
  let bytes = Array(text.utf8)
  let wanted = Array(part.utf8)
  guard let first = wanted.first else { return true }
  guard bytes.count >= wanted.count else { return false }
  for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
    if bytes[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
  }
  return false
}
