import Diagnostics
import ExpressionLanguage
import Foundation
import Testing

/// CEL's own conformance suite, the cases that use only what the language of rules keeps.
@Suite(.enabled(if: ConformanceCase.folder != nil, Comment(rawValue: ConformanceCase.missing)))
struct ConformanceTests {
  /// All of them come out right, but those that a fixture lists, each with its reason.
  @Test func whatIsKeptMeansTheSame() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/expressions/conformance-misses.txt")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    let known = Set(lines.filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != ":" }) })
    var misses: [String: String] = [:]
    for item in ConformanceCase.kept {
      if let seen = item.run() { misses[item.id] = "\(item.expr) → \(seen)" }
    }
    for (id, seen) in misses.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
      Issue.record("\(id): \(seen)")
    }
    for id in known.sorted() where misses[id] == nil {
      Issue.record("\(id) passes now: take it off the list")
    }
    let count = ConformanceCase.kept.count
    print("CEL conformance: \(count - misses.count) of \(count) cases of what is kept")
    #expect(count >= 400)
  }

  /// Every other case is an error, with words, and never a crash.
  @Test func whatIsLeftOutIsAnError() {
    let kept = Set(ConformanceCase.kept.map(\.id))
    var refused = 0
    for item in ConformanceCase.all where !kept.contains(item.id) {
      let compilation = Environment(variables: []).compile(item.expr)
      guard compilation.program == nil else { continue }
      refused += 1
      #expect(compilation.problems.contains { $0.severity == .error && !$0.message.isEmpty }, "\(item.expr)")
    }
    #expect(refused >= 1_000)
  }
}
