import Diagnostics
import FlowModel
import Foundation
import RuleCatalog
import RuleEngine
import TestSupport
import Testing

@testable import embed_rules

/// The rules that were read when the tool was built, beside the same rules read from their files now.
struct StoredRulesTests {
  static let stored = BuiltInRules.load()
  static let read = BuiltInRules.loadWithTests().rules
  static let flows =
    Repository.files(under: "SampleFlows", endingIn: ".yaml")
    + Repository.files(under: "Tests/Fixtures/flows", endingIn: ".yaml")

  @Test func theyAreAllThereInOrder() {
    #expect(Self.stored.problems == [])
    #expect(Self.stored.rules.map(\.id) == Self.read.map(\.id))
    #expect(Self.read.map(\.id) == Self.read.map(\.id).sorted())
  }

  @Test func eachIsFoundByItsName() {
    let set = RuleSet(Self.stored.rules)
    for rule in Self.stored.rules { #expect(set[rule.id]?.id == rule.id) }
    #expect(set[RuleID("a")] == nil)
    #expect(set[RuleID("zzz")] == nil)
    #expect(
      set.filter { $0.category == "alerts" }.rules.map(\.id)
        == Self.read.filter { $0.category == "alerts" }.map(\.id))
    #expect(RuleSet([])[RuleID("a")] == nil)
  }

  @Test func theySayTheSame() {
    for (one, other) in zip(Self.stored.rules, Self.read) {
      #expect(one.title == other.title)
      #expect(one.category == other.category)
      #expect(one.since == other.since)
      #expect(one.sources == other.sources)
      #expect(one.folds == other.folds)
      #expect(one.documentation == other.documentation)
      #expect(one.parameters == other.parameters)
      #expect(one.severityWords == other.severityWords)
      #expect(one.source.path == other.source.path)
      #expect(one.source.bytes == other.source.bytes)
    }
  }

  @Test func theyAnswerTheSameOnAllFlows() throws {
    let one = RuleSet(Self.stored.rules)
    let other = RuleSet(Self.read)
    var count = 0
    for path in Self.flows {
      guard let flow = FlowReader.read(try Repository.text(of: path), path: path).flow else { continue }
      let restored = one.ask(flow, root: path)
      let fresh = other.ask(flow, root: path)
      #expect(restored.findings == fresh.findings, "\(path)")
      #expect(restored.verdicts == fresh.verdicts, "\(path)")
      #expect(restored.problems == fresh.problems, "\(path)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test func theyPassTheirTests() {
    for (stored, read) in zip(Self.stored.rules, Self.read) {
      for test in read.tests { #expect(stored.failures(of: test) == [], "\(stored.id): \(test.name)") }
    }
  }

  @Test func theArchiveIsAlwaysTheSame() throws {
    let bytes = try RuleArchive.bytes(of: Self.read)
    #expect(try RuleArchive.bytes(of: Self.stored.rules) == bytes)
    #expect(String(validating: bytes, as: UTF8.self) != nil)
  }

  @Test func aDamagedArchiveIsAProblem() throws {
    let bytes = try RuleArchive.bytes(of: Self.read)
    let flow = try #require(
      FlowReader.read(try Repository.text(of: Self.flows[0]), path: Self.flows[0]).flow)
    var refused = 0
    for index in stride(from: 0, to: bytes.count, by: 811) {
      var damaged = bytes
      damaged[index] ^= 0x15
      do {
        let rules = try RuleArchive(damaged).rules { _ in SourceFile(path: "", bytes: []) }
        _ = RuleSet(rules).ask(flow, root: "")
      } catch {
        refused += 1
      }
    }
    #expect(refused > 0)
    for index in [1, 5] {
      var other = bytes
      other[index] ^= 1
      #expect(throws: Problem.self) { try RuleArchive(other).rules { _ in SourceFile(path: "", bytes: []) } }
    }
  }
}

/// What the build prints for rule files that cannot be used.
struct RuleTableTests {
  private func file(_ text: String, _ name: String = "untitled-modal") -> RuleTable.File {
    RuleTable.File(
      path: "/repo/Rules/tasks/\(name).yaml", shown: "Rules/tasks/\(name).yaml", bytes: Array(text.utf8))
  }

  private func rule() throws -> String { try Repository.text(of: "Rules/tasks/untitled-modal.yaml") }

  @Test func aMistakeStandsWhereCompilersPrintIt() throws {
    let text = try rule().replacingOccurrences(of: "each: ", with: "each: x")
    let complaints = RuleTable.swift(of: [file(text)]).complaints
    let line = text.components(separatedBy: "\n").firstIndex { $0.hasPrefix("each:") }
    let first = try #require(complaints.first)
    #expect(
      first.hasPrefix("/repo/Rules/tasks/untitled-modal.yaml:\(try #require(line) + 1):7: error: "),
      "\(first)")
    #expect(complaints.dropFirst().allSatisfy { $0.contains(": note: ") })
  }

  @Test func aMisspeltFieldIsAnError() throws {
    let text = try rule().replacingOccurrences(of: ".title", with: ".titel")
    let complaints = RuleTable.swift(of: [file(text)]).complaints
    #expect(complaints.contains { $0.contains(": error: Screen has no field ‘titel’") }, "\(complaints)")
    #expect(complaints.contains { $0.contains(": note: did you mean ‘title’?") })
  }

  @Test func twoRulesOfOneNameAreAnError() throws {
    let complaints = RuleTable.swift(of: [file(try rule()), file(try rule())]).complaints
    #expect(complaints.count == 1 && complaints[0].contains("has the same name"))
  }

  @Test func goodRulesBecomeOneFile() throws {
    let (table, complaints) = RuleTable.swift(of: [file(try rule())])
    #expect(complaints == [])
    #expect(table.contains("let storedRules: StaticString = \""))
    #expect(table.contains("Rules/tasks/untitled-modal.yaml"))
  }
}
