import Diagnostics
import ExpressionLanguage
import Foundation
import Testing

/// Wrong expressions with the exact place and words of what is said about them, in
/// `Tests/Fixtures/expressions/problems.txt`. Run with `MODALFLOW_WRITE_FIXTURES=1` to write it anew from the
/// expressions in it, then read the difference.
struct WrongExpressionTests {
  static let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/expressions/problems.txt")

  /// Blocks: an expression, then a line per problem with carets under its place.
  static let blocks: [[String]] = {
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n\n").map {
      $0.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }.filter { !$0.isEmpty }
  }()

  @Test func theFixtureIsThere() { #expect(Self.blocks.count >= 40) }

  @Test(.disabled(if: writes, "writing fixtures"), arguments: blocks)
  func wrongExpressionsSayWhatIsWrong(_ block: [String]) {
    #expect(Self.report(block[0]) == block)
  }

  @Test(.enabled(if: writes, "only with MODALFLOW_WRITE_FIXTURES"))
  func writeFixture() throws {
    let text = try String(contentsOf: Self.path, encoding: .utf8)
    let comments = text.split(separator: "\n").filter { $0.hasPrefix("#") }.joined(separator: "\n")
    let blocks = Self.blocks.map { Self.report($0[0]).joined(separator: "\n") }
    let all = ([comments] + blocks).joined(separator: "\n\n") + "\n"
    try all.write(to: Self.path, atomically: true, encoding: .utf8)
  }

  private static let writes = ProcessInfo.processInfo.environment["MODALFLOW_WRITE_FIXTURES"] != nil

  static func report(_ text: String) -> [String] {
    _ = Toy.ready
    return [text]
      + Toy.environment.compile(text, expecting: .bool).problems.map { problem in
        let (start, length) = (Int(problem.span.start), max(problem.span.length, 1))
        var line = String(repeating: " ", count: start) + String(repeating: "^", count: length)
        line += " \(problem.severity.word) \(problem.code): \(problem.message)"
        if !problem.label.isEmpty { line += " (\(problem.label))" }
        if !problem.expected.isEmpty { line += " {\(problem.expected)}" }
        if let replacement = problem.replacement { line += " → \(replacement)" }
        return line
      }
  }
}
