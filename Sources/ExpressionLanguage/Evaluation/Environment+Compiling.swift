import Diagnostics

extension Environment {
  /// Compiles an expression. Costs microseconds for a line of text.
  ///
  /// - Parameters:
  ///   - text: the expression.
  ///   - expected: the type it must have; nil accepts any.
  ///   - facts: what holds wherever it is evaluated: the ``Program/facts`` of a condition that guards it.
  ///   - checked: whether types are checked before evaluation; without it, mistakes are errors of evaluation.
  ///   - macros: whether `has`, `all`, `exists` and the like are macros.
  public func compile(
    _ text: String, expecting expected: ValueType? = nil, assuming facts: Facts = .none, checked: Bool = true,
    macros: Bool = true
  ) -> Compilation {
    let parsed = Parser.parse(text, limits: limits, macros: macros)
    guard let root = parsed.expression else { return Compilation(program: nil, problems: parsed.problems) }
    let policy: Checker.Policy = !checked ? .unchecked : mode == .strict ? .strict : .standard
    var checker = Checker(self, policy, count: parsed.count, assuming: facts)
    let tree = checker.checkRoot(root, expecting: expected)
    if checker.problems.contains(where: { $0.severity == .error }) {
      return Compilation(program: nil, problems: checker.problems)
    }
    let particulars = Particulars(
      text: text, reads: checker.reads,
      facts: mode == .strict ? facts.and(checker.consequences(of: root, being: true)) : .none)
    return Compilation(program: Program(tree, particulars, in: self), problems: checker.problems)
  }
}
