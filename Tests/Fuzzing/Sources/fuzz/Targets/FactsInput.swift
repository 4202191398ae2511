import Diagnostics
import FlowModel
import SourceFacts

@testable import FlowDrift

/// Bytes to facts, as `--facts` reads them: held against flows, and drafted.
enum FactsInput {
  private static let flows: [Flow] = ["journal-draft.yaml", "reminders.yaml"].compactMap {
    Seeds.bytes("Tests/Fixtures/apps/\($0)").flatMap {
      FlowReader.read(String(decoding: $0, as: UTF8.self)).flow
    }
  }
  private static let file = SourceFile(path: "A.swift", text: "class A {\n  func show() { present(b) }\n}\n")

  static func run(_ bytes: [UInt8]) {
    if bytes.count > 16_384 { return }
    let facts: CodeFacts
    do throws(Problem) {
      facts = try CodeFacts(bytes, path: "facts.json")
    } catch {
      look(at: error.place?.text)
      return
    }
    // Whoever wrote them need not have done it in order; from then on they stay as they are.
    let text = facts.text
    guard let again = try? CodeFacts(Array(text.utf8), path: "facts.json") else {
      fatalError("not read again:\n\(text)")
    }
    expect(again.text == text, "not written the same:\n\(text)\n\(again.text)")
    HeldFacts(facts: again) { _ in file }.areShown()
    HeldFacts(facts: declaring(again)) { _ in file }.areDrafted()
    for flow in flows {
      let comparison = DriftComparison(flow, root: "flow.yaml", again) { _ in file }
      for finding in comparison.findings { for label in finding.related { look(at: label.place.text) } }
      RecordInput.hold(flow, again, DriftRecord())
    }
  }

  /// The facts with a screen for each type that they name: of one that no source declares drift says so, which is right.
  private static func declaring(_ facts: CodeFacts) -> CodeFacts {
    var facts = facts
    var types = Set(
      facts.edges.flatMap { $0.source.screens + [$0.source.type, $0.target.type].compactMap { $0 } })
    types.formUnion([facts.app?.start].compactMap { $0 })
    types.subtract(facts.screens.map(\.type))
    facts.screens += types.map { type in
      ScreenFact(type: type, framework: .uikit, place: SourcePlace(path: "A.swift", line: 1, column: 1))
    }
    facts.sort()
    return facts
  }
}
