import Foundation
import Testing

@testable import FlowModel

/// The page that `words flow` prints.
struct ReferenceTests {
  @Test func namesEveryKeyKindAndCondition() {
    let page = FlowReference.page()
    for key in KeyTable.words.spellings { #expect(page.contains("| `\(key)` |"), "\(key)") }
    for kind in Kind.allCases { #expect(page.contains("| `\(kind.rawValue)` |"), "\(kind.rawValue)") }
    for word in ConditionWord.spellings { #expect(page.contains("`\(word)"), "\(word)") }
    for verb in Verb.spellings { #expect(page.contains("`\(verb)`"), "\(verb)") }
  }

  /// The example is a flow without a problem.
  @Test func itsExampleCanBeRead() throws {
    let page = FlowReference.page()
    let start = try #require(page.range(of: "```yaml\n"))
    let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
    let reading = FlowReader.read(String(page[start.upperBound..<end.lowerBound]))
    #expect(reading.problems.isEmpty)
    #expect(reading.flow?.screens.count == 4)
  }

  @Test func tablesHaveAsManyCellsAsTheirHeads() {
    var cells: Int?
    for line in FlowReference.page().split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        cells = nil
        continue
      }
      let count = line.count { $0 == "|" }
      if let cells { #expect(count == cells, "\(line)") }
      cells = cells ?? count
    }
  }
}
