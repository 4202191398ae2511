extension Compiler {
  /// Compiles a node of type string.
  func text(_ node: Expression) -> TextCode {
    if case .literal(.string(let text)) = node.kind { return TextCode { _ throws(EvaluationError) in text } }
    let wrong = Mismatch(node)
    if let slot = tree.valueSlot(node) {
      return TextCode { frame throws(EvaluationError) in
        guard case .string(let text)? = frame.values[slot] else { throw wrong() }
        return text
      }
    }
    if case .string(let get)? = tree.accessor(node), let object = holder(node) {
      return TextCode { frame throws(EvaluationError) in get(try object(frame)) }
    }
    let code = value(node)
    return TextCode { frame throws(EvaluationError) in
      guard case .string(let text) = try code(frame) else { throw wrong() }
      return text
    }
  }

  /// Compiles a node that is a list of strings.
  func texts(_ node: Expression) -> TextsCode {
    if let constant = node.constantTexts { return TextsCode { _ throws(EvaluationError) in constant } }
    if case .strings(let get)? = tree.accessor(node), let object = holder(node) {
      return TextsCode { frame throws(EvaluationError) in get(try object(frame)) }
    }
    let code = value(node)
    let wrong = Mismatch(node)
    return TextsCode { frame throws(EvaluationError) in
      guard case .list(let list) = try code(frame) else { throw wrong() }
      if case .strings(let strings) = list.storage { return strings }
      var strings: [String] = []
      for value in list {
        guard case .string(let text) = value else { throw wrong() }
        strings.append(text)
      }
      return strings
    }
  }
}
