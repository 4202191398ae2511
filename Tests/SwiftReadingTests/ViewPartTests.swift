#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Views that are parts of others: named after what they show, as `Editor.View`, or the label of a link.
struct ViewPartTests {
  private static let feature = """
    enum Editor {}
    extension Editor { struct View: SwiftUI.View { @State var isShown = false
      var body: some SwiftUI.View { Text("").help($isShown) } } }
    extension SwiftUI.View {
      func help(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { B() } } }
    struct B: View { var body: some View { Text("") } }

    """

  @Test func whatAScreenIsMadeOfPresentsForIt() {
    let facts = Snippet.facts(
      of: Self.feature + """
        @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
        struct A: View { var body: some View { Group { Editor.View() } } }
        """)
    #expect(facts.edges.map(Snippet.line) == ["Editor.View present B inferred"])
    #expect(facts.edges.map(\.source.screens) == [["A"]])
  }

  @Test func theLabelOfAValueIsAPart() {
    let facts = Snippet.facts(
      of: """
        @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
        struct A: View { var body: some View { NavigationLink(value: Page(1)) { Row() } } }
        struct Row: View { @State var isAsking = false
          var body: some View { Button("Delete") { isAsking = true }.sheet(isPresented: $isAsking) { B() } } }
        struct B: View { var body: some View { Text("") } }
        """)
    #expect(facts.edges.map(Snippet.line) == ["Row present B inferred"])
    #expect(facts.edges.map(\.source.screens) == [["A"]])
  }

  @Test func whatIsPushedIsNoPart() {
    let facts = Snippet.facts(
      of: Self.feature + """
        @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
        struct A: View { var body: some View { NavigationLink("Edit") { Editor.View() } } }
        """)
    #expect(
      facts.edges.map(Snippet.line).sorted() == [
        "A push Editor.View exact", "Editor.View present B exact",
      ])
    #expect(facts.edges.map(\.source.screens).contains(["Editor.View"]))
  }
}
#endif
