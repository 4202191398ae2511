/// What a whole program compiles to.
final class Codes: Sendable {
  let value: ValueCode
  let bool: BoolCode

  init(value: ValueCode, bool: BoolCode) {
    self.value = value
    self.bool = bool
  }

  /// What is known to be a bool.
  convenience init(_ bool: BoolCode) {
    self.init(value: ValueCode { frame throws(EvaluationError) in .bool(try bool(frame)) }, bool: bool)
  }
}

extension Compiler {
  /// The whole as a value and as a bool.
  var codes: Codes {
    let root = tree.root
    if tree.type(of: root) == .bool { return Codes(bool(root)) }
    let wrong = EvaluationError(.noSuchOverload, "a bool is needed", at: root.span)
    let value = value(root)
    let bool = BoolCode { frame throws(EvaluationError) in
      guard case .bool(let bool) = try value(frame) else { throw wrong }
      return bool
    }
    return Codes(value: value, bool: bool)
  }
}
