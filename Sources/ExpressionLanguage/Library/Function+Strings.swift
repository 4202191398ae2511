/// CEL's strings extension, without `format`. Positions count Unicode scalars.
extension Function {
  static let strings: [Function] = [
    onText("lowerAscii", doc: "The text with ASCII letters in lower case.", [[]], .string) {
      text, _ throws(EvaluationError) in
      .string(text.mappingASCII(from: 0x41...0x5A) { $0 + 32 })
    },
    onText("upperAscii", doc: "The text with ASCII letters in upper case.", [[]], .string) {
      text, _ throws(EvaluationError) in
      .string(text.mappingASCII(from: 0x61...0x7A) { $0 - 32 })
    },
    onText("trim", doc: "The text without space at both ends.", [[]], .string) {
      text, _ throws(EvaluationError) in
      let scalars = text.unicodeScalars
      guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
        let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
      else { return .string("") }
      return .string(String(scalars[first...last]))
    },
    onText("reverse", doc: "The text from its end to its beginning.", [[]], .string) {
      text, _ throws(EvaluationError) in
      .string(String(String.UnicodeScalarView(text.unicodeScalars.reversed())))
    },
    onText("charAt", doc: "The character at a position; empty at the end.", [[.int]], .string) {
      text, rest throws(EvaluationError) in
      guard case .int(let position)? = rest.first else { return nil }
      let scalars = Array(text.unicodeScalars)
      guard position >= 0, position <= scalars.count else { throw outside(position) }
      return .string(position == scalars.count ? "" : String(scalars[position]))
    },
    onText(
      "substring", doc: "The text from a position on, or up to a second one.", [[.int], [.int, .int]], .string
    ) {
      text, rest throws(EvaluationError) in
      let scalars = Array(text.unicodeScalars)
      guard case .int(let start)? = rest.first else { return nil }
      var end = scalars.count
      if rest.count > 1 {
        guard case .int(let given) = rest[1] else { return nil }
        end = given
      }
      guard start >= 0, start <= end, end <= scalars.count else { throw outside(start) }
      return .string(String(String.UnicodeScalarView(scalars[start..<end])))
    },
    onText("indexOf", doc: "Where a text occurs first, or -1.", [[.string], [.string, .int]], .int) {
      text, rest throws(EvaluationError) in
      try search(text, rest, last: false)
    },
    onText("lastIndexOf", doc: "Where a text occurs last, or -1.", [[.string], [.string, .int]], .int) {
      text, rest throws(EvaluationError) in
      try search(text, rest, last: true)
    },
    onText(
      "replace", doc: "The text with one text replaced by another, at most so many times.",
      [[.string, .string], [.string, .string, .int]], .string
    ) { text, rest throws(EvaluationError) in
      guard rest.count >= 2, case .string(let old) = rest[0], case .string(let new) = rest[1] else {
        return nil
      }
      guard let limit = count(rest.dropFirst(2)) else { return nil }
      return .string(pieces(of: text, at: old, limit: limit.map { $0 + 1 }).joined(separator: new))
    },
    onText(
      "split", doc: "The parts between a separator, at most so many.", [[.string], [.string, .int]],
      .list(.string)
    ) { text, rest throws(EvaluationError) in
      guard case .string(let separator)? = rest.first, let limit = count(rest.dropFirst()) else { return nil }
      return .list(ListValue(strings: limit == 0 ? [] : pieces(of: text, at: separator, limit: limit)))
    },
    Function(
      "join", doc: "The texts of a list one after the other, with a separator between them.",
      [
        Overload([.list(.string)], .string, isMethod: true),
        Overload([.list(.string), .string], .string, isMethod: true),
      ]
    ) { values, frame throws(EvaluationError) in
      guard case .list(let list)? = values.first, values.count <= 2 else { throw noOverload("join", values) }
      var texts: [String] = []
      for value in list + values.dropFirst() {
        guard case .string(let text) = value else { throw noOverload("join", values) }
        texts.append(text)
      }
      let separator = values.count == 2 ? texts.removeLast() : ""
      try frame.charge(texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count })
      return .string(texts.joined(separator: separator))
    },
    Function("strings.quote", doc: "The text as a literal in double quotes.", [Overload([.string], .string)])
    {
      values, frame throws(EvaluationError) in
      guard values.count == 1, case .string(let text) = values[0] else {
        throw noOverload("strings.quote", values)
      }
      try frame.charge(text.utf8.count)
      return .string(doubleQuoted(text))
    },
  ]

  /// A method of strings. `body` gives nil for arguments of other types.
  private static func onText(
    _ name: String, doc: String, _ parameters: [[ValueType]], _ result: ValueType,
    _ body: @escaping @Sendable (String, [Value]) throws(EvaluationError) -> Value?
  ) -> Function {
    let overloads = parameters.map { Overload([.string] + $0, result, isMethod: true) }
    let counts = Set(parameters.map { $0.count + 1 })
    return Function(name, doc: doc, overloads) { values, frame throws(EvaluationError) in
      guard counts.contains(values.count), case .string(let text)? = values.first else {
        throw noOverload(name, values)
      }
      try frame.charge(text.utf8.count)
      if values.count > 1, case .string(let part) = values[1] { try frame.charge(searchCost(text, part)) }
      guard let value = try body(text, Array(values.dropFirst())) else { throw noOverload(name, values) }
      if case .string(let made) = value { try frame.charge(made.utf8.count) }
      return value
    }
  }

  private static func outside(_ position: Int) -> EvaluationError {
    EvaluationError(.indexOutOfRange, "\(position) is outside of the text")
  }

  /// The limit in what is left of the arguments: nil if it is of another type; none, also where it is negative.
  private static func count(_ rest: ArraySlice<Value>) -> Int?? {
    guard let first = rest.first else { return .some(nil) }
    guard case .int(let limit) = first else { return nil }
    return .some(limit < 0 ? nil : min(limit, 1 << 32))
  }
}
