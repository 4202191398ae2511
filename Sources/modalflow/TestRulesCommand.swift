internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow test-rules [PATH…]`
struct TestRulesCommand {
  static let page = CommandPage(
    "test-rules", "Run the tests that stand in rule files.",
    discussion: "PATH is a rule file or a folder of them; the built-in rules unless given.",
    groups: {
      [
        ParameterGroup(
          "What is read",
          [
            .argument(
              "paths", "PATH", "Rule files or folders.", isRepeated: true,
              completion: .files(endings: ["yaml"]))
          ]), StyleOptions.group,
      ]
    }, run: { try TestRulesCommand($0).run() })

  private let paths: [String]
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    paths = arguments.texts("paths")
    style = try StyleOptions(arguments)
  }

  func run() throws {
    let progress = CheckProgress()
    let line = ProgressLine(progress, on: .testsOfRules)
    let outcome = RuleTesting(paths: paths, progress: progress).run()
    line.end()
    StandardOutput.write(
      TerminalReporter(style: style.style).text(of: outcome.problems) + outcome.summary + "\n")
    if outcome.wasEnded { try line.exitCode.leave() }
    if outcome.ruleCount == 0, outcome.problems.isEmpty { try CheckExit.nothing.leave() }
    if outcome.unreadable > 0 { try CheckExit.badInput.leave() }
    if outcome.failedTests > 0 { try CheckExit.findings.leave() }
  }
}
