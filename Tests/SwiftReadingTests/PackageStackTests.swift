#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// A stack of a package that is told by an object which names the enum of its pages.
struct PackageStackTests {
  private static func code(_ editor: String, _ navigator: String = "FlowNavigator<Page>") -> String {
    """
    struct Notes: App { var body: some Scene { WindowGroup { MainFlow() } } }
    enum Page: Hashable { case editor, list(ListPage), about }
    enum ListPage: Hashable { case all, starred }
    struct MainFlow: View {
      @State var routes: Routes<Page> = []
      var body: some View {
        FlowStack($routes, withNavigation: true) {
          Splash().flowDestination(for: Page.self) { page in
            switch page {
            case .editor: Editor()
            case let .list(inner):
              switch inner {
              case .all: All()
              case .starred: Starred()
              }
            case .about: About()
            }
          }
        }
      }
    }
    struct Splash: View {
      @EnvironmentObject var navigator: FlowNavigator<Page>
      var body: some View { Button("Editor") { navigator.push(.editor) } }
    }
    struct Editor: View {
      @EnvironmentObject var navigator: \(navigator)
      var body: some View { Button("Go") { \(editor) } }
    }
    struct All: View { var body: some View { Text("") } }
    struct Starred: View { var body: some View { Text("") } }
    struct About: View { var body: some View { Text("") } }
    """
  }

  private static func ways(_ code: String) -> [String] {
    Snippet.facts(of: code).edges.filter { $0.source.type == "Editor" }.map { edge in
      "\(edge.verb) \(edge.target.type ?? "?") \(edge.style?.value ?? "") \(edge.trigger?.label ?? "?")"
    }
  }

  @Test(arguments: [
    ("navigator.push(.about)", ["push About  Go"]),
    ("navigator.push(.list(.starred))", ["push Starred  Go"]),
    ("navigator.presentSheet(.about)", ["present About sheet Go"]),
    ("navigator.presentCover(Page.about, withNavigation: true)", ["present About fullScreenCover Go"]),
    ("navigator.push(isNew ? .about : .list(.all))", ["push About  Go", "push All  Go"]),
  ])
  func aPageThatItIsTold(_ call: String, _ ways: [String]) {
    #expect(Self.ways(Self.code(call)) == ways)
  }

  @Test
  func whatBeginsItIsTheStart() {
    let facts = Snippet.facts(of: Self.code("navigator.push(.about)"))
    #expect(facts.app?.start == "MainFlow")
    #expect(facts.edges.first { $0.target.type == "Editor" }?.source.screens == ["MainFlow"])
  }

  @Test(arguments: ["Sender<String>", "Pair<Page, Page>", "Navigator"])
  func anObjectOfAnythingElseIsNone(_ type: String) {
    #expect(Self.ways(Self.code("navigator.push(.about)", type)) == [])
  }

  @Test
  func whatIsTakenOffClosesTheScreen() {
    let facts = Snippet.facts(of: Self.code("navigator.goBackToRoot()"))
    #expect(facts.closings.map { "\($0.type ?? "?") \($0.does)" } == ["Editor pop-to-root"])
  }
}
#endif
