#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// An object that pushes onto the path of a stack: who pushes is the screen that has it do so.
struct PushingObjectTests {
  private static func ways(_ model: String, _ asked: String = "") -> [String] {
    Snippet.facts(
      of: """
        struct Notes: App { var body: some Scene { WindowGroup { Root() } } }
        enum Page: Hashable { case settings, help }
        class Router: ObservableObject {
          @Published var path: [Page] = []
          func push(_ page: Page) { path.append(page) }
          \(asked)
        }
        struct Root: View {
          @StateObject var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Settings") { router.push(.settings) }.navigationDestination(for: Page.self) { page in
                switch page {
                case .settings: Settings(model: SettingsModel(router: router))
                case .help: Help()
                }
              }
            }
          }
        }
        class SettingsModel: ObservableObject { let router: Router
          init(router: Router) { self.router = router }
          \(model) }
        struct Settings: View {
          @StateObject var model: SettingsModel
          var body: some View { Button("Help") { model.ask() } }
        }
        struct Help: View { var body: some View { Text("") } }
        """
    ).edges.map { edge in
      "\(edge.source.screens.joined(separator: " ")) \(edge.verb) \(edge.target.type ?? "?") \(edge.trigger?.label ?? "?")"
    }
  }

  @Test(arguments: [
    "func ask() { router.push(.help) }",
    "func ask() { later() }; func later() { router.push(.help) }",
  ])
  func theViewWhoseModelAsksPushes(_ model: String) {
    #expect(Self.ways(model) == ["Root push Settings Settings", "Settings push Help Help"])
  }

  @Test
  func whatTheObjectWithThePathPushesByItselfIsPushedByWhoAsksIt() {
    let ways = Self.ways("func ask() { router.help() }", "func help() { path.append(.help) }")
    #expect(ways == ["Root push Settings Settings", "Settings push Help Help"])
  }

  @Test(arguments: [
    (
      "func ask() { let page = next(); router.push(page) }; func next() -> Page { isNew ? .help : .settings }",
      ["Settings push Help Help", "Settings push Settings Help"]
    ),
    (
      "func ask() async { router.push(await next()) }; func next() async -> Page { if isNew { return .help }; return .settings }",
      ["Settings push Help Help", "Settings push Settings Help"]
    ),
    ("func ask() { router.push(next()) }; func next() -> Page { kept }", []),
  ])
  func whatAFunctionGivesIsPushed(_ model: String, _ ways: [String]) {
    #expect(Self.ways(model).filter { $0.hasPrefix("Settings") } == ways)
  }

  @Test
  func whatNothingIsSeenToRunIsOfTheOneScreenThatHoldsTheObject() {
    let ways = Self.ways("func ask() {}; func told() { router.push(.help) }")
    #expect(ways == ["Root push Settings Settings", "Settings push Help ?"])
  }

  private static func following(_ next: String, _ then: String = "case .push(let page): router.push(page)")
    -> [String]
  {
    Snippet.facts(
      of: """
        struct Notes: App { var body: some Scene { WindowGroup { Root() } } }
        enum Page: Hashable { case code(next: Next), list(List), help }
        enum List: Hashable { case all, one }
        enum Next: Hashable { case push(Page), back }
        class Router: ObservableObject {
          @Published var path: [Page] = []
          func push(_ page: Page) { path.append(page) }
        }
        struct Root: View {
          @StateObject var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Code") { router.push(.code(next: \(next))) }.navigationDestination(for: Page.self) { page in
                switch page {
                case .code(let next): Code(next: next, router: router)
                case .list(let list): switch list { case .all: All(); case .one: One() }
                case .help: Help()
                }
              }
            }
          }
        }
        struct Code: View { let next: Next; let router: Router
          var body: some View { Button("Go") { switch next { \(then); case .back: break } } } }
        struct All: View { var body: some View { Text("") } }
        struct One: View { var body: some View { Text("") } }
        struct Help: View { var body: some View { Text("") } }
        """
    ).edges.filter { $0.source.type == "Code" }.map { $0.target.type ?? "?" }
  }

  @Test(arguments: [
    (".push(.help)", ["Help"]),
    (".push(.list(.one))", ["One"]),
    ("isNew ? .push(.help) : .push(.list(.all))", ["All", "Help"]),
    (".back", []),
  ])
  func aPageThatIsGivenAlongIsPushedByTheScreen(_ next: String, _ targets: [String]) {
    #expect(Self.following(next).sorted() == targets)
  }

  @Test
  func aScreenThatPushesNothingOfItsOwnPushesNoneOfThem() {
    #expect(Self.following(".push(.help)", "case .push: break") == [])
  }
}
#endif
