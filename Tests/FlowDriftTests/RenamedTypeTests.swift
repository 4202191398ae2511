import Diagnostics
import FlowModel
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// A type that a screen is tied to has another name now.
struct RenamedTypeTests {
  private static func renamed(_ name: String) -> CodeFacts {
    var facts = DriftTests.facts
    for index in facts.screens.indices where facts.screens[index].type == "Editor" {
      facts.screens[index].type = name
    }
    for index in facts.edges.indices {
      if facts.edges[index].target.type == "Editor" { facts.edges[index].target.type = name }
      if facts.edges[index].source.type == "Editor" {
        facts.edges[index].source = EdgeFact.Source(type: name, screens: [name], sure: .exact)
      }
    }
    return facts
  }

  private static func finding(_ facts: CodeFacts) throws -> Finding {
    let flow = try #require(FlowReader.read(DriftTests.agreeing).flow)
    let findings = DriftComparison(flow, root: "flow.yaml", facts).findings
    return try #require(findings.first { $0.rule == DriftRule.typeNotFound.id })
  }

  @Test func whatHasTakenOverItsWaysIsNamed() throws {
    let finding = try Self.finding(Self.renamed("NoteForm"))
    #expect(
      finding.fix
        == "Where ‘editor’ was, code has NoteForm now; if that is the same screen, write code: NoteForm."
    )
    #expect(finding.code.map(\.place) == ["A.swift:2"])
  }

  @Test func theNearestNameHasItsPlace() throws {
    let flow = DriftTests.agreeing.replacing("code: Detail", with: "code: Detial")
    let read = try #require(FlowReader.read(flow).flow)
    let findings = DriftComparison(read, root: "flow.yaml", DriftTests.facts).findings
    let finding = try #require(findings.first { $0.rule == DriftRule.typeNotFound.id })
    #expect(
      finding.fix
        == "Where ‘detail’ was, code has Detail now; if that is the same screen, write code: Detail."
    )
    #expect(finding.code.map(\.place) == ["A.swift:2"])
  }

  @Test func severalThatMayBeItAreNotNamed() throws {
    var facts = Self.renamed("NoteForm")
    facts.edges.removeAll { $0.source.type == "NoteForm" }
    facts.screens.append(ScreenFact(type: "Other", framework: .uikit, place: DriftTests.place))
    facts.edges.append(DriftTests.edge("List", .present, TargetFact(type: "Other", sure: .exact)))
    #expect(try Self.finding(facts).code.isEmpty)
  }
}
