import Diagnostics
import RuleEngine

/// The page that says how many mutants of rules were made, how many their tests notice, and which are left.
struct MutantPage {
  let rules: [MutantsOfRule]
  let reasons: SurvivorReasons

  var text: String {
    let made = rules.reduce(0) { $0 + $1.made }
    let refused = rules.reduce(0) { $0 + $1.refused }
    let left = rules.reduce(0) { $0 + $1.survivors.count }
    let tests = rules.reduce(0) { $0 + $1.rule.tests.count }
    let complete = rules.count { $0.survivors.isEmpty }
    var text = """
      # How well the tests of rules hold them

      Each rule’s question (`when`, the condition, `through`) is changed in one small way at a time, in its syntax tree, and
      the rule’s own tests are run on the changed rule. A change that no test notices shows what the tests leave open.
      `MutantTests` does this in every test run, and fails where more than a tenth survives or one has no reason.
      Changes that the reader of rules refuses itself (types, missing proofs, constant conditions) are counted apart.

      | rules | their tests | changed rules made | refused by the reader | noticed by a test | left |
      |---|---|---|---|---|---|
      | \(rules.count) | \(tests) | \(made) | \(refused) | \(made - left) (\(share(made - left, of: made))) | \(left) |

      Nothing is left of \(complete) rules.

      | change | made | left |
      |---|---|---|

      """
    for kind in ExpressionChange.Kind.allCases {
      let made = rules.reduce(0) { $0 + ($1.kinds[kind] ?? 0) }
      let left = rules.reduce(0) { $0 + $1.survivors.count { $0.change.kind == kind } }
      text += "| \(kind.rawValue) | \(made) | \(left) |\n"
    }
    let open = rules.flatMap(\.survivors).count { reasons.reason(of: $0.name).hasPrefix("open") }
    text += """

      ## What is left

      `\(MutantTests.record)` names each change that is left, with the reason. An open one is one that no test
      tells apart yet, and a flow that does is worth a test: of \(left), \(open == 0 ? "none" : "\(open)") \(open < 2 ? "is" : "are").

      | rule | made | left |
      |---|---|---|

      """
    for rule in rules where !rule.survivors.isEmpty {
      text += "| `\(rule.rule.id)` | \(rule.made) | \(rule.survivors.count) |\n"
    }
    return text
  }

  private func share(_ part: Int, of whole: Int) -> String {
    let tenths = whole == 0 ? 0 : part * 1_000 / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
