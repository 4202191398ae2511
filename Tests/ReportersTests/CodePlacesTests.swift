import Diagnostics
import Foundation
import Reporters
import Testing

/// Of what a flow and code disagree about, every format names both places.
struct CodePlacesTests {
  private static let run = RunContext(
    tool: ToolVersion(version: "1.0.0"), paths: ReportPaths(workingFolder: "/repo/ios", root: "/repo"),
    shows: { _ in true })

  /// A finding whose place in code is a snippet where there is room, and one without.
  @Test(arguments: ReportFormat.allCases)
  func everyFormatNamesBoth(_ format: ReportFormat) throws {
    for isShown in [true, false] {
      var report = SampleReport.inCode.report
      report.findings = [try #require(report.findings.first)]
      #expect(report.findings[0].related.count == 1 && report.findings[0].code.count == 1)
      if !isShown { report.findings[0].related = [] }
      let text = format.reporter(for: Self.run).text(of: report)
      #expect(text.contains("flows/notes.yaml"), "\(text)")
      let code = ["App/Notes.swift:2", "App/Notes.swift\", \"line\": 2", "App/Notes.swift\",\"line\":2"]
      let sarif = text.contains("App/Notes.swift\"") && text.contains("\"startLine\": 2")
      let drawn = text.contains("App/Notes.swift") && (text.contains("2 │") || text.contains("2 |"))
      #expect(code.contains { text.contains($0) } || sarif || drawn, "\(text)")
    }
  }

  @Test func theStepSummaryNamesBoth() throws {
    var report = SampleReport.inCode.report
    report.findings = [try #require(report.findings.first)]
    let text = StepSummaryReporter(paths: ReportPaths(workingFolder: "/repo/ios", root: "/repo")).text(
      of: report)
    #expect(text.contains("flows/notes.yaml:6") && text.contains("App/Notes.swift:2"))
  }

  /// What a format shows as a place of its own is not said twice.
  @Test func aSnippetIsNotSaidAgain() throws {
    var report = SampleReport.inCode.report
    report.findings = [try #require(report.findings.first)]
    let text = ReportFormat.terminal.reporter(for: Self.run).text(of: report)
    #expect(text.components(separatedBy: "App/Notes.swift").count == 2, "\(text)")
  }
}
