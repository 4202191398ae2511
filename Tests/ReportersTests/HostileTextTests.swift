import Diagnostics
import Foundation
import Testing

@testable import Reporters

/// Nothing that stands in a file reaches the reader's terminal, breaks a line, or makes invalid JSON.
struct HostileTextTests {
  static let seeds = 0..<150

  @Test func terminalLinesHoldNoControls() {
    for seed in HostileTextTests.seeds {
      var random = HostileText(seed: seed)
      let report = random.report()
      let width = [40, 80, 120][seed % 3]
      for decor in [Decor.unicode, .ascii] {
        let text = TerminalReporter(
          style: TerminalStyle(width: width, decor: decor, showsAccepted: true)
        ).text(of: report)
        #expect(text.hasSuffix("\n"), "seed \(seed)")
        for line in text.unicodeScalars.split(separator: "\n") {
          #expect(!line.contains(where: isDangerous), "seed \(seed): \(String(line).debugDescription)")
          let drawn = String(line)
          #expect(!isCommand(drawn), "seed \(seed): \(drawn.debugDescription)")
          let isSnippet = drawn.drop { $0 == " " || $0.isNumber }.hasPrefix("\(decor.bar) ")
          #expect(
            !isSnippet || DisplayWidth.of(drawn) <= width,
            "seed \(seed): wider than \(width): \(drawn.debugDescription)")
        }
      }
    }
  }

  @Test func aConciseEntryIsOneLine() {
    for seed in HostileTextTests.seeds {
      var random = HostileText(seed: seed)
      let report = random.report()
      let text = ConciseReporter().text(of: report)
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count - 1 == report.problems.count + report.findings.count, "seed \(seed)")
      #expect(!lines.joined().contains(where: isDangerous), "seed \(seed)")
      for line in lines {
        #expect(!isCommand(String(line)), "seed \(seed): \(String(line).debugDescription)")
      }
    }
  }

  @Test func jsonIsValidAndKeepsEveryScalar() throws {
    for seed in HostileTextTests.seeds {
      var random = HostileText(seed: seed)
      let report = random.report()
      let text = JSONReporter(tool: ToolVersion(version: random.text())).text(of: report)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && isDangerous($0) }, "seed \(seed)")
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "seed \(seed)")
      let findings = try #require(object["findings"] as? [[String: Any]])
      for (written, finding) in zip(findings, report.findings) {
        // Foundation takes a byte order mark at the beginning of a string for none of its text.
        let message = (written["message"] as? String ?? "").unicodeScalars.filter { $0 != "\u{FEFF}" }
        #expect(Array(message) == finding.message.unicodeScalars.filter { $0 != "\u{FEFF}" }, "seed \(seed)")
      }
    }
  }

  @Test func pagesAndTablesHoldNoControls() {
    for seed in HostileTextTests.seeds {
      var random = HostileText(seed: seed)
      let example = RuleDescription.Example(name: random.text(), flow: random.text())
      let page = RuleDescription(
        id: random.text(), title: random.text(), severity: random.text(), category: random.text(),
        since: random.text(), what: random.text(), why: random.text(), instead: random.text(),
        parameters: [
          .init(name: random.text(), type: random.text(), standard: random.text(), says: random.text())
        ],
        sources: [random.text()], folds: [random.text()], avoid: [example], prefer: [example])
      var text = ""
      page.write(to: &text, style: TerminalStyle(width: 80))
      RuleTable([page]).write(to: &text, style: TerminalStyle(width: 80))
      #expect(!text.unicodeScalars.contains { $0 != "\n" && isDangerous($0) }, "seed \(seed)")
      var json = ""
      page.writeJSON(to: &json)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
      var table = ""
      RuleTable([page]).writeJSON(to: &table)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(table.utf8)) }
    }
  }

  /// What GitHub's runner would obey.
  private func isCommand(_ line: String) -> Bool {
    line.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("::") || line.contains("##[")
  }

  /// Written out here, so that the reporters are not their own judge: C0, DEL, C1, Bidi_Control
  /// (PropList.txt of Unicode 17), line and paragraph separators.
  private func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
