#if SwiftSources
import SourceFacts
import Testing

/// A router that has another object make the view of a page, and what is an alert by its old class.
struct HandedDestinationTests {
  @Test(arguments: ["view(for: route)", "screen(of: route)"])
  func whoAsksForAPagePushesIt(_ call: String) {
    let name = call.prefix { $0 != "(" }
    let label = name == "view" ? "for" : "of"
    let facts = Snippet.facts(
      of: """
        final class Router {
          enum Route: Hashable { case detail(Int), result }
          var path: [Route] = []
          let builder = Builder()
          func view(for route: Route) -> some View { builder.\(call) }
          func navigate(_ route: Route) { path.append(route) }
        }
        final class Builder {
          func \(name)(\(label) route: Router.Route) -> some View {
            switch route {
            case .detail: Detail()
            case .result: Result()
            }
          }
        }
        struct Root: View {
          @State var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              List().navigationDestination(for: Router.Route.self) { route in router.view(for: route) }
            }
          }
        }
        struct List: View { let router: Router; var body: some View { Button("Open") { router.navigate(.detail(1)) } } }
        struct Detail: View { let router: Router; var body: some View { Button("End") { router.navigate(.result) } } }
        struct Result: View { var body: some View { Text("") } }
        """)
    let ways = facts.edges.filter { $0.verb == .push }
    #expect(
      ways.map { "\($0.source.type ?? "?") \($0.target.type ?? "?")" }.sorted() == [
        "Detail Result", "List Detail",
      ])
    #expect(ways.compactMap { $0.trigger?.label }.sorted() == ["End", "Open"])
  }

  @Test(arguments: [
    "UIAlertView(title: \"Sure?\", message: nil)", "UIActionSheet(title: \"Sure?\", delegate: nil)",
  ])
  func anAlertByItsOldClassIsSaid(_ made: String) {
    let facts = Snippet.facts(
      of: "class A: UIViewController { @objc func go() { let alert = \(made); alert.show() } }")
    #expect(facts.edges.isEmpty)
    #expect(facts.unseen.map(\.about) == ["\"Sure?\""])
  }
}
#endif
