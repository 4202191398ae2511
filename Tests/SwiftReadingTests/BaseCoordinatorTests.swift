#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Coordinators that a base class starts, presents and fills, and that a builder makes under its name.
struct BaseCoordinatorTests {
  private static func facts(_ screen: String, builder: String = "EditFlow(root: UINavigationController())")
    -> CodeFacts
  {
    Snippet.facts(
      of: """
        class A: UIViewController { let edit: () -> Void; init(edit: @escaping () -> Void) { self.edit = edit } }
        class B: UIViewController {}
        class C: UIViewController {}
        class Coordinator {
          var children: [Coordinator] = []
          let root: UINavigationController
          init(root: UINavigationController) { self.root = root }
          func start() {}
          func start(_ child: Coordinator) { children.append(child); child.start() }
          func present(_ child: Coordinator, animated: Bool = true) {
            start(child)
            root.present(child.root, animated: animated) }
          func set(_ controller: UIViewController) { set([controller]) }
          func set(_ viewControllers: [UIViewController]) { root.setViewControllers(viewControllers, animated: false) } }
        class Builder {
          func edit() -> Coordinator { \(builder) }
          func other() -> Coordinator { OtherFlow(root: UINavigationController()) } }
        class OtherFlow: Coordinator { override func start() { set(C()) } }
        class EditFlow: Coordinator { override func start() { \(screen) } }
        class HomeFlow: Coordinator {
          let builder = Builder()
          override func start() { set(A(edit: { [weak self] in self?.showEditor() })) }
          func showEditor() { present(builder.edit()) } }
        """)
  }

  @Test(arguments: ["set(B())", "let b = B(); set([b])", "set([C(), B()])"])
  func whatTheChildShowsFirstIsPresented(screen: String) {
    let edges = Self.facts(screen).edges.filter { $0.verb == .present }
    #expect(
      edges.map { "\($0.source.screens.joined()) present \($0.target.type ?? "?")" } == [
        "A present B"
      ])
  }

  @Test func whereABuilderMayMakeSeveralNothingIsKnown() {
    let edges = Self.facts(
      "set(B())",
      builder: "isNew ? EditFlow(root: UINavigationController()) : OtherFlow(root: UINavigationController())"
    ).edges.filter { $0.verb == .present }
    #expect(edges.allSatisfy { $0.target.sure == .unknown })
  }
}
#endif
