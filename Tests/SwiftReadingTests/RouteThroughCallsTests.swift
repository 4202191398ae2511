#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// A router with a `switch` over its routes, which every screen asks through an extension of all controllers.
struct RouteThroughCallsTests {
  private static let router = """
    indirect enum Page { case b(title: String), c, d }
    enum Opening { case push, modal, custom(Int) }
    class Router {
      unowned let rootViewController: Root
      init(rootViewController: Root) { self.rootViewController = rootViewController }
      func route<T: UIViewController>(to page: Page, from source: UIViewController, by opening: Opening) -> T? {
        guard let made = build(page) else { return nil }
        switch opening {
        case .push: source.navigationController?.pushViewController(made, animated: true)
        case .modal, .custom:
          let stack: Stack
          if let own = made as? Stack { stack = own } else { stack = Stack(rootViewController: made) }
          source.present(stack, animated: true)
        }
        return made as? T
      }
      private func build<T: UIViewController>(_ page: Page) -> T? {
        let made: UIViewController
        switch page {
        case .b(let title): let b = B(title: title); made = b
        case .c: made = C()
        case .d: made = D()
        }
        return made as? T
      }
    }
    class Stack: UINavigationController {}
    class AppDelegate: UIResponder, UIApplicationDelegate {
      static var shared: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
      private lazy var router = createRouter()
      private func createRouter() -> Router { let router = Router(rootViewController: Root()); return router }
      func route<T: UIViewController>(to page: Page, from source: UIViewController, by opening: Opening) -> T? {
        return router.route(to: page, from: source, by: opening)
      }
    }
    extension UIViewController {
      func open<T: UIViewController>(_ page: Page, by opening: Opening) -> T? {
        return AppDelegate.shared?.route(to: page, from: self, by: opening) as? T
      }
    }
    class Sheets { unowned let host: UIViewController
      init(host: UIViewController) { self.host = host }
      func perform<T: UIViewController>(_ page: Page, bare: Bool) -> T? {
        let opening: Opening
        switch bare { case true: opening = .modal
          default: opening = .custom(1) }
        return host.open(page, by: opening)
      } }
    class Root: UIViewController {}
    class B: UIViewController {}
    class C: UIViewController {}
    class D: UIViewController {}

    """

  private static func lines(_ members: String, beside more: String = "") -> [String] {
    let code = router + "class A: UIViewController { \(members) }\n" + more
    return Snippet.facts(of: code).edges.map(Snippet.line).sorted()
  }

  @Test(arguments: [
    ("@objc func go() { open(.c, by: .push) }", ["A push C inferred"]),
    ("@objc func go() { let d = open(.d, by: .modal) as? D; d?.delegate = self }", ["A present D inferred"]),
    ("@objc func go() { open(.b(title: \"B\"), by: .custom(2)) }", ["A present B inferred"]),
    (
      "lazy var sheets = Sheets(host: self); @objc func go() { sheets.perform(.c, bare: true) }",
      ["A present C inferred"]
    ),
  ])
  func eachCallTellsWhatAndHow(_ members: String, _ edges: [String]) {
    #expect(Self.lines(members) == edges)
  }

  /// However many screens ask.
  @Test func manyCallsAreFollowed() {
    let more = (0..<40).map { "class E\($0): UIViewController { @objc func go() { open(.c, by: .push) } }" }
    let edges = Self.lines("", beside: more.joined(separator: "\n"))
    #expect(edges.count == 40 && edges.allSatisfy { $0.hasSuffix("push C inferred") })
  }

  /// A case that a call does not tell may be any of them.
  @Test func aCaseThatIsNotToldMayBeAny() {
    let edges = Self.lines("@objc func go(_ page: Page) { open(page, by: .push) }")
    #expect(edges == ["A push B inferred", "A push C inferred", "A push D inferred"])
  }

  static let snippets: [Snippet] = [
    Snippet(
      "controller that presents itself from whoever it is given",
      """
      class Sheet: UIViewController { func present(from host: UIViewController) {
        let stack = UINavigationController(rootViewController: self); host.present(stack, animated: true) } }
      class Big: Sheet {}
      class A: UIViewController { @objc func tap() { let sheet = Big(); sheet.present(from: self) } }
      """, ["A present Big inferred"]),
    Snippet(
      "sheet that presents itself with the child that it is given",
      """
      class Sheet: UIViewController { let content: UIViewController
        init(content: UIViewController) { self.content = content }
        override func viewDidLoad() { addChild(content) }
        func present(from host: UIViewController) {
          let stack = Stack(rootViewController: self); host.present(stack, animated: true) { self.grow() } } }
      class Stack: UINavigationController {}
      class A: UIViewController { @objc func tap() { let sheet = Sheet(content: B()); sheet.present(from: self) } }
      class B: UIViewController {}
      class Z { @objc func tap() { Sheet(content: B()).present(from: find()) } }
      """, ["A present B inferred", "Z present B unknown"], unseen: [.presenter]),
    Snippet(
      "screen that an object is given in a router of its own",
      """
      class Router { let root: UIViewController; init(root: UIViewController) { self.root = root }
        func present(_ c: UIViewController) { root.present(c, animated: true) } }
      class Flow { let router: Router; init(router: Router) { self.router = router }
        @objc func run() { router.present(B()) } }
      class App { func start() { let flow = Flow(router: Router(root: Tabs())) } }
      class Tabs: UITabBarController {}
      class B: UIViewController {}
      """, ["Tabs present B inferred"]),
    Snippet(
      "stack that an object fills through a router of its own",
      """
      class A: UIViewController { @objc func tap() {
        let stack = Stack(); let flow = Flow(router: Router(root: stack)); flow.start(); present(stack, animated: true) } }
      class Stack: UINavigationController {}
      class Router { let root: UINavigationController; init(root: UINavigationController) { self.root = root }
        func push(_ c: UIViewController) { root.pushViewController(c, animated: true) } }
      class Flow { let router: Router; init(router: Router) { self.router = router }
        func start() { let b = B(); router.push(b) } }
      class B: UIViewController {}
      """, ["A present B inferred"]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }

  /// A modifier that stands in the app's scene presents over the app's first screen.
  @Test(arguments: [
    ("Home().modifier(Asking())", "Text(\"\")", "Home"), ("Home()", "Text(\"\").modifier(Asking())", "Other"),
  ])
  func aModifierOfTheAppPresentsOverTheFirstScreen(_ scene: String, _ other: String, _ screen: String) throws
  {
    let code = """
      @main struct Main: App { var body: some Scene { WindowGroup { \(scene) } } }
      struct Asking: ViewModifier { @State var asks = false
        func body(content: Content) -> some View { content.sheet(isPresented: $asks) { B() } } }
      struct Home: View { var body: some View { NavigationLink("Other") { Other() } } }
      struct Other: View { var body: some View { \(other) } }
      struct B: View { var body: some View { Text("") } }
      """
    let edge = try #require(Snippet.facts(of: code).edges.first { $0.target.type == "B" })
    #expect(edge.source.screens == [screen] && edge.source.sure == .inferred)
  }
}
#endif
