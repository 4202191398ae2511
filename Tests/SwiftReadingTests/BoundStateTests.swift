#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Bindings that are made from others, and what is shown for the case that a call gives.
struct BoundStateTests {
  /// The button that sets the state is told, and the modifier is named after the state.
  @Test(arguments: [
    "$shown.isThere()", "Binding(optional: $shown)", "Binding($shown)", "$shown.animation()",
    "Binding(get: { shown != nil }, set: { _ in shown = nil })",
    "Binding(get: { shown != nil }) { _ in shown = nil }",
    "Binding(get: { self.shown != nil }, set: { _ in })",
    ".init(get: { shown.map { _ in true } ?? false }, set: { _ in })",
  ]) func bindingsThatAreMadeFromAState(_ binding: String) {
    let facts = Snippet.facts(
      of: """
        struct B: View { var body: some View { Text("") } }
        struct A: View {
          @State var shown: Int?
          var body: some View {
            Button("Show") { shown = 1 }
              .sheet(isPresented: \(binding)) { B() }
          }
        }
        """)
    #expect(facts.edges.map(\.modifier) == ["A.shown"])
    #expect(facts.edges.map(\.trigger?.label) == ["Show"])
  }

  /// A binding of one case is named after that case, and no other case shows it.
  @Test(arguments: ["Binding($shown, case: .help)", "Binding(optional: $shown, ofCase: Page.help)"])
  func bindingsOfOneCase(_ binding: String) {
    let facts = Snippet.facts(
      of: """
        enum Page { case help, about }
        struct B: View { var body: some View { Text("") } }
        struct A: View {
          @State var shown: Page?
          var body: some View {
            Button("About") { shown = .about }
              .sheet(isPresented: \(binding)) { B() }
          }
        }
        """)
    #expect(facts.edges.map(\.modifier) == ["A.help"])
    #expect(facts.edges.map(\.trigger?.label) == [nil])
  }

  static let snippets: [Snippet] = [
    Snippet(
      "a name of an implicit member is no member of the view",
      """
      struct A: View {
        @State var x = false
        var body: some View { Link().sheet(isPresented: $x) { VStack { Text("").font(.body).tint(.form) } } }
        var form: some View { NavigationLink("B") { B() } }
      }
      struct B: View {}
      """,
      ["A present A.x exact", "A push B exact"]),
    Snippet(
      "what a view of a package holds",
      """
      struct A: View {
        @State var x = false; @State var y = false; @State var z = false
        var body: some View {
          Text("").sheet(isPresented: $x) { Panel(title: "B") { B() } }
            .sheet(isPresented: $y) { Camera { image in keep(image) } }
            .sheet(isPresented: $z) { Panel { if isNew { B() } else { C() } } }
        }
      }
      struct B: View {}
      struct C: View {}
      """,
      ["A present B inferred", "A present Camera exact", "A present B inferred", "A present C inferred"]),
    Snippet(
      "a title that is chosen by the case of the item",
      """
      enum Page: Identifiable { case one, two }
      struct A: View {
        @State var page: Page?
        var body: some View {
          Button("One") { page = .one }.sheet(item: $page) { page in B(title: title(page), onEnd: { handle(page) }) }
        }
        func title(_ page: Page) -> String { switch page { case .one: "One"; case .two: "Two" } }
        func handle(_ page: Page) { switch page { case .one: run(); case .two: break } }
      }
      struct B: View {}
      """,
      ["A present B exact"]),
    Snippet(
      "each call gives one of the screens that inherit from a base class",
      """
      class Base: UIViewController {}
      class A: Base { let router = Router(); @objc func tap() { router.show(.b, from: self) } }
      class C: Base { let router = Router(); @objc func tap() { router.show(.d, from: self) } }
      class D: UIViewController {}
      class B: UIViewController {}
      enum Page { case b, d }
      class Router {
        func show(_ page: Page, from: Base) {
          switch page { case .b: push(B(), from: from); case .d: from.present(D(), animated: true) }
        }
        func push(_ screen: UIViewController, from: Base) {
          from.navigationController?.pushViewController(screen, animated: true)
        }
      }
      """,
      ["A push B inferred", "C present D inferred"]),
    Snippet(
      "a base class whose calls are not seen stands for those that inherit from it",
      """
      class Base: UIViewController {}
      class A: Base {}
      class B: UIViewController {}
      public class Router: Routing { public func show(from: Base) { from.present(B(), animated: true) } }
      """,
      ["Base present B inferred"]),
    Snippet(
      "a call for whose case nothing is made takes no way",
      """
      class A: UIViewController {
        let router = Router()
        @objc func one() { router.show(.b, from: self) }
        @objc func two() { router.show(.d, from: self) }
      }
      class B: UIViewController {}
      struct D: View {}
      enum Page { case b, d }
      class Router {
        func show(_ page: Page, from: UIViewController) {
          let screen = screen(for: page)
          let view = view(for: page)
          if let screen { push(screen, from: from) } else if let view { host(view, from: from) }
        }
        func screen(for page: Page) -> UIViewController? { switch page { case .b: return B(); default: return nil } }
        func view(for page: Page) -> (any View)? { switch page { case .d: return D(); default: return nil } }
        func push(_ screen: UIViewController, from: UIViewController) {
          from.navigationController?.pushViewController(screen, animated: true)
        }
        func host<V: View>(_ view: V, from: UIViewController) {
          from.present(UIHostingController(rootView: view), animated: true)
        }
      }
      """,
      ["A push B inferred", "A present D inferred"]),
    Snippet(
      "tabs that the cases of an enum make",
      """
      struct Root: View {
        @State var selected = Tab.one
        var body: some View {
          TabView(selection: $selected) {
            ForEach(Tab.allCases, id: \\.self) { tab in tab.screen.tabItem { Text("T") }.tag(tab) }
          }
        }
      }
      enum Tab: CaseIterable { case one, two
        @ViewBuilder var screen: some View { switch self { case .one: A(); case .two: B() } } }
      struct A: View {}
      struct B: View {}
      """,
      ["Root tab A inferred", "Root tab B inferred"]),
    Snippet(
      "what each object of a list answers",
      """
      protocol Flow { func screen() -> UIViewController }
      class One: Flow { func screen() -> UIViewController { A() } }
      class Two: Flow { let kept: UINavigationController
        init() { kept = UINavigationController(rootViewController: B()) }
        func screen() -> UIViewController { kept } }
      class Tabs: UITabBarController {}
      class Main {
        private var flows: [Flow]
        init() {
          flows = [One(), Two()]
          let screens = flows.map { $0.screen() }
          let tabs = Tabs()
          tabs.viewControllers = screens
        }
      }
      class A: UIViewController {}
      class B: UIViewController {}
      """,
      ["Tabs tab A inferred", "Tabs tab B inferred"]),
  ]

  @Test(arguments: snippets) func whatIsShown(_ snippet: Snippet) { snippet.check() }

  @Test(arguments: [".init(Texts.gone)", "LocalizedStringKey(Texts.gone)", "Text(.init(Texts.gone))"])
  func textsThatAreMadeFromOthers(_ text: String) {
    let facts = Snippet.facts(
      of: """
        enum Texts { static let gone = "Gone?" }
        struct A: View {
          @State var x = false
          var body: some View { Text("").alert(\(text), isPresented: $x) { Button("OK") {} } }
        }
        """)
    #expect(facts.edges.map(\.target.title) == ["Gone?"])
  }
}
#endif
