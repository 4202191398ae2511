#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Controllers that are taken out of dictionaries and lists, and stacks that coordinators fill for each tab.
struct ListedItemTests {
  private static let screens = """
    class A: UIViewController {}
    class B: UIViewController {}
    enum Page { case a, b }

    """

  static let snippets: [Snippet] = [
    Snippet(
      "an item of a dictionary by its key",
      screens + """
        class Home: UIViewController { let pages: [Page: UIViewController] = [.a: A(), .b: B()]
          @objc func go() { present(pages[.b]!, animated: true) } }
        """, ["Home present B inferred"]),
    Snippet(
      "any item of a dictionary",
      screens + """
        class Home: UIViewController { lazy var pages: [Page: UIViewController] = [.a: A()]
          func fill() { pages[.b] = B() }
          func go(_ page: Page) { guard let next = pages[page] else { return }; present(next, animated: true) }
          @objc func tap() { go(.a); fill() } }
        """, ["Home present A inferred", "Home present B inferred"]),
    Snippet(
      "an element by its number",
      screens + """
        class Home: UIViewController { let pages = [A(), B()]
          @objc func go() { navigationController?.pushViewController(pages[1], animated: true) } }
        """, ["Home push B inferred"]),
    Snippet(
      "the values of a dictionary are tabs",
      screens + """
        class Home: UITabBarController { let pages: [Page: UIViewController] = [.a: A(), .b: B()]
          override func viewDidLoad() { viewControllers = Array(pages.values) } }
        """, ["Home tab A inferred", "Home tab B inferred"]),
    Snippet(
      "a static list of cases stands for each of them",
      screens + """
        enum Tab { case a, b
          static let all = [a, b]
          var screen: UIViewController { switch self { case .a: return A(); case .b: return B() } } }
        class Home: UITabBarController { override func viewDidLoad() { viewControllers = tabs() }
          func tabs() -> [UIViewController] { Tab.all.map { $0.screen } } }
        """, ["Home tab A inferred", "Home tab B inferred"]),
    Snippet(
      "coordinators fill the stack of each tab",
      screens + """
        protocol Coordinator { var stack: UINavigationController { get }; func start() }
        enum Tab: CaseIterable { case a, b }
        class TabFlow: Coordinator { let stack: UINavigationController
          var tabs: UITabBarController
          init(stack: UINavigationController, tabs: UITabBarController = UITabBarController()) { self.stack = stack; self.tabs = tabs }
          func start() { let all = Tab.allCases.map { return makeStack(tab: $0) }
            let filled = fill(with: all); stack.setViewControllers([filled], animated: false) }
          private func makeStack(tab: Tab) -> UINavigationController { let stack = UINavigationController()
            begin(tab, on: stack); return stack }
          private func begin(_ tab: Tab, on page: UINavigationController) {
            switch tab {
            case .a: let flow = AFlow(stack: page); flow.start()
            case .b: let flow = BFlow(stack: page); flow.start() } }
          private func fill(with all: [UIViewController]) -> UITabBarController {
            tabs.setViewControllers(all, animated: false); return tabs } }
        class AFlow: Coordinator { let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() { showA() }
          func showA() { stack.pushViewController(A(), animated: false) } }
        class BFlow: Coordinator { let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() { stack.setViewControllers([B()], animated: false) } }
        class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
            let stack = UINavigationController(); window?.rootViewController = stack
            TabFlow(stack: stack).start(); return true } }
        """, ["TabFlow.tabs tab A inferred", "TabFlow.tabs tab B inferred"]),
    Snippet(
      "what the stack of a tab begins with is no way of the login behind which the tabs come",
      screens + """
        class App { let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func start() { let login = Login(); login.app = self; stack.setViewControllers([login], animated: false) }
          func loggedIn() { TabFlow(stack).start() } }
        class Login: UIViewController { var app: App?
          @objc func enter() { app?.loggedIn() } }
        enum Tab: CaseIterable { case a, b }
        class TabFlow { let stack: UINavigationController
          let tabs = UITabBarController()
          init(_ stack: UINavigationController) { self.stack = stack }
          func start() { fill(with: Tab.allCases.map { self.makeStack(tab: $0) }) }
          private func makeStack(tab: Tab) -> UINavigationController { let page = UINavigationController()
            begin(tab, on: page); return page }
          private func begin(_ tab: Tab, on page: UINavigationController) {
            switch tab {
            case .a: let flow = AFlow(page); flow.start()
            case .b: let flow = BFlow(page); flow.start() } }
          private func fill(with all: [UINavigationController]) {
            tabs.setViewControllers(all, animated: false); stack.pushViewController(tabs, animated: true) } }
        class AFlow { let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func start() { stack.pushViewController(A(), animated: false) } }
        class BFlow { let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func start() { stack.pushViewController(B(), animated: false) } }
        class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
            let stack = UINavigationController(); window?.rootViewController = stack
            App(stack).start(); return true } }
        """,
      ["Login push TabFlow.tabs inferred", "TabFlow.tabs tab A inferred", "TabFlow.tabs tab B inferred"]),
    Snippet(
      "what such a flow pushes on a stack that it was given with a screen is a way of that",
      screens + """
        class Home: UIViewController { @objc func go() { let page = UINavigationController(rootViewController: A()); let flow = BFlow(page); flow.start() } }
        class BFlow { let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func start() { stack.pushViewController(B(), animated: false) } }
        """, ["A push B inferred"]),
    Snippet(
      "a navigation controller of the app's own pushes for what it is made with",
      screens + """
        class Stack: UINavigationController { @objc func next() { pushViewController(B(), animated: true) } }
        class Home: UIViewController { @objc func go() { present(Stack(rootViewController: A()), animated: true) } }
        """, ["Home present A exact", "Stack push B inferred"]),
  ]

  @Test(arguments: snippets) func theRuleFindsIt(_ snippet: Snippet) { snippet.check() }

  @Test func whatSuchAStackHoldsIsTheScreenThatPushes() throws {
    let facts = Snippet.facts(of: Self.snippets[Self.snippets.count - 1].code)
    let push = try #require(facts.edges.first { $0.verb == .push })
    #expect(push.source.screens == ["A"])
  }

  @Test func theTabBarThatACoordinatorPutsOnTheStackIsTheStart() {
    #expect(Snippet.facts(of: Self.snippets[5].code).app?.start == "TabFlow.tabs")
  }
}
#endif
