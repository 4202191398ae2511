#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Containers of the app's own, whose content is what comes on screen.
struct ContainerTests {
  private static func target(_ container: String, _ made: String) throws -> TargetFact {
    let code = """
      \(container)
      class A: UIViewController { @objc func go() { present(\(made), animated: true) } }
      class B: UIViewController {}
      class Footer: UIViewController {}
      """
    return try #require(Snippet.facts(of: code).edges.first { $0.source.type == "A" }).target
  }

  @Test func theFirstChildIsTheScreen() throws {
    let container = """
      class Frame<Top: UIViewController, Bottom: UIViewController>: UIViewController {
        let top: Top; let bottom: Bottom
        init(topController: Top, bottomController: Bottom) { self.top = topController; self.bottom = bottomController
          super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(bottom); self.addChild(top) } }
      """
    let target = try Self.target(container, "Frame(topController: B(), bottomController: Footer())")
    #expect(target.type == "B" && target.wrap == ["Frame"] && target.sure == .inferred)
  }

  @Test func aPropertyOfTheContainersTypeHoldsItsContent() throws {
    let code = """
      class Frame<Top: UIViewController>: UIViewController { let top: Top
        init(top: Top) { self.top = top; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(top) } }
      class A: UIViewController {
        lazy var frame: Frame<B> = Frame(top: B())
        @objc func go() { present(frame, animated: true) } }
      class B: UIViewController {}
      """
    #expect(Snippet.facts(of: code).edges.map(Snippet.line) == ["A present B inferred"])
  }

  @Test func aStackThatMakesItsRootShowsThat() throws {
    let stack = """
      class Stack: UINavigationController {
        init(store: Store) { let first = B(); super.init(rootViewController: first) } }
      """
    let target = try Self.target(stack, "Stack(store: store)")
    #expect(target.type == "B" && target.wrap == ["Stack"] && target.sure == .inferred)
  }

  @Test func aControllerThatIsOnlyKeptIsNotShown() throws {
    let container = """
      class Editor: UIViewController { let parentScreen: UIViewController
        init(parentScreen: UIViewController) { self.parentScreen = parentScreen; super.init(nibName: nil, bundle: nil) } }
      """
    let target = try Self.target(container, "Editor(parentScreen: B())")
    #expect(target.type == "Editor" && target.wrap.isEmpty)
  }

  /// A container of a package gets what it shows by `set(contentViewController:)` or a property of that name.
  @Test(arguments: ["panel.set(contentViewController: inner)", "panel.contentViewController = inner"])
  func whatAPanelIsGivenIsTheScreen(_ filling: String) {
    let code = """
      class A: UIViewController {
        @objc func go() {
          let inner = B()
          let panel = FloatingPanelController(isPanEnabled: true)
          \(filling)
          present(panel, animated: true)
        }
      }
      class B: UIViewController {}
      """
    let edges = Snippet.facts(of: code).edges
    #expect(edges.map(Snippet.line) == ["A present B inferred"])
    #expect(edges.map(\.target.wrap) == [["FloatingPanelController"]])
  }

  /// In an extension of all controllers `self` is the controller that is asked.
  @Test(arguments: ["B().inStack", "B().inSheet()"])
  func whatAnExtensionWrapsIsTheScreen(_ made: String) throws {
    let container = """
      class Sheet: UIViewController { let content: UIViewController
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(content) } }
      extension UIViewController {
        var inStack: UIViewController { UINavigationController(rootViewController: self) }
        func inSheet() -> UIViewController { Sheet(content: self) } }
      """
    let target = try Self.target(container, made)
    #expect(target.type == "B" && target.wrap.count == 1 && target.sure == .inferred)
  }
}
#endif
