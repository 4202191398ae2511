#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Calls of a shared object that pushes the page which it is given: each is a way, or is counted where it stands.
struct OpenRouteTests {
  private static let router = """
    enum Page: Hashable { case help, tips }
    class Router: ObservableObject { static let shared = Router()
      @Published var path: [Page] = []
      func goTo(_ page: Page) { path.append(page) } }
    struct Help: View { var body: some View { Text("") } }
    struct Tips: View { var body: some View { Text("") } }
    struct Root: View { @ObservedObject var router = Router.shared
      var body: some View { NavigationStack(path: $router.path) {
        A(last: .tips).navigationDestination(for: Page.self) { page in
          switch page { case .help: Help(); case .tips: Tips() } } } } }

    """

  @Test(arguments: [
    ("Router.shared.goTo(.help)", []), ("Router.shared.goTo(model.page)", ["a value that may be any ‘Page’"]),
    ("Router.shared.goTo(nextPage())", ["a value that may be any ‘Page’"]),
    ("if let page = model.last { Router.shared.goTo(page) }", ["a value that may be any ‘Page’"]),
  ])
  func aCallIsReadOrCounted(_ line: String, _ unseen: [String]) {
    let facts = Snippet.facts(
      of: Self.router
        + "struct A: View { let last: Page\n  var body: some View { Button(\"Go\") { \(line) } } }")
    let reads = facts.edges.contains { $0.source.type == "A" && $0.target.type == "Help" }
    #expect(reads == unseen.isEmpty)
    #expect(facts.unseen.filter { $0.reason == .target }.map(\.about) == unseen)
  }
}
#endif
