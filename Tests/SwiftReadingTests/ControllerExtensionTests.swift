#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Functions that an extension gives to all controllers, and that show what they are given.
struct ControllerExtensionTests {
  private static let screens = """
    class B: UIViewController {}
    class C: UIViewController {}

    """
  private static let pushing =
    screens + """
      protocol Pushing { func push(module: UIViewController) }
      extension UIViewController: Pushing {
        @objc func push(module: UIViewController) {
          self.navigationController?.pushViewController(module, animated: true) }
        func leave() { self.navigationController?.popViewController(animated: true) } }

      """
  private static let presenting =
    screens + """
      protocol Presenting { func present(module: UIViewController, embedded: Bool) }
      extension UIViewController: Presenting {
        func present(module: UIViewController, embedded: Bool = false) {
          let shown = embedded ? self.embed([module]) : module
          self.present(shown, animated: true) }
        private func embed(_ modules: [UIViewController]) -> UIViewController {
          let stack = Stack()
          stack.setViewControllers(modules, animated: false)
          return stack } }
      class Stack: UINavigationController {}

      """

  static let snippets: [Snippet] = [
    Snippet(
      "who calls pushes on its own stack",
      pushing + """
        class A: UIViewController { @objc func go() { self.push(module: B()) } }
        class Z: UIViewController { @objc func go() { push(module: C()) } }
        """, ["A push B inferred", "Z push C inferred"]),
    Snippet(
      "however many call",
      presenting + """
        class A: UIViewController {
        \((0..<30).map { "@objc func go\($0)() { present(module: B()) }" }.joined(separator: "\n")) }
        """, Array(repeating: "A present B inferred", count: 30)),
    Snippet(
      "what is cast to a protocol as well",
      screens + """
        extension UIViewController {
          func showCard(_ card: CardPresentable.Kind) {
            card.modalPresentationStyle = .custom
            self.present(card, animated: true) }
          func showIfCard(_ screen: UIViewController) {
            if let card = screen as? UIViewController & CardPresentable { self.showCard(card) } } }
        extension B: CardPresentable {}
        class A: UIViewController { @objc func go() { showIfCard(B()) }
          @objc func goNowhere() { showIfCard(C()) } }
        """, ["A present B inferred"]),
  ]

  /// A function within another presents with what the outer one is given.
  @Test func aLocalFunctionPresentsForTheOneAroundIt() {
    let facts = Snippet.facts(
      of: """
        class Opener { static let shared = Opener()
          func open(_ url: URL, in controller: UIViewController, plain: Bool = true) {
            func show(url: URL) {
              if plain { controller.present(B(), animated: true) } else { controller.present(C(), animated: true) } }
            load(url) { show(url: $0) } } }
        class A: UIViewController { @objc func go() { Opener.shared.open(url, in: self) } }
        class B: UIViewController {}
        class C: UIViewController {}
        """)
    #expect(facts.edges.map(Snippet.line) == ["A present B inferred"])
  }

  @Test(arguments: snippets) func edges(_ snippet: Snippet) { snippet.check() }

  /// A flag that the call gives tells which branch is taken, and a list that it hands on what is in the stack.
  @Test func aFlagTellsWhetherThereIsAStack() {
    let facts = Snippet.facts(
      of: Self.presenting + """
        class A: UIViewController {
          @objc func plain() { present(module: B()) }
          @objc func stacked() { self.present(module: C(), embedded: true) }
          @objc func either() { present(module: B(), embedded: isWide) } }
        """)
    let found = facts.edges.map { "\($0.function ?? "") \($0.target.type ?? "?") \($0.target.wrap)" }
    #expect(found.contains("plain B []"))
    #expect(found.contains("stacked C [\"Stack\"]"))
    #expect(found.contains("either B [\"Stack\"]"), "said once, of both that it may be")
    #expect(found.count == 3)
  }

  /// What an extension closes, each closes that calls it.
  @Test func whoCallsGoesBack() {
    let facts = Snippet.facts(
      of: Self.pushing + "class A: UIViewController { @objc func go() { leave() } }")
    #expect(facts.closings.map(\.type) == ["A"])
  }

  /// A method of a base class, whatever it is called, has the screen presented on which it is called, and its stack around it.
  @Test
  func aBaseClassPresentsTheScreenThatIsAsked() {
    let facts = Snippet.facts(
      of: """
        class Base: UIViewController {
          func open(over root: UIViewController) {
            let stack = UINavigationController(rootViewController: self)
            root.present(stack, animated: true)
          }
        }
        class About: Base {}
        class Editor: Base {}
        class Home: UIViewController {
          @objc func about() { About().open(over: self) }
          @objc func edit() { let editor = Editor(); editor.open(over: self) }
        }
        """)
    #expect(facts.edges.map(Snippet.line) == ["Home present About inferred", "Home present Editor inferred"])
    #expect(facts.edges.map(\.target.wrap) == [["UINavigationController"], ["UINavigationController"]])
  }

  /// All controllers answer to a delegate, which says in a shared object what is to be shown: which of them is asked is not known.
  @Test func whatNobodyIsSeenToAskIsOfNoScreen() {
    let code =
      Self.screens + """
        protocol PageDelegate: AnyObject { func pageDidSelect() }
        class Router: ObservableObject { static let shared = Router(); @Published var shown: Item? }
        struct Item: Identifiable { let id = 1 }
        struct Page: View { weak var delegate: PageDelegate?
          var body: some View { Button("Go") { delegate?.pageDidSelect() } } }
        struct Home: View { @ObservedObject var router: Router
          var body: some View { Text("").sheet(item: $router.shown) { item in Detail(item: item) } } }
        struct Detail: View { let item: Item; var body: some View { Text("") } }
        extension UIViewController: PageDelegate {
          func pageDidSelect() { Router.shared.shown = Item() } }
        class A: UIViewController { @objc func go() { present(B(), animated: true) } }
        class Z: UIViewController { @objc func go() { present(C(), animated: true) } }
        """
    let edges = Snippet.facts(of: code).edges.filter { $0.target.type == "Detail" }
    #expect(!edges.isEmpty)
    #expect(edges.allSatisfy { Set($0.source.screens).isDisjoint(with: ["A", "B", "C", "Z"]) })
  }
}
#endif
