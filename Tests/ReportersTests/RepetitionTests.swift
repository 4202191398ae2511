import Diagnostics
import Reporters
import Testing

/// What is expected is said once.
struct RepetitionTests {
  @Test(arguments: [
    ("‘13.x’ is not a version", "write a version like ‘16’"),
    ("‘13.x’ is not a version like ‘16’", ""),
  ])
  func whatIsExpectedIsSaidOnce(_ message: String, _ help: String) {
    let problem = Problem(
      "bad-value", message, at: nil, path: "a.yaml", expected: "a version like ‘16’", help: help)
    let lines = text([problem]).split(separator: "\n")
    #expect(lines.filter { $0.contains("a version like ‘16’") }.count == 1)
    #expect(!lines.contains { $0.contains("= expected:") })
  }

  @Test func whatTheHelpDoesNotSayIsSaid() {
    let problem = Problem(
      "bad-value", "‘13.x’ is not a version", at: nil, path: "a.yaml", expected: "a version like ‘16’",
      help: "write ‘13’")
    #expect(text([problem]).contains("= expected: a version like ‘16’"))
  }

  /// A help is written once for many problems, and those that come after it still say what is expected.
  @Test func whereTheHelpIsNotRepeatedTheExpectationStands() {
    let problem = Problem(
      "bad-value", "this is not a version", at: nil, path: "a.yaml", expected: "a version like ‘16’",
      help: "write a version like ‘16’")
    #expect(text([problem, problem]).split(separator: "\n").filter { $0.contains("= expected:") }.count == 1)
  }

  private func text(_ problems: [Problem]) -> String {
    TerminalReporter(style: TerminalStyle(width: 120)).text(of: Report(problems: problems, ruleCount: 1))
  }
}
