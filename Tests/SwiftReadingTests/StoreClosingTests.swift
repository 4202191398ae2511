#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What reducers of a store close.
struct StoreClosingTests {
  private static let views = """
    struct ListView: View { @Bindable var store: StoreOf<List>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Button("Help") { store.send(.helpTapped) }
            .sheet(item: $store.scope(state: \\.helpState, action: \\.help)) { HelpView(store: $0) }
            .sheet(item: $store.scope(state: \\.destination?.editor, action: \\.destination.editor)) { EditorView(store: $0) }
        } destination: { store in
          switch store.case {
          case .detail(let store): DetailView(store: store)
          }
        } } }
    struct HelpView: View { let store: StoreOf<Help>
      var body: some View { Button("Close") { store.send(.closeTapped) } } }
    struct EditorView: View { let store: StoreOf<Editor>
      var body: some View { Button("Save") { store.send(.saveTapped) }; Button("Cancel") { store.send(.view(.cancelTapped)) } } }
    struct DetailView: View { let store: StoreOf<Detail>
      var body: some View { Button("Delete") { store.send(.deleteTapped) } } }
    struct Help { var body: some ReducerOf<Self> { Reduce { state, action in .none } } }
    struct Detail { var body: some ReducerOf<Self> { Reduce { state, action in .none } } }

    """

  private static func closings(list: String, editor: String = "case .saveTapped: return .none") -> [String] {
    let facts = Snippet.facts(
      of: views
        + """
        struct List {
          var body: some ReducerOf<Self> { Reduce { state, action in switch action {
            case .helpTapped: state.helpState = Help.State(); state.destination = .editor(Editor.State())
              state.path.append(.detail(Detail.State()))
              return .none
            LIST
            } } }
          func close(state: inout State) -> Effect<Action> { state.helpState = nil; return .none } }
        struct Editor { @Dependency(\\.dismiss) var dismiss
          var body: some ReducerOf<Self> { Reduce { state, action in switch action {
            EDITOR
            } } } }
        """.replacing("LIST", with: list).replacing("EDITOR", with: editor))
    return facts.closings.map { "\($0.screens.joined()) \($0.does) \($0.trigger?.label ?? "-") \($0.sure)" }
      .sorted()
  }

  @Test(arguments: [
    (
      "case .help(.presented(.closeTapped)): state.helpState = nil; return .none",
      "HelpView dismiss Close inferred"
    ),
    (
      "case .help(.presented(let action)): switch action { case .closeTapped: return close(state: &state) }",
      "HelpView dismiss Close inferred"
    ),
    (
      "case .destination(.presented(.editor(.saveTapped))): state.destination = nil; return .none",
      "EditorView dismiss Save inferred"
    ),
    (
      "case .destination(.presented(.editor(.saveTapped))): return .send(.destination(.dismiss))",
      "EditorView dismiss Save inferred"
    ),
    (
      "case .path(.element(id: _, action: .detail(.deleteTapped))): state.path.removeLast(); return .none",
      "DetailView pop Delete inferred"
    ),
    (
      "case let .path(.element(id, action: .detail(.other))): state.path.pop(from: id); return .none",
      "DetailView pop - inferred"
    ),
  ])
  func whoPresentsClosesUnderTheActionOfWhatIsPresented(list: String, expected: String) {
    #expect(Self.closings(list: list) == [expected])
  }

  @Test(arguments: [
    "case .otherTapped: state.helpState = nil; return .none",
    "case .help(.presented(.closeTapped)): state.name = nil; return .none",
    "case .path(.element(id: _, action: .detail(.deleteTapped))): names.removeLast(); return .none",
    "case .help(.dismiss): state.helpState = nil; return .none",
    "case .destination(.presented(.editor(.saveTapped))): return .send(.destination(.other))",
    "case .otherTapped: return .send(.destination(.dismiss))",
  ])
  func whatIsNoActionOfWhatIsPresentedClosesNothingKnown(list: String) {
    #expect(Self.closings(list: list) == [])
  }

  @Test(arguments: [
    ("case .saveTapped: return .run { _ in await dismiss() }", ["EditorView dismiss Save inferred"]),
    (
      "case .view(.cancelTapped): return .run { _ in await self.dismiss() }",
      ["EditorView dismiss Cancel inferred"]
    ),
    ("case .loaded: return .run { _ in await dismiss() }", ["EditorView dismiss - inferred"]),
    ("case .saveTapped: return .send(.dismiss)", []),
  ])
  func aFeatureClosesItself(editor: String, expected: [String]) {
    #expect(Self.closings(list: "case .none: return .none", editor: editor) == expected)
  }

  @Test(arguments: [
    (
      "Text(\"\").sheet(item: $store.scope(state: \\.help, action: \\.help)) { HelpView(store: $0).toolbar { Button(\"Leave\") { self.store.send(.leaveTapped) } } }",
      ["HelpView dismiss Leave"]
    ),
    (
      "Button(\"Leave\") { store.send(.leaveTapped) }.sheet(item: $store.scope(state: \\.help, action: \\.help)) { HelpView(store: $0) }",
      []
    ),
  ])
  func whatTheHostSendsInTheContentClosesThat(body: String, expected: [String]) {
    let facts = Snippet.facts(
      of: """
        struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("") } }
        struct Help { var body: some ReducerOf<Self> { Reduce { state, action in .none } } }
        struct A: View { @Bindable var store: StoreOf<List>; var body: some View { \(body) } }
        struct List { var body: some ReducerOf<Self> { Reduce { state, action in switch action {
          case .leaveTapped: state.help = nil; return .none
          } } } }
        """)
    #expect(
      facts.closings.map { "\($0.screens.joined()) \($0.does) \($0.trigger?.label ?? "-")" } == expected)
  }

  @Test func whatTheFeatureSendsOnIsToldByItsButton() {
    let closings = Self.closings(
      list: "case .destination(.presented(.editor(.delegate(.done)))): state.destination = nil; return .none",
      editor: "case .saveTapped: return .send(.delegate(.done))")
    #expect(closings == ["EditorView dismiss Save inferred"])
  }
}
#endif
