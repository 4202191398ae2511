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

  /// However many of their functions hand on what is pushed, whoever starts the coordinator presents.
  @Test(arguments: [1, 2, 3])
  func aScreenThatGoesThroughSeveralFunctionsIsPushedByWhoeverStarts(count: Int) {
    let handing = (1..<count + 1).map { number in
      let next = number == 1 ? "router.push(c)" : "handOn\(number - 1)(c)"
      return "func handOn\(number)(_ c: UIViewController) { \(next) }"
    }
    let edges = Snippet.facts(
      of: """
        class A: UIViewController { weak var delegate: ADelegate?
          @objc func tap() { delegate?.didTap(in: self) } }
        protocol ADelegate: AnyObject { func didTap(in a: A) }
        class B: UIViewController {}
        class Router {
          let navigationController: UINavigationController
          init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
          func push(_ c: UIViewController) { navigationController.pushViewController(c, animated: true) } }
        class Coordinator {
          let router: Router
          init(router: Router) { self.router = router }
          func start() {}
          \(handing.joined(separator: "\n"))
        }
        class IconFlow: Coordinator {
          private let icons: B
          override init(router: Router) { icons = B(); super.init(router: router) }
          override func start() { super.start(); handOn\(count)(icons) } }
        class EditFlow: Coordinator {
          private let editor: A
          override init(router: Router) { editor = A(); super.init(router: router); editor.delegate = self }
          func showIcons() { let flow = IconFlow(router: router); flow.start() } }
        extension EditFlow: ADelegate { func didTap(in a: A) { showIcons() } }
        """
    ).edges
    #expect(
      edges.filter { $0.target.type == "B" }.map {
        "\($0.source.screens.joined()) \($0.verb) B \($0.source.sure)"
      } == ["A push B inferred"])
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
