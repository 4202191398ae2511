#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Objects that present the controller of another object: a coordinator its child.
struct ChildObjectTests {
  private static let base = """
    class A: UIViewController {}
    class B: UIViewController {}
    protocol Child { var root: UIViewController { get } }
    protocol Host { var context: UIViewController { get } }
    extension Host {
      func open(_ child: some Child, animated: Bool) { top(of: context).present(child.root, animated: animated) }
      func top(of one: UIViewController) -> UIViewController { one }
    }
    class BFlow: Child {
      let navigation: UINavigationController
      var root: UIViewController { navigation }
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { navigation.pushViewController(B(), animated: false) }
    }

    """

  private static func with(_ more: String) -> String { base + more }

  static let snippets: [Snippet] = [
    Snippet(
      "the one screen of an object presents what its child shows first",
      with(
        """
        class AFlow: Host {
          let navigation: UINavigationController
          var context: UIViewController { navigation }
          init(navigation: UINavigationController) { self.navigation = navigation }
          func start() { navigation.pushViewController(A(), animated: false) }
          func next() {
            let flow = BFlow(navigation: UINavigationController())
            flow.start()
            open(flow, animated: true)
          }
        }
        class Root { let first = AFlow(navigation: UINavigationController()); @objc func go() { first.start(); first.next() } }
        """),
      ["A present B inferred", "AFlow push A unknown"], unseen: [.presenter]),
    Snippet(
      "a child that a function makes",
      with(
        """
        class AFlow: Host {
          let navigation: UINavigationController
          var context: UIViewController { navigation }
          init(navigation: UINavigationController) { self.navigation = navigation }
          func start() { navigation.pushViewController(A(), animated: false) }
          func make() -> BFlow { BFlow(navigation: UINavigationController()) }
          func next() {
            let flow = make()
            flow.start()
            open(flow, animated: true)
          }
        }
        class Root { let first = AFlow(navigation: UINavigationController()); @objc func go() { first.start(); first.next() } }
        """),
      ["A present B inferred", "AFlow push A unknown"], unseen: [.presenter]),
    Snippet(
      "what a child presents itself while it starts is not lost",
      with(
        """
        class C: UIViewController {}
        class AFlow: Host {
          var context: UIViewController { UIViewController() }
          func next() {
            let flow = CFlow(navigation: UINavigationController())
            flow.start()
            open(flow, animated: true)
          }
          init() { next() }
        }
        class CFlow: Child {
          let navigation: UINavigationController
          var root: UIViewController { navigation }
          init(navigation: UINavigationController) { self.navigation = navigation }
          func start() {
            navigation.pushViewController(C(), animated: false)
            later { [weak self] in self?.ask() }
          }
          func later(_ work: () -> Void) {}
          func ask() { navigation.present(B(), animated: true) }
        }
        """), ["AFlow present C unknown", "C present B inferred"], unseen: [.noCaller, .presenter]),
    Snippet(
      "a controller that is given, and no object",
      """
      class A: UIViewController {
        func show(_ other: UINavigationController) { present(other.topViewController!, animated: true) }
      }
      """, [], unseen: [.noCaller]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }

  @Test
  func whatAChildShowsFirstComesWithTheRootThatIsPresented() {
    let edges = Snippet.facts(
      of: """
        class A: UIViewController {}
        class B: UIViewController {}
        protocol Flow { var root: UIViewController { get } }
        extension Flow { func present(viewController: UIViewController, isAnimated: Bool) { root.present(viewController, animated: true) } }
        class BFlow: Flow {
          let navigation = UINavigationController()
          var root: UIViewController { navigation }
          func start() { navigation.pushViewController(B(), animated: false) }
        }
        class AFlow: Flow {
          let a = A()
          var root: UIViewController { a }
          @objc func next() {
            let flow = BFlow()
            flow.start()
            let root = flow.root
            self.present(viewController: root, isAnimated: true)
          }
        }
        """
    ).edges
    #expect(edges.map(\.verb) == [.present])
    #expect(edges.map(\.target.type) == ["B"])
  }
}
#endif
