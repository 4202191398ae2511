#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Screens that are taken off the path of a navigation stack.
struct PathClosingTests {
  @Test func aRouterTakesAScreenOffThePath() {
    let code = """
      class Router: ObservableObject { @Published var path = NavigationPath()
        var current: Binding<NavigationPath> { Binding(get: { self.path }, set: { self.path = $0 }) }
        func pop() { current.wrappedValue.removeLast() }
        func start() { path.removeLast(path.count) } }
      struct Root: View { @State var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { Button("Back") { path.removeLast() } } } }
      struct A: View { @EnvironmentObject var router: Router
        @State var names: [String] = []
        var body: some View { Button("Close") { router.pop() }
          Button("Start") { router.start() }
          Button("Forget") { names.removeAll() } } }
      """
    let closings = Snippet.facts(of: code).closings.map {
      "\($0.type ?? "?") \($0.does) \($0.trigger?.label ?? "?") \($0.sure)"
    }
    #expect(
      closings.sorted() == [
        "A pop Close inferred", "A pop-to-root Start inferred", "Root pop Back unknown",
      ])
  }
}
#endif
