internal import ExpressionLanguage
internal import YAMLTree

/// The macros that a rule defines, and which of them are used.
final class RuleMacros {
  private(set) var known = Macros.none
  var used: Set<String> = []
  private var definitions: [(name: String, node: YAMLNode)] = []

  /// Reads the definitions of a rule; a later one may use earlier ones.
  ///
  /// - Parameter scopes: those of the rule's expressions.
  init(_ node: YAMLNode?, in scopes: [Scope], _ problems: ProblemList) {
    let variables = Set(["app", "params"] + scopes.flatMap { $0.variables.map(\.name) })
    guard let node else { return }
    for (key, value) in node.pairs {
      guard value.kind == .scalar else {
        problems.add("wrong-type", "an expression must be a text", at: value, help: "quote it")
        continue
      }
      let read = Macro.define(key.text, as: value.text, using: known, variables: variables)
      if let problem = read.problem {
        problems.add("bad-macro", problem, at: key, expected: read.expected)
      }
      for problem in read.problems { problems.add(problem, in: value, from: 0) }
      used.formUnion(read.expansions.map(\.name))
      if let macro = read.macro {
        known.add(macro)
        definitions.append((macro.name, key))
      }
    }
  }

  /// Reports macros that no expression uses. Call it when all expressions were compiled.
  func reportUnused(_ problems: ProblemList) {
    for (name, node) in definitions where !used.contains(name) {
      problems.add("unused-macro", "no expression of the rule uses ‘\(name)’", at: node, help: "take it out")
    }
  }
}
