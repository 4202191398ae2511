/// The compiled form of a whole program.
final class Codes: Sendable {
  let value: ValueCode
  let bool: BoolCode
  /// The operands of a conjunction, each compiled separately; empty if the program is no conjunction.
  let conjuncts: [any ConjunctCode]

  init(value: ValueCode, bool: BoolCode, conjuncts: [any ConjunctCode] = []) {
    self.value = value
    self.bool = bool
    self.conjuncts = conjuncts
  }

  /// Creates it for an expression of type bool.
  convenience init(_ bool: BoolCode, conjuncts: [any ConjunctCode] = []) {
    self.init(
      value: ValueCode { frame throws(EvaluationError) in .bool(try bool(frame)) }, bool: bool,
      conjuncts: conjuncts)
  }
}

/// An operand of a conjunction.
protocol ConjunctCode: Sendable {
  func holds(_ frame: Frame) throws(EvaluationError) -> Bool
}

/// An operand that is compiled when it is first evaluated separately.
private final class CompiledConjunct: ConjunctCode {
  private let compiler: Compiler
  private let node: Expression
  private let code = LazyObject()

  init(_ node: Expression, _ compiler: Compiler) {
    self.node = node
    self.compiler = compiler
  }

  func holds(_ frame: Frame) throws(EvaluationError) -> Bool {
    try code.value { Codes(compiler.bool(node)) }.bool(frame)
  }
}

extension Compiler {
  /// The whole expression, as a value and as a bool.
  var codes: Codes {
    let root = tree.root
    if tree.type(of: root) == .bool {
      let operands = if case .logic(.and, let operands) = root.kind { operands } else { [Expression]() }
      return Codes(bool(root), conjuncts: operands.map { CompiledConjunct($0, self) })
    }
    let wrong = EvaluationError(.noSuchOverload, "a bool is needed", at: root.span)
    let value = value(root)
    let bool = BoolCode { frame throws(EvaluationError) in
      guard case .bool(let bool) = try value(frame) else { throw wrong }
      return bool
    }
    return Codes(value: value, bool: bool)
  }
}
