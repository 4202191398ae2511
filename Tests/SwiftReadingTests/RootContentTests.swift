#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What the first view of a window shows by its state, and what closures make that an object keeps.
struct RootContentTests {
  private static func screens(_ root: String) -> [String] {
    Snippet.facts(
      of: """
        struct Root: App { var body: some Scene { WindowGroup { Main() } } }
        struct Main: View { @State var isIn = false; @State var shows = false
          \(root) }
        struct Home: View { @State var shows = false
          var body: some View { Text("").sheet(isPresented: $shows) { Help() } } }
        struct Help: View { @State var shows = false
          var body: some View { Text("").fullScreenCover(isPresented: $shows) { Home() } } }
        """
    ).edges.first { $0.target.type == "Help" }?.source.screens ?? []
  }

  @Test(arguments: [
    ("var body: some View { if isIn { Home() } else { Text(\"\") } }", ["Home", "Main"]),
    (
      "var body: some View { ZStack { content } }; @ViewBuilder var content: some View { if isIn { Home().padding() } }",
      ["Home", "Main"]
    ),
    ("var body: some View { Text(\"\").sheet(isPresented: $shows) { Home() } }", ["Home"]),
    (
      "var body: some View { Text(\"\").sheet(isPresented: $shows) { page(1) } }; func page(_ n: Int) -> some View { Home() }",
      ["Home"]
    ),
  ])
  func theFirstViewShowsItToo(_ root: String, _ screens: [String]) {
    #expect(Self.screens(root) == screens)
  }

  @Test(arguments: [
    ("Router()", "init(first: Page = .home) { self.first = first }", ["Home", "Main"]),
    ("Router(first: .home)", "init(first: Page = .help) { self.first = first }", ["Home", "Main"]),
    ("Router(first: .help)", "init(first: Page = .home) { self.first = first }", ["Home"]),
    (
      "Router(); @State var other = Router(first: .help)", "init(first: Page = .home) { self.first = first }",
      ["Home"]
    ),
    ("Router()", "init() {}", ["Home"]),
  ])
  func theFirstPageIsTheOneThatAnObjectBeginsWith(_ made: String, _ start: String, _ screens: [String]) {
    let code = """
      struct Root: App { var body: some Scene { WindowGroup { Main() } } }
      enum Page { case home, help }
      class Router { var first: Page; \(start) }
      struct Screens {
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .home: Home()
          case .help: Help()
          }
        }
      }
      struct Main: View {
        @State var router = \(made)
        @State var screens = Screens()
        @State var shows = false
        var body: some View {
          screens.view(for: router.first).sheet(isPresented: $shows) { Home() }
        }
      }
      struct Home: View { @State var shows = false
        var body: some View { Text("").sheet(isPresented: $shows) { Other() } } }
      struct Help: View { var body: some View { Text("").sheet(isPresented: $shows) { Home() } } }
      struct Other: View { var body: some View { Text("") } }
      """
    let edge = Snippet.facts(of: code).edges.first { $0.target.type == "Other" }
    #expect(edge?.source.screens == screens)
  }

  private static func inA(_ made: String, _ property: String = "let make: () -> UIViewController") -> String {
    """
    class B: UIViewController {}
    class A: UIViewController {
      \(property)
      init(make: @escaping () -> UIViewController) { self.make = make; super.init(nibName: nil, bundle: nil) }
      @objc func go() { present(make(), animated: true) }
    }
    class Flow { func start() -> A { \(made) }; func makeB() -> UIViewController { B() } }
    """
  }

  static let snippets: [Snippet] = [
    Snippet("a closure that is kept", inA("A(make: { B() })"), ["A present B inferred"]),
    Snippet("a function that is handed over", inA("A(make: makeB)"), ["A present B inferred"]),
    Snippet("another one", inA("A(make: other)"), ["A present ? unknown"], unseen: [.target]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }
}
#endif
