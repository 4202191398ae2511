#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Modules that show themselves: a router makes one, its presenter has the view come on screen, and the extension of a protocol
/// that all views conform to pushes or presents.
struct ModuleProtocolTests {
  private static let presentable = """
    protocol Presentable {
      var viewController: UIViewController { get }
      func present()
      func present(from host: UIViewController)
      func presentModal(from host: UIViewController)
    }
    extension Presentable where Self: UIViewController {
      var viewController: UIViewController { return self }
      func present() { AppDelegate.window.rootViewController = viewController }
      func present(from host: UIViewController) {
        host.navigationController?.pushViewController(self, animated: true)
      }
      func presentModal(from host: UIViewController) {
        let stack = UINavigationController(rootViewController: self)
        host.present(stack, animated: true, completion: nil)
      }
    }

    """

  /// One module with the methods of its router.
  private static func module(
    _ name: String, _ router: String = "", _ output: String = "", _ view: String = "UIViewController"
  ) -> String {
    """
    protocol \(name)ViewInput: class, Presentable {}
    class \(name)ViewController: \(view), \(name)ViewInput {
      var output: \(name)ViewOutput!
      @objc func go() { output.goTapped() }
    }
    protocol \(name)ViewOutput: class { func goTapped() }
    protocol \(name)ModuleInput: class {
      var viewController: UIViewController { get }
      func present()
      func present(from viewController: UIViewController)
      func presentModal(from viewController: UIViewController)
    }
    class \(name)Presenter {
      weak var view: \(name)ViewInput!
      var router: \(name)RouterInput!
    }
    extension \(name)Presenter: \(name)ViewOutput { func goTapped() { \(output) } }
    extension \(name)Presenter: \(name)ModuleInput {
      var viewController: UIViewController { return view.viewController }
      func present() { view.present() }
      func present(from viewController: UIViewController) { view.present(from: viewController) }
      func presentModal(from viewController: UIViewController) { view.presentModal(from: viewController) }
    }
    protocol \(name)RouterInput: class { func showOther(from viewController: UIViewController) }
    class \(name)Router {}
    extension \(name)Router: \(name)RouterInput {
      func showOther(from viewController: UIViewController) { \(router) }
    }
    class \(name)Module {
      class func create() -> \(name)ModuleInput {
        let presenter = \(name)Presenter()
        let viewController = \(name)ViewController()
        viewController.output = presenter
        presenter.view = viewController
        presenter.router = \(name)Router()
        return presenter
      }
    }

    """
  }

  private static func ways(_ router: String) -> [String] {
    let code =
      presentable + module("List", router, "router.showOther(from: view.viewController)") + module("Editor")
    // What no call is seen of is said as well.
    return Snippet.facts(of: code).edges.filter { $0.sure != .unknown }.map(Snippet.line)
  }

  @Test func aModulePushesItself() {
    #expect(
      Self.ways("EditorModule.create().present(from: viewController)") == [
        "ListViewController push EditorViewController inferred"
      ])
  }

  @Test func aModulePresentsItselfOnAStack() {
    #expect(
      Self.ways("let module = EditorModule.create(); module.presentModal(from: viewController)") == [
        "ListViewController present EditorViewController inferred"
      ])
  }

  @Test func aModuleTakesThePlaceOfAllThatTheWindowShows() {
    #expect(
      Self.ways("EditorModule.create().present()") == [
        "ListViewController setRoot EditorViewController inferred"
      ])
  }

  @Test func aModuleThatTheLaunchPutsIntoTheWindowIsTheStart() {
    let code =
      Self.presentable
      + Self.module(
        "List", "EditorModule.create().present(from: viewController)",
        "router.showOther(from: view.viewController)") + Self.module("Editor")
        + """
        protocol Configuring { func configure() }
        class Screens: Configuring { func configure() { ListModule.create().present() } }
        class Colours: Configuring { func configure() { print("") } }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          static var window: UIWindow!
          private let all: [Configuring] = [Screens(), Colours()]
          func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
            for one in all { one.configure() }
            return true
          }
        }
        """
    let facts = Snippet.facts(of: code)
    #expect(facts.app?.start == "ListViewController")
    #expect(!facts.edges.contains { $0.verb == .setRoot && $0.target.type == "ListViewController" })
  }

  @Test func aTabIsTheControllerThatAnObjectAnswersWith() {
    let code =
      Self.presentable
        + """
        class TabsPresenter {
          private lazy var list: ListModuleInput = {
            let module = ListModule.create()
            return module
          }()
          private lazy var editor: EditorModuleInput = EditorModule.create()
        }
        class Tabs: UITabBarController {
          private lazy var list: ListModuleInput = { return ListModule.create() }()
          private lazy var editor: EditorModuleInput = EditorModule.create()
          override func viewDidLoad() { viewControllers = [list.viewController, editor.viewController] }
        }

        """ + Self.module("List") + Self.module("Editor")
    let tabs = Snippet.facts(of: code).edges.filter { $0.verb == .tab }.map(Snippet.line)
    #expect(
      tabs == ["Tabs tab EditorViewController inferred", "Tabs tab ListViewController inferred"])
  }

  @Test func anExtensionThatShowsSomethingElseIsAskedByTheScreen() {
    let code = """
      protocol Helping {}
      extension Helping where Self: UIViewController {
        func help(_ other: UIViewController) { present(other, animated: true) }
      }
      class A: UIViewController, Helping { @objc func go() { help(B()) } }
      class B: UIViewController {}
      """
    #expect(Snippet.facts(of: code).edges.map(Snippet.line) == ["A present B inferred"])
  }
}
#endif
