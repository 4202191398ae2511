extension Function {
  static let size: [Function] = [
    Function(
      "size",
      [ValueType.string, .list(.parameter("A"))].flatMap {
        [Overload([$0], .int), Overload([$0], .int, isMethod: true)]
      }
    ) { values, frame throws(EvaluationError) in
      switch values.first {
      case .string(let text)? where values.count == 1:
        try frame.charge(text.utf8.count / 16)
        return .int(text.unicodeScalars.count)
      case .list(let list)? where values.count == 1: return .int(list.count)
      default: throw noOverload("size", values)
      }
    }
  ]
}
