#if SwiftSources
import IBReading
import SourceFacts
import Testing

@testable import SwiftReading

/// What a window of UIKit begins with, and which of several apps in a folder is the app.
struct WindowTests {
  private static let screens = """
    class Detail: UIViewController {}
    class Home: UIViewController {
      func open() { present(Detail(), animated: true) }
      override func viewDidLoad() { open() }
    }
    class Splash: UIViewController {}
    class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

    """

  private static func app(_ files: [(String, String)]) -> AppFact? {
    var reading = SwiftSourceReading()
    for (path, code) in files { reading.read(Array(code.utf8), path: path) }
    let interface = InterfaceReading()
    return reading.finish(with: interface.finish()).app
  }

  @Test(arguments: [
    // A setter hands on to the window, and what is set is filled beside it.
    (
      """
      class Stack: UINavigationController {}
      class Manager {
        var provider: AppDelegate?
        private var root: UIViewController? {
          get { provider?.window?.rootViewController }
          set { provider?.window?.rootViewController = newValue }
        }
        func launch() {
          var stack = root as? Stack
          if stack == nil {
            stack = Stack()
            root = stack
          }
          stack?.setViewControllers([Home()], animated: true)
        }
      }
      """, "Home"
    ),
    // What is put into a property that the window follows.
    (
      """
      class Flow {
        private var host: UIViewController = UIViewController() { didSet { self.window.rootViewController = self.host } }
        let window: UIWindow
        init(window: UIWindow) { self.window = window; self.window.rootViewController = host }
        private func show(_ one: UIViewController) { host = one }
        func start() {
          if isNew { let stack = UINavigationController(rootViewController: Splash()); show(stack) } else { show(Home()) }
        }
      }
      """, "Home"
    ),
    // What an initializer is given.
    (
      """
      class AppCoordinator {
        init(window: UIWindow, first: UIViewController) { window.rootViewController = first }
      }
      func launch(window: UIWindow) { _ = AppCoordinator(window: window, first: Home()) }
      """, "Home"
    ),
    // A helper of the window.
    (
      """
      extension UIWindow { func show(first: UIViewController) { rootViewController = first } }
      func launch(window: UIWindow) { window.show(first: Home()) }
      """, "Home"
    ),
    // What is given may be replaced.
    (
      """
      class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let home = Home()
        func show(_ shown: UIViewController?) {
          var shown = shown
          if shown == nil { shown = home }
          window?.rootViewController = shown
        }
      }
      """, "Home"
    ),
    // A window under another name.
    (
      """
      class Scene: UIResponder, UIWindowSceneDelegate {
        func scene() {
          let made = UIWindow(frame: .zero)
          made.rootViewController = Home()
        }
      }
      """, "Home"
    ),
    // The stack that a coordinator keeps and fills as it starts.
    (
      """
      class HomeCoordinator {
        let stack = UINavigationController()
        func start() { stack.viewControllers = [Home()] }
      }
      class AppCoordinator {
        let window: UIWindow
        let home = HomeCoordinator()
        func start() { window.rootViewController = home.stack }
      }
      """, "Home"
    ),
    // What is shown while the app loads leads nowhere.
    (
      """
      class AppCoordinator {
        let window: UIWindow
        func begin() { window.rootViewController = Splash() }
        func goOn() { window.rootViewController = Home() }
      }
      """, "Home"
    ),
    // A coordinator behind a protocol, made in an initializer.
    (
      """
      protocol Showing { func shown() -> AnyView }
      struct First: View { var body: some View { NavigationLink("Next") { Second() } } }
      struct Second: View { var body: some View { Text("") } }
      class Coordinator: Showing { func shown() -> AnyView { AnyView(First().padding()) } }
      struct Main: App {
        private var coordinator: Showing!
        init() { coordinator = Coordinator() }
        var body: some Scene { WindowGroup { coordinator.shown().padding() } }
      }
      """, "First"
    ),
  ])
  func isFollowed(_ code: String, _ start: String) {
    let app = Self.app([("A.swift", Self.screens + code)])
    #expect(app?.start == start)
    #expect(app?.roots.contains { $0.type == start } == true)
  }

  @Test
  func aWindowThatCoversTheAppIsAnotherOne() {
    let code = """
      class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        lazy var cover: UIWindow = {
          let window = UIWindow(frame: .zero)
          window.rootViewController = Splash()
          window.windowLevel = .alert
          return window
        }()
        func show() { window?.rootViewController = Home() }
      }
      """
    #expect(Self.app([("A.swift", Self.screens + code)])?.roots.map(\.type) == ["Home"])
  }

  @Test
  func whatIsNotUnderstoodHasItsPlace() {
    let app = Self.app([
      (
        "A.swift",
        Self.screens + "class C { func go(window: UIWindow) { window.rootViewController = made() } }"
      )
    ])
    #expect(app?.start == nil)
    #expect(app?.roots.map(\.type) == [nil])
    #expect(app?.roots.map(\.place.line) == [8])
  }

  @Test
  func codeReplacesASceneThatLeadsNowhere() {
    let storyboard = """
      <document initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" customClass="Splash"/></objects></scene></scenes></document>
      """
    let plist = "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
    func start(_ code: String) -> String? {
      var reading = SwiftSourceReading()
      reading.read(Array((Self.screens + code).utf8), path: "A.swift")
      var interface = InterfaceReading()
      interface.read(Array(storyboard.utf8), path: "Main.storyboard")
      interface.read(Array(plist.utf8), path: "Info.plist")
      return reading.finish(with: interface.finish()).app?.start
    }
    #expect(start("") == "Splash")
    #expect(start("class C { func go(window: UIWindow) { window.rootViewController = Home() } }") == "Home")
    // What leads nowhere either replaces nothing.
    #expect(
      start("class C { func go(window: UIWindow) { window.rootViewController = Detail() } }") == "Splash")
  }

  /// The app for a television, or the sample of a package, is another app in the same folder.
  @Test
  func theAppHasTheMostSources() {
    func entry(_ name: String, _ view: String) -> String {
      """
      struct \(view)Detail: View { var body: some View { Text("") } }
      struct \(view): View { var body: some View { NavigationLink("Next") { \(view)Detail() } } }
      @main struct \(name): App { var body: some Scene { WindowGroup { \(view)() } } }
      """
    }
    let app = Self.app([
      ("Catalog/Start.swift", entry("CatalogApp", "Catalog")),
      ("Shop/Start.swift", entry("ShopApp", "Shop")),
      ("Shop/More.swift", "struct More {}"),
    ])
    #expect(app?.start == "Shop")
    #expect(app?.roots.map(\.type) == ["Shop"])
  }

  @Test func aPlainControllerToPresentOverIsNoFirstScreen() {
    let facts = Snippet.facts(
      of: """
        class Question { func ask() { let window = UIWindow(); window.rootViewController = UIViewController(); window.makeKeyAndVisible() } }
        """)
    #expect(facts.app?.roots.isEmpty ?? true)
  }
}
#endif
