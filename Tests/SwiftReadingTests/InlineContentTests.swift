#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What SwiftUI code presents without a type of its own.
struct InlineContentTests {
  private static func inA(_ body: String, _ more: String = "") -> String {
    "struct A: View { @State var x = false; @State var y = false\n var body: some View { \(body) }\n\(more) }\nstruct B: View {}\n"
  }

  static let snippets: [Snippet] = [
    Snippet(
      "each of two sheets is its own",
      inA(
        "Text(\"\").sheet(isPresented: $x) { one }.sheet(isPresented: $y) { two }",
        "var one: some View { NavigationStack { List {} } }\nvar two: some View { NavigationStack { Form {} } }"
      ),
      ["A present A.one exact", "A present A.two exact"]),
    Snippet(
      "content that leads on",
      inA("Text(\"\").sheet(isPresented: $x) { VStack { NavigationLink(\"B\") { B() } } }"),
      ["A present A.x exact", "A.x push B exact"]),
    Snippet("link to a list", inA("NavigationLink(\"T\") { List {} }"), ["A push A.link exact"]),
    Snippet(
      "link to what a function makes",
      inA(
        "NavigationLink { page(1) } label: { Text(\"L\") }", "func page(_ i: Int) -> some View { Text(\"\") }"
      ),
      ["A push A.page exact"]),
    Snippet(
      "content that is an initializer",
      "struct C: View { let n: Int; var body: some View { Text(\"\") } }\n"
        + inA("Text(\"\").sheet(item: $x, content: C.init).sheet(item: $y, content: C.init(n:))"),
      ["A present C inferred", "A present C inferred"]),
    Snippet(
      "what only a preview makes presents nothing",
      inA("Text(\"\")")
        + """
        struct P: View { @State var x = false; var body: some View { Text("").sheet(isPresented: $x) { B() } } }
        struct R: View { @State var x = false; var body: some View { Text("").sheet(isPresented: $x) { B() } } }
        struct S: View { var body: some View { R() } }
        #Preview { P() }
        #Preview { R() }
        """,
      ["R present B exact"]),
    Snippet(
      "a title of two capitalized names",
      inA("NavigationLink(L10n.Live.Samples.title) { B() }"), ["A push B exact"]),
    Snippet(
      "case without a screen",
      inA(
        "Button(\"b\") { page = .b }.sheet(item: $page) { page in switch page { case .b: Text(\"\") } }",
        "@State var page: Page?\nenum Page { case b }"),
      ["A present A.b exact"]),
    Snippet(
      "nothing", inA("Text(\"\").sheet(isPresented: $x) { EmptyView() }"), ["A present ? unknown"],
      unseen: [.target]),
    Snippet(
      "a screen in a stack stays the screen",
      inA("Text(\"\").sheet(isPresented: $x) { NavigationStack { B() } }"), ["A present B exact"]),
    Snippet(
      "a member that the view shows too stays the view's",
      inA(
        "VStack { row }.sheet(isPresented: $x) { List { row } }",
        "var row: some View { NavigationLink(\"B\") { B() } }"),
      ["A present A.x exact", "A push B exact"]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }

  @Test func whatStandsInItBelongsToIt() throws {
    let code = Self.inA(
      "List { Button(\"Open\") { x = true } }.navigationTitle(\"Host\").sheet(isPresented: $x) { adding }",
      """
      var adding: some View { NavigationStack { form } }
      var form: some View { Form { TextField("Name", text: $name) }.navigationTitle("Add")
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { x = false } } } }
      """)
    let facts = Snippet.facts(of: code)
    let host = try #require(facts.screens.first { $0.type == "A" })
    let content = try #require(facts.screens.first { $0.type == "A.adding" })
    #expect(host.buttons.map(\.label) == ["Open"] && host.title == "Host")
    #expect(content.buttons.map(\.label) == ["Cancel"] && content.title == "Add" && content.inNavigation)
    #expect(content.inherits == ["View"])
    #expect(facts.edges.first?.trigger?.label == "Open", "the button that sets the state")
  }

  @Test func theLabelOfALinkIsItsButton() {
    let labels = [
      "NavigationLink(\"T\") { B() }", "NavigationLink { B() } label: { Label(\"L\", systemImage: \"s\") }",
    ].map {
      Snippet.facts(of: Self.inA($0)).edges.first?.trigger?.label
    }
    #expect(labels == ["T", "L"])
  }

  @Test func sourcesOfItems() {
    // Whoever sets it, the sheet comes over the view that has the modifier.
    let unknown = Self.inA(
      "Menu { page = $0 }.sheet(item: $page) { page in switch page { case .b: B() } }",
      "@State var page: Page?\nenum Page { case b }")
    #expect(Snippet.facts(of: unknown).edges.map(Snippet.line) == ["A present B inferred"])
    let model = """
      enum Page { case b }
      class Model { var page: Page?; func load() { page = .b } }
      struct A: View { var model: Model; var body: some View { Text("").sheet(item: $model.page) { page in switch page { case .b: B() } } } }
      struct B: View {}
      """
    let edge = Snippet.facts(of: model).edges.first
    #expect(
      edge.map(Snippet.line) == "A present B inferred" && edge?.rules.last == "the view that has the modifier"
    )
  }

  @Test func aCaseOfAnotherEnumOfTheSameNameIsNone() {
    let code = """
      enum Item: Hashable { case one
        @ViewBuilder var view: some View { switch self { case .one: B() } } }
      enum Part { case one }
      struct A: View { @State var path: [Item] = []
        var body: some View { NavigationStack(path: $path) { Button("B") { path.append(.one) } }
          .navigationDestination(for: Item.self) { $0.view } } }
      struct B: View {}
      struct Payload { func parts() -> [Part] { var parts: [Part] = []; parts.append(.one); return parts } }
      """
    #expect(Snippet.facts(of: code).edges.map(Snippet.line) == ["A push B exact"])
    let other = code.replacing("Button(\"B\") { path.append(.one) }", with: "Text(\"\")")
    #expect(Snippet.facts(of: other).edges.map(Snippet.line) == ["A push B unknown"], "nobody pushes it")
  }

  @Test func aWrapperOfASystemControllerIsThatController() throws {
    let code =
      Self.inA("Text(\"\").sheet(isPresented: $x) { Share() }.sheet(isPresented: $y) { Own() }")
        + """
        struct Share: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> UIActivityViewController { made } }
        struct Own: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> OwnController { made } }
        class OwnController: UIViewController {}
        """
    #expect(Snippet.facts(of: code).edges.map(\.target.kind).sorted() == ["screen", "share"])
  }

  @Test func theFirstWindowBegins() {
    let windows =
      "struct Z: View {}\nstruct A: View {}\n@main struct App1: App { var body: some Scene { WindowGroup { Z().task { load() } }\nWindowGroup { NavigationView { A() } } } }"
    #expect(Snippet.facts(of: windows).app?.start == "Z")
    let uikit = """
      class Call: UIWindow { func set() { rootViewController = A() } }
      class AppCoordinator { let window: UIWindow; let tabs = UITabBarController()
        func start() { tabs.viewControllers = [A(), B()]; window.rootViewController = tabs } }
      class A: UIViewController {}
      class B: UIViewController {}
      """
    let facts = Snippet.facts(of: uikit)
    #expect(facts.app?.start == "AppCoordinator.tabs")
    #expect(
      facts.edges.map(Snippet.line) == [
        "AppCoordinator.tabs tab A inferred", "AppCoordinator.tabs tab B inferred",
      ])
  }
}
#endif
