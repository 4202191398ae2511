import ExpressionLanguage
import Foundation
import Testing

/// cel-go's own parser cases: what must be a syntax error.
@Suite(.enabled(if: ConformanceCase.folder != nil, Comment(rawValue: ConformanceCase.missing)))
struct ParserCaseTests {
  private struct Case {
    var expr: String
    var error: String?
  }

  private func cases() throws -> [Case] {
    let url = URL(filePath: ConformanceCase.folder ?? "").appending(path: "cel/cel_go_incremental.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    return (json?["parsing"] as? [[String: Any]] ?? []).compactMap { entry in
      guard let original = entry["original"] as? [String: Any], let expr = original["expr"] as? String else {
        return nil
      }
      return Case(expr: expr, error: entry["error"] as? String)
    }
  }

  /// Syntax errors there, except of what cel-go's test leaves off (optionals, back quotes) and of limits that
  /// every implementation sets for itself.
  @Test func syntaxErrors() throws {
    let own = ["unsupported syntax", "recursion", "lookahead", "accumulator"]
    let wrong = try cases().filter { item in
      guard let error = item.error, error.hasPrefix("ERROR: :") else { return false }
      return !own.contains { error.contains($0) }
    }
    let environment = Environment(variables: [])
    var found = 0
    for item in wrong {
      let problems = environment.compile(item.expr).problems
      if problems.contains(where: { ["syntax", "limit", "unsupported"].contains($0.code) }) {
        found += 1
      } else {
        Issue.record("no syntax error: \(item.expr)")
      }
    }
    print("CEL parser cases: \(found) of \(wrong.count) syntax errors found")
    #expect(found >= 20)
  }
}
