import Diagnostics

extension Environment {
  /// Compiles an expression. Costs microseconds for a line of text.
  ///
  /// - Parameters:
  ///   - text: the expression.
  ///   - expected: the required type; nil accepts any.
  ///   - facts: facts that hold at every evaluation: the ``Program/facts`` of a condition that guards it.
  ///   - macros: what the expression may use beside the macros of the language.
  public func compile(
    _ text: String, expecting expected: ValueType? = nil, assuming facts: Facts = .none,
    using macros: Macros = .none
  ) -> Compilation {
    let parsed = Parser.parse(text, limits: limits, macros: macros)
    guard let root = parsed.expression else {
      return Compilation(program: nil, problems: parsed.problems, expansions: [])
    }
    var checker = Checker(self, count: parsed.count, assuming: facts)
    let tree = checker.checkRoot(root, expecting: expected)
    if checker.problems.contains(where: { $0.severity == .error }) {
      return Compilation(program: nil, problems: checker.problems, expansions: parsed.expansions)
    }
    let particulars = Particulars(
      text: parsed.expansions.isEmpty ? text : root.text, reads: checker.reads,
      facts: facts.and(checker.consequences.of(root, being: true)))
    return Compilation(
      program: Program(tree, particulars, in: self), problems: checker.problems,
      expansions: parsed.expansions)
  }
}
