#if SwiftSources
import Diagnostics
import FlowDrift
import FlowModel
import IBReading
import SourceFacts
import TestSupport
import Testing

@testable import SwiftReading

/// Each rule that finds who presents through objects that are no screens, and its limits.
struct CoordinatorRuleTests {
  /// Three screens; the first two speak to a delegate.
  private static let screens = """
    protocol ADelegate: AnyObject { func didPick(); func didAsk() }
    class A: UIViewController {
      weak var delegate: ADelegate?
      @objc func tap() { delegate?.didPick() }
    }
    class B: UIViewController {}
    class C: UIViewController {}

    """

  private static func with(_ more: String) -> String { screens + more }

  static let snippets: [Snippet] = [
    Snippet(
      "delegate of a screen",
      with(
        """
        class Flow: ADelegate {
          var host: UIViewController { topmost() }
          func start() { let a = A(); a.delegate = self }
          func didPick() { host.present(B(), animated: true) }
        }
        """), ["A present B inferred"]),
    Snippet(
      "of two that answer, the one that speaks of the screen",
      with(
        """
        class One: ADelegate { func begin() { A().delegate = self }; func didPick() { top().present(B(), animated: true) } }
        class Two: ADelegate { func didPick() { top().present(C(), animated: true) } }
        """), ["A present B inferred", "Two present C unknown"], unseen: [.presenter]),
    Snippet(
      "of two that answer, both of which speak of the screen",
      with(
        """
        class One: ADelegate { func begin() { A().delegate = self }; func didPick() { top().present(B(), animated: true) } }
        class Two: ADelegate { func begin() { A().delegate = self }; func didPick() { top().present(C(), animated: true) } }
        """), ["A present B inferred", "A present C inferred"]),
    Snippet(
      "asked of another object than the delegate",
      with(
        """
        class Flow: ADelegate { func didPick() { top().present(B(), animated: true) } }
        class Other { func didPick() {} }
        class D: UIViewController { var other: Other { Other() }; @objc func tap() { other.didPick() } }
        class E: ADelegate { func begin() { A().delegate = self }; func didPick() {} }
        """), ["Flow present B unknown"], unseen: [.presenter]),
    Snippet(
      "closure given to a screen",
      """
      class A: UIViewController { var onTap: (() -> Void)? }
      class B: UIViewController {}
      class Flow { @objc func start() { let a = A(); a.onTap = { [weak self] in self?.showB() } }
        func showB() { top().present(B(), animated: true) } }
      """, ["A present B inferred"]),
    Snippet(
      "closure given to a view as it is made",
      """
      struct V: View { let onTap: () -> Void }
      class B: UIViewController {}
      class Flow { @objc func start() { let v = V(onTap: { top().present(B(), animated: true) }) } }
      """, ["V present B inferred"]),
    Snippet(
      "closure given to the view model of one screen",
      """
      class Model { var onTap: (() -> Void)? }
      class A: UIViewController { let model: Model; init(model: Model) { self.model = model } }
      class B: UIViewController {}
      class Flow { @objc func start() { let model = Model(); model.onTap = { [weak self] in self?.showB() } }
        func showB() { top().present(B(), animated: true) } }
      """, ["A present B inferred"]),
    Snippet(
      "closure given to an object that two screens hold",
      """
      class Model { var onTap: (() -> Void)? }
      class A: UIViewController { let model: Model }
      class C: UIViewController { let model: Model }
      class B: UIViewController {}
      class Flow { @objc func start() { let model = Model(); model.onTap = { top().present(B(), animated: true) } } }
      """, ["Flow present B unknown"], unseen: [.presenter]),
    Snippet(
      "closure given to no screen",
      """
      class B: UIViewController {}
      class Flow { @objc func start() { queue.async { top().present(B(), animated: true) } } }
      """, ["Flow present B unknown"], unseen: [.presenter]),
    Snippet(
      "presenter passed in init",
      """
      class A: UIViewController { @objc func tap() { helper = Sharing(presenter: self) } }
      class B: UIViewController {}
      class Sharing { let host: UIViewController
        init(presenter: UIViewController) { host = presenter }
        @objc func run() { host.present(B(), animated: true) } }
      """, ["A present B inferred"]),
    Snippet(
      "presenter that a memberwise init takes",
      """
      class A: UIViewController { @objc func tap() { helper = Sharing(host: self) } }
      class B: UIViewController {}
      struct Sharing { let host: UIViewController; @objc func run() { host.present(B(), animated: true) } }
      """, ["A present B inferred"]),
    Snippet(
      "presenter that is assigned",
      """
      class A: UIViewController { let sharing: Sharing = Sharing(); override func viewDidLoad() { sharing.host = self } }
      class B: UIViewController {}
      class Sharing { weak var host: UIViewController?; @objc func run() { host?.present(B(), animated: true) } }
      """, ["A present B inferred"]),
    Snippet(
      "presenter of whom one is not known",
      """
      class A: UIViewController { @objc func tap() { helper = Sharing(host: self) } }
      class Z { @objc func tap() { helper = Sharing(host: topmost()) } }
      class B: UIViewController {}
      struct Sharing { let host: UIViewController; @objc func run() { host.present(B(), animated: true) } }
      """, ["Sharing present B unknown"], unseen: [.presenter]),
    Snippet(
      "router that pushes for whoever asks",
      """
      class A: UIViewController { let router: Router = Router(); @objc func tap() { router.push(B(), onPop: nil) } }
      class B: UIViewController {}
      class Nav: UINavigationController {}
      class Router { let nav: Nav = Nav(); func push(_ c: UIViewController, onPop: (() -> Void)?) {
        nav.pushViewController(c, animated: true) } }
      """, ["A push B inferred"]),
    Snippet(
      "container that an object fills",
      """
      class A: UIViewController { @objc func tap() { let router = Router.modal(); let flow = BFlow(router: router)
        flow.start(); present(router, animated: true) } }
      class B: UIViewController {}
      class Router { let nav = UINavigationController()
        static func modal() -> Router { Router() }
        func push(_ c: UIViewController, onPop: Int) { nav.pushViewController(c, animated: true) } }
      class BFlow { let router: Router; init(router: Router) { self.router = router }
        func start() { router.push(B(), onPop: 0) } }
      """, ["A present B inferred"]),
    Snippet(
      "container that an object fills with one of two",
      """
      class A: UIViewController { @objc func tap() { let nav = UINavigationController(); let flow = BFlow(nav: nav)
        flow.start(); present(nav, animated: true) } }
      class B: UIViewController {}
      class C: UIViewController {}
      class BFlow { let nav: UINavigationController; init(nav: UINavigationController) { self.nav = nav }
        func start() { if x { nav.pushViewController(B(), animated: true) } else { nav.pushViewController(C(), animated: true) } } }
      """, ["A present UINavigationController unknown"], unseen: [.target]),
    Snippet(
      "navigation controller that is filled before it is presented",
      """
      class A: UIViewController { @objc func tap() { let nav = UINavigationController(); nav.viewControllers = [B()]
        present(nav, animated: true) }
        @objc func more() { let nav = UINavigationController(); nav.pushViewController(C(), animated: false)
        present(nav, animated: true) } }
      class B: UIViewController {}
      class C: UIViewController {}
      """, ["A present B inferred", "A present C inferred"]),
    Snippet(
      "the one screen of a coordinator",
      """
      class Parent: UIViewController { @objc func tap() { let flow = Flow(); flow.start() } }
      class B: UIViewController {}
      class Flow { var nav: UINavigationController { find() }
        func start() { nav.pushViewController(B(), animated: true) }
        @objc func warn() { nav.present(UIAlertController(title: "No", message: nil, preferredStyle: .alert), animated: true) } }
      """, ["B present alert inferred", "Parent push B inferred"]),
    Snippet(
      "one of two screens of a coordinator",
      """
      class Parent: UIViewController { @objc func tap() { let flow = Flow(); flow.start() } }
      class B: UIViewController {}
      class C: UIViewController {}
      class Flow { var nav: UINavigationController { find() }
        func start() { nav.pushViewController(B(), animated: true) }
        @objc func next() { nav.pushViewController(C(), animated: true) }
        @objc func warn() { nav.present(UIAlertController(title: "No", message: nil, preferredStyle: .alert), animated: true) } }
      """, ["B push C inferred", "Flow present alert unknown", "Parent push B inferred"],
      unseen: [.presenter]),
    Snippet(
      "view model that one screen holds",
      """
      struct V: View { @ObservedObject var model: Model }
      class B: UIViewController {}
      class Model { @objc func run() { top().present(B(), animated: true) } }
      """, ["V present B inferred"]),
    Snippet(
      "view model that two screens hold",
      """
      struct V: View { @ObservedObject var model: Model }
      struct W: View { @ObservedObject var model: Model }
      class B: UIViewController {}
      class Model { @objc func run() { top().present(B(), animated: true) } }
      """, ["Model present B unknown"], unseen: [.presenter]),
    Snippet(
      "extension of a protocol that screens conform to",
      """
      protocol Sharing {}
      extension Sharing where Self: UIViewController { @objc func share() { present(B(), animated: true) } }
      class A: UIViewController, Sharing {}
      class B: UIViewController {}
      """, ["Sharing present B inferred"]),
    Snippet(
      "extension of a protocol that a controller of UIKit conforms to as well",
      """
      protocol Sharing {}
      extension Sharing where Self: UIViewController { @objc func share() { present(B(), animated: true) } }
      extension UINavigationController: Sharing {}
      class A: UIViewController, Sharing {}
      class B: UIViewController {}
      """, ["Sharing present B unknown"], unseen: [.presenter]),
    Snippet(
      "a method of the app's own with UIKit's first two labels",
      """
      extension UIViewController {
        func present(_ shown: UIViewController, animated: Bool, over: Bool, then: (() -> Void)?) {
          let panel = C()
          present(panel, animated: animated, completion: then)
        }
      }
      class A: UIViewController {
        @objc func tap() { present(B(), animated: true) }
        @objc func other() { present(B(), animated: true, over: true, then: nil) }
      }
      class B: UIViewController {}
      class C: UIViewController {}
      """, ["A present B exact", "A present B exact", "A present C inferred"]),
    Snippet(
      "a navigator with a method named and labelled as UIKit's",
      """
      class Navigator {
        let root: UIViewController
        init(root: UIViewController) { self.root = root }
        func present(_ shown: UIViewController, animated: Bool) { root.present(shown, animated: animated) }
      }
      class A: UIViewController {
        lazy var navigator = Navigator(root: self)
        @objc func tap() { navigator.present(B(), animated: true) }
      }
      class B: UIViewController {}
      """, ["A present B inferred"]),
    Snippet(
      "an override of UIKit's method",
      """
      class A: UINavigationController {
        override func present(_ c: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
          super.present(c, animated: animated, completion: completion)
        }
      }
      """, []),
    Snippet(
      "extension of a protocol that no screen conforms to",
      """
      protocol Sharing {}
      extension Sharing { @objc func share() { top().present(B(), animated: true) } }
      class A: Sharing {}
      class B: UIViewController {}
      """, ["Sharing present B unknown"], unseen: [.presenter]),
    Snippet(
      "scene of an enum, from a sender",
      """
      enum Scene { case b(Int), c, d, e, f }
      class A: UIViewController { let router: Router = Router()
        @objc func tap() { router.open(scene: .c, from: self, way: 1) } }
      class B: UIViewController {}
      class C: UIViewController {}
      class D: UIViewController {}
      class E: UIViewController {}
      class F: UIViewController {}
      class Router {
        func open(scene: Scene, from sender: UIViewController?, way: Int) {
          let made = get(scene: scene)
          guard let host = sender ?? topmost() else { return }
          host.present(made, animated: true)
        }
        func get(scene: Scene) -> UIViewController {
          let made: UIViewController
          switch scene {
          case .b(let x): let one = B(x); made = one
          case .c: made = C()
          case .d: made = D()
          case .e: made = E()
          case .f: made = F()
          }
          return made
        }
      }
      """, ["A present C inferred"]),
    Snippet(
      "scene that the call does not tell",
      """
      enum Scene { case b, c, d, e, f }
      class A: UIViewController { let router: Router = Router(); var next: Scene { find() }
        @objc func tap() { router.open(scene: next, from: self) } }
      class B: UIViewController {}
      class C: UIViewController {}
      class D: UIViewController {}
      class E: UIViewController {}
      class F: UIViewController {}
      class Router {
        func open(scene: Scene, from sender: UIViewController) { sender.present(get(scene), animated: true) }
        func get(_ scene: Scene) -> UIViewController {
          switch scene { case .b: return B(); case .c: return C(); case .d: return D(); case .e: return E(); case .f: return F() }
        }
      }
      """, ["A present ? unknown"], unseen: [.target]),
    Snippet(
      "route of an enum",
      """
      enum Page { case a, b
        @ViewBuilder func view() -> some View { switch self { case .a: V(); case .b: W() } } }
      struct Frame { var page: Page }
      class Navigation { var path: [Frame] = []; var layers: [Frame] = []
        func push(_ page: Page) { path.append(Frame(page: page)) }
        func open(_ page: Page) { keep(page, deep: true) }
        func keep(_ page: Page, deep: Bool) { layers.append(.init(page: page)) }
        func track(_ page: Page) { log(page) } }
      struct V: View { let navigation: Navigation
        var body: some View { NavigationStack(path: $navigation.path) { Button("B") { navigation.open(.b) } } } }
      struct W: View { let navigation: Navigation
        var body: some View { Button("A") { navigation.push(.a); navigation.track(.b) } } }
      """, ["V present W inferred", "W push V inferred"]),
    Snippet(
      "route of static members",
      """
      struct Route { let id: String
        static var list: Route { Route(id: "list") { V() } }
        static var help: Route { Route(id: "help", style: .sheet) { H() } }
        static func detail(of x: Int) -> Route { Route(id: "detail") { W(x) } } }
      class Router { var path: [Route] = []; func go(to route: Route) { path.append(route) } }
      struct H: View { let router: Router; var body: some View { NavigationStack(path: $router.path) { H() } } }
      struct V: View { let router: Router; var body: some View { Button("W") { router.go(to: .detail(of: 1)) } } }
      struct W: View { let router: Router; var body: some View { Button("V") { router.go(to: .list) }; Button("H") { router.go(to: .help) } } }
      """, ["V push W inferred", "W present H inferred", "W push V inferred"]),
    Snippet(
      "an enum that makes no screens",
      """
      enum Page { case a, b; var title: String { switch self { case .a: "A"; case .b: "B" } }
        var image: UIImage { switch self { case .a: UIImage(named: "a"); case .b: UIImage(named: "b") } } }
      class Navigation { var layers: [Page] = []; func open(_ page: Page) { layers.append(page) } }
      struct V: View { let navigation: Navigation; var body: some View { Button("B") { navigation.open(.b) } } }
      """, []),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }

  /// The way that is taken out of each of these sources is no longer found, and what is left reads as a flow.
  @Test(arguments: snippets)
  func whatIsTakenOutIsGone(_ snippet: Snippet) throws {
    let ways = ["present(", "pushViewController(", ".append(", ".go("]
    let changed = ways.reduce(snippet.code) {
      $0.replacing($1, with: $1.first == "." ? ".noLonger(" : "noLonger(")
    }
    #expect(Snippet.facts(of: changed).edges.isEmpty)
  }

  /// Whatever is left of the sources, reading them ends, and a draft of it reads and agrees.
  @Test(arguments: snippets)
  func damagedSourcesAreReadToTheirEnd(_ snippet: Snippet) throws {
    var generator = SeededGenerator(seed: UInt64(snippet.code.utf8.count))
    let bytes = Array(snippet.code.utf8)
    for _ in 0..<25 {
      var damaged = bytes
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      damaged.removeSubrange(start..<min(bytes.count, start + Int.random(in: 1..<60, using: &generator)))
      if Bool.random(using: &generator) {
        damaged = Array(damaged[..<Int.random(in: 0...damaged.count, using: &generator)])
      }
      let facts = Snippet.facts(of: String(decoding: damaged, as: UTF8.self))
      guard let draft = FlowDraft(facts, name: "damaged") else { continue }
      let reading = FlowReader.read(draft.text)
      #expect(reading.problems.map(\.message) == [], "\(draft.text)")
      guard let flow = reading.flow else { continue }
      #expect(DriftComparison(flow, root: "flow.yaml", facts).findings.map(\.message) == [], "\(draft.text)")
    }
  }
}
#endif
