#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Controllers that an object sends to whoever shows them.
struct SentControllerTests {
  private static let app = """
    class B: UIViewController {}
    protocol Navigating { var transitions: PassthroughSubject<UIViewController, Never> { get } }
    extension Navigating {
      func transition(to controller: UIViewController, by way: Way = .push) { transitions.send(controller) }
      func dismissScreen(_ way: Way = .auto) { closings.send(way) }
      func note(_ controller: UIViewController) { log.append(controller) } }
    class A: UIViewController { let model: Model; init(model: Model) { self.model = model } }

    """

  private static func facts(_ line: String) -> CodeFacts {
    Snippet.facts(of: app + "class Model: Navigating { @objc func tap() { \(line) } }")
  }

  @Test(arguments: [
    ("transition(to: B())", "A push B inferred"),
    ("self.transition(to: B(), by: .present)", "A present B inferred"),
  ])
  func whoHoldsTheObjectShowsIt(line: String, expected: String) {
    let edges = Self.facts(line).edges
    #expect(
      edges.map { "\($0.source.screens.joined()) \($0.verb) \($0.target.type ?? "?") \($0.sure)" } == [
        expected
      ])
  }

  @Test(arguments: [("dismissScreen()", "A dismiss"), ("dismissScreen(.popToRoot)", "A pop-to-root")])
  func whoHoldsTheObjectIsClosed(line: String, expected: String) {
    #expect(Self.facts(line).closings.map { "\($0.screens.joined()) \($0.does)" } == [expected])
  }

  @Test(arguments: ["note(B())", "other.transition(text)"])
  func othersSendNothing(line: String) {
    let facts = Self.facts(line)
    #expect(facts.edges.isEmpty && facts.closings.isEmpty)
  }

  @Test func aLinkWhoseValueNothingShowsIsSaid() {
    let facts = Snippet.facts(
      of: "struct A: View { var body: some View { NavigationLink(value: Page(id: 1)) { Text(\"B\") } } }")
    #expect(facts.unseen.map(\.about) == ["Page(id: 1)"])
  }

  @Test func aContentWithModifiersIsGiven() {
    let facts = Snippet.facts(
      of: """
        struct B: View { var body: some View { Text("") } }
        struct Sheet<C: View, T>: ViewModifier { @Binding var item: T?; let modal: (T) -> C
          func body(content: Content) -> some View { content.sheet(item: $item) { modal($0).padding().tint(.red) } } }
        extension View {
          func modal<C: View, T>(item: Binding<T?>, @ViewBuilder content: @escaping (T) -> C) -> some View {
            modifier(Sheet(item: item, modal: content)) } }
        struct A: View { @State var item: Int?; var body: some View { Text("").modal(item: $item) { _ in B() } } }
        """)
    #expect(facts.edges.map(Snippet.line) == ["A present B inferred"])
  }

  @Test func aModifierOfTheAppPresentsByUIKit() {
    let facts = Snippet.facts(
      of: """
        struct B: View { var body: some View { Text("") } }
        struct Detent<C: View>: ViewModifier { @Binding var presented: Bool; let content: () -> C
          func body(content: Content) -> some View { content.onChange(of: presented) { _ in show() } }
          func show() { holder.root?.present(Hosting(rootView: content()), animated: true) } }
        struct Shade<C: View>: ViewModifier { @Binding var presented: Bool; let content: () -> C
          func body(content: Content) -> some View { content.overlay { if presented { self.content() } } } }
        extension View {
          func detent<C: View>(presented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
            modifier(Detent(presented: presented, content: content)) }
          func shade<C: View>(presented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
            modifier(Shade(presented: presented, content: content)) } }
        struct A: View { @State var shown = false; @State var shaded = false
          var body: some View { Text("").detent(presented: $shown) { B() }.shade(presented: $shaded) { B() } } }
        """)
    #expect(facts.edges.filter { $0.source.type == "A" }.map(Snippet.line) == ["A present B exact"])
  }

  @Test func aDestinationOfTheAppIsForItsOwnStack() {
    let facts = Snippet.facts(
      of: """
        enum Page: Hashable { case b }
        class Router { var pages: [AnyHashable] = []; func push<T: Hashable>(_ page: T) { pages.append(page) } }
        extension View {
          func routerDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
            modifier(Destination(data: data, destination: destination)) } }
        struct A: View { let router: Router
          var body: some View { Button("Go") { router.push(Page.b) }.routerDestination(for: Page.self) { page in
            switch page { case .b: B() } } } }
        struct B: View { var body: some View { Text("") } }
        """)
    #expect(facts.edges.map(Snippet.line) == ["A push B exact"])
    #expect(facts.edges.first?.trigger?.label == "Go")
  }

  @Test func aViewThatAStoreFeedsIsAView() {
    let facts = Snippet.facts(
      of: """
        struct A: ConnectedView { struct Props {}
          func body(props: Props) -> some View { NavigationLink(destination: B()) { Text("B") } } }
        struct B: ConnectedView { func body(props: Int) -> some View { Text("") } }
        struct Big: Styling { func body(content: Content) -> some View { content } }
        """)
    #expect(facts.edges.map(Snippet.line) == ["A push B exact"])
  }
}
#endif
