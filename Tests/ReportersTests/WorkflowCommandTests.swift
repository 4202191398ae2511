import Diagnostics
import Foundation
import Testing

@testable import Reporters

/// What GitHub's runner reads out of the annotations is what was meant, whatever stands in the flows.
struct WorkflowCommandTests {
  /// A command as the runner takes it apart: the name, the properties up to `::`, then the message, each with its
  /// escapes taken back, the percent sign last (actions/runner, `ActionCommand.TryParseV2`).
  struct Parsed {
    var name: String
    var properties: [String: String] = [:]
    var message: String

    init?(_ line: String) {
      // By scalars: a combining mark behind an equals sign does not hide it from the runner.
      let scalars = line.unicodeScalars
      guard scalars.starts(with: "::".unicodeScalars),
        let end = scalars.dropFirst(2).firstRange(of: "::".unicodeScalars)
      else { return nil }
      let words = scalars[..<end.lowerBound].dropFirst(2).split(separator: " ", maxSplits: 1)
      name = String(words[0])
      for pair in words.count > 1 ? words[1].split(separator: ",") : [] {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
          String($0)
        }
        guard parts.count == 2 else { return nil }
        properties[parts[0]] = Self.unescaped(parts[1], ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","])
      }
      message = Self.unescaped(String(scalars[end.upperBound...]), ["%0D": "\r", "%0A": "\n"])
    }

    private static func unescaped(_ text: String, _ escapes: [String: String]) -> String {
      var text = text
      for (escape, meant) in escapes {
        text = text.replacingOccurrences(of: escape, with: meant, options: .literal)
      }
      return text.replacingOccurrences(of: "%25", with: "%", options: .literal)
    }
  }

  @Test func annotationsAreReadBack() throws {
    var seen = 0
    for seed in 0..<150 {
      var random = HostileText(seed: seed)
      var report = random.report()
      report.problems = []
      report.findings = report.findings.prefix(9).map { finding in
        var finding = finding
        (finding.severity, finding.trace) = (.error, nil)
        return finding
      }
      let text = GitHubReporter().text(of: report)
      let lines = text.unicodeScalars.split(separator: "\n").map { String($0) }
      #expect(lines.count == report.findings.count, "seed \(seed)")
      for (line, finding) in zip(lines, report.findings) {
        let parsed = try #require(Parsed(line), "seed \(seed): \(line.debugDescription)")
        #expect(parsed.name == "error")
        #expect(scalars(parsed.properties["title"]) == scalars(VisibleText.of(finding.rule.name, .escapes)))
        let path = finding.place.file.path
        #expect(scalars(parsed.properties["file"] ?? "") == scalars(VisibleText.of(path, .escapes)))
        #expect(parsed.properties["line"] == String(finding.place.start.line))
        let said = [finding.why, finding.fix].filter { !$0.isEmpty }
        let expected = [finding.message] + finding.codeSentences + said
        let message = expected.map { VisibleText.of($0, .escapes) }.joined(separator: "\n")
        #expect(scalars(parsed.message) == scalars(message), "seed \(seed)")
        seen += 1
      }
    }
    #expect(seen > 100)
  }

  private func scalars(_ text: String?) -> [Unicode.Scalar]? { text.map { Array($0.unicodeScalars) } }

  private func report(errors: Int, warnings: Int, infos: Int) -> Report {
    let source = SourceFile(path: "a.yaml", text: "screens: {}\n")
    let severities =
      Array(repeating: Severity.info, count: infos) + Array(repeating: .warning, count: warnings)
      + Array(repeating: .error, count: errors)
    return Report(
      findings: severities.enumerated().map { index, severity in
        Finding(
          rule: RuleID("rule"), severity: severity, message: "\(index)", place: Place(source, Span(0, 7)),
          element: ElementPath(""), flow: "a.yaml", why: "", fix: "")
      })
  }

  /// A runner drops the eleventh annotation of a kind without a word.
  @Test(
    arguments: [
      (10, 10, 10, 30, nil), (0, 0, 0, 0, nil), (11, 0, 0, 11, "1 error more"),
      (11, 12, 10, 30, "1 error, 2 warnings, 1 notice more"),
      (0, 0, 11, 10, "2 notices more"),
    ] as [(Int, Int, Int, Int, String?)])
  func showsTheWorstAndCountsTheRest(
    _ errors: Int, _ warnings: Int, _ infos: Int, _ lines: Int, _ rest: String?
  ) {
    let text = GitHubReporter().text(of: report(errors: errors, warnings: warnings, infos: infos))
    let parsed = text.split(separator: "\n").compactMap { Parsed(String($0)) }
    #expect(parsed.count == lines)
    for kind in ["error", "warning", "notice"] { #expect(parsed.count { $0.name == kind } <= 10) }
    let order = ["error", "warning", "notice"]
    let ranks = parsed.map { order.firstIndex(of: $0.name) ?? order.count }
    #expect(ranks == ranks.sorted())
    let notice = parsed.last.flatMap { $0.properties["title"] == "ModalFlow" ? $0.message : nil }
    #expect(rest == nil ? notice == nil : notice?.hasPrefix(rest ?? "") == true, "\(text)")
  }

  @Test func longMessagesAreCutWhereTheRunnerWould() throws {
    var report = report(errors: 1, warnings: 0, infos: 0)
    report.findings[0].why = String(repeating: "👩‍👩‍👧 ", count: 2000)
    let parsed = try #require(Parsed(String(GitHubReporter().text(of: report).dropLast())))
    #expect(parsed.message.utf16.count <= 4096)
    #expect(parsed.message.hasSuffix("…"))
  }
}
