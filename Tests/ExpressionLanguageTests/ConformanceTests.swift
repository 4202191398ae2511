import ExpressionLanguage
import Foundation
import Testing

/// CEL's own conformance suite, the part without protobuf messages.
@Suite(.enabled(if: ConformanceCase.folder != nil, Comment(rawValue: ConformanceCase.missing)))
struct ConformanceTests {
  @Test func theLanguageItself() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/expressions/conformance-misses.txt")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    let known = Set(lines.filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != ":" }) })
    let misses = report(tier: "A", ConformanceCase.tierA)
    for (id, seen) in misses.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
      Issue.record("\(id): \(seen)")
    }
    for id in known.sorted() where misses[id] == nil {
      Issue.record("\(id) passes now: take it off the list")
    }
  }

  @Test func extensions() {
    // The extensions are not complete; what passes once must not be lost.
    let misses = report(tier: "B", ConformanceCase.tierB)
    #expect(misses.count <= 517 - 263)
  }

  private func report(tier: String, _ files: Set<String>) -> [String: String] {
    var counts: [String: (passed: Int, all: Int)] = [:]
    var misses: [String: String] = [:]
    for item in ConformanceCase.all where item.protoless && files.contains(item.file) {
      let seen = item.run()
      counts[item.file, default: (0, 0)].all += 1
      if let seen { misses[item.id] = "\(item.expr) → \(seen)" } else { counts[item.file]?.passed += 1 }
    }
    let lines = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.passed)/\($0.value.all)" }
    let passed = counts.values.reduce(0) { $0 + $1.passed }
    let all = counts.values.reduce(0) { $0 + $1.all }
    print("CEL conformance, tier \(tier): \(passed) of \(all) (\(lines.joined(separator: ", ")))")
    return misses
  }
}
