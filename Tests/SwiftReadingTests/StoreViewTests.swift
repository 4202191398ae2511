#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Views of The Composable Architecture that show what they are given for a store, and stacks of the app's own.
struct StoreViewTests {
  private static let views = """
    struct Editor: View { var body: some View { Text("") } }
    struct Help: View { var body: some View { Text("") } }
    struct Main: View {
      let store: StoreOf<MainFeature>
      var body: some View { BODY }
    }

    """

  private static func code(_ body: String, _ more: String = "") -> String {
    views.replacing("BODY", with: body) + more
  }

  static let snippets: [Snippet] = [
    Snippet(
      "what a view store wraps",
      code(
        "Text(\"\").sheet(store: store.scope(state: \\.$editor, action: \\.editor)) { store in WithViewStore(store, observe: { $0 }) { _ in Editor() } }"
      ),
      ["Main present Editor inferred"]),
    Snippet(
      "what is there only for some state",
      code(
        "NavigationLink(\"Go\") { IfLetStore(store.scope(state: \\.editor, action: \\.editor), then: Editor.init(store:)) }"
      ),
      ["Main push Editor inferred"]),
    Snippet(
      "content of its own",
      code(
        "Text(\"\").sheet(store: store.scope(state: \\.$editor, action: \\.editor)) { store in WithViewStore(store, observe: { $0 }) { _ in Text(\"Sure?\") } }"
      ),
      ["Main present Main.editor inferred"]),
    Snippet(
      "a stack of the app's own",
      code(
        "Stack(store) { Text(\"\") } destination: { store in SwitchStore(store) { state in switch state { case .editor: CaseLet(\\State.editor, action: Action.editor, then: { Editor(store: $0) }) case .help: CaseLet(\\State.help, action: Action.help) { Help(store: $0) } } } }",
        """
        struct Stack<Root: View, Destination: View>: View {
          let store: Store
          let root: () -> Root
          let destination: (Store) -> Destination
          var body: some View { NavigationStackStore(store) { root() } destination: { store in destination(store).padding() } }
        }
        """),
      ["Main push Editor inferred", "Main push Help inferred"]),
    Snippet(
      "a view that shows what it is given elsewhere",
      code(
        "Card(store) { Text(\"\") } destination: { _ in Editor() }",
        "struct Card<Root: View, Destination: View>: View { let root: () -> Root; let destination: (Store) -> Destination; var body: some View { VStack { root(); destination(1) } } }"
      ),
      []),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) {
    let edges = Snippet.facts(of: snippet.code).edges
    #expect(edges.map { Snippet.line($0).replacing(" exact", with: " inferred") } == snippet.edges)
  }
}
#endif
