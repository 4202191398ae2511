#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Screens that come out of builders, containers of dependencies, generated names and queues.
struct MadeScreenTests {
  @Test func aCaseMakesAScreen() {
    let code = """
      enum Screens: String { case Main, Other
        func editor(text: String) -> UIViewController { let made = Editor()
          return made } }
      class Editor: UIViewController {}
      class A: UIViewController { override func viewDidAppear(_ animated: Bool) {
        navigationController?.pushViewController(Screens.Main.editor(text: ""), animated: true)
        present(Screens.Gone.editor(text: ""), animated: true) } }
      """
    #expect(
      Snippet.facts(of: code).edges.map(Snippet.line) == ["A present ? unknown", "A push Editor inferred"])
  }

  @Test(arguments: [
    ("maker.make(B.self)", "A push B inferred"), ("maker.make(B.self, title: \"b\")", "A push B inferred"),
    ("maker.make(kind)", "A push ? unknown"), ("maker.any()", "A push ? unknown"),
  ])
  func aTypeParameterIsNoScreen(made: String, expected: String) {
    let code = """
      class B: UIViewController {}
      class Maker { let board: UIStoryboard
        func make<Screen: UIViewController>(_ type: Screen.Type, title: String = "") -> Screen {
          guard let made = board.instantiateViewController(withIdentifier: title) as? Screen else { fatalError() }
          return made }
        func any<Screen: UIViewController>() -> Screen { board.instantiateInitialViewController() as! Screen } }
      class A: UIViewController { let maker: Maker; let kind: UIViewController.Type
        @objc func go() { navigationController?.pushViewController(\(made), animated: true) } }
      """
    #expect(Snippet.facts(of: code).edges.map(Snippet.line) == [expected])
  }

  @Test(arguments: [
    ("board.instantiateViewController(B.self)", ["A push B inferred"]),
    ("board.instantiateInitialViewController()!", ["A push A inferred"]),
    ("board.instantiateViewController(kind)", []),
  ])
  func onlyTheInitialSceneIsMadeWithoutAName(made: String, expected: [String]) {
    let storyboard = """
      <document initialViewController="a"><scenes><scene><objects><viewController id="a" customClass="A"/></objects></scene>
      <scene><objects><viewController id="b" customClass="B"/></objects></scene></scenes></document>
      """
    let code = """
      class A: UIViewController { let board = UIStoryboard(name: "Main", bundle: nil)
        @objc func go() { navigationController?.pushViewController(\(made), animated: true) } }
      class B: UIViewController {}
      """
    let edges = Snippet.facts(of: code, storyboard: storyboard).edges.filter { $0.target.sure != .unknown }
    #expect(edges.map { Snippet.line($0).replacing("exact", with: "inferred") } == expected)
  }

  @Test func typesInsideOfOthersMayShareAName() {
    let storyboard = """
      <document><scenes><scene><objects><viewController id="a" customClass="A"><connections>
      <segue destination="b" kind="show" identifier="toB"/></connections></viewController></objects></scene>
      <scene><objects><viewController id="b" customClass="B"/></objects></scene></scenes></document>
      """
    let code = """
      class A: UIViewController { private enum Constants { static let next = "toB" }
        @objc func go() { performSegue(withIdentifier: Constants.next, sender: nil) } }
      class B: UIViewController { private enum Constants { static let next = "toC" } }
      """
    let facts = Snippet.facts(of: code, storyboard: storyboard)
    #expect(facts.edges.map(Snippet.line) == ["A push B exact"])
    #expect(facts.edges.first?.trigger?.key == "go" && facts.unseen.isEmpty)
  }

  @Test func codeThatPerformsAnUnwindSegueGoesBack() {
    let storyboard = """
      <document><scenes><scene><objects><viewController id="a" customClass="A"><navigationItem key="navigationItem">
      <barButtonItem key="rightBarButtonItem" title="Done"><connections><action selector="done:" destination="a"/>
      </connections></barButtonItem></navigationItem><connections>
      <segue destination="x" kind="unwind" identifier="back" unwindAction="backToB:"/>
      <segue destination="b" kind="show" identifier="on"/></connections></viewController><exit id="x"/></objects></scene>
      <scene><objects><viewController id="b" customClass="B"/></objects></scene></scenes></document>
      """
    func does(_ segue: String) -> [String] {
      let code = """
        class A: UIViewController { @IBAction func done(_ sender: Any) { performSegue(withIdentifier: "\(segue)", sender: self) } }
        """
      let screens = Snippet.facts(of: code, storyboard: storyboard).screens
      return screens.first { $0.type == "A" }?.buttons.first?.does ?? []
    }
    #expect(does("back") == ["action done:", "unwind back"])
    #expect(does("on") == ["action done:", "segue on"])
  }

  @Test func whatASegueActionMakesIsShown() {
    let storyboard = """
      <document><scenes><scene><objects><viewController id="a" customClass="A"><connections>
      <segue destination="b" kind="presentation" destinationCreationSelector="makeInfo:sender:"/></connections>
      </viewController></objects></scene>
      <scene><objects><hostingController id="b"/></objects></scene></scenes></document>
      """
    let code = """
      class A: UIViewController { @IBSegueAction func makeInfo(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        UIHostingController(coder: coder, rootView: Info().environmentObject(model)) } }
      struct Info: View { var body: some View { Text("") } }
      """
    let edges = Snippet.facts(of: code, storyboard: storyboard).edges.filter { $0.verb == .present }
    #expect(edges.map(Snippet.line) == ["A present Info inferred"])
  }

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
      "controller by what it overrides, whose base a package has",
      """
      class A: Package.Screen { override func viewDidLoad() {}; @objc func tap() { present(B(), animated: true) } }
      class B: Package.Screen { override func viewWillAppear(_ animated: Bool) {} }
      """, ["A present B exact"]),
    Snippet(
      "object whose base a package has",
      """
      class A: UIViewController { @objc func tap() { notices.present(B()) } }
      class B: Package.Notice { func viewDidLoad() {} }
      """, []),
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
      """, ["A present B inferred"], unseen: [.noCaller]),
    Snippet(
      "controller that a case holds",
      """
      enum Route { case show(UIViewController), more(title: String, UIViewController), none }
      class Router { weak var root: UIViewController?
        func open(_ route: Route) { guard let made = make(route) else { return }; root?.present(made, animated: true) }
        func make(_ route: Route) -> UIViewController? { let made: UIViewController?
          switch route { case .show(let controller): made = controller
          case let .more(_, controller): made = controller
          case .none: made = nil }
          return made } }
      class A: UIViewController { let router: Router
        @objc func tap() { let c = C(); router.open(.show(c)) }
        @objc func more() { router.open(.more(title: "B", B())) }
        @objc func other(_ route: Route) { router.open(route) } }
      class B: UIViewController {}
      class C: UIViewController {}
      """, ["A present B inferred", "A present C inferred", "A present UIViewController unknown"],
      unseen: [.target]),
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
      "view deep in a layout",
      """
      struct V: View { @State var asks = false; var body: some View { Text("").sheet(isPresented: $asks) {
        NavigationView { List { if asks { Section { HStack { Spacer(); B(); Spacer() } } } else { Text("") } } } } } }
      struct B: View { var body: some View { Text("") } }
      """, ["V present V.asks exact"]),
    Snippet(
      "link that names a state of its stack",
      """
      struct V: View { var body: some View { NavigationLink(state: Path.State.b) { Text("B") } } }
      """, []),
  ]

  /// A coordinator with a stack of its own, that starts with another coordinator's screen.
  private static let coordinators = """
    protocol Presentable { func toPresentable() -> UIViewController }
    class Router: Presentable { private let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func setRoot(_ module: Presentable) { let made = module.toPresentable(); stack.setViewControllers([made], animated: false) }
      func toPresentable() -> UIViewController { stack } }
    class FirstCoordinator: Presentable { private let first: B; init() { first = B() }
      func toPresentable() -> UIViewController { return self.first } }
    class Flow: Presentable { private let router: Router
      init() { router = Router(stack: UINavigationController()) }
      func start() { let child = self.makeFirst(); router.setRoot(child) }
      func toPresentable() -> UIViewController { self.router.toPresentable() }
      private func makeFirst() -> FirstCoordinator { let child = FirstCoordinator(); return child } }
    class A: UIViewController { @objc func tap() { Bridge().present(from: self) } }
    class B: UIViewController {}
    class C: UIViewController {}

    """

  /// What a coordinator shows first is what comes where its controller is presented, and no way of its own.
  @Test(arguments: [
    "let flow = Flow(); flow.start(); host.present(flow.toPresentable(), animated: true)",
    "let flow = Flow(); let made = flow.toPresentable(); host.present(made, animated: true, completion: nil); flow.start()",
    "let flow = Flow(); flow.start(); self.show(flow: flow, from: host)",
  ])
  func aCoordinatorIsPresented(_ body: String) {
    let bridge = """
      class Bridge { func present(from host: UIViewController) { \(body) }
        private func show(flow: Flow, from host: UIViewController) { let made = flow.toPresentable(); host.present(made, animated: true) } }
      """
    let facts = Snippet.facts(of: Self.coordinators + bridge)
    #expect(facts.edges.map(Snippet.line) == ["A present B inferred"])
  }

  /// Of a coordinator that may start with either of two it is not known.
  @Test func aCoordinatorThatStartsWithEitherIsOpen() {
    let bridge = """
      class Bridge { func present(from host: UIViewController) {
        let flow = Flow(); flow.start(); host.present(flow.toPresentable(), animated: true) } }
      """
    let code =
      (Self.coordinators + bridge).replacing(
        "router.setRoot(child) }",
        with: "if isNew { router.setRoot(child) } else { router.setRoot(Other()) } }")
      + "\nclass Other: Presentable { func toPresentable() -> UIViewController { C() } }"
    let edge = Snippet.facts(of: code).edges.first { $0.verb == .present }
    #expect(edge?.target.sure == .unknown)
  }

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
