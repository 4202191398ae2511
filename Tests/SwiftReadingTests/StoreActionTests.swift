#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Whose action a reducer answers to, down to the view that sends it first.
struct StoreActionTests {
  private static let stack = """
    struct MainView: View {
      @Bindable var store: StoreOf<Main>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          HomeView(store: store.scope(state: \\.home, action: \\.home))
        } destination: { store in
          switch store.case {
          case let .list(store): ListView(store: store)
          case let .Editor(store): EditorView(store: store)
          }
        }
      }
    }
    struct HomeView: View { let store: StoreOf<Home>
      var body: some View { CardView(store: store.scope(state: \\.card, action: \\.card)) } }
    struct CardView: View { let store: StoreOf<Card>
      var body: some View { Button("Add") { store.send(.addTapped) } } }
    struct ListView: View { let store: StoreOf<List>
      var body: some View { Button("Edit") { store.send(.editTapped) } } }
    struct EditorView: View { let store: StoreOf<Editor>; var body: some View { Text("") } }
    extension Main { @Reducer enum Path { case list(List); case Editor(Editor) } }
    @Reducer struct Home { var body: some ReducerOf<Self> { Reduce { state, action in
      switch action { case .card(.delegate(.added)): return .send(.delegate(.wantsEditor)); default: return .none } } } }
    @Reducer struct Card { var body: some ReducerOf<Self> { Reduce { state, action in
      switch action { case .addTapped: return .send(.delegate(.added)); default: return .none } } } }
    @Reducer struct List { var body: some ReducerOf<Self> { Reduce { state, action in
      switch action { case .editTapped: return .send(.delegate(.wantsEditor)); default: return .none } } } }

    """

  private static func ways(_ code: String) -> [String] {
    Snippet.facts(of: code).edges.filter { $0.target.type == "EditorView" }.map {
      "\($0.source.type ?? "?") \($0.verb) \($0.trigger?.label ?? "-")"
    }.sorted()
  }

  @Test(arguments: [
    ("case .home(.delegate(.wantsEditor)): ", "CardView push Add"),
    ("case .home(.delegate(.other)): ", "HomeView push -"),
    ("case .path(.element(id: _, action: .list(.delegate(.wantsEditor)))): ", "ListView push Edit"),
    ("case .path(.element(id: _, action: .list(.editTapped))): ", "ListView push Edit"),
  ])
  func whoeverSendsItFirstPushes(_ action: String, _ way: String) {
    let reducer = """
      @Reducer struct Main { var body: some ReducerOf<Self> { Reduce { state, action in
        switch action { \(action)state.path.append(.Editor(Editor.State())); return .none
        default: return .none } } } }
      """
    #expect(Self.ways(Self.stack + reducer) == [way])
  }

  @Test(arguments: [("list", "ListView push Edit"), ("other", "MainView push -")])
  func aFunctionThatIsHandedTheRestOfAnActionIsReadWithIt(_ handed: String, _ way: String) {
    let reducer = """
      @Reducer struct Main {
        var body: some ReducerOf<Self> { Reduce { state, action in
          switch action {
          case .path(.element(id: _, action: .list(let action))): return \(handed)(state: &state, action: action)
          default: return .none } } }
        func list(state: inout State, action: List.Action) -> Effect<Action> {
          switch action { case .editTapped: state.path.append(.Editor(Editor.State())); return .none
          default: return .none } }
      }
      """
    #expect(Self.ways(Self.stack + reducer) == [way])
  }

  private static func plain(_ reducer: String) -> String {
    """
    enum Page: Hashable { case detail, settings }
    enum OtherPage: Hashable { case detail }
    struct Other { struct State { var pages: [OtherPage] = [] } }
    struct MainView: View {
      @Bindable var store: StoreOf<Main>
      var body: some View {
        NavigationStack(path: $store.pages) {
          HomeView(store: store.scope(state: \\.home, action: \\.home))
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .detail: DetailView(store: store.scope(state: \\.detail, action: \\.detail))
              case .settings: if let settings = store.scope(state: \\.settings, action: \\.settings) { EditorView(store: settings) }
              }
            }
        }
      }
    }
    struct HomeView: View { let store: StoreOf<Home>
      var body: some View { Button("Open") { store.send(.openTapped) } } }
    struct DetailView: View { let store: StoreOf<Detail>
      var body: some View { Button("Back") { store.send(.backTapped) }; Button("Set") { store.send(.setTapped) } } }
    struct EditorView: View { let store: StoreOf<Editor>; var body: some View { Text("") } }
    @Reducer struct Home { var body: some ReducerOf<Self> { Reduce { state, action in
      switch action { case .openTapped: return .send(.delegate(.opened)); default: return .none } } } }
    @Reducer struct Detail { var body: some ReducerOf<Self> { Reduce { state, action in
      switch action { case .setTapped: return .send(.delegate(.wantsSettings))
      case .backTapped: return .send(.delegate(.back)); default: return .none } } } }
    @Reducer struct Main {
      @ObservableState struct State { var pages: [Page] = [] }
      let reducer: Reduce<State, Action>
    }
    extension Main {
      init() {
        let reducer = Reduce<State, Action> { state, action in
          switch action { \(reducer)
          default: return .none } }
        self.init(reducer: reducer)
      }
    }
    """
  }

  @Test func thePathMayHoldPagesOfAnEnum() {
    let facts = Snippet.facts(
      of: Self.plain(
        """
        case .home(.delegate(.opened)): state.pages.append(.detail); return .none
        case .detail(.delegate(.wantsSettings)): state.pages.append(.settings); return .none
        """))
    let ways = facts.edges.map {
      "\($0.source.type ?? "?") \($0.verb) \($0.target.type ?? "?") \($0.trigger?.label ?? "-")"
    }
    #expect(ways.sorted() == ["DetailView push EditorView Set", "HomeView push DetailView Open"])
    #expect(facts.unseen.isEmpty)
  }

  @Test func whatIsTakenOffSuchAPathClosesTheScreenThatAsks() {
    let facts = Snippet.facts(
      of: Self.plain(
        """
        case .home(.delegate(.opened)): state.pages.append(.detail); return .none
        case .detail(.delegate(.back)): state.pages.removeLast(); return .none
        """))
    #expect(
      facts.closings.map { "\($0.type ?? "?") \($0.does) \($0.trigger?.label ?? "-")" } == [
        "DetailView pop Back"
      ])
  }
}
#endif
