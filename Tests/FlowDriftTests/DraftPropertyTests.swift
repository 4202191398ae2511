import Diagnostics
import FlowModel
import Foundation
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// What holds of every draft, whatever the facts.
struct DraftPropertyTests {
  private static func flow(_ text: String, _ seed: UInt64) -> Flow? {
    let reading = FlowReader.read(text)
    #expect(reading.problems.map(\.message) == [], "seed \(seed)\n\(text)")
    return reading.problems.isEmpty ? reading.flow : nil
  }

  private static func drift(_ flow: Flow, _ facts: CodeFacts) -> [String] {
    DriftComparison(flow, root: "flow.yaml", facts).findings.map { "\($0.rule) \($0.message)" }
  }

  @Test(arguments: 0..<40)
  func aDraftReadsWithoutAProblemAndNothingDrifts(_ part: Int) throws {
    for seed in UInt64(part * 25)..<UInt64(part * 25 + 25) {
      let facts = RandomFacts(seed: seed).facts
      guard let draft = FlowDraft(facts, name: "app"), let flow = Self.flow(draft.text, seed) else {
        continue
      }
      #expect(flow.todos.count == draft.todoCount, "seed \(seed)\n\(draft.text)")
      #expect(Self.drift(flow, facts) == [], "seed \(seed)\n\(draft.text)")
      let again = try #require(FlowAddition(facts, to: flow))
      #expect(again.changes.isEmpty, "seed \(seed): nothing is new\n\(again.text)\n\(draft.text)")
    }
  }

  /// A draft of half of the facts, and then what the whole of them adds.
  @Test(arguments: 0..<40)
  func whatIsAddedChangesNothingAndThenNothingDrifts(_ part: Int) throws {
    for seed in UInt64(part * 25)..<UInt64(part * 25 + 25) {
      let facts = RandomFacts(seed: seed).facts
      var half = facts
      half.edges = facts.edges.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      guard let draft = FlowDraft(half, name: "app")?.text else { continue }
      for before in [draft, Self.inBraces(draft), draft.replacing("\n", with: "\r\n")] {
        guard let flow = Self.flow(before, seed) else { continue }
        let addition = try #require(FlowAddition(facts, to: flow))
        #expect(addition.refused == [], "seed \(seed)")
        let source = try #require(flow.sources.first)
        let after = String(decoding: addition.changes.applied(to: source), as: UTF8.self)
        #expect(addition.changes.allSatisfy { $0.place.span.length == 0 }, "nothing is replaced")
        guard let whole = Self.flow(after, seed) else { continue }
        #expect(Self.drift(whole, facts) == [], "seed \(seed)\n\(after)")
        let again = try #require(FlowAddition(facts, to: whole))
        #expect(again.changes.isEmpty, "seed \(seed): a second run adds nothing\n\(again.text)")
        let kept = Set(flow.screens.map(\.id))
        #expect(kept.isSubset(of: whole.screens.map(\.id)) && whole.start == flow.start)
      }
    }
  }

  /// Lists of buttons in brackets, as a person may have written them.
  private static func inBraces(_ text: String) -> String {
    var result: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard line.hasPrefix("      - "), let end = line.range(of: "}   # ") else {
        result.append(line)
        continue
      }
      let item = String(line[..<end.lowerBound].dropFirst("      - ".count)) + "}"
      if result.last?.hasSuffix("]") == true, result.last?.hasPrefix("    buttons: [") == true {
        result[result.count - 1].removeLast()
        result[result.count - 1] += ", " + item + "]"
      } else {
        _ = result.popLast()
        result.append("    buttons: [" + item + "]")
      }
    }
    return result.joined(separator: "\n")
  }

  @Test func whatStandsThereStays() throws {
    let before = """
      modalflow: 1
      start: list   # the first
      screens:
          list:
              code: List
              buttons:
                  - {label: Edit, present: editor}   # mine

          # A comment of mine.
          editor: {code: Editor, title: Editor}   # short
          plain: {code: Plain}
      triggers: []

      """
    let place = SourcePlace(path: "A.swift", line: 7, column: 1)
    func edge(_ source: String, _ target: TargetFact) -> EdgeFact {
      EdgeFact(
        verb: .present, framework: .uikit,
        source: EdgeFact.Source(type: source, screens: [source], sure: .exact), target: target, place: place)
    }
    var facts = CodeFacts()
    facts.edges = [
      edge("List", TargetFact(type: "Editor", sure: .exact)),
      edge("List", TargetFact(type: "About", sure: .exact)),
      edge("Editor", TargetFact(kind: "alert", title: "Sure?", sure: .exact)),
    ]
    let flow = try #require(FlowReader.read(before).flow)
    let addition = try #require(FlowAddition(facts, to: flow))
    let after = String(decoding: addition.changes.applied(to: flow.sources[0]), as: UTF8.self)
    let expected = """
      modalflow: 1
      start: list   # the first
      screens:
          list:
              code: List
              buttons:
                  - {label: Edit, present: editor}   # mine
                  - {id: about, present: about, todo: {label: no button was found for it}}   # new since the last draft: A.swift:7

          # A comment of mine.
          editor: {code: Editor, title: Editor, buttons: [{id: sure, present: sure, todo: {label: no button was found for it}}]}   # short
          plain: {code: Plain}
          # new since the last draft
          about:
            code: About
            todo: {does: no button that closes it was found}
          sure: {kind: alert, title: "Sure?", todo: {buttons: none was found}}
      triggers: []

      """
    #expect(after == expected)
    #expect(FlowReader.read(after).problems.isEmpty)
    #expect(addition.counts == (2, 2, 4))
  }

  @Test func oneFeatureIsAdded() throws {
    let text = try Repository.text(of: "Tests/Fixtures/apps/journal-facts.json")
    let facts = try CodeFacts(Array(text.utf8), path: "journal-facts.json")
    let first = try #require(FlowDraft(facts, name: "journal", from: "SettingsViewController", depth: 1))
    let flow = try #require(FlowReader.read(first.text).flow)
    let addition = try #require(FlowAddition(facts, to: flow, from: "GoalsView", depth: 1))
    let after = String(decoding: addition.changes.applied(to: flow.sources[0]), as: UTF8.self)
    let whole = try #require(FlowReader.read(after).flow)
    #expect(FlowReader.read(after).problems.isEmpty)
    let types = Set(whole.screens.flatMap { $0.code.map(\.name) })
    #expect(types.isSuperset(of: ["SettingsViewController", "GoalsView", "GoalEditor"]))
    #expect(!types.contains("EntriesViewController"))
  }

  @Test func whatCannotBeAddedToIsSaid() throws {
    let before = "modalflow: 1\nstart: a\nscreens: {a: {code: A}}\n"
    let place = SourcePlace(path: "A.swift", line: 1, column: 1)
    var facts = CodeFacts()
    facts.edges = [
      EdgeFact(
        verb: .present, framework: .uikit, source: EdgeFact.Source(type: "A", screens: ["A"], sure: .exact),
        target: TargetFact(type: "B", sure: .exact), place: place)
    ]
    let flow = try #require(FlowReader.read(before).flow)
    #expect(FlowAddition(facts, to: flow)?.refused == ["screens"])
  }
}
