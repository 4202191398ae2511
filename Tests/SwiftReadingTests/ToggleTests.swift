#if SwiftSources
import SourceFacts
import Testing

/// Flags that a line turns over: what is bound to one comes where it does not stand in that itself.
struct ToggleTests {
  private static let editor = "struct Editor: View { var body: some View { Text(\"\") } }\n"

  @Test(arguments: [
    "Button(\"Add\") { shows.toggle() }.sheet(isPresented: $shows) { Editor() }",
    "Button(\"Add\") { self.shows.toggle() }.sheet(isPresented: $shows) { Editor() }",
    "Button(\"Add\") { shows.toggle() }.sheet(isPresented: $shows) { NavigationStack { Editor().toolbar { Button(\"Close\") { shows.toggle() } } } }",
    "AddButton(isShown: $shows).sheet(isPresented: $shows) { Editor() }",
  ])
  func whatIsBoundToItComes(_ body: String) {
    let facts = Snippet.facts(
      of: Self.editor + """
        struct AddButton: View { @Binding var isShown: Bool; var body: some View { Button("Add") { isShown.toggle() } } }
        struct A: View { @State var shows = false; var body: some View { \(body) } }
        """)
    let ways = facts.edges.filter { $0.target.type == "Editor" }
    #expect(ways.map(\.source.screens) == [["A"]])
    #expect(ways.map { $0.trigger?.label } == ["Add"])
  }

  @Test func aScreenThatTurnsItsOwnFlagOverClosesItself() {
    let facts = Snippet.facts(
      of: """
        struct Editor: View {
          @Binding var isShown: Bool
          var body: some View { VStack { Part(isShown: $isShown); Button("Close") { isShown.toggle() } } }
        }
        struct Part: View { @Binding var isShown: Bool; var body: some View { Button("Done") { isShown.toggle() } } }
        struct A: View {
          @State var shows = false
          var body: some View {
            Button("Add") { shows = true }.sheet(isPresented: $shows) { Editor(isShown: $shows) }
          }
        }
        """)
    #expect(facts.edges.map(Snippet.line) == ["A present Editor exact"])
    #expect(facts.edges.first?.trigger?.label == "Add")
  }

  @Test func aButtonInTheContentCloses() {
    let facts = Snippet.facts(
      of: """
        struct A: View {
          @State var shows = false
          var body: some View {
            Button("Add") { shows.toggle() }
              .sheet(isPresented: $shows) { NavigationStack { Button("Close") { shows.toggle() } } }
          }
        }
        """)
    let close = facts.screens.flatMap(\.buttons).first { $0.label == "Close" }
    #expect(close?.does.contains("dismiss") == true)
    #expect(facts.edges.first?.trigger?.label == "Add")
  }
}
#endif
