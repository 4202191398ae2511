#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What is presented on whatever a stack shows.
struct StackTopTests {
  private static let screens = """
    class B: UIViewController {}
    class C: UIViewController {}

    """

  static let snippets: [Snippet] = [
    Snippet(
      "the screen on top of a coordinator's stack",
      screens
        + """
        protocol Flow: AnyObject { var stack: UINavigationController { get } }
        extension Flow { func ask() { stack.topViewController?.present(B(), animated: true) } }
        class Main: Flow { let stack = UINavigationController()
          func other() { stack.visibleViewController?.present(C(), animated: true) } }
        class D: UIViewController { weak var flow: Main?
          @objc func one() { flow?.ask() }
          @objc func two() { flow?.other() } }
        """, ["D present B inferred", "D present C inferred"]),
    Snippet(
      "the screen on top of a stack that is not known",
      screens
        + """
        class Main { let host = Host()
          func ask() { host.topViewController?.present(B(), animated: true) } }
        """, [], unseen: [.noCaller]),
    Snippet(
      "closure given to a view on a stack that is made beside it",
      """
      struct V: View { let onNext: () -> Void }
      class B: UIViewController {}
      class A: UIViewController { @objc func start() {
        let stack = UINavigationController()
        let v = UIHostingController(rootView: V(onNext: { [weak stack] in stack?.pushViewController(B(), animated: true) }))
        stack.setViewControllers([v], animated: false)
        present(stack, animated: true) } }
      """, ["A present V inferred", "V push B inferred"]),
    Snippet(
      "closure given to a view, on the screen's own stack",
      """
      struct V: View { let onNext: () -> Void }
      class B: UIViewController {}
      class A: UIViewController { @objc func start() {
        let v = UIHostingController(rootView: V(onNext: { [weak self] in self?.navigationController?.pushViewController(B(), animated: true) }))
        present(v, animated: true) } }
      """, ["A present V exact", "A push B inferred"]),
  ]

  @Test(arguments: snippets)
  func whoCallsPresents(_ snippet: Snippet) { snippet.check() }
}
#endif
