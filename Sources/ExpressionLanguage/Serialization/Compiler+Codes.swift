extension Compiler {
  /// The whole as a value and as a bool. What strict mode knows to be a bool is compiled once.
  var codes: (value: ValueCode, bool: BoolCode) {
    let root = tree.root
    if environment.mode == .strict, tree.type(of: root) == .bool {
      let bool = bool(root)
      return (ValueCode { frame throws(EvaluationError) in .bool(try bool(frame)) }, bool)
    }
    if environment.mode == .strict {
      let wrong = EvaluationError(.noSuchOverload, "a bool is needed", at: root.span)
      let value = value(root)
      let bool = BoolCode { frame throws(EvaluationError) in
        guard case .bool(let bool) = try value(frame) else { throw wrong }
        return bool
      }
      return (value, bool)
    }
    return (value(root), bool(root))
  }
}
