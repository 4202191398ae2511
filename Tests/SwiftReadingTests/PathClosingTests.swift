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

  @Test func whatAllViewsHaveToCloseThemselves() {
    let code = """
      extension View { func dismiss() { UIApplication.topViewController()?.dismiss(animated: false) } }
      struct A: View { var body: some View { Button("Close") { done() } }
        func done() { save()
          self.dismiss() } }
      struct B: View { var body: some View { Text("").onAppear { dismiss() } }
        func dismiss() { hidden = true } }
      """
    let closings = Snippet.facts(of: code).closings.map { "\($0.type ?? "?") \($0.does) \($0.sure)" }
    let buttons = Snippet.facts(of: code).screens.flatMap {
      $0.buttons.filter { $0.does == ["dismiss"] }.map(\.label)
    }
    #expect(closings == [])
    #expect(buttons == ["Close"])
  }
}
#endif
