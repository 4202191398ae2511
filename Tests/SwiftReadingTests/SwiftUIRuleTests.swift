#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Each rule that resolves SwiftUI code, and its limits.
struct SwiftUIRuleTests {
  private static func inA(_ body: String, _ more: String = "") -> String {
    "struct A: View { @State var x = false\n var body: some View { \(body) } }\nstruct B: View {}\nstruct C: View {}\n"
      + more
  }

  private static let router = """
    enum Page { case b, c(Int) }
    class Router { var sheet: Page?; func open(_ page: Page) { sheet = page } }

    """
  private static let choice =
    "{ page in switch page { case .b: B(); case .c(let n): NavigationStack { C() } } }"

  static let snippets: [Snippet] = [
    Snippet("sheet", inA("Text(\"\").sheet(isPresented: $x) { B() }"), ["A present B exact"]),
    Snippet(
      "stack in a sheet", inA("Text(\"\").sheet(isPresented: $x) { NavigationStack { B().padding() } }"),
      ["A present B exact"]),
    Snippet(
      "content label", inA("Text(\"\").sheet(isPresented: $x, content: { B() })"), ["A present B exact"]),
    Snippet(
      "content by name",
      inA(
        "Text(\"\").sheet(isPresented: $x, content: make)", "extension A { func make() -> some View { B() } }"
      ), ["A present B inferred"]),
    Snippet(
      "branches", inA("Text(\"\").sheet(isPresented: $x) { if x { B() } else { C() } }"),
      ["A present B inferred", "A present C inferred"]),
    Snippet(
      "inline content", inA("Text(\"\").sheet(isPresented: $x) { Text(\"hello\") }"), ["A present A.x exact"]),
    Snippet(
      "a protocol of the app's own that refines View",
      "protocol Base: View { associatedtype Model }\nenum Page { struct Root: Base { @State var x = false\n"
        + "var body: some View { Text(\"\").sheet(isPresented: $x) { B() } } } }\nstruct B: Base {}",
      ["Page.Root present B exact"]),
    Snippet("link", inA("NavigationLink(\"B\") { B() }"), ["A push B exact"]),
    Snippet("link with a label", inA("NavigationLink { B() } label: { C() }"), ["A push B exact"]),
    Snippet("link with a destination", inA("NavigationLink(destination: B()) { C() }"), ["A push B exact"]),
    Snippet(
      "dialog", inA("Text(\"\").confirmationDialog(\"Sure?\", isPresented: $x) { Button(\"Yes\") {} }"),
      ["A present confirmationDialog exact"]),
    Snippet(
      "file importer", inA("Text(\"\").fileImporter(isPresented: $x) { _ in }"),
      ["A present documentPicker exact"]),
    Snippet("constant", inA("Text(\"\").sheet(isPresented: .constant(true)) { B() }"), []),
    Snippet(
      "part",
      inA(
        "Part()",
        "struct Part: View { var body: some View { Text(\"\").sheet(isPresented: $y) { B() } } }\nstruct Root: App { var body: some Scene { WindowGroup { A() } } }"
      ),
      ["Part present B inferred"]),
    Snippet(
      "item of an enum",
      inA("Button(\"b\") { router.sheet = .b }.sheet(item: $router.sheet) \(choice)", router),
      ["A present B exact", "A present C unknown"], unseen: [.presenter]),
    Snippet(
      "item by a function",
      inA("Button(\"c\") { router.open(.c(1)) }.sheet(item: $router.sheet) \(choice)", router),
      ["A present B unknown", "A present C exact"], unseen: [.presenter]),
    Snippet(
      "item whose enum says the view",
      inA(
        "Button(\"b\") { router.sheet = .b }.sheet(item: $router.sheet) { $0.view() }",
        "enum Page { case b; func view() -> some View { switch self { case .b: B() } } }\nclass Router { var sheet: Page? }"
      ),
      ["A present B exact"]),
    Snippet(
      "destination of an enum",
      inA(
        "Button(\"b\") { path.append(Page.b) }.navigationDestination(for: Page.self) { page in switch page { case .b: B() } }",
        "enum Page { case b }"),
      ["A push B exact"]),
    Snippet(
      "modifier of the app's own",
      inA(
        "Text(\"\").withHelp($x)",
        "extension View { func withHelp(_ x: Binding<Bool>) -> some View { sheet(isPresented: x) { B() } } }"),
      ["A present B inferred"]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }

  @Test func aPartPresentsForItsScreens() throws {
    let code = Self.inA(
      "Part()",
      "struct Part: View { var body: some View { Text(\"\").sheet(isPresented: $y) { B() } } }\nstruct Root: App { var body: some Scene { WindowGroup { A() } } }"
    )
    let edge = try #require(Snippet.facts(of: code).edges.first)
    #expect(edge.source.type == "Part" && edge.source.screens == ["A"] && edge.rules.contains("part of"))
  }

  @Test func whatIsPresentedIsNoPart() throws {
    let code = Self.inA(
      "Text(\"\").sheet(isPresented: $x) { Inner() }",
      "struct Inner: View { var body: some View { Text(\"\").sheet(isPresented: $y) { B() } } }")
    let edges = Snippet.facts(of: code).edges
    #expect(edges.first { $0.target.type == "B" }?.source.screens == ["Inner"])
  }

  @Test func buttonsHaveTheRoleOfTheirPlace() throws {
    let code = Self.inA(
      """
      Text("").toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Stop") { dismiss() } }
        ToolbarItem(placement: .topBarTrailing) { Button(role: .destructive) {} label: { Image(systemName: "trash") } }
      }.sheet(isPresented: $x) { A() }
      """)
    let buttons = try #require(Snippet.facts(of: code).screens.first { $0.type == "A" }).buttons
    #expect(
      buttons.map { "\($0.label ?? "?") \($0.role ?? "-") \($0.placement ?? "-")" } == [
        "Stop cancel leading", "? destructive trailing",
      ])
    #expect(buttons[0].does == ["dismiss"] && buttons[1].symbol == "trash")
  }

  @Test func theTriggerIsTheButtonThatSetsTheProperty() throws {
    let code = Self.inA(
      "VStack { Button(\"Open\") { x = true } }.onAppear { load() }.sheet(isPresented: $x) { B() }")
    #expect(Snippet.facts(of: code).edges.first?.trigger?.label == "Open")
  }

  @Test func guardsAndCallbacksAreFacts() {
    let code = Self.inA(
      "Text(\"\").interactiveDismissDisabled(x)",
      "class D: UIViewController { func set() { isModalInPresentation = true; navigationController?.isModalInPresentation = a && b }\nfunc presentationControllerShouldDismiss(_ c: C) -> Bool { false } }"
    )
    let facts = Snippet.facts(of: code)
    #expect(
      facts.guards.map { "\($0.type ?? "?") \($0.on) \($0.value)" } == [
        "A screen x", "D screen true", "D navigation a && b",
      ])
    #expect(facts.callbacks.map { "\($0.name) \($0.constant ?? "-")" } == ["should-dismiss false"])
  }
}
#endif
