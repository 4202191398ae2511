import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FlowChecking

/// The tests that stand in rule files, run over a folder of them.
struct RuleTestingTests {
  /// A rule of which one test passes and one expects a message that it does not have.
  private static func rule(_ name: String, found message: String) -> String {
    """
    rule: \(name)
    title: Something is wrong
    severity: warning
    since: 2026-11
    sources: [S2]
    docs: {what: It looks., why: It matters., instead: Do better.}
    each: screen
    require: screen.title != 'A'
    message: "‘{{ screen.id }}’ is called A"
    tests:
      - name: silent
        flow: {start: a, screens: {a: {title: B}}}
        expect: []
      - name: fires
        flow: {start: a, screens: {a: {title: A}}}
        expect: [{at: screens.a, message: "\(message)"}]
    """
  }

  private static let names = (10..<60).map { "rule-\($0)" }

  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: names.map { name in
          ("\(name).yaml", rule(name, found: name.hasSuffix("7") ? "‘a’ is called A" : "something else"))
        }))
  }

  /// Rules are tested side by side; what is said of them comes in the order of files.
  @Test func manyFailuresAreSaidInTheOrderOfFiles() throws {
    let folder = try Self.folder()
    let outcome = RuleTesting(paths: [folder.url.path]).run()
    let failing = Self.names.filter { !$0.hasSuffix("7") }
    #expect(outcome.problems.map { String($0.message.prefix { $0 != ":" }) } == failing)
    #expect(outcome.problems.allSatisfy { $0.code == "other-message" })
    #expect(outcome.summary == "100 tests of 50 rules, 45 failed")
    #expect(!outcome.wasEnded)
  }

  @Test func progressCountsRules() throws {
    let folder = try Self.folder()
    let progress = CheckProgress()
    _ = RuleTesting(paths: [folder.url.path], progress: progress).run()
    #expect(progress.counts == (50, 50))
    #expect(progress.current.path.hasSuffix(".yaml"))
  }

  /// A test that did not come to its end says nothing, neither that it passed nor that it failed.
  @Test func whatWasStoppedIsNotCounted() throws {
    let folder = try Self.folder()
    let progress = CheckProgress()
    progress.stop()
    let outcome = RuleTesting(paths: [folder.url.path], progress: progress).run()
    #expect(outcome.wasEnded && outcome.problems.isEmpty)
    #expect(outcome.ruleCount == 0 && outcome.failedTests == 0)
    #expect(outcome.summary == "No rule was tested; stopped before all 50 rules were tested")
  }
}
