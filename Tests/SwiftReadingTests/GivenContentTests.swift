#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Views that are given what they show: rows with a destination, wrappers with a content.
struct GivenContentTests {
  private static let screens = """
    struct B: View { var body: some View { Text("") } }
    struct C: View { var body: some View { Text("") } }

    """

  static let snippets: [Snippet] = [
    Snippet(
      "a row with a destination",
      screens + """
        struct Row<Destination: View>: View { let destination: Destination
          let title: String
          var body: some View { NavigationLink(destination: self.destination) { Text(title) } } }
        struct A: View { var body: some View { List { Row(destination: B(), title: "To B"); Row(destination: C(), title: "To C") } } }
        """, ["A push B inferred", "A push C inferred"]),
    Snippet(
      "a row with a closure",
      screens + """
        struct Row<Destination: View>: View { @ViewBuilder let destination: () -> Destination
          var body: some View { NavigationLink { destination() } label: { Text("") } } }
        struct A: View { var body: some View { List { Row { B() } } } }
        """, ["A push B inferred"]),
    Snippet(
      "a row that hands its closure on",
      screens + """
        struct Link<Details: View>: View { let details: () -> Details
          var body: some View { NavigationLink { details() } label: { Text("") } } }
        struct Row<Content: View, Details: View>: View { let content: () -> Content
          let details: () -> Details
          var body: some View { content().overlay(Link(details: details)) } }
        struct A: View { var body: some View { List { Row { Text("To B") } details: { B() } } } }
        """, ["A push B inferred"]),
    Snippet(
      "a row that pushes by UIKit",
      screens + """
        struct Link<Details: View>: View { let details: () -> Details
          @EnvironmentObject var stack: Stack
          var body: some View { Button("") {
            let view = self.details().environmentObject(stack).tint(.red)
            let hosting = UIHostingController(rootView: view)
            stack.controller.pushViewController(hosting, animated: true) } } }
        class Stack: ObservableObject { let controller: UINavigationController }
        struct Row<Content: View, Details: View>: View { let content: () -> Content
          let details: () -> Details
          var body: some View { content().overlay(Link(details: details)) } }
        struct A: View { var body: some View { List {
          Row { Text("To B") } details: { B() }
          Row { Text("To C") } details: { C().padding() } } } }
        """, ["A push B inferred", "A push C inferred"]),
    Snippet(
      "a view that builds another one later",
      screens + """
        struct Lazy<Content: View>: View { let build: () -> Content
          init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
          var body: Content { build() } }
        struct Card: View { let inner: C
          init(_ inner: C) { self.inner = inner }
          var body: some View { inner } }
        struct A: View { var body: some View {
          NavigationLink(destination: Lazy(B())) { Text("b") }
          NavigationLink(destination: Card(C())) { Text("c") }
        } }
        """, ["A push B exact", "A push Card exact"]),
    Snippet(
      "a router that is given what it shows",
      screens + """
        class Router { static let shared = Router()
          func present(type: Int = 0, @ViewBuilder content: @escaping (Binding<Bool>) -> some View) {
            routes.append(content) }
          func presentOnceKnown(@ViewBuilder content: @escaping (Binding<Bool>) -> some View) {
            Router.shared.present(content: content) }
          func presentC() { present { _ in C() } } }
        struct A: View { var body: some View {
          Button("B") { Router.shared.present(type: 1) { _ in NavigationStack { B() } } }
          Button("B, too") { Router.shared.presentOnceKnown { isPresented in B() } }
          Button("C") { Router.shared.presentC() }
          Button("Own") { Router.shared.present { _ in Owner() } }
        } }
        struct Owner: View { @State var x = false
          var body: some View { Text("").sheet(isPresented: $x) { C() } } }
        """,
      [
        "A present B inferred", "A present B inferred", "A present C inferred", "A present Owner inferred",
        "Owner present C exact",
      ]),
    Snippet(
      "a router that presents what a closure makes by UIKit",
      screens + """
        class Router { let stack: UINavigationController
          func presentView(animated: Bool, content: () -> any View) {
            stack.present(prepare(content()), animated: true) } }
        struct A: View { let router: Router
          var body: some View { Button("B") { router.presentView(animated: true) { B() } } } }
        """, ["A present B inferred"]),
    Snippet(
      "what only makes a view shows nothing",
      screens + """
        class Factory { func present(@ViewBuilder content: () -> some View) -> AnyView { AnyView(content()) }
          func measure(@ViewBuilder content: () -> some View) {} }
        struct A: View { let factory: Factory
          var body: some View { factory.present { B() }.onAppear { factory.measure { C() } } } }
        """, []),
    Snippet(
      "a view that builds later what only its maker knows",
      screens + """
        struct Lazy<T: View>: View { let build: () -> T
          init(_ build: @autoclosure @escaping () -> T, id: Int) { self.build = build }
          var body: T { build() } }
        struct A: View { let make: (Int) -> AnyView
          var body: some View {
            NavigationLink(destination: Lazy(make(1), id: 1)) { Text("b") }
            NavigationLink(destination: Lazy(C(), id: 2)) { Text("c") }
        } }
        """, ["A push C exact", "A push Lazy unknown"], unseen: [.target]),
    Snippet(
      "a modifier that hands a closure on",
      screens + """
        extension View {
          func sheetIfPossible<I, T: View>(item: Binding<I?>, @ViewBuilder content: @escaping (I) -> T) -> some View {
            self.sheet(item: item, content: content)
          }
          func goIfPossible<T: View>(isPresented: Binding<Bool>, @ViewBuilder to destination: @escaping () -> T) -> some View {
            navigationDestination(isPresented: isPresented) { destination() }
          }
        }
        struct A: View { @State var one: Int?
          @State var goes = false
          var body: some View {
            Text("").sheetIfPossible(item: $one) { _ in B() }.goIfPossible(isPresented: $goes, to: { C() })
          } }
        """, ["A present B inferred", "A push C inferred"]),
    Snippet(
      "a wrapper with a sheet",
      screens + """
        struct Wrapper<Content: View>: View { @State var shows = false
          let content: () -> Content
          var body: some View { Button("Open") { shows = true }.sheet(isPresented: $shows) { content() } } }
        struct A: View { var body: some View { Wrapper(content: { B() }) } }
        """, ["A present B inferred"]),
    Snippet(
      "a view of the app around the content of a sheet",
      screens + """
        struct Frame<Content: View>: View { let title: String
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { Text(title); content() } } }
        struct A: View { @State var shows = false
          var body: some View { Text("").sheet(isPresented: $shows) { Frame(title: "B") { B() } } } }
        """, ["A present B exact"]),
    Snippet(
      "a property of a declared type is what it says",
      screens + """
        struct Row: View { let destination: B
          var body: some View { NavigationLink(destination: destination) { Text("") } } }
        struct A: View { var body: some View { List { Row(destination: B()) } } }
        """, ["Row push B exact"]),
  ]

  @Test(arguments: snippets)
  func givenContents(_ snippet: Snippet) { snippet.check() }

  @Test func theRowSaysItsTitle() throws {
    let edge = try #require(Snippet.facts(of: Self.snippets[0].code).edges.first { $0.target.type == "B" })
    #expect(edge.trigger?.label == "To B" && edge.via.count == 1)
  }

  @Test func previewsGiveNothing() {
    let code = Self.snippets[0].code + "\n#Preview { Row(destination: Text(\"\"), title: \"\") }"
    #expect(Snippet.facts(of: code).edges.count == 2)
  }
}
#endif
