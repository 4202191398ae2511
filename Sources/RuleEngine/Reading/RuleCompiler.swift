internal import Diagnostics
internal import ExpressionLanguage
internal import YAMLTree

/// Compiles the expressions of one rule, and reports their mistakes at their places in the file.
struct RuleCompiler {
  let environment: Environment
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
        report(
          "template", "‘{{’ is never closed", in: node, from: text.utf8Offset(open.lowerBound), length: 2,
          expected: "‘}}’ behind the expression")
        return nil
      }
      if open.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<open.lowerBound]))) }
      let inner = rest[open.upperBound..<close.lowerBound]
      let offset = text.utf8Offset(inner.startIndex)
      if let program = compile(String(inner), at: offset, of: node, expecting: nil, assuming: facts) {
        if !MessageTemplate.isReadable(program.type) {
          report(
            "template", "a message cannot show \(program.type)", in: node, from: offset,
            length: inner.utf8.count,
            expected: "a text, a number, a word or a list of them")
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
    let compilation = environment.compile(text, expecting: type, assuming: facts)
    for problem in compilation.problems where !problems.isFull {
      report(
        problem.code, problem.message, in: node, from: offset + Int(problem.span.start),
        length: problem.span.length, label: problem.label, expected: problem.expected,
        replacement: problem.replacement)
    }
    return compilation.program
  }

  private func report(
    _ code: String, _ message: String, in node: YAMLNode, from start: Int, length: Int, label: String = "",
    expected: String = "", replacement: String? = nil
  ) {
    let first = node.sourceOffset(ofTextOffset: start)
    let last = length > 0 ? node.sourceOffset(ofTextOffset: start + length - 1) + 1 : first
    let hint = label.isEmpty ? replacement.map { "did you mean ‘\($0)’?" } ?? "" : label
    problems.add(
      Problem(
        code, message, at: Place(node.source, Span(first, max(first, last))), label: hint,
        expected: expected, replacement: replacement))
  }
}

extension String {
  func utf8Offset(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
