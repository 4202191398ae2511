import Diagnostics
import FlowModel
import SourceFacts

@testable import FlowDrift

/// What must hold of all facts, wherever they were read.
struct HeldFacts {
  let facts: CodeFacts
  /// The files that they were read from, or may name.
  let source: (String) -> SourceFile?

  /// Facts that the tool read off sources are read again as they were written.
  func areReadAgain() {
    let text = facts.text
    do throws(Problem) {
      let again = try CodeFacts(Array(text.utf8), path: "facts.json")
      expect(again == facts, "other facts are read again:\n\(text)\n\(again.text)")
    } catch {
      fatalError("not read again: \(error.message)\n\(text)")
    }
  }

  /// A draft is a flow that agrees with its facts, and has all that they hold.
  func areDrafted() {
    guard let draft = FlowDraft(facts, name: "App") else { return }
    let text = draft.text
    let reading = FlowReader.read(text)
    guard reading.problems.isEmpty, let flow = reading.flow else {
      fatalError("the draft is no flow: \(reading.problems.map(\.message))\n\(text)\n\(facts.text)")
    }
    expect(
      flow.todos.count == draft.todoCount,
      "\(flow.todos.count) things are to be said, not \(draft.todoCount)\n\(text)")
    let drift = DriftComparison(flow, root: "flow.yaml", facts, source: source)
    expect(
      drift.findings.isEmpty, "a draft drifts: \(drift.findings.map(\.message))\n\(text)\n\(facts.text)")
    guard let again = FlowAddition(facts, to: flow) else { fatalError("no second draft\n\(text)") }
    expect(again.changes.isEmpty, "the second draft adds:\n\(again.text)\nto\n\(text)")
    look(at: CodeLines(flow, facts).lines(for: flow.screens[flow.start].path))
  }

  /// Every finding about code alone is shown somewhere in its file.
  func areShown() {
    for finding in facts.findings {
      guard let shown = finding.finding(root: "/nowhere", source: source) else { continue }
      look(at: shown.place.text)
      look(at: shown.place.start)
      for label in shown.related { look(at: label.place.text) }
    }
  }

  /// Every place is one in its file.
  func standInTheirFiles() {
    for place in places {
      guard let file = source(place.path) else { fatalError("\(place) is in no file") }
      // Of a header lines alone are kept, and what is no UTF-8 is counted by whoever repairs it.
      let bytes = file.bytes
      let isExact = !place.path.hasSuffix(".h") && !bytes.starts(with: [0xEF, 0xBB, 0xBF])
      guard place.line >= 1, place.line <= file.lineCount, place.column >= 1 else {
        fatalError("\(place) is not in its file")
      }
      guard isExact, !bytes.contains(0x0D), String(validating: bytes, as: UTF8.self) != nil else { continue }
      let line = file.span(ofLine: place.line)
      expect(place.column <= line.length + 1, "\(place) is behind the end of its line")
    }
  }

  private var places: [SourcePlace] {
    var places = [facts.app?.place].compactMap { $0 } + (facts.app?.roots.map(\.place) ?? [])
    places += facts.screens.flatMap { [$0.place] + $0.buttons.map(\.place) }
    for edge in facts.edges {
      places += [edge.place] + edge.via
      places += [edge.view, edge.target.made, edge.style?.place, edge.trigger?.place].compactMap { $0 }
      places += edge.target.buttons?.map(\.place) ?? []
    }
    places += facts.guards.map(\.place) + facts.callbacks.map(\.place)
    places += facts.closings.flatMap { [$0.place] + [$0.trigger?.place].compactMap { $0 } }
    places += facts.nominated.map(\.place) + facts.unseen.map(\.place)
    return places + facts.findings.flatMap { [$0.place] + [$0.other].compactMap { $0 } }
  }
}

extension HeldFacts {
  /// Reads the files of an app and holds all of this of what they say; line ends of another kind change none of it.
  static func hold(_ app: AppInput) {
    let facts = app.facts()
    let held = HeldFacts(facts: facts, source: app.source)
    held.areReadAgain()
    held.standInTheirFiles()
    held.areShown()
    held.areDrafted()
    guard !app.files.contains(where: { $0.bytes.contains(0x0D) }) else { return }
    // Bytes are replaced and compared: with an accent behind it, “n” is another character.
    let other = Array(app.withReturns.facts().text.utf8)
      .replacing(Array("\\r\\n".utf8), with: Array("\\n".utf8))
    expect(
      other == Array(facts.text.utf8),
      "with CR and LF they are others:\n\(facts.text)\n\(String(decoding: other, as: UTF8.self))")
  }
}
