import Diagnostics
import Testing
import YAMLTree

@Suite(.enabled(if: YAMLSuite.folder != nil, "MODALFLOW_SUITES names no folder"))
struct SuiteTests {
  /// Our own refusals (equal keys, merge keys, aliases) must not be mistaken for libyaml's.
  private func isRefused(_ stream: YAMLStream) -> Bool {
    stream.problems.contains { YAMLProblemCode(rawValue: $0.code)?.isSyntax == true }
  }

  @Test func acceptsAndRejectsWhatLibyamlDoes() {
    var counts: [String: Int] = [:]
    for suiteCase in YAMLSuite.cases {
      let stream = YAMLStream.read(suiteCase.input, path: suiteCase.id)
      #expect(isRefused(stream) == suiteCase.isRejected, "\(suiteCase.id): \(stream.problems.map(\.message))")
      #expect(stream.isComplete || !stream.problems.isEmpty)
      counts[suiteCase.libyaml_0_2_5, default: 0] += 1
      let own = stream.problems.filter { YAMLProblemCode(rawValue: $0.code)?.isSyntax == false }
      for code in Set(own.map(\.code)) { counts["our \(code)", default: 0] += 1 }
    }
    #expect(YAMLSuite.cases.count == 402)
    print(
      "yaml-test-suite:",
      counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
  }

  @Test func readsTheNodesThatTheSuiteExpects() {
    var compared = 0
    var own = 0
    for suiteCase in YAMLSuite.cases where suiteCase.libyaml_0_2_5 == "ok" {
      let stream = YAMLStream.read(suiteCase.input, path: suiteCase.id)
      guard stream.problems.isEmpty else {
        own += 1
        continue
      }
      compared += 1
      #expect(SuiteEvents.rendered(stream) == SuiteEvents.expected(suiteCase.events), "\(suiteCase.id)")
    }
    print("yaml-test-suite: \(compared) trees compared, \(own) left out for refusals of our own")
  }

  @Test func knowsWhereEveryNodeStands() {
    for suiteCase in YAMLSuite.cases {
      let stream = YAMLStream.read(suiteCase.input, path: suiteCase.id)
      for fault in faults(in: stream) { Issue.record("\(suiteCase.id): \(fault)") }
    }
  }
}
