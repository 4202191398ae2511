#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Screens that come out of builders, containers of dependencies, generated names and queues.
struct MadeScreenTests {
  private static let builders = """
    protocol HomeViewControllable: ViewControllable { func present(viewController: ViewControllable) }
    class HomeController: UIViewController, HomeViewControllable {
      func present(viewController: ViewControllable) { present(viewController.uiviewController, animated: true) }
    }
    class OtherController: UIViewController, ViewControllable {
      func present(viewController: ViewControllable) { present(viewController.uiviewController, animated: true) }
    }
    class LoginController: UIViewController, ViewControllable {}
    protocol LoginBuildable { func build(withListener listener: Int) -> ViewableRouting }
    class HelpBuilder { func build(withListener listener: Int) -> ViewableRouting { HelpRouter() } }
    class HelpRouter: ViewableRouting {}
    class LoginRouter: ViewableRouter<LoginInteractable, ViewControllable> {}

    """
  private static let builder = """
    class LoginBuilder: Builder<Int>, LoginBuildable {
      func build(withListener listener: Int) -> ViewableRouting {
        let controller = LoginController()
        return LoginRouter(interactor: Interactor(presenter: controller), viewController: controller)
      }
    }

    """

  private static func router(_ body: String) -> String {
    "class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> { let builder: LoginBuildable\n"
      + "@objc func toLogin() { \(body) } }\n"
  }

  private static let asked =
    "let login = builder.build(withListener: 1); viewController.present(viewController: login.viewControllable)"

  static let snippets: [Snippet] = [
    Snippet(
      "router that a builder makes, presented by the screen of another router",
      builders + builder + router(asked),
      ["HomeController present LoginController inferred", "OtherController present ? unknown"],
      unseen: [.target]),
    Snippet(
      "the same asked of UIKit",
      builders + builder
        + router(
          "let login = builder.build(withListener: 1)\n"
            + "viewController.uiviewController.present(login.viewControllable.uiviewController, animated: true)"
        ),
      [
        "HomeController present LoginController inferred", "HomeController present ? unknown",
        "OtherController present ? unknown",
      ], unseen: [.target, .target]),
    Snippet(
      "two builders of one protocol",
      builders + builder + router(asked)
        + "class OldBuilder: LoginBuildable { func build(withListener listener: Int) -> ViewableRouting { HelpRouter() } }",
      ["HomeController present ? unknown", "OtherController present ? unknown"], unseen: [.target, .target]),
    Snippet(
      "factory behind a protocol",
      """
      protocol Making { func makeEditor(id: Int) -> UIViewController }
      struct Factory: Making { func makeEditor(id: Int) -> UIViewController { B(id: id) } }
      class Old { func makeEditor(id: Int) -> UIViewController { C() } }
      class A: UIViewController { let factory: Making; @objc func tap() { present(factory.makeEditor(id: 1), animated: true) } }
      class B: UIViewController {}
      class C: UIViewController {}
      """, ["A present B inferred"]),
    Snippet(
      "factory behind a protocol that two conform to",
      """
      protocol Making { func makeEditor(id: Int) -> UIViewController }
      struct Factory: Making { func makeEditor(id: Int) -> UIViewController { B(id: id) } }
      struct Other: Making { func makeEditor(id: Int) -> UIViewController { C() } }
      class A: UIViewController { let factory: Making; @objc func tap() { present(factory.makeEditor(id: 1), animated: true) } }
      class B: UIViewController {}
      class C: UIViewController {}
      """, ["A present ? unknown"], unseen: [.target]),
    Snippet(
      "generated scene that holds its type",
      """
      enum StoryboardScene { enum Main { static let editor = SceneType<B>(storyboard: Main.self, identifier: "Editor") } }
      class A: UIViewController { @objc func tap() { let b = StoryboardScene.Main.editor.instantiate(); present(b, animated: true) } }
      class B: UIViewController {}
      """, ["A present B exact"]),
    Snippet(
      "generated scene that nobody declares",
      "class A: UIViewController { @objc func tap() { present(StoryboardScene.Main.editor.instantiate(), animated: true) } }",
      ["A present ? unknown"], unseen: [.target]),
    Snippet(
      "type that stands beside the name",
      """
      class A: UIViewController { @objc func tap() { let b: B = container.resolve(); present(b, animated: true) }
        @objc func more() { guard let b: B = container.resolve() else { return }; show(b, sender: nil) }
        @objc func other() { let b: UIViewController = container.resolve(); present(b, animated: true) } }
      class B: UIViewController {}
      """, ["A present B exact", "A push B exact", "A present ? unknown"], unseen: [.target]),
    Snippet(
      "protocol that is resolved, and one screen conforms to it",
      """
      protocol Editing: UIViewController {}
      class A: UIViewController { @objc func tap() { present(container.resolve(Editing.self)!, animated: true) } }
      class B: UIViewController, Editing {}
      """, ["A present B inferred"]),
    Snippet(
      "cases that a queue keeps",
      """
      enum Route { case b, c }
      class Router { weak var root: UIViewController?; var queue: [Route] = []
        func trigger(_ route: Route) { queue.append(route); next() }
        func next() { guard let first = queue.first else { return }; perform(first) }
        func perform(_ route: Route) { switch route { case .b: root?.present(B(), animated: true)
          case .c: root?.present(C(), animated: true) } } }
      class A: UIViewController { let router: Router; @objc func tap() { router.trigger(.b) } }
      class B: UIViewController {}
      class C: UIViewController {}
      """, ["A present B inferred"]),
    Snippet(
      "content that a function of views hands on to its modifier",
      """
      extension View { func prompt<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
        modifier(Prompt(isPresented: isPresented, inner: content)) } }
      struct Prompt<C: View>: ViewModifier { @Binding var isPresented: Bool; let inner: () -> C
        func body(content: Content) -> some View { content.sheet(isPresented: $isPresented) { inner() } } }
      struct V: View { @State var asks = false; var body: some View { Text("").prompt(isPresented: $asks) { B() } } }
      struct B: View { var body: some View { Text("") } }
      """, ["V present B inferred"]),
    Snippet(
      "link that names a state of its stack",
      """
      struct V: View { var body: some View { NavigationLink(state: Path.State.b) { Text("B") } } }
      """, []),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }

  /// A name that nobody declares leads to the scene that it was generated from.
  @Test(arguments: [
    ("StoryboardScene.Main.theEditor.instantiate()", "B"), ("R.storyboard.main.theEditor()!", "B"),
    ("StoryboardScene.Main.initialScene.instantiate()", "A"),
    ("StoryboardScene.Other.theEditor.instantiate()", nil),
    ("R.storyboard.main.theReader()!", nil),
  ])
  func generatedNamesLeadToTheirScenes(_ call: String, _ type: String?) {
    let storyboard = """
      <document><scenes>
        <scene><objects><viewController id="a" customClass="A" sceneMemberID="viewController"/></objects></scene>
        <scene><objects><viewController id="b" storyboardIdentifier="the-editor" customClass="B" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """.replacing("<document>", with: "<document initialViewController=\"a\">")
    let code = """
      class A: UIViewController {}
      class B: UIViewController {}
      class C: UIViewController { @objc func tap() { let c = \(call); present(c, animated: true) } }
      """
    let edges = Snippet.facts(of: code, storyboard: storyboard).edges.filter { $0.verb == .present }
    #expect(edges.map { $0.target.sure == .unknown ? nil : $0.target.type } == [type])
  }

  /// What the extension of a protocol presents, those screens present that call it.
  @Test func whoCallsTheExtensionPresents() throws {
    let calls = (0..<30).map { "class A\($0): UIViewController, Asking { @objc func tap() { ask() } }" }
    let code =
      """
      protocol Asking: UIViewController {}
      extension Asking { func ask() { present(B(), animated: true) } }
      class Z: UIViewController, Asking {}
      class B: UIViewController {}

      """ + calls.joined(separator: "\n")
    let edge = try #require(Snippet.facts(of: code).edges.first)
    #expect(edge.source.screens.count == 30 && !edge.source.screens.contains("Z"))
    #expect(edge.rules.last == "conforms to ‘Asking’ and calls ‘ask’" && edge.source.sure == .inferred)
  }
}
#endif
