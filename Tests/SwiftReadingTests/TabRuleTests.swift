#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Tabs and pushed pages of SwiftUI.
struct TabRuleTests {
  private static let views =
    "\nstruct A: View { var body: some View { Text(\"\") } }\nstruct B: View { var body: some View { Text(\"\") } }\n"

  private static func tabs(_ content: String, _ more: String = "") -> CodeFacts {
    Snippet.facts(
      of: "struct Main: View { var body: some View { TabView { \(content) }\(more) } }" + views)
  }

  static let forms: [(String, [String])] = [
    (
      "Tab(\"One\", systemImage: \"house\") { A() }\nTab(\"Two\", image: x, value: .two) { NavigationStack { B() } }",
      ["Main tab A One", "Main tab B Two"]
    ),
    (
      "A().tabItem { Label(\"One\", systemImage: \"house\") }.tag(1)\nNavigationStack { B() }.tabItem { Text(\"Two\") }",
      ["Main tab A One", "Main tab B Two"]
    ),
    (
      "Tab(\"One\", systemImage: \"a\") { List { Text(\"\") } }\nTab(\"Two\", systemImage: \"b\", value: .two) { Form { Text(\"\") } }",
      ["Main tab Main.tab One", "Main tab Main.two Two"]
    ),
  ]

  @Test(arguments: forms)
  func eachTabIsAScreen(_ content: String, _ tabs: [String]) {
    let edges = Self.tabs(content).edges
    #expect(
      edges.sorted { $0.place < $1.place }.map {
        "\($0.source.type ?? "?") \($0.verb) \($0.target.type ?? "?") \($0.trigger?.label ?? "?")"
      } == tabs)
  }

  @Test func pagesAreNoTabs() {
    #expect(Self.tabs("A().tabItem { Text(\"\") }", ".tabViewStyle(.page)").edges.isEmpty)
  }

  @Test func aStackInATabIsNotAroundTheTabView() throws {
    let facts = Self.tabs("Tab(\"One\", systemImage: \"a\") { NavigationStack { A() } }")
    let stacked = facts.screens.filter(\.inNavigation).map(\.type)
    #expect(stacked == ["A"])
  }

  @Test func whatATabPresentsIsItsOwn() {
    let facts = Snippet.facts(
      of: """
        struct Main: View { var body: some View { TabView { Tab("One", systemImage: "a") { Home() } } } }
        struct Home: View { @State var x = false; var body: some View { Text("").sheet(isPresented: $x) { A() } } }
        """ + Self.views)
    #expect(facts.edges.first { $0.verb == .present }?.source.screens == ["Home"])
  }

  /// The app holds tabs that stand in its scene; the first of them is not the screen around them.
  @Test func tabsInTheSceneAreHeldByTheApp() {
    let facts = Snippet.facts(
      of: """
        @main struct Main: App {
          @State var x = false
          var body: some Scene {
            WindowGroup {
              TabView { A().tabItem { Text("One") }; B().tabItem { Text("Two") } }.sheet(isPresented: $x) { C() }
            }
          }
        }
        struct C: View { var body: some View { Text("") } }
        """ + Self.views)
    #expect(facts.app?.start == "Main")
    #expect(facts.app?.roots.map(\.type) == ["Main"])
    #expect(facts.edges.filter { $0.verb == .tab }.map(\.target.type) == ["A", "B"])
    #expect(facts.edges.allSatisfy { $0.source.screens == ["Main"] })
    #expect(facts.screens.first { $0.type == "Main" }?.framework == .swiftui)
  }

  // MARK: Pushed pages

  private static let stack = """
    enum Path: Hashable { case a(String = ""), b }
    class Router { var path: [Path] = [] }
    struct Main: View { var router: Router; var body: some View {
      NavigationStack(path: $router.path) {
        NavigationLink(value: Path.a()) { Label("To A", systemImage: "a") }
        Row()
      }.navigationDestination(for: Path.self) { Destination(path: $0) } } }
    struct Destination: View { var path: Path; var body: some View {
      switch path { case .a(let x): A().environment(x)
      case .b: B() } } }
    struct Row: View { var router: Router
      var body: some View { NavigationLink(value: big ? Path.a("x") : .b) { Text("Row") } }
      func jump() { router.path = [.a(), .b] } }
    """

  @Test func aViewThatChoosesAPageIsNoScreen() {
    let facts = Snippet.facts(of: Self.stack + Self.views)
    let edges = Set(
      facts.edges.map { "\($0.source.type ?? "?") \($0.verb) \($0.target.type ?? "?")" })
    #expect(edges == ["Main push A", "Row push A", "Row push B"])
    #expect(facts.unseen.isEmpty)
    #expect(facts.edges.first { $0.source.type == "Main" }?.trigger?.label == "To A")
  }

  @Test func aWholePathThatIsSetPushesItsLast() throws {
    let facts = Snippet.facts(of: Self.stack + Self.views)
    #expect(facts.edges.contains { $0.function == "jump" && $0.target.type == "B" })
  }
}
#endif
