#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Values that stacks show by their types, also those of packages, and who sends one.
struct ValueRouteTests {
  private static let app = """
    struct Page: Hashable { let id: Int }
    struct PageView: View { var body: some View { Text("") } }
    struct Home: View {
      @State var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) { List { Row() }.DESTINATION(for: Page.self) { page in PageView() } }
          .onReceive(sent) { path.append($0.destination) }
      }
    }
    func navigateTo(_ path: any Hashable) { send(path) }
    func openNumber(_ number: Int) {}

    """

  private static func edges(_ row: String, _ destination: String = "navigationDestination") -> [String] {
    let code = app.replacing("DESTINATION", with: destination)
    let body = "struct Row: View { let page: Page\n var body: some View { \(row) } }"
    return Snippet.facts(of: code + body).edges.filter { $0.verb == .push }
      .map { Snippet.line($0) + " \($0.trigger?.label ?? "-")" }
  }

  @Test(arguments: [
    "Button(\"Open\") { navigateTo(Page(id: 1)) }", "Button(\"Open\") { navigateTo(page) }",
    "Button(\"Open\") { let one = Page(id: 1); navigateTo(one) }",
  ])
  func whoeverSendsAValuePushes(row: String) {
    #expect(Self.edges(row) == ["Row push PageView inferred Open"])
    #expect(Self.edges(row, "nbNavigationDestination") == ["Row push PageView inferred Open"])
  }

  @Test(arguments: [
    "Button(\"Open\") { openNumber(1) }", "Button(\"Open\") { compare(Page(id: 1)) }",
    "Button(\"Open\") { navigateTo(number) }", "Text(\"\")",
  ])
  func elseTheViewWithTheStackDoes(row: String) {
    #expect(Self.edges(row) == ["Home push PageView exact -"])
  }

  @Test(arguments: [
    (".onChange(of: router.next) { _, page in if let page { path.append(page) } }", "B push C inferred Open"),
    (".onChange(of: router?.next) { _, page in open(page) }", "B push C inferred Open"),
    (
      ".onReceive(router.$next) { page in guard let page else { return }; open(page) }",
      "B push C inferred Open"
    ),
    (".onChange(of: router.next) { _, page in note(page) }", "Home push C inferred -"),
    (".onChange(of: router.last) { _, page in open(page) }", "Home push C inferred -"),
  ])
  func aPropertyThatAViewObservesIsPushed(modifier: String, expected: String) {
    let code = """
      enum Page: Hashable { case b, c }
      class Router: ObservableObject { @Published var next: Page?; @Published var last: Page?
        func go(to page: Page) { next = page } }
      struct B: View { let router: Router; var body: some View { Button("Open") { router.go(to: .c) } } }
      struct C: View { var body: some View { Text("") } }
      struct Home: View { @StateObject var router = Router(); @State var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) {
          NavigationLink(value: Page.b) { Text("B") }.navigationDestination(for: Page.self) { page in
            switch page { case .b: B(router: router); case .c: C() } } }\(modifier) }
        func open(_ page: Page?) { guard let page else { return }; path.append(page) }
        func note(_ page: Page?) { log.append(page) } }
      """
    let edges = Snippet.facts(of: code).edges.filter { $0.target.type == "C" }
    #expect(edges.map { Snippet.line($0) + " \($0.trigger?.label ?? "-")" } == [expected])
  }

  @Test func theSwitchThatMakesScreensIsMeant() {
    let code = """
      enum Page: Hashable { case a, b
        var anchor: String? { switch self { case .a: return "a"; default: return nil } }
        @ViewBuilder func view() -> some View { switch self { case .a: A(); case .b: B() } } }
      struct A: View { var body: some View { NavigationLink(value: Page.b) { Text("B") } } }
      struct B: View { var body: some View { Text("") } }
      struct Home: View { var body: some View {
        NavigationStack { NavigationLink(value: Page.a) { Text("A") }.navigationDestination(for: Page.self) { page in
          if let anchor = page.anchor { page.view().id(anchor) } else { page.view() } } } } }
      """
    #expect(
      Snippet.facts(of: code).edges.map(Snippet.line).sorted() == [
        "A push B inferred", "Home push A exact",
      ])
  }

  @Test func aStackOfAPackageHoldsItsScreen() {
    let code = """
      struct A: View {
        @State var on = false
        var body: some View { Text("").sheet(isPresented: $on) { NBNavigationStack { B() }.nbUse(.never) } }
      }
      struct B: View { var body: some View { Text("") } }
      """
    #expect(Snippet.facts(of: code).edges.map(Snippet.line) == ["A present B exact"])
  }
}
#endif
