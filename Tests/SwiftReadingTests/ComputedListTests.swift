#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Lists of controllers that code computes or changes: what they show is not known, and that is said.
struct ComputedListTests {
  private static func facts(_ body: String, _ kind: String, _ more: String = "") -> CodeFacts {
    Snippet.facts(
      of: """
        final class B: UIViewController {}
        final class Store { static let shared = Store() }
        final class A: \(kind) {
          @objc func go() { \(body) }
          \(more)
        }
        """)
  }

  @Test(arguments: [
    "viewControllers = viewControllers?.reversed()",
    "self.viewControllers = viewControllers?.sorted { $0.title! < $1.title! }",
    "viewControllers = viewControllers?.filter { $0 is B }",
    "viewControllers = Store.shared.controllers",
    "setViewControllers(Store.shared.controllers, animated: false)",
    "setViewControllers(viewControllers?.reversed(), animated: true)",
    "viewControllers?.swapAt(0, 1)", "viewControllers?.remove(at: 0)",
    "viewControllers?.append(Store.shared.one)", "viewControllers?.insert(B(), at: 1)",
    "var list = viewControllers ?? []; list.swapAt(0, 1); viewControllers = list",
  ])
  func tabsThatAreComputedAreSaid(_ line: String) {
    let facts = Self.facts(line, "UITabBarController")
    #expect(facts.edges.isEmpty)
    #expect(facts.unseen.map(\.reason) == [.target])
    #expect(facts.unseen.map(\.place.line) == [4])
  }

  @Test(arguments: [
    "viewControllers = viewControllers.reversed()", "viewControllers = Store.shared.controllers",
    "setViewControllers(Store.shared.controllers, animated: true)", "viewControllers.append(B())",
    "viewControllers.removeAll { $0 is B }",
  ])
  func stacksThatAreComputedAreSaid(_ line: String) {
    let facts = Self.facts(line, "UINavigationController")
    #expect(facts.unseen.map(\.reason) == [.target])
  }

  @Test(arguments: [
    "tabBarController?.viewControllers = tabBarController?.viewControllers?.filter { !($0 is B) }",
    "navigationController?.viewControllers.removeAll { $0 is B }",
    "self.navigationController?.viewControllers = Store.shared.controllers",
    "splitViewController?.viewControllers = Store.shared.controllers",
    "pages.setViewControllers(Store.shared.pages, direction: .forward, animated: true)",
  ])
  func listsOfOtherContainersAreSaid(_ line: String) {
    let facts = Self.facts(line, "UIViewController", "let pages = UIPageViewController()")
    #expect(facts.edges.isEmpty)
    #expect(facts.unseen.map(\.reason) == [.target])
  }

  /// One tab of several that nothing tells.
  @Test func aTabThatIsNotKnownIsSaid() {
    let facts = Self.facts("viewControllers = [B(), Store.shared.one]", "UITabBarController")
    #expect(facts.edges.map(Snippet.line) == ["A tab B inferred"])
    #expect(facts.unseen.map(\.about) == ["Store.shared.one"])
  }

  /// What is known, shows nothing, or is no list of a container.
  @Test(arguments: [
    ("viewControllers = [B()]", "UITabBarController"), ("viewControllers = nil", "UITabBarController"),
    ("viewControllers = []", "UINavigationController"),
    ("setViewControllers([], animated: false)", "UITabBarController"),
    ("let viewControllers = [1]; print(viewControllers.reversed())", "UIViewController"),
    ("var viewControllers = [1]; viewControllers.append(2)", "UIViewController"),
    ("viewControllers = Store.shared.controllers", "UIViewController"),
    ("setViewControllers(viewControllers.filter { $0 is B }, animated: true)", "UINavigationController"),
  ])
  func othersAreNot(_ line: String, _ kind: String) {
    #expect(Self.facts(line, kind).unseen.isEmpty)
  }
}
#endif
