import Diagnostics
import Foundation
import Reporters
import Testing

/// A way of which only the length is told.
@Suite struct OmittedStepsTests {
  private var report: Report {
    let source = SourceFile(path: "a.yaml", text: "a: 1\n")
    let trace = Trace(environment: "iPad", playedIn: "iPad, iOS 26", omitting: 231)
    let finding = Finding(
      rule: RuleID("too-deep"), severity: .warning, message: "too deep", place: Place(source, Span(0, 1)),
      element: ElementPath("screens.a"), flow: "a.yaml", why: "", fix: "", trace: trace)
    return Report(findings: [finding], ruleCount: 1)
  }

  private let run = RunContext(tool: ToolVersion(version: "1"))

  private static let sentence = "231 of them; ‘modalflow trace FLOW --finding too-deep@screens.a’ plays them"

  @Test func peopleAreToldHowLongItIsAndWhatPlaysIt() {
    let terminal = TerminalReporter(style: TerminalStyle(width: 200)).text(of: report)
    #expect(terminal.contains("where: iPad"))
    #expect(terminal.contains("steps: \(Self.sentence)"), "\(terminal)")
    #expect(JUnitReporter(run).text(of: report).contains("231 of them"))
    #expect(GitHubReporter().text(of: report).contains(Self.sentence))
    #expect(XcodeReporter().text(of: report).contains(Self.sentence))
  }

  @Test func programsAreToldHowLongItIs() throws {
    let text = JSONReporter(tool: ToolVersion(version: "1")).text(of: report)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    let trace = try #require(finding["trace"] as? [String: Any])
    #expect(trace["omitted"] as? Int == 231)
    #expect((trace["steps"] as? [Any])?.isEmpty == true)
    #expect(!SARIFReporter(run).text(of: report).contains("codeFlows"))
  }
}
