#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Pages in pages, of which a function or a view of the app's own makes each screen, and an object that makes the first one.
struct NestedPageTests {
  private static func facts(_ list: String, _ more: String = "") -> CodeFacts {
    Snippet.facts(
      of: """
        struct Notes: App { let host: Host
          var body: some Scene { WindowGroup { ZStack { host.compose(); if isCovered { Cover() } } } } }
        protocol Host { func compose() -> AnyView }
        enum Page: Hashable { case start(StartPage), list(ListPage) }
        enum StartPage: Hashable { case welcome, code }
        enum ListPage: Hashable { case all, one(id: String) }
        final class HostObject: Host {
          var pages: [Page] = []
          private let first: Page = .start(.welcome)
          func push(with page: Page) { pages.append(page) }
          func compose() -> AnyView { Container(host: self).erased() }
          @ViewBuilder func screen(for page: Page) -> some View {
            switch page {
            case .start(let page): StartScreens.make(page: page, host: self)
            case .list(let page): \(list)
            }
          }
        }
        final class PreviewHost: Host { func compose() -> AnyView { EmptyView().erased() } }
        struct Container: View {
          @State var host: HostObject
          var body: some View {
            NavigationStack(path: $host.pages) {
              host.screen(for: host.first).navigationDestination(for: Page.self) { host.screen(for: $0) }
            }
          }
        }
        enum StartScreens {
          @ViewBuilder static func make(page: StartPage, host: HostObject) -> some View {
            switch page {
            case .welcome: Welcome(host: host)
            case .code: Code(host: host)
            }
          }
        }
        struct Welcome: View { let host: HostObject
          var body: some View { Button("Next") { host.push(with: .start(.code)) } } }
        struct Code: View { let host: HostObject
          var body: some View { Button("Done") { host.push(with: .list(.one(id: ""))) } } }
        struct All: View { var body: some View { Text("") } }
        struct One: View { var body: some View { Text("") } }
        struct Cover: View { var body: some View { Text("") } }
        extension View { func erased() -> AnyView { AnyView(self) } }
        \(more)
        """)
  }

  @Test(arguments: [
    (
      "ListScreens.make(page)",
      "enum ListScreens { @ViewBuilder static func make(_ page: ListPage) -> some View { switch page { case .all: All(); case .one: One() } } }"
    ),
    (
      "ListScreen(page: page)",
      "struct ListScreen: View { let page: ListPage; var body: some View { switch page { case .all: All(); case .one: One() } } }"
    ),
  ])
  func eachPageHasItsScreen(_ list: String, _ more: String) {
    let facts = Self.facts(list, more)
    let ways = facts.edges.filter { $0.source.sure != .unknown }.map { edge in
      "\(edge.source.type ?? "?") \(edge.verb) \(edge.target.type ?? "?") \(edge.trigger?.label ?? "?")"
    }
    #expect(ways.sorted() == ["Code push One Done", "Welcome push Code Next"])
  }

  @Test
  func aViewThatShowsMoreThanItChoosesIsTheScreen() {
    let facts = Self.facts(
      "ListScreen(page: page)",
      "struct ListScreen: View { let page: ListPage; var body: some View { VStack { switch page { case .all: Text(\"\"); case .one: One() } } } }"
    )
    #expect(facts.edges.first { $0.source.type == "Code" }?.target.type == "ListScreen")
  }

  @Test
  func theFirstPageIsShownByTheStart() {
    let facts = Self.facts("All()")
    #expect(facts.app?.start == "Container")
    #expect(facts.edges.first { $0.target.type == "Code" }?.source.screens == ["Welcome", "Container"])
  }
}
#endif
