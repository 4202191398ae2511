import Diagnostics
import FlowModel
import Foundation
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// Drafts of a part of an app, which reads and drifts as little as the whole.
struct PartDraftTests {
  private static func edge(
    _ source: [String], _ verb: EdgeFact.Verb, _ target: TargetFact, _ line: Int
  ) -> EdgeFact {
    EdgeFact(
      verb: verb, framework: .uikit,
      source: EdgeFact.Source(
        type: source.count == 1 ? source[0] : "Part", screens: source, sure: .exact),
      target: target, place: SourcePlace(path: "A.swift", line: line, column: 1))
  }

  private static func screen(_ type: String) -> TargetFact { TargetFact(type: type, sure: .exact) }

  private static func drift(_ text: String, _ facts: CodeFacts) throws -> [String] {
    let reading = FlowReader.read(text)
    #expect(reading.problems.map(\.message) == [], "\(text)")
    let flow = try #require(reading.flow)
    return DriftComparison(flow, root: "flow.yaml", facts).findings.map(\.message)
  }

  /// What a part of many screens presents stands at the first of them that is drafted.
  @Test func aPartOfManyScreensIsDrafted() throws {
    var facts = CodeFacts()
    facts.screens = ["A", "B", "C", "D", "E"].map {
      ScreenFact(
        type: $0, framework: .uikit, place: SourcePlace(path: "A.swift", line: 1, column: 1))
    }
    facts.edges = [
      Self.edge(["A", "B", "C", "D"], .present, TargetFact(kind: "safari", sure: .exact), 2),
      Self.edge(["D"], .push, Self.screen("C"), 3), Self.edge(["D"], .push, Self.screen("E"), 4),
    ]
    let text = try #require(FlowDraft(facts, name: "app", from: "D")).text
    #expect(text.components(separatedBy: "kind: safari").count == 2, "\(text)")
    #expect(try Self.drift(text, facts) == [], "\(text)")
  }

  /// What is further away than the depth is there without what leads on from it.
  @Test(arguments: 0...3) func whatIsFurtherAwayIsOpen(_ depth: Int) throws {
    var facts = CodeFacts()
    facts.screens = ["A", "B", "C", "D"].map {
      ScreenFact(
        type: $0, framework: .uikit, place: SourcePlace(path: "A.swift", line: 1, column: 1))
    }
    facts.edges = [
      Self.edge(["A"], .push, Self.screen("B"), 2), Self.edge(["B"], .push, Self.screen("C"), 3),
      Self.edge(["C"], .push, Self.screen("D"), 4),
      Self.edge(["C"], .present, TargetFact(kind: "share", sure: .exact), 5),
    ]
    let text = try #require(FlowDraft(facts, name: "app", from: "A", depth: depth)).text
    #expect(try Self.drift(text, facts) == [], "\(text)")
    #expect(text.contains("todo: {buttons:") == (depth < 3), "\(text)")
    #expect(text.contains("  d:") == (depth >= 2), "\(text)")
    let flow = try #require(FlowReader.read(text).flow)
    #expect(try #require(FlowAddition(facts, to: flow, from: "A", depth: depth)).changes.isEmpty)
  }

  /// A part of any app, from any of its screens.
  @Test(arguments: 0..<20) func anyPartReadsAndNothingDrifts(_ part: Int) throws {
    for seed in UInt64(part * 10)..<UInt64(part * 10 + 10) {
      let facts = RandomFacts(seed: seed).facts
      for (index, screen) in facts.screens.enumerated() {
        let depth = index.isMultiple(of: 2) ? index % 3 : nil
        guard let draft = FlowDraft(facts, name: "app", from: screen.type, depth: depth) else {
          continue
        }
        let found = try Self.drift(draft.text, facts)
        #expect(found == [], "seed \(seed), from \(screen.type)\n\(draft.text)")
      }
    }
  }
}
