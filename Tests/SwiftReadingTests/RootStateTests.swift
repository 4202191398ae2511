#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// A state by which a stack chooses what it begins with, and contents that choose by nothing of their own.
struct RootStateTests {
  private static func ways(_ root: String, _ call: String) -> [String] {
    Snippet.facts(
      of: """
        struct Notes: App { var body: some Scene { WindowGroup { Main() } } }
        enum Page: Hashable { case login, home, help }
        class Router: ObservableObject {
          @Published var path = NavigationPath()
          @Published var first: Page = .login
          var last: Page = .login
          func push(_ page: Page) { path.append(page) }
          func begin(with page: Page) { path.removeLast(path.count); first = page }
        }
        struct Screens { static func screen(for page: Page) -> some View {
          switch page { case .login: Login(); case .home: Home(); case .help: Help() } } }
        struct Main: View { @StateObject var router = Router()
          var body: some View { NavigationStack(path: $router.path) {
            Screens.screen(for: router.\(root)).navigationDestination(for: Page.self) { Screens.screen(for: $0) } } } }
        struct Login: View { @EnvironmentObject var router: Router
          var body: some View { Button("In") { \(call) } } }
        struct Home: View { @EnvironmentObject var router: Router
          var body: some View { Button("Help") { router.push(.help) } } }
        struct Help: View { var body: some View { Text("") } }
        """
    ).edges.filter { $0.source.sure != .unknown }.map {
      "\($0.source.type ?? "?") \($0.verb) \($0.target.type ?? "?") \($0.trigger?.label ?? "-")"
    }.sorted()
  }

  @Test(arguments: [
    ("first", "router.begin(with: .home)", ["Home push Help Help", "Login setRoot Home In"]),
    ("first", "router.first = .home", ["Home push Help Help", "Login setRoot Home In"]),
    ("last", "router.first = .home", ["Home push Help Help"]),
    ("first", "router.push(.home)", ["Home push Help Help", "Login push Home In"]),
  ])
  func whoeverSetsItPutsThatInThePlaceOfAll(_ root: String, _ call: String, _ ways: [String]) {
    #expect(Self.ways(root, call) == ways)
  }

  @Test(arguments: [("onEnd", ["Mail"]), ("content", ["Done", "Failed"])])
  func whatIsGivenToRunChoosesNoScreen(_ label: String, _ screens: [String]) {
    let facts = Snippet.facts(
      of: """
        enum Draft { case one, two }
        struct A: View { @State var draft: Draft?
          var body: some View { Button("Write") { draft = .one }.sheet(item: $draft) { draft in
            Mail(\(label): { result in switch result { case .one: Done(); case .two: Failed() } }) } } }
        struct Mail<Content: View>: View { var onEnd: ((Draft) -> Void)?
          @ViewBuilder var content: (Draft) -> Content
          var body: some View { Text("") } }
        struct Done: View { var body: some View { Text("") } }
        struct Failed: View { var body: some View { Text("") } }
        """)
    #expect(Set(facts.edges.compactMap(\.target.type)).sorted() == screens)
  }
}
#endif
