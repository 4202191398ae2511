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

  @Test(arguments: [
    "extension Loader where Content == Editor { init(id: Int) { self.init(content: Content.init) } }",
    "struct Page: View { var body: some View { Loader(content: Editor.init) } }",
  ])
  func aViewWhoseInitializerIsNamedIsNotPreviewedAlone(_ code: String) {
    let facts = Snippet.facts(
      of: """
        struct Editor: View { @State var isShown = false
          var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Help() } } }
        struct Help: View { var body: some View { Text("") } }
        struct Loader<Content: View>: View { let content: () -> Content; var body: some View { content() } }
        struct List: View { var body: some View { NavigationLink("Edit") { Loader(id: 1) } } }
        #Preview { Editor() }
        \(code)
        """)
    #expect(facts.edges.contains { $0.target.type == "Help" })
  }

  @Test func whatAnExtensionGivesAGenericViewIsAPartOfIt() {
    let facts = Snippet.facts(
      of: """
        struct Editor: View { @State var isShown = false
          var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Help() } } }
        struct Help: View { var body: some View { Text("") } }
        struct Loader<Content: View>: View { let content: () -> Content; var body: some View { content() } }
        extension Loader where Content == Editor { init(id: Int) { self.init(content: Content.init) } }
        struct List: View { var body: some View { NavigationLink("Edit") { Loader(id: 1) } } }
        """)
    #expect(facts.edges.first { $0.target.type == "Help" }?.source.screens == ["Loader"])
  }
}
#endif
