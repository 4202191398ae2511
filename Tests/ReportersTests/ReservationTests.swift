import Diagnostics
import Reporters
import Testing

/// A finding that weighs less says why, whatever format shows it, and whether or not it makes the run fail.
struct ReservationTests {
  @Test(arguments: ReportFormat.allCases, [Severity.warning, .error])
  func everyFormatSaysWhyAFindingWeighsLess(_ format: ReportFormat, _ threshold: Severity) {
    let run = RunContext(
      style: TerminalStyle(width: 200), tool: ToolVersion(version: "1.0.0"),
      fails: { $0.severity >= threshold })
    let text = format.reporter(for: run).text(of: SampleReport.joined.report)
    #expect(text.contains("F4.6"), "\(format) does not name the fact that is in doubt")
    #expect(
      text.contains("a tap on what stays live beside a popover"), "\(format) does not name the unusual step")
  }
}
