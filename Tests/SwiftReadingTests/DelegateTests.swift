#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Coordinators that are told by those which they have started: which of several delegates is asked.
struct DelegateTests {
  /// Two screens that end the coordinator which they are shown by, and a protocol that every coordinator conforms to.
  private static let base = """
    protocol FinishDelegate: AnyObject { func didFinish(_ child: Flow) }
    protocol Flow: AnyObject { var finishDelegate: FinishDelegate? { get set }; var stack: UINavigationController { get } }
    extension Flow { func finish() { finishDelegate?.didFinish(self) } }
    class A: UIViewController { var flow: AFlow?; @objc func tap() { flow?.finish() } }
    class B: UIViewController { var flow: BFlow?; @objc func tap() { flow?.finish() } }
    class C: UIViewController {}
    class D: UIViewController {}
    class AFlow: Flow { weak var finishDelegate: FinishDelegate?; let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack } }
    class BFlow: Flow { weak var finishDelegate: FinishDelegate?; let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack } }

    """

  static let snippets: [Snippet] = [
    Snippet(
      "each is told by those that it has started",
      base + """
        class One: FinishDelegate { let stack = UINavigationController()
          func begin() { let flow = AFlow(stack); flow.finishDelegate = self }
          func didFinish(_ child: Flow) { stack.pushViewController(C(), animated: true) } }
        class Two: FinishDelegate { let stack = UINavigationController()
          func begin() { let flow = BFlow(stack); flow.finishDelegate = self }
          func didFinish(_ child: Flow) { stack.pushViewController(D(), animated: true) } }
        """, ["A push C inferred", "B push D inferred"]),
    Snippet(
      "also where the one that is told is a coordinator itself",
      base + """
        class Outer: FinishDelegate { let stack = UINavigationController()
          func begin() { let flow = Inner(stack); flow.finishDelegate = self }
          func didFinish(_ child: Flow) { stack.pushViewController(C(), animated: true) } }
        class Inner: Flow, FinishDelegate { weak var finishDelegate: FinishDelegate?; let stack: UINavigationController
          init(_ stack: UINavigationController) { self.stack = stack }
          func begin() { let flow = AFlow(stack); flow.finishDelegate = self }
          func didFinish(_ child: Flow) { finishDelegate?.didFinish(self) } }
        class Other: FinishDelegate { let stack = UINavigationController()
          func begin() { let flow = BFlow(stack); flow.finishDelegate = self }
          func didFinish(_ child: Flow) { stack.pushViewController(D(), animated: true) } }
        """, ["A push C inferred", "B push D inferred"]),
    Snippet(
      "given when it is made",
      """
      protocol EndDelegate: AnyObject { func didEnd() }
      class A: UIViewController { weak var end: EndDelegate?; init(end: EndDelegate) { self.end = end }
        @objc func tap() { end?.didEnd() } }
      class B: UIViewController { weak var end: EndDelegate?; init(end: EndDelegate) { self.end = end }
        @objc func tap() { end?.didEnd() } }
      class C: UIViewController {}
      class D: UIViewController {}
      class One: EndDelegate { let other: B? = nil
        func begin() { show(A(end: self)) }
        func show(_ one: UIViewController) {}
        func didEnd() { top().present(C(), animated: true) } }
      class Two: EndDelegate { let other: A? = nil
        func begin() { show(B(end: self)) }
        func show(_ one: UIViewController) {}
        func didEnd() { top().present(D(), animated: true) } }
      """, ["A present C inferred", "B present D inferred"]),
    Snippet(
      "where one is handed on by somebody else, whoever speaks of the screen may be it",
      """
      protocol EndDelegate: AnyObject { func didEnd() }
      class A: UIViewController { weak var end: EndDelegate?
        @objc func tap() { end?.didEnd() } }
      class C: UIViewController {}
      class D: UIViewController {}
      class One: EndDelegate {
        func begin(_ end: EndDelegate) { let a = A(); a.end = end }
        func didEnd() { top().present(C(), animated: true) } }
      class Two: EndDelegate {
        func begin() { let a = A(); a.end = self }
        func didEnd() { top().present(D(), animated: true) } }
      """, ["A present C inferred", "A present D inferred"]),
  ]

  @Test(arguments: snippets) func theRuleFindsIt(_ snippet: Snippet) { snippet.check() }
}
#endif
