internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow test-rules [PATH…]`
struct TestRulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test-rules",
    abstract: "Run the tests that stand in rule files.",
    discussion: "PATH is a rule file or a folder of them; the built-in rules unless given.")

  @Argument(help: "Rule files or folders.", completion: .file(extensions: ["yaml"]))
  var paths: [String] = []

  @OptionGroup var style: StyleOptions

  func run() throws {
    let outcome = RuleTesting(paths: paths).run()
    var output = StandardOutput()
    output.write(TerminalReporter(style: style.style).text(of: outcome.problems))
    output.write(outcome.summary + "\n")
    output.flush()
    if outcome.ruleCount == 0, outcome.problems.isEmpty { try CheckExit.nothing.leave() }
    if outcome.unreadable > 0 { try CheckExit.badInput.leave() }
    if outcome.failedTests > 0 { try CheckExit.findings.leave() }
  }
}
