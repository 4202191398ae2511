import Diagnostics
import Foundation
import Testing

@testable import Reporters

/// The report for pull requests: as it is meant to look, within what GitHub takes, and inert.
struct MarkdownReporterTests {
  private let reporter = MarkdownReporter(tool: ToolVersion(version: "1.0.0"))

  @Test(arguments: SampleReport.all + [.pictured])
  func golden(_ sample: SampleReport) throws {
    try Golden.check(reporter.text(of: sample.report), "\(sample.name).md")
  }

  /// Where much was found, the worst is shown, the rest counted, and the limit kept.
  @Test(arguments: [4_000, 9_000, MarkdownReporter.limit])
  func keepsTheLimit(_ limit: Int) throws {
    var report = SampleReport.forty.report
    report.findings = (0..<3_000).map { index in
      var finding = report.findings[index % 40]
      finding.severity = index == 2_999 ? .error : .warning
      finding.message = index == 2_999 ? "the worst" : finding.message + " ünd möre 🙂"
      return finding
    }
    report.allowed = report.findings
    report.problems = (0..<500).map {
      Problem("code", "problem \($0) " + String(repeating: "x", count: 900), at: nil, path: "p")
    }
    let text = MarkdownReporter(tool: ToolVersion(version: "1"), limit: limit).text(of: report)
    #expect(text.utf8.count <= limit)
    let shown = text.components(separatedBy: "<summary><b>").count - 1
    let short = text.components(separatedBy: "\n- **").count - 1
    let left = text.firstMatch(of: /and (\d+) more, of 3000 in all/).flatMap { Int($0.1) } ?? 0
    #expect(shown + short + left == 3_000)
    if limit == MarkdownReporter.limit {
      #expect(text.firstMatch(of: /<summary><b>(.*?)<\/summary>/)?.1.contains("the worst") == true)
    }
    #expect(
      text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
    #expect(text.components(separatedBy: "\n```").count % 2 == 1)
  }

  @Test func hostileTextStaysText() {
    let pieces = [
      "<script>", "</details>", "```\n", "@octocat", "fixes #1", "![x](http://x)", "\n\n# h", "</summary>",
      "`",
    ]
    for seed in HostileTextTests.seeds {
      var random = HostileText(seed: seed)
      var report = random.picturedReport()
      for index in report.findings.indices {
        for piece in pieces {
          report.findings[index].message += piece
          report.findings[index].why += piece
          report.findings[index].trace?.environment += piece
          report.findings[index].trace?.steps.indices.forEach {
            report.findings[index].trace?.steps[$0].action += piece
          }
        }
      }
      let text = reporter.text(of: report)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && VisibleText.isUnsafe($0) }, "seed \(seed)")
      var prose = text.replacing(#/(?s)```mermaid\n.*?\n```\n/#, with: "")
      #expect(!prose.contains("\n```"), "seed \(seed)")
      let own = [
        "<details>", "</details>", "<summary>", "</summary>", "<b>", "</b>", "<code>", "</code>", "<sub>",
        "</sub>",
        "<!-- -->",
      ]
      #expect(
        prose.components(separatedBy: "<details>").count == prose.components(separatedBy: "</details>").count)
      prose = withoutCode(prose)
      #expect(!prose.contains("@octocat") && !prose.contains("#1"), "seed \(seed)")
      for tag in own { prose = prose.replacingOccurrences(of: tag, with: "") }
      #expect(!prose.contains("<"), "seed \(seed)")
    }
  }

  /// The text without its code spans, as CommonMark 0.31, §6.1, finds them: a run of backticks up to the next as long.
  private func withoutCode(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    func run(at start: Int) -> Int { scalars[start...].prefix { $0 == "`" }.count }
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if scalars[index] == "\\", index + 1 < scalars.count {
        result.append(contentsOf: scalars[index...index + 1])
        index += 2
      } else if scalars[index] == "`" {
        let length = run(at: index)
        var end = index + length
        while end < scalars.count, scalars[end] != "`" || run(at: end) != length {
          end += scalars[end] == "`" ? run(at: end) : 1
        }
        index = end < scalars.count ? end + length : index + length
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  /// A large map is drawn as far as the way goes.
  @Test func drawsOnlyTheWayInALargeFlow() throws {
    var report = SampleReport.pictured.report
    var map = try #require(report.flows[0].map)
    for index in 0..<60 {
      var screen = map.screens[1]
      screen.id = "other-\(index)"
      screen.element = ElementPath("screens.other-\(index)")
      map.screens.append(screen)
    }
    report.flows[0].map = map
    let text = reporter.text(of: report)
    #expect(text.contains("s_notes -->|\"1#46; “New”<br/>pageSheet\"| s_note"))
    #expect(!text.contains("other"))
  }
}
