import Diagnostics
import ExpressionLanguage

@testable import RuleEngine

/// A text to a program: by itself, evaluated; and as the condition of a rule, compiled. Twice the same outcome.
enum ExpressionInput {
  private static let standard = Environment(variables: [])
  private static let scopes: [Environment] = [Scope.step, .state, .element(.presentation), .element(.button)]
    .map { RuleEnvironments.of([])[$0].environment }

  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let program = standard.compile(text).program {
      look(at: try? program.evaluate(standard.makeFrame()))
      let again = program.checked.root.text
      guard let printed = standard.compile(again).program else { fatalError("not read again: \(again)") }
      precondition(printed.checked.root.text == again, "not printed the same: \(again)")
    }
    for scope in scopes {
      let compilation = scope.compile(text, expecting: .bool)
      for problem in compilation.problems { look(at: problem.span) }
    }
  }
}
