import Diagnostics
import Testing

@testable import FlowDrift

/// Records of drift as they are read.
struct DriftRecordTests {
  @Test(arguments: [
    "", "modalflow-drift: 2", "modalflow-drift: 1\nways: [{flow: a}]", "ways: [",
    "modalflow-drift: 1\nways: 3",
    "modalflow-drift: 1\nways: []\nway: []",
    "modalflow-drift: 1\nways: [{flow: a, way: b, seen: c, unseen: d}]",
  ])
  func whatIsNoRecordIsAProblem(_ text: String) {
    #expect(throws: Problem.self) { try DriftRecord(Array(text.utf8), path: "r.yaml") }
  }

  /// A reason that is misspelt must not be lost.
  @Test func aMisspeltKeyOfARecordIsAProblem() throws {
    let text = "modalflow-drift: 1\nways: [{flow: a, way: b, only-in-flow: true, reasn: c}]"
    let problem = try #require(throws: Problem.self) { try DriftRecord(Array(text.utf8), path: "r.yaml") }
    #expect(problem.code == "unknown-key" && problem.replacement == "reason")
  }
}
