#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What an app begins with where its window holds a stack of views.
struct StartTests {
  private static func start(_ content: String) -> String? {
    Snippet.facts(
      of: """
        struct Banner: View { var body: some View { Text("") } }
        struct Detail: View { var body: some View { Text("") } }
        struct Home: View { var body: some View { NavigationLink("Detail") { Detail() } } }
        struct Main: View { var body: some View { Home() } }
        struct Root: App { var body: some Scene { WindowGroup { \(content) } } }
        """
    ).app?.start
  }

  /// A view with more modifiers than a resolution follows calls.
  @Test
  func manyModifiersHideNoScreen() {
    let modifiers = String(repeating: ".padding()", count: 24)
    #expect(Self.start("Main()\(modifiers)") == "Main")
  }

  @Test
  func theAppPresentsOverItsFirstScreen() {
    let facts = Snippet.facts(
      of: """
        struct Detail: View { var body: some View { Text("") } }
        struct Main: View { var body: some View { Text("") } }
        struct Root: App {
          @State var shows = false
          var body: some Scene { WindowGroup { Main().sheet(isPresented: $shows) { Detail() } } }
        }
        """)
    #expect(facts.edges.map(\.source.screens) == [["Main"]])
    #expect(facts.edges.map(\.source.sure) == [.inferred])
  }

  @Test(arguments: [
    ("VStack { Banner(); Main() }.padding()", "Main"),
    ("ZStack { Main(); Banner() }", "Main"),
    ("Banner()", "Banner"),
    ("VStack { Banner(); Detail() }", "Banner"),
    ("NavigationStack { Main() }", "Main"),
  ])
  func theViewThatLeadsToMostIsTheStart(_ content: String, _ start: String) {
    #expect(Self.start(content) == start)
  }
}
#endif
