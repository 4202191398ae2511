public import Diagnostics
internal import RuleCatalog
internal import RuleEngine

/// Runs the tests in rule files.
public struct RuleTesting: Sendable {
  private let paths: [String]
  private let progress: CheckProgress

  /// Prepares the tests of rule files and folders; of the built-in rules if `paths` is empty.
  ///
  /// - Parameter progress: counts rules as files; once it is stopped, no further test is run.
  public init(paths: [String], progress: CheckProgress = CheckProgress()) {
    self.paths = paths
    self.progress = progress
  }

  /// The result of the tests.
  public struct Outcome: Sendable {
    /// Rules that could not be read and tests that failed, in the order of files.
    public var problems: [Problem] = []
    /// How many rules were tested.
    public var ruleCount = 0
    /// How many rules could be read.
    var readCount = 0
    /// How many tests ran.
    var testCount = 0
    /// How many of them failed.
    public var failedTests = 0
    /// How many problems are about files that could not be used.
    public var unreadable = 0
    /// Whether it was stopped before all tests had run.
    public var wasEnded = false

    /// A summary: `212 tests of 67 rules, all as they should be`
    public var summary: String {
      wasEnded ? "\(ranSummary); stopped before all \(readCount) rules were tested" : ranSummary
    }

    private var ranSummary: String {
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
    outcome.readCount = rules.count
    progress.find(rules.count)
    for failures in concurrentMap(rules, failures) {
      if !failures.isEmpty { outcome.ruleCount += 1 }
      outcome.testCount += failures.count
      outcome.failedTests += failures.count { !$0.isEmpty }
      outcome.problems += failures.joined()
    }
    outcome.wasEnded = progress.isStopped
    return outcome
  }

  /// The failures of each test of a rule that was run to its end.
  private func failures(of rule: Rule) -> [[Problem]] {
    var failures: [[Problem]] = []
    progress.begin(rule.source.path)
    for test in rule.tests {
      if progress.isStopped { break }
      let found = rule.failures(of: test, goesOn: { _ in !progress.isStopped })
      if !progress.isStopped { failures.append(found) }
    }
    progress.finish(1)
    return failures
  }
}
