extension Function {
  static let size: [Function] = [
    Function(
      "size", doc: "How many characters, bytes, elements or entries there are.",
      sized.flatMap { [Overload([$0], .int), Overload([$0], .int, isMethod: true)] }
    ) { values, frame throws(EvaluationError) in
      switch values.first {
      case .string(let text)? where values.count == 1:
        try frame.charge(text.utf8.count / 16)
        return .int(text.unicodeScalars.count)
      case .bytes(let bytes)? where values.count == 1: return .int(bytes.count)
      case .list(let list)? where values.count == 1: return .int(list.count)
      case .map(let map)? where values.count == 1: return .int(map.count)
      default: throw noOverload("size", values)
      }
    }
  ]

  private static let sized: [ValueType] = [
    .string, .bytes, .list(.parameter("A")), .map(.parameter("A"), .parameter("B")),
  ]
}
