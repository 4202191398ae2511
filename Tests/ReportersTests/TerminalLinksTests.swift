import Diagnostics
import Testing

@testable import Reporters

struct TerminalLinksTests {
  private func lines(_ links: TerminalLinks, path: String = "Flows/a b.yaml") -> String {
    let file = SourceFile(path: path, text: "start: home\n")
    let finding = Finding(
      rule: RuleID("some-rule"), severity: .error, message: "wrong", place: Place(file, Span(0, 5)),
      element: ElementPath("screens.home"), flow: path, why: "because", fix: "mend it")
    let page = RuleDescription(
      id: "some-rule", title: "t", severity: "error", address: "https://example.org/x")
    return TerminalReporter(style: TerminalStyle(palette: .ansi, links: links)) { _ in page }
      .text(of: Report(findings: [finding]))
  }

  @Test func placesAndRulesCanBeClicked() {
    let text = lines(.from("/home/ä"))
    #expect(
      text.contains(
        "\u{1B}]8;;file:///home/%C3%A4/Flows/a%20b.yaml\u{1B}\\Flows/a b.yaml:1:1\u{1B}]8;;\u{1B}\\"))
    #expect(
      text.contains("\u{1B}]8;;https://example.org/x\u{1B}\\modalflow explain some-rule\u{1B}]8;;\u{1B}\\"))
  }

  @Test func withoutATerminalThereIsNone() {
    #expect(!lines(.none).contains("\u{1B}]8"))
  }

  @Test func pathsCannotBreakOut() {
    let text = lines(.from("/x"), path: "a\u{1B}\\;\u{7}.yaml")
    #expect(text.contains("file:///x/a%1B%5C%3B%07.yaml"))
    #expect(!text.contains("\u{7}"))
  }

  @Test(arguments: [
    (ColourMode.auto, true, ["TERM": "dumb"]), (.auto, true, ["NO_COLOR": "1"]), (.never, true, [:]),
    (.auto, false, [:]),
  ])
  func whoWantsNoColoursGetsNoLinks(mode: ColourMode, isTerminal: Bool, variables: [String: String]) {
    #expect(!mode.wantsColour(ColourFacts(isTerminal: isTerminal) { variables[$0] }))
  }
}
