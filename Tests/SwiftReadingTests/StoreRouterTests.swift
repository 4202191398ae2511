#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Routes of a store, as TCACoordinators has them.
struct StoreRouterTests {
  private static func code(
    _ reducer: String, root: String = ".root(.list(List.State()), embedInNavigationView: true)",
    router: String = "store.scope(state: \\.routes, action: \\.router)"
  ) -> String {
    """
    struct Notes: App { var body: some Scene { WindowGroup { MainView() } } }
    struct MainView: View {
      let store: StoreOf<Main>
      var body: some View {
        TCARouter(\(router)) { screen in
          switch screen.case {
          case let .list(store): ListView(store: store)
          case let .editor(store): EditorView(store: store).navigationBarHidden(true)
          case let .help(store): HelpView(store: store)
          }
        }
      }
    }
    struct ListView: View { let store: StoreOf<List>
      var body: some View { Button("Add") { store.send(.addTapped) } } }
    struct EditorView: View { let store: StoreOf<Editor>
      var body: some View { Button("Back") { store.send(.backTapped) } } }
    struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("") } }
    @Reducer struct Main {
      @ObservableState struct State { static let initial = State(routes: [\(root)])
        var routes: [Route<Screen.State>] }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          \(reducer)
          default: return .none
          }
        }
      }
    }
    """
  }

  private static let add = "case .router(.routeAction(id: _, action: .list(.addTapped))): "

  private static func ways(_ facts: CodeFacts) -> [String] {
    facts.edges.map { Snippet.line($0) + " " + ($0.style?.value ?? "") }.sorted()
  }

  @Test(arguments: [
    ("push(.editor(Editor.State()))", "ListView push EditorView inferred "),
    ("presentSheet(.editor(Editor.State()))", "ListView present EditorView inferred sheet"),
    (
      "presentCover(.editor(.init()), embedInNavigationView: true)",
      "ListView present EditorView inferred fullScreenCover"
    ),
  ])
  func theScreenWhoseActionItIsShowsIt(_ call: String, _ way: String) throws {
    let facts = Snippet.facts(of: Self.code(Self.add + "state.routes." + call))
    #expect(Self.ways(facts) == [way, "MainView push HelpView inferred "].sorted())
    let edge = try #require(facts.edges.first { $0.target.type == "EditorView" })
    #expect(edge.trigger?.label == "Add")
    #expect(edge.source.screens == ["MainView"], "what the routes begin with is no screen of its own")
  }

  @Test func aViewThatIsNamedByItsInitializerIsAPart() throws {
    let code = Self.code(Self.add + "state.routes.push(.editor(Editor.State()))").replacing(
      "case let .list(store): ListView(store: store)",
      with: "case .list: CaseLet(/Screen.State.list, action: Screen.Action.list, then: ListView.init)")
    let edge = try #require(Snippet.facts(of: code).edges.first { $0.target.type == "EditorView" })
    #expect(edge.source.type == "ListView")
    #expect(edge.source.screens == ["MainView"])
  }

  @Test func otherRoutesTakeThePlaceOfAll() {
    let line = Self.add + "state.routes = [.root(.editor(Editor.State()), embedInNavigationView: false)]"
    #expect(Self.ways(Snippet.facts(of: Self.code(line))).contains("ListView setRoot EditorView inferred "))
  }

  @Test func ofRoutesThatAreGivenTheLastIsInFront() {
    let line = Self.add + "state.routes = [.root(.list(.init())), .push(.editor(.init()))]"
    let ways = Self.ways(Snippet.facts(of: Self.code(line)))
    #expect(ways.contains("ListView setRoot EditorView inferred "))
  }

  @Test(arguments: [
    "state.other.push(.editor(.init()))", "routes.push(.editor(.init()))",
    "state.routes = [.push(.editor(.init()))]", "state.other = [.root(.editor(.init()))]",
  ])
  func anythingElseIsNotSeenToShowIt(_ line: String) {
    let ways = Self.ways(Snippet.facts(of: Self.code(Self.add + line)))
    #expect(ways == ["MainView push EditorView inferred ", "MainView push HelpView inferred "])
  }

  @Test func whatTheRoutesBeginWithIsPushedOnlyWhereSomethingSaysSo() {
    let line =
      "case .router(.routeAction(_, action: .editor(.backTapped))): state.routes.push(.list(.init()))"
    #expect(Self.ways(Snippet.facts(of: Self.code(line))).contains("EditorView push ListView inferred "))
  }

  @Test func theWholeStoreHasItsRoutes() {
    let code = Self.code(
      "case .routeAction(_, .list(.addTapped)): state.routes.push(.editor(.init()))", router: "store")
    #expect(Self.ways(Snippet.facts(of: code)).contains("ListView push EditorView inferred "))
  }

  @Test(arguments: [
    ("embedInNavigationView: true", ["MainView"]), ("embedInNavigationView: false", []),
    ("withNavigation: true", ["MainView"]),
  ])
  func itIsAStackWhereTheRoutesSaySo(_ label: String, _ stacks: [String]) {
    let facts = Snippet.facts(of: Self.code("", root: ".root(.list(List.State()), \(label))"))
    #expect(facts.screens.filter(\.inNavigation).map(\.type) == stacks)
  }

  @Test(arguments: [
    ("push", "goBack()", "EditorView pop Back"), ("push", "goBackToRoot()", "EditorView pop-to-root Back"),
    ("presentSheet", "goBack()", "EditorView dismiss Back"),
  ])
  func whatIsTakenOffClosesTheScreen(_ shown: String, _ call: String, _ closing: String) {
    let facts = Snippet.facts(
      of: Self.code(
        """
        \(Self.add) state.routes.\(shown)(.editor(.init()))
        case .router(.routeAction(id: _, action: .editor(.backTapped))): state.routes.\(call)
        """))
    #expect(
      facts.closings.map { "\($0.type ?? "?") \($0.does) \($0.trigger?.label ?? "?")" } == [closing])
  }

  @Test func aViewOfTheAppsOwnOfThatNameIsNone() {
    let code = Self.code(Self.add + "state.routes.push(.editor(.init()))")
    #expect(
      Snippet.facts(of: code + "\nstruct TCARouter: View { var body: some View { Text(\"\") } }").edges == [])
  }

  @Test func whatAStackShowsForItsPathIsNoPartOfIt() {
    let facts = Snippet.facts(
      of: """
        struct Notes: App { var body: some Scene { WindowGroup { MainView() } } }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Home() } destination: { store in
              switch store.case { case .editor: Editor() }
            }
          }
        }
        struct Home: View { var body: some View { Text("").sheet(isPresented: $a) { Help() } } }
        struct Editor: View { var body: some View { Text("").sheet(isPresented: $b) { Other() } } }
        struct Help: View { var body: some View { Text("") } }
        struct Other: View { var body: some View { Text("") } }
        """)
    let ways = facts.edges.map { "\($0.source.screens) \($0.target.type ?? "?")" }.sorted()
    #expect(ways == ["[\"Editor\"] Other", "[\"MainView\"] Editor", "[\"MainView\"] Help"].sorted())
  }
}
#endif
