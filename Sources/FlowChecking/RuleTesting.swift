public import Diagnostics
internal import RuleCatalog
internal import RuleEngine

/// Runs the tests in rule files.
public struct RuleTesting: Sendable {
  private let paths: [String]

  /// Prepares the tests of rule files and folders; of the built-in rules if `paths` is empty.
  public init(paths: [String]) { self.paths = paths }

  /// The result of the tests.
  public struct Outcome: Sendable {
    /// Rules that could not be read and tests that failed, in the order of files.
    public var problems: [Problem] = []
    /// How many rules were tested.
    public var ruleCount = 0
    /// How many tests ran.
    var testCount = 0
    /// How many of them failed.
    public var failedTests = 0
    /// How many problems are about files that could not be used.
    public var unreadable = 0

    /// A summary: `212 tests of 67 rules, all as they should be`
    public var summary: String {
      let ran =
        "\(testCount) test\(testCount == 1 ? "" : "s") of \(ruleCount) rule\(ruleCount == 1 ? "" : "s")"
      if unreadable > 0 {
        return "\(ran), and \(unreadable) problem\(unreadable == 1 ? "" : "s") in rule files"
      }
      if testCount == 0 { return "No rule was tested" }
      return failedTests == 0 ? "\(ran), all as they should be" : "\(ran), \(failedTests) failed"
    }
  }

  /// Runs the tests.
  public func run() -> Outcome {
    var outcome = Outcome()
    let rules: [Rule]
    if paths.isEmpty {
      let builtIn = BuiltInRules.loadWithTests()
      rules = builtIn.rules
      outcome.problems = builtIn.problems
    } else {
      let files = RuleFiles(paths)
      rules = files.rules
      outcome.problems = files.problems
    }
    outcome.unreadable = outcome.problems.count
    for rule in rules {
      outcome.ruleCount += 1
      for test in rule.tests {
        let failures = rule.failures(of: test)
        outcome.testCount += 1
        if !failures.isEmpty { outcome.failedTests += 1 }
        outcome.problems += failures
      }
    }
    return outcome
  }
}
