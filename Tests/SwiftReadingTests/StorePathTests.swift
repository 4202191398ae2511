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

  @Test func aLinkPushesAState() {
    let code = Self.views.replacing(
      "Button(\"Add\") { store.send(.addTapped) }",
      with: "NavigationLink(state: PATH.State.editor(Editor.State())) { Text(\"Edit\") }")
    let lines = { (path: String) in
      Snippet.facts(
        of: code.replacing("PATH", with: path)
          + "struct Main { enum Path { case editor } }\nstruct Other { enum Path { case editor } }"
      )
      .edges.filter { $0.target.type == "EditorView" }.map {
        "\(Snippet.line($0)) \($0.trigger?.label ?? "")"
      }
    }
    #expect(lines("Main.Path") == ["ListView push EditorView inferred Edit"])
    #expect(!lines("Other.Path").contains { $0.hasPrefix("ListView") }, "the path of another stack")
  }

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

  @Test func aCaseMayBeWrittenInAnyScript() {
    let code =
      (Self.views + """
        struct Main { var body: some ReducerOf<Self> { Reduce { state, action in
          switch action {
          case .path(.element(id: _, action: .list(.addTapped))): state.path.append(.editor(Editor.State()))
          }
        } } }
        """).replacing(".editor", with: ".편집")
    let edges = Snippet.facts(of: code).edges.filter { $0.target.type == "EditorView" }
    #expect(edges.map(Snippet.line) == ["ListView push EditorView inferred"])
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

  private static let tabs = """
    struct MainStack<Root: View>: View {
      let path: Binding<Store<StackState<Path.State>, StackActionOf<Path>>>
      let root: Root
      init(path: Binding<Store<StackState<Path.State>, StackActionOf<Path>>>, @ViewBuilder root: () -> Root) { self.path = path; self.root = root() }
      var body: some View {
        NavigationStack(path: path) { root } destination: { store in
          switch store.case {
          case .list(let store): ListView(store: store)
          case .editor(let store): EditorView(store: store)
          } } } }
    struct MainView: View {
      @Bindable var store: StoreOf<Main>
      var body: some View { TabView {
        Tab("Home", value: 1) {
          MainStack(path: $store.scope(state: \\.homePath, action: \\.homePath)) {
            HomeView(store: store.scope(state: \\.home, action: \\.home)) } }
        Tab("Search", value: 2) {
          MainStack(path: $store.scope(state: \\.searchPath, action: \\.searchPath)) { Text("") } } } } }
    struct HomeView: View { let store: StoreOf<Home>
      var body: some View { Button("All") { store.send(.navigate(.list)) } } }
    struct ListView: View { let store: StoreOf<List>
      var body: some View { Button("Add") { store.send(.navigate(.editor)) } } }
    struct EditorView: View { let store: StoreOf<Editor>; var body: some View { Text("") } }

    """

  private static func lines(_ reducer: String) -> [String] {
    Snippet.facts(of: tabs + reducer).edges.filter { $0.verb == .push }.map {
      "\($0.source.type ?? "?") \($0.target.type ?? "?") \($0.trigger?.label ?? "-")"
    }.sorted()
  }

  @Test func aViewIsGivenThePathOfItsStack() {
    #expect(
      Self.lines(
        """
        struct Main { var body: some ReducerOf<Self> { Reduce { state, action in switch action {
          case .home(.navigate(.list)): state.homePath.append(.list(List.State())); return .none
          case .homePath(.element(id: _, let action)): return follow(action, &state, \\.homePath)
          case .otherPath: state.otherPath.append(.list(List.State())); return .none
          } } }
          func follow(_ action: Path.Action, _ state: inout State, _ path: WritableKeyPath<State, StackState<Path.State>>) -> Effect<Action> {
            switch action {
            case .list(.navigate(.editor)), .editor(.copy): state[keyPath: path].append(.editor(Editor.State()))
            default: break }
            return .none } }
        """) == ["EditorView EditorView -", "HomeView ListView All", "ListView EditorView Add"])
  }

  @Test func anActionOfTheStackItselfNamesItsButton() {
    let facts = Snippet.facts(
      of: Self.views.replacing("Text(\"Home\")", with: "Button(\"Start\") { store.send(.startTapped) }") + """
        struct Main { var body: some ReducerOf<Self> { Reduce { state, action in switch action {
          case .startTapped: state.path.append(.list(List.State())); return .none
          } } } }
        """)
    let list = facts.edges.first { $0.target.type == "ListView" }
    #expect(list?.source.type == "MainView" && list?.trigger?.label == "Start")
  }

  @Test func oneViewIsShownForEveryCase() {
    let facts = Snippet.facts(
      of: """
        struct MainView: View { @Bindable var store: StoreOf<Main>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Button("Start") { store.send(.startTapped) }
            } destination: { store in PageView(store: store) } } }
        struct PageView: View { let store: StoreOf<Page>; var body: some View { Text("") } }
        struct Main { var body: some ReducerOf<Self> { Reduce { state, action in switch action {
          case .startTapped: state.path.append(.first(Page.State())); return .none
          case .path(.element(_, .first(.delegate(.next)))): state.path.append(.second(Page.State())); return .none
          } } } }
        """)
    #expect(
      facts.edges.map { "\($0.source.type ?? "?") \($0.target.type ?? "?") \($0.trigger?.label ?? "-")" }
        .sorted()
        == ["MainView PageView Start", "PageView PageView -"])
  }
}
#endif
