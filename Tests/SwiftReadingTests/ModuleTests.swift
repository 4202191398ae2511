#if SwiftSources
import IBReading
import SourceFacts
import Testing

@testable import SwiftReading

/// Objects beside one screen: presenters, wireframes, flow controllers, and the functions that make a screen with them.
struct ModuleTests {
  /// What a module of the app looks like: a protocol for the view, and a controller for whatever conforms.
  private static let backed = """
    protocol Backed: AnyObject { var controller: UIViewController { get } }
    extension Backed where Self: UIViewController { var controller: UIViewController { self } }
    protocol HomeView: Backed {}
    class Home: UIViewController, HomeView {}
    protocol EditorView: Backed {}
    class Editor: UIViewController, EditorView {}

    """

  @Test(arguments: [
    Snippet(
      "a wireframe that is given the view behind its protocol",
      backed + """
        class Wireframe {
          func showEditor(from view: Backed?) { view?.controller.present(Editor(), animated: true) }
        }
        class HomePresenter { let wireframe = Wireframe(); weak var view: HomeView?
          func edit() { wireframe.showEditor(from: view) } }
        """, ["Home present Editor inferred"]),
    Snippet(
      "its stack, through a local",
      backed + """
        class Wireframe {
          func showEditor(from view: Backed?) {
            guard let stack = view?.controller.navigationController else { return }
            stack.pushViewController(Editor(), animated: true)
          }
        }
        class HomePresenter { let wireframe = Wireframe(); weak var view: HomeView?
          func edit() { wireframe.showEditor(from: view) } }
        """, ["Home push Editor inferred"]),
    Snippet(
      "of two screens that conform none is taken",
      backed + """
        class Other: UIViewController, HomeView {}
        class Wireframe {
          @objc func showEditor(from view: HomeView?) { view?.controller.present(Editor(), animated: true) }
        }
        """, ["Wireframe present Editor unknown"], unseen: [.presenter]),
    Snippet(
      "of a screen and an object that conform neither is taken",
      backed + """
        class Object: HomeView { var controller: UIViewController { elsewhere } }
        class Wireframe {
          @objc func showEditor(from view: HomeView?) { view?.controller.present(Editor(), animated: true) }
        }
        """, ["Wireframe present Editor unknown"], unseen: [.presenter]),
    Snippet(
      "a controller of UIKit that conforms too",
      backed + """
        extension UINavigationController: HomeView {}
        class Wireframe {
          @objc func showEditor(from view: HomeView?) { view?.controller.present(Editor(), animated: true) }
        }
        """, ["Wireframe present Editor unknown"], unseen: [.presenter]),
    Snippet(
      "a factory that returns the view behind its protocol",
      backed + """
        enum Factory { static func make() -> EditorView? { let view = Editor(); return view } }
        class List: UIViewController {
          @objc func edit() { if let made = Factory.make()?.controller { present(made, animated: true) } }
        }
        """, ["List present Editor inferred"]),
    Snippet(
      "a factory that returns the view in a tuple",
      backed + """
        typealias Module = (view: EditorView, input: Input)
        enum Factory {
          static func make(_ note: Note) -> Module? {
            let presenter = EditorPresenter()
            let view = Editor()
            return (view, presenter)
          }
        }
        class List: UIViewController {
          @objc func edit() {
            guard let module = Factory.make(note) else { return }
            present(module.view.controller, animated: true)
          }
        }
        """, ["List present Editor inferred"]),
    Snippet(
      "the other element of the tuple is none that is shown",
      backed + """
        enum Factory {
          static func make() -> (input: UIViewController, view: EditorView) { (elsewhere, Editor()) }
        }
        class List: UIViewController { @objc func edit() { present(Factory.make().input, animated: true) } }
        """, ["List present ? unknown"], unseen: [.target]),
    Snippet(
      "what the extension of a refined protocol presents",
      backed + """
        protocol Asking { func ask(about text: String, from view: Backed?) }
        extension Asking {
          func ask(about text: String, from view: Backed?) { view?.controller.present(Editor(), animated: true) }
        }
        protocol HomeWireframing: Asking {}
        class Wireframe: HomeWireframing {}
        class Third { func ask(about text: String, from view: Backed?) {} }
        class HomePresenter { let wireframe: HomeWireframing; weak var view: HomeView?
          func fail() { wireframe.ask(about: "it", from: view) } }
        """, ["Home present Editor inferred"]),
    Snippet(
      "an extension that asks for another protocol",
      backed + """
        protocol Asking { func ask(about text: String, from view: Backed?) }
        extension Asking {
          func ask(about text: String, from view: Backed?) { view?.controller.present(Editor(), animated: true) }
        }
        protocol Failing { func fail(with error: Error, from view: Backed?) }
        extension Failing where Self: Asking {
          func fail(with error: Error, from view: Backed?) { ask(about: "it", from: view) }
        }
        class Wireframe: Failing, Asking {}
        class HomePresenter { let wireframe: Wireframe; weak var view: HomeView?
          func stop() { wireframe.fail(with: error, from: view) } }
        """, ["Home present Editor inferred"]),
  ])
  func wireframesAreFollowed(_ snippet: Snippet) { snippet.check() }

  @Test(arguments: [
    Snippet(
      "a stack that a screen has",
      """
      class Menu: UIViewController { let content = UINavigationController() }
      class About: UIViewController {}
      class AboutFlow { static func push(in stack: UINavigationController) {
        stack.pushViewController(About(), animated: true) } }
      class MenuFlow { let shown: UIViewController; var menu: Menu { shown as! Menu }
        @objc func toAbout() { AboutFlow.push(in: menu.content) } }
      """, ["Menu push About inferred"]),
    Snippet(
      "the stack that an object keeps beside its screen",
      """
      class Menu: UIViewController {}
      class About: UIViewController {}
      class MenuFlow { weak var stack: UINavigationController?; var menu: Menu?
        @objc func toAbout() { stack?.pushViewController(About(), animated: true) } }
      """, ["Menu push About inferred"]),
    Snippet(
      "a section of a list, which a framework tells its controller",
      """
      class Menu: UIViewController { func section() -> Any { MenuSection() } }
      class About: UIViewController {}
      class MenuSection: ListSectionController {
        override func didSelectItem(at index: Int) { viewController?.present(About(), animated: true) } }
      """, ["Menu present About inferred"]),
    Snippet(
      "a section that something else makes too",
      """
      class Menu: UIViewController { func section() -> Any { MenuSection() } }
      class About: UIViewController {}
      class Other { func section() -> Any { MenuSection() } }
      class MenuSection: ListSectionController {
        override func didSelectItem(at index: Int) { viewController?.present(About(), animated: true) } }
      """, ["MenuSection present About unknown"], unseen: [.presenter]),
    Snippet(
      "an object with two screens presents on neither",
      """
      class Menu: UIViewController {}
      class List: UIViewController {}
      class About: UIViewController {}
      class Flow { weak var stack: UINavigationController?; var menu: Menu?; var list: List?
        @objc func toAbout() { stack?.pushViewController(About(), animated: true) } }
      """, ["Flow push About unknown"], unseen: [.presenter]),
    Snippet(
      "some controller that an object keeps may be any",
      """
      class Menu: UIViewController {}
      class About: UIViewController {}
      class Flow { weak var host: UIViewController?; var menu: Menu?
        @objc func toAbout() { host?.present(About(), animated: true) } }
      """, ["Flow present About unknown"], unseen: [.presenter]),
    Snippet(
      "a controller that a function puts into the object it makes",
      """
      class List: UIViewController { func pick() { PickFlow.start(on: self) } }
      class Picker: UIViewController {}
      class PickFlow { weak var host: UIViewController?
        static func start(on controller: UIViewController) {
          let flow = PickFlow()
          flow.host = controller
          flow.show()
        }
        func show() { host?.present(Picker(), animated: true) } }
      """, ["List present Picker inferred"]),
  ])
  func flowControllersHaveAScreen(_ snippet: Snippet) { snippet.check() }

  @Test func whatIsOnlySetIsNoResult() {
    let code = """
      class Editor: UIViewController { weak var owner: UIViewController? }
      class Home: UIViewController {
        @objc func edit() { present(made(), animated: true) }
        func made() -> UIViewController { let editor = Editor(); editor.owner = self; return editor }
      }
      """
    #expect(Snippet.facts(of: code).edges.map(Snippet.line) == ["Home present Editor inferred"])
  }

  @Test(arguments: [
    ("MockHome.swift", 0), ("AppTests/Home.swift", 1), ("Mocks/A.swift", 0), ("App/A.swift", 1),
  ])
  func whatStandsInForTheAppInTestsIsNotRead(_ path: String, _ count: Int) {
    var reading = SwiftSourceReading()
    let code =
      "class A: UIViewController { @objc func go() { present(B(), animated: true) } }; class B: UIViewController {}"
    reading.read(Array(code.utf8), path: path)
    #expect(reading.finish(with: InterfaceReading().finish()).edges.count == count)
  }

  @Test(arguments: [
    Snippet(
      "by a method of a package",
      """
      class Editor: UIViewController {}
      class Home: UIViewController { @objc func edit() {
        let editor = Editor().then { $0.title = "Edit" }
        present(editor, animated: true) } }
      """, ["Home present Editor inferred"]),
    Snippet(
      "by one of the app's own, of whatever conforms",
      """
      extension Configuring { func with(_ set: (Self) -> Void) -> Self { set(self); return self } }
      class Editor: UIViewController {}
      class Home: UIViewController { @objc func edit() {
        present(Editor().with { $0.title = "Edit" }, animated: true) } }
      """, ["Home present Editor inferred"]),
    Snippet(
      "a method that gives something else",
      """
      class Editor: UIViewController { func next(_ set: () -> Void) -> Other { Other() } }
      class Other: UIViewController {}
      class Home: UIViewController { @objc func edit() { present(Editor().next { }, animated: true) } }
      """, ["Home present Other inferred"]),
  ])
  func whatIsConfiguredIsTheSame(_ snippet: Snippet) { snippet.check() }

  @Test(arguments: [
    Snippet(
      "a default decides about the case",
      """
      enum Way { case stack, modal }
      class Editor: UIViewController {}
      class Home: UIViewController { let router = Router(); func edit() { router.show(Editor(), from: self) } }
      class Router {
        func show(_ target: UIViewController, from sender: UIViewController, way: Way = .stack) {
          switch way {
          case .stack: sender.navigationController?.pushViewController(target, animated: true)
          case .modal: sender.present(target, animated: true)
          }
        }
      }
      """, ["Home push Editor inferred"], unseen: [.noCaller]),
    Snippet(
      "what is no navigation controller is not cast to one",
      """
      class Editor: UIViewController {}
      class Home: UIViewController { let router = Router(); func edit() { router.show(Editor(), from: self) } }
      class Stack: UINavigationController {
        let router = Router(); func edit() { router.show(Editor(), from: self) } }
      class Router {
        func show(_ target: UIViewController, from sender: UIViewController) {
          if let stack = sender as? UINavigationController {
            stack.pushViewController(target, animated: true)
            return
          }
          sender.present(target, animated: true)
        }
      }
      """, ["Home present Editor inferred", "Stack present Editor inferred", "Stack push Editor inferred"]),
  ])
  func whatACallCannotTakeIsLeftOut(_ snippet: Snippet) { snippet.check() }
}
#endif
