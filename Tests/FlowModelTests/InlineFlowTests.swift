import Diagnostics
import FlowModel
import TestSupport
import Testing
import YAMLTree

/// Flows inside other files, as in the tests of rules.
struct InlineFlowTests {
  @Test func problemsStandInTheOtherFile() throws {
    let marked = Marked(
      """
      rule: some-rule
      tests:
        - name: one
          flow:
            start: home
            screens:
              home: {buttons: [{label: About, ⟦presnt⟧: about}]}
              about: {title: About}
      """)
    let stream = YAMLStream.read(
      Array(marked.text.utf8), path: "some-rule.yaml", words: YAMLWords(["rule", "screens"]))
    let test = try #require(stream.documents.first?.value(of: "tests")?.elements.first)
    let reading = FlowReader.read(try #require(test.value(of: "flow")), name: "one")
    #expect(reading.problems.map(\.code) == ["unknown-key"])
    let problem = try #require(reading.problems.first)
    #expect(problem.path == "some-rule.yaml")
    #expect(problem.place?.span == Span(marked.ranges[0].lowerBound, marked.ranges[0].upperBound))
    #expect(reading.flow?.presentations.map(\.path.text) == ["screens.home.buttons.about.present.about"])
    #expect(reading.flow?.app.name == "one")
  }

  /// A fragment given alone is the flow of its root.
  @Test func aFragmentFindsItsRoot() throws {
    let whole = FlowReader.read(path: "208-in-parts/app.yaml", from: FixtureFiles.flows)
    let part = FlowReader.read(path: "208-in-parts/flows/settings.yaml", from: FixtureFiles.flows)
    #expect(part.root == "208-in-parts/app.yaml")
    #expect(part.sources.map(\.path) == whole.sources.map(\.path))
    #expect(part.flow?.screens.map(\.id) == ["home", "settings"])
    #expect(part.flow?.allowances.first?.until?.description == "2027-01-31")
  }

  struct Linked: FlowFiles {
    func file(at path: String) -> FlowFile {
      switch path {
      case "app.yaml":
        .bytes(Array("modalflow: 1\nstart: a\nparts: [b.yaml, c.yaml]\nscreens: {a: {}}\n".utf8))
      case "b.yaml": .link
      default: .unreadable("permission denied")
      }
    }
  }

  @Test func linksAreNotFollowed() {
    let reading = FlowReader.read(path: "app.yaml", from: Linked())
    #expect(
      reading.problems.map(\.message) == [
        "‘b.yaml’ is a symbolic link, which is not followed", "‘c.yaml’ cannot be read: permission denied",
      ])
    #expect(
      FlowReader.read(path: "nowhere.yaml", from: FixtureFiles.flows).problems.map(\.path) == ["nowhere.yaml"]
    )
  }
}
