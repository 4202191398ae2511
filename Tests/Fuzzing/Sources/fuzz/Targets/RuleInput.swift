import Diagnostics
import RuleEngine

/// Bytes to a rule with its expressions compiled, and its first test if there is nothing wrong with it.
enum RuleInput {
  static func run(_ bytes: [UInt8]) {
    let (rule, problems) = RuleReader.read(bytes, path: "rules/fuzzed.yaml")
    for problem in problems { look(at: problem.place?.text) }
    guard let rule, let test = rule.tests.first else { return }
    look(at: rule.failures(of: test))
  }
}
