#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Screens that are known by the object that they are made for, such as their view model.
struct ModelScreenTests {
  private static let flow = """
    protocol Leading: AnyObject { func save() }
    class Flow: Leading {
      let stack: UINavigationController
      func save() { stack.pushViewController(Done(), animated: true) }
    }
    class Done: UIViewController {}
    class Model { weak var flow: Leading?; @objc func tapped() { flow?.save() } }

    """

  private static func edges(_ code: String) -> [String] {
    Snippet.facts(of: flow + code).edges.map(Snippet.line)
  }

  @Test(arguments: [
    // By the base class, however deep, and by the parameters of the screen itself.
    "class Editor: Page<EditorView, Model> {}\\nclass Page<V, M>: UIViewController { let model: M }",
    "class Editor<M: Model>: Page<M> {}\\nclass Page<M>: UIViewController { let model: M }",
    "class Editor: Hosting<EditorView<Model>> {}\\nstruct EditorView<M: Model>: View { @ObservedObject var model: M }\\nclass Hosting<V>: UIHostingController<V> {}",
    // By each place that makes it.
    "class Editor: UIViewController { init(model: Any) {} }\\nfunc make() { _ = Editor(model: Model()) }",
    "class Editor: UIViewController { init(model: Any) {} }\\nfunc make() { let model = Model()\\n _ = Editor(model: model) }",
  ])
  func aScreenPresentsForItsModel(code: String) {
    #expect(Self.edges(code.replacing("\\n", with: "\n")) == ["Editor push Done inferred"])
  }

  @Test(arguments: [
    // Two screens are made with it.
    "class Editor: UIViewController { init(model: Any) {} }\\nclass List: UIViewController { init(model: Any) {} }\\nfunc make() { _ = Editor(model: Model()); _ = List(model: Model()) }",
    // One place does something else with it.
    "class Editor: UIViewController { init(model: Any) {} }\\nfunc make() { _ = Editor(model: Model()); keep(Model()) }",
    // Something else keeps it.
    "class Editor: UIViewController { init(model: Any) {} }\\nclass Store { let model: Model }\\nfunc make() { _ = Editor(model: Model()) }",
    // No screen is made for it.
    "class Cell: Page<Model> {}\\nclass Page<M>: NSObject {}",
  ])
  func noneIsGuessed(code: String) {
    #expect(Self.edges(code.replacing("\\n", with: "\n")) == ["Flow push Done unknown"])
  }

  @Test func aControllerShowsTheViewThatItIsMadeFor() {
    let code = """
      class Editor: Hosting<EditorView> {}
      class Hosting<V>: UIHostingController<V> {}
      struct EditorView: Package.Screen {
        @State var asks = false
        var body: some View { Text("").alert("Sure?", isPresented: $asks) { Button("OK") {} } }
      }
      class List: UIViewController { @objc func open() { present(Editor(), animated: true) } }
      """
    let edges = Snippet.facts(of: code).edges
    #expect(edges.first { $0.target.kind == "alert" }?.source.screens == ["Editor"])
  }

  @Test(arguments: [
    (
      "struct A: Package.Screen { @State var on = false\n var body: some View { Text(\"\").sheet(isPresented: $on) { B() } } }",
      true
    ),
    (
      "class A: Package.Screen { @State var on = false\n var body: some View { Text(\"\").sheet(isPresented: $on) { B() } } }",
      false
    ),
    (
      "struct A: Package.Screen { @State var on = false\n var body: some Scene { Text(\"\").sheet(isPresented: $on) { B() } } }",
      false
    ),
  ])
  func aStructureWithTheBodyOfAViewIsOne(_ code: String, _ isOne: Bool) {
    let edges = Snippet.facts(of: code + "\nstruct B: View { var body: some View { Text(\"\") } }").edges
    #expect(edges.map { $0.source.sure != .unknown } == [isOne])
  }
}

/// Views that a controller puts into a stack of their own.
struct StackedViewTests {
  @Test(arguments: [
    (
      "let menu = Menu(); let host = UIHostingController(rootView: menu); keep(MenuNavigationController(rootViewController: host))",
      false
    ),
    ("keep(UINavigationController(rootViewController: UIHostingController(rootView: Menu())))", false),
    ("let host = UIHostingController(rootView: Menu()); addChild(host)", true),
    ("let host = UIHostingController(rootView: Menu()); keep(Panel(rootViewController: host))", true),
    ("let host = Panel(content: Menu()); keep(UINavigationController(rootViewController: host))", true),
  ])
  func areNoPartOfWhoeverMakesThem(_ body: String, _ isPart: Bool) {
    let code = """
      struct Menu: View { var body: some View { Text("").onTapGesture { dismiss() } } }
      class Home: UIViewController { override func viewDidLoad() { \(body) } }
      """
    #expect(Snippet.facts(of: code).closings.map(\.screens) == [[isPart ? "Home" : "Menu"]])
  }
}

/// Closures that a function puts into something else first, of which a screen is made.
struct LocalTakerTests {
  private static let flow = """
    class Done: UIViewController {}
    class Menu: UIViewController { init(model: MenuModel) {} }
    class MenuModel { enum Item { case row(action: () -> Void) }\n let items: [Item]\n init(items: [Item]) {} }

    """

  private static func edges(_ body: String) -> [String] {
    let code =
      "class Flow { let stack: UINavigationController\n @objc func open() { \(body) }\n func done() { stack.pushViewController(Done(), animated: true) } }"
    return Snippet.facts(of: flow + code).edges.filter { $0.target.type == "Done" }.map(Snippet.line)
  }

  @Test(arguments: [
    "let row: MenuModel.Item = .row(action: { self.done() }); stack.pushViewController(Menu(model: MenuModel(items: [row])), animated: true)",
    "let row = MenuModel.Item.row(action: { self.done() }); let items = { [row] }(); let menu = Menu(model: MenuModel(items: items)); stack.pushViewController(menu, animated: true)",
    "stack.pushViewController(Menu(model: MenuModel(items: [.row(action: { self.done() })])), animated: true)",
  ])
  func theScreenRunsThem(body: String) {
    #expect(Self.edges(body) == ["Menu push Done inferred"])
  }

  @Test(arguments: [
    // It runs at once.
    "let rows = names.map { self.done() }; stack.pushViewController(Menu(model: MenuModel(items: rows)), animated: true)",
    // Nothing is made of it.
    "let row: MenuModel.Item = .row(action: { self.done() }); keep(row); stack.pushViewController(Menu(model: MenuModel(items: [])), animated: true)",
    // A name that is only asked.
    "let row = Row(action: { self.done() }); stack.pushViewController(Menu(model: MenuModel(items: [row.title])), animated: true)",
  ])
  func othersAreNot(body: String) {
    #expect(Self.edges(body) == ["Flow push Done unknown"])
  }

  @Test func aPageIsWhatAnObjectIsToldToMakeForItsModel() {
    let edges = Snippet.facts(
      of: """
        protocol Page: View { init(model: Model) }
        class Host<Content: Page>: UIHostingController<Content> {
          init(presenter: AnyObject, page: Content) { super.init(rootView: page) }
        }
        class Presenter {
          func present<Content: Page>(_ type: Content.Type) -> UIViewController {
            let host = Host(presenter: self, page: Content.init(model: Model()))
            return host
          }
        }
        struct Intro: Page { let model: Model; var body: some View { Text("") } }
        class Home: UIViewController {
          let presenter = Presenter()
          @objc func go() { navigationController?.pushViewController(presenter.present(Intro.self), animated: true) }
        }
        """)
    #expect(edges.edges.map(Snippet.line) == ["Home push Intro inferred"])
    #expect(edges.unseen.isEmpty)
  }
}
#endif
