#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// `stack.viewControllers = […]` of an object that keeps a stack which it is given.
struct StackReplacingTests {
  private static func ways(_ enter: String, _ more: String = "") -> [String] {
    Snippet.facts(
      of: """
        class First: UIViewController { var flow: Flow?; @objc func enter() { flow?.enter() } }
        class Home: UIViewController {}
        class Detail: UIViewController {}
        class Flow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func enter() { \(enter) }
          \(more)
        }
        """
    ).edges.map(Snippet.line)
  }

  @Test(arguments: [
    ("stack.viewControllers = [Home()]", ["First push Home inferred"]),
    ("self.stack.viewControllers = [Home(), Detail()]", ["First push Detail inferred"]),
    (
      "let panel = DrawerController().left(Detail()).center(Home()); panel.width = 3; stack.viewControllers = [panel]",
      ["First push Home inferred"]
    ),
    ("stack.viewControllers = Array(stack.viewControllers.prefix(1))", []),
    ("let inner = UINavigationController(); inner.viewControllers = [Home()]", []),
  ])
  func theLastOfAListIsPushed(_ enter: String, _ ways: [String]) {
    #expect(Self.ways(enter) == ways)
  }

  @Test
  func whatTheObjectGivesTheWindowIsFilled() {
    let ways = Self.ways(
      "stack.viewControllers = [Home()]",
      "func show(in window: UIWindow) { window.rootViewController = stack }")
    #expect(!ways.contains("First push Home inferred"))
  }
}
#endif
