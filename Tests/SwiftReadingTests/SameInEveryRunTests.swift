#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Dictionaries and sets have another order in every run, and those of one run among each other; facts must not.
struct SameInEveryRunTests {
  /// Two functions of one name that keep a route, as modules of one repository have them.
  private static let routers = """
    enum Page { case a, b
      @ViewBuilder func view() -> some View { switch self { case .a: A(); case .b: B() } } }
    struct A: View { var body: some View { Text("") } }
    struct B: View { let router: Router; var body: some View { Button("A") { router.push(.a) } } }
    class Router { var path: [Page] = []; func push(_ page: Page) { path.append(page) } }
    class OtherRouter { var path: [Page] = []; func push(_ page: Page) { path.append(page) } }
    class ThirdRouter { var sheets: [Page] = []; func push(_ page: Page) { sheets.append(page) } }
    """

  @Test func factsAreTheSame() {
    let first = Snippet.facts(of: Self.routers)
    #expect(!first.edges.isEmpty)
    for _ in 0..<30 { #expect(Snippet.facts(of: Self.routers).text == first.text) }
  }
}
#endif
