#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Whose action pushes onto the path of a store.
struct StorePathTests {
  private static let views = """
    struct MainView: View {
      @Bindable var store: StoreOf<Main>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Text("Home")
        } destination: { store in
          switch store.case {
          case let .list(store): ListView(store: store)
          case let .editor(store): EditorView(store: store)
          case let .help(store): HelpView(store: store)
          }
        }
      }
    }
    struct ListView: View { let store: StoreOf<List>
      var body: some View { Button("Add") { store.send(.addTapped) } } }
    struct EditorView: View { let store: StoreOf<Editor>; var body: some View { Text("") } }
    struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("") } }

    """

  @Test func theScreenWhoseActionItIsPushes() throws {
    let facts = Snippet.facts(
      of: Self.views + """
        struct Main { 
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .startTapped:
                state.path.append(.list(List.State()))
                return .none
              case .path(.element(id: _, action: .list(.addTapped))):
                if state.isNew { state.path.append(.editor(Editor.State())) }
                return .none
              case .path(.element(_, action: let action)):
                switch action {
                case .editor(.helpTapped): state.other.append(.list(List.State()))
                  state.path.append(.help(Help.State()))
                default: break
                }
                return .none
              }
            }
          }
        }
        """)
    #expect(
      facts.edges.map(Snippet.line).sorted() == [
        "EditorView push HelpView inferred", "ListView push EditorView inferred",
        "MainView push ListView inferred",
      ])
    let added = try #require(facts.edges.first { $0.target.type == "EditorView" })
    #expect(added.trigger?.label == "Add")
    #expect(added.via.count == 1)
  }

  @Test func whereNobodyIsSeenWhoAppendsTheStackItselfPushes() {
    let facts = Snippet.facts(
      of: Self.views + """
        struct Main { var body: some ReducerOf<Self> { Reduce { state, action in
          switch action {
          case .path(.element(id: _, action: .list(.addTapped))): state.path.append(.editor(Editor.State()))
          }
        } } }
        """)
    #expect(
      facts.edges.map(Snippet.line).sorted() == [
        "ListView push EditorView inferred", "MainView push HelpView inferred",
        "MainView push ListView inferred",
      ])
  }
}
#endif
