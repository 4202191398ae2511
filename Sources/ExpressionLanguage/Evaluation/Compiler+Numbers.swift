import Diagnostics

extension Compiler {
  /// Compiles a node of type int.
  func int(_ node: Expression) -> IntCode {
    switch node.kind {
    case .literal(.int(let number)): return IntCode { _ throws(EvaluationError) in number }
    case .binary(let sign, let left, let right, _):
      let one = int(left)
      let other = int(right)
      let span = node.span
      return IntCode { frame throws(EvaluationError) in
        try Arithmetic.whole(sign, try one(frame), try other(frame), span)
      }
    case .call(let name, let target, let arguments)
    where name.text == "size":
      if let measured = target ?? arguments.first, let code = count(measured) { return code }
    default: break
    }
    if let slot = tree.wordSlot(node) {
      return IntCode { frame throws(EvaluationError) in Int(truncatingIfNeeded: frame.words[slot]) }
    }
    if case .int(let get)? = tree.accessor(node), let object = holder(node) {
      return IntCode { frame throws(EvaluationError) in get(try object(frame)) }
    }
    let code = value(node)
    let wrong = Mismatch(node)
    return IntCode { frame throws(EvaluationError) in
      guard case .int(let number) = try code(frame) else { throw wrong() }
      return number
    }
  }

  /// The number of elements of a list, without creating their values.
  private func count(_ list: Expression) -> IntCode? {
    switch tree.type(of: list) {
    case .list(.record):
      let code = objects(list)
      return IntCode { frame throws(EvaluationError) in try code(frame).count }
    case .list(.string):
      let code = texts(list)
      return IntCode { frame throws(EvaluationError) in try code(frame).count }
    case .list(.enumeration):
      if let set = memberSet(list) {
        return IntCode { frame throws(EvaluationError) in try set(frame).nonzeroBitCount }
      }
      let code = ordinals(list)
      return IntCode { frame throws(EvaluationError) in try code(frame).count }
    default: return nil
    }
  }

  /// Compiles a node of type double.
  func double(_ node: Expression) -> DoubleCode {
    if case .literal(.double(let number)) = node.kind {
      return DoubleCode { _ throws(EvaluationError) in number }
    }
    if let slot = tree.wordSlot(node) {
      return DoubleCode { frame throws(EvaluationError) in Double(bitPattern: frame.words[slot]) }
    }
    if case .double(let get)? = tree.accessor(node), let object = holder(node) {
      return DoubleCode { frame throws(EvaluationError) in get(try object(frame)) }
    }
    let code = value(node)
    let wrong = Mismatch(node)
    return DoubleCode { frame throws(EvaluationError) in
      guard case .double(let number) = try code(frame) else { throw wrong() }
      return number
    }
  }
}
