internal import Diagnostics
internal import ExpressionLanguage
internal import YAMLTree

/// Compiles the expressions of one rule, and reports their mistakes at their places in the file.
struct RuleCompiler {
  let environment: Environment
  let macros: RuleMacros
  let problems: ProblemList

  /// Compiles a scalar as one expression. `facts` are known to hold whenever it is evaluated.
  func compile(_ node: YAMLNode?, expecting type: ValueType? = nil, assuming facts: Facts = .none) -> Program?
  {
    guard let node else { return nil }
    guard node.kind == .scalar else {
      problems.add("wrong-type", "an expression must be a text", at: node, help: "quote it")
      return nil
    }
    return compile(node.text, at: 0, of: node, expecting: type, assuming: facts)
  }

  /// Compiles a scalar as text with `{{ expression }}` in it.
  func template(_ node: YAMLNode?, assuming facts: Facts = .none) -> MessageTemplate? {
    guard let node else { return nil }
    let text = node.text
    var pieces: [MessageTemplate.Piece] = []
    var rest = text[...]
    while !problems.isFull, let open = rest.firstRange(of: "{{") {
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
        problems.add(
          ExpressionProblem(
            "template", "‘{{’ is never closed", at: Span(0, 2), expected: "‘}}’ behind the expression"),
          in: node, from: text.utf8Offset(open.lowerBound))
        return nil
      }
      if open.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<open.lowerBound]))) }
      let inner = rest[open.upperBound..<close.lowerBound]
      let offset = text.utf8Offset(inner.startIndex)
      if let program = compile(String(inner), at: offset, of: node, expecting: nil, assuming: facts) {
        if !MessageTemplate.isReadable(program.type) {
          problems.add(
            ExpressionProblem(
              "template", "a message cannot show \(program.type)", at: Span(0, inner.utf8.count),
              expected: "a text, a number, a word or a list of them"), in: node, from: offset)
        }
        pieces.append(.expression(program))
      }
      rest = rest[close.upperBound...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return MessageTemplate(pieces: pieces)
  }

  private func compile(
    _ text: String, at offset: Int, of node: YAMLNode, expecting type: ValueType?, assuming facts: Facts
  ) -> Program? {
    let compilation = environment.compile(
      text, expecting: type, assuming: facts, using: macros.known)
    for problem in compilation.problems where !problems.isFull {
      let macro = compilation.expansions.first { $0.span == problem.span }
      problems.add(
        problem, in: node, from: offset, ofMacro: macro?.name)
    }
    macros.used.formUnion(compilation.expansions.map(\.name))
    return compilation.program
  }
}

extension ProblemList {
  /// Reports a problem of an expression at its place in the file.
  ///
  /// - Parameters:
  ///   - offset: where the expression begins in the text of the node.
  ///   - macro: the macro in whose body it is.
  func add(_ problem: ExpressionProblem, in node: YAMLNode, from offset: Int, ofMacro macro: String? = nil) {
    let start = offset + Int(problem.span.start)
    let first = node.sourceOffset(ofTextOffset: start)
    let length = problem.span.length
    let last = length > 0 ? node.sourceOffset(ofTextOffset: start + length - 1) + 1 : first
    let meant = problem.replacement.map { "did you mean ‘\($0)’?" } ?? ""
    let inMacro = macro.map { " in the macro ‘\($0)’" } ?? ""
    add(
      Problem(
        problem.code, problem.message + inMacro, at: Place(node.source, Span(first, max(first, last))),
        label: problem.label.isEmpty ? meant : problem.label, expected: problem.expected,
        replacement: macro == nil ? problem.replacement : nil))
  }
}

extension String {
  func utf8Offset(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
