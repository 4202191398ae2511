import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLTree

/// One case of `Tests/Fixtures/yaml/problems.txt`: `§ name`, the text with each problem's place between ⟦ and ⟧, and
/// in `!` lines code and message, the text to put there instead (`fix`) and further places (`see`).
struct ProblemCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var marked = ""
  var expected: [String] = []

  static let all: [ProblemCase] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/yaml/problems.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var cases: [ProblemCase] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("§ ") {
        cases.append(ProblemCase(testDescription: String(line.dropFirst(2))))
      } else if line.hasPrefix("! ") {
        cases[cases.count - 1].expected.append(String(line.dropFirst(2)))
      } else if !line.isEmpty {
        cases[cases.count - 1].marked += line + "\n"
      }
    }
    return cases
  }()
}

/// A problem as the fixture writes it.
private func rendered(_ problem: Problem) -> [String] {
  ["\(problem.code): \(problem.message)"]
    + (problem.replacement.map { ["fix: ‘\($0)’"] } ?? [])
    + problem.related.map { "see \($0.place.start.line):\($0.place.start.column): \($0.text)" }
}

@Test(arguments: ProblemCase.all)
func tellsWhatIsWrongAndWhere(_ problemCase: ProblemCase) {
  let input = Marked(problemCase.marked)
  let stream = YAMLStream.read(Array(input.text.utf8), path: "flow.yaml")
  #expect(stream.problems.flatMap(rendered) == problemCase.expected)
  let spans = stream.problems.compactMap { $0.place.map { Int($0.span.start)..<Int($0.span.end) } }
  #expect(spans == input.ranges)
  #expect(!problemCase.expected.isEmpty)
  for problem in stream.problems {
    #expect(!problem.help.isEmpty && !problem.label.isEmpty)
    #expect(!problem.message.hasSuffix(".") && !problem.message.contains("\n"))
  }
}

/// Each limit is one problem that names it, at the place where it is passed.
@Test(arguments: [
  ("depth-limit", "[[[⟦[⟧[1]]]]]", YAMLLimits(maximumDepth: 3)),
  ("depth-limit", "a: &x [[1]]\nb: &y [*x]\nc: [⟦*y⟧]\n", YAMLLimits(maximumDepth: 4)),
  ("node-limit", "[1, 2, ⟦3⟧, 4]", YAMLLimits(maximumNodes: 3)),
  (
    "alias-expansion-limit", "a: &x [1, 2]\nb: [*x, *x]\nc: [⟦*x⟧, *x]\n",
    YAMLLimits(maximumAliasExpansion: 8)
  ),
  ("size-limit", "⟦⟧", YAMLLimits(maximumBytes: 0)),
])
func stopsAtLimits(_ code: String, _ marked: String, _ limits: YAMLLimits) {
  let input = Marked(marked)
  var bytes = Array(input.text.utf8)
  if bytes.isEmpty { bytes = [0x61] }
  let stream = YAMLStream.read(bytes, path: "flow.yaml", limits: limits)
  #expect(stream.problems.map(\.code) == [code])
  #expect(stream.problems.first?.place.map { Int($0.span.start)..<Int($0.span.end) } == input.ranges.first)
  #expect(!stream.isComplete)
}

@Test func billionLaughsAreOneProblem() {
  var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
  for level in 1..<90 {
    let alias = "*a\(level - 1)"
    text += "a\(level): &a\(level) [\(Array(repeating: alias, count: 9).joined(separator: ", "))]\n"
  }
  let stream = YAMLStream.read(Array(text.utf8), path: "flow.yaml")
  #expect(stream.problems.map(\.code) == ["alias-expansion-limit"])
  #expect(stream.problems[0].message.contains("100000"))
}

@Test func listsAThousandProblemsAtMost() {
  let stream = YAMLStream.read(Array(String(repeating: "a: 1\n", count: 5000).utf8), path: "flow.yaml")
  #expect(stream.problems.count == 1001)
  #expect(stream.problems.last?.code == "problem-limit")
  #expect(stream.problems.last?.message.hasPrefix("3999 more") == true)
}

@Test func whatStoodBeforeAnErrorIsStillThere() {
  let stream = YAMLStream.read(Array("a: 1\n---\nb: {c: 2, d: [3, 4], e: x: y}\n".utf8), path: "flow.yaml")
  #expect(stream.problems.map(\.code) == ["yaml-syntax"])
  #expect(!stream.isComplete)
  #expect(stream.documents.count == 2)
  #expect(stream.documents[0].value(of: "a")?.text == "1")
  let inner = stream.documents[1].value(of: "b")
  #expect(inner?.pairs.map(\.key.text) == ["c", "d", "e"])
  #expect(inner?.value(of: "d")?.elements.map(\.text) == ["3", "4"])
}

@Test func everyCodeHasACase() {
  let inFixture = ProblemCase.all.flatMap(\.expected).compactMap {
    $0.split(separator: ":").first.map(String.init)
  }
  let elsewhere = [
    "depth-limit", "node-limit", "alias-expansion-limit", "size-limit", "problem-limit", "ill-formed-text",
    "control-character",
  ]
  let known = Set(YAMLProblemCode.allCases.map(\.rawValue))
  #expect(known.subtracting(inFixture).subtracting(elsewhere).isEmpty)
}
