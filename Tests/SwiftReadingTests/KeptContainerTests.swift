#if SwiftSources
import IBReading
import SourceFacts
import Testing

@testable import SwiftReading

/// Tab bars that a coordinator keeps, what a plain controller of a window shows, and which of several first screens is the start.
struct KeptContainerTests {
  private static let screens = """
    class Detail: UIViewController {}
    class Help: UIViewController {}
    class Home: UIViewController {
      @objc func open() { present(Detail(), animated: true) }
      @objc func help() { present(Help(), animated: true) }
    }
    class List: UIViewController {}
    class Login: UIViewController { @objc func help() { present(Help(), animated: true) } }
    extension UIViewController {
      func embed(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }
    }

    """

  @Test
  func aTabBarThatACoordinatorKeepsIsAScreen() throws {
    let facts = Snippet.facts(
      of: Self.screens + """
        class Flow {
          let tabs = UITabBarController()
          func show() {
            tabs.setViewControllers([Home(), List()], animated: false)
            tabs.present(Login(), animated: true)
          }
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          let flow = Flow()
          func start() { window?.rootViewController = flow.tabs; flow.show() }
        }
        """)
    #expect(facts.app?.start == "Flow.tabs")
    let ways = facts.edges.filter { $0.source.type == "Flow.tabs" }.map(Snippet.line)
    #expect(
      ways.sorted() == [
        "Flow.tabs present Login inferred", "Flow.tabs tab Home inferred", "Flow.tabs tab List inferred",
      ])
    #expect(facts.screens.contains { $0.type == "Flow.tabs" })
  }

  @Test
  func whatAPlainControllerShowsIsTheStart() {
    let facts = Snippet.facts(
      of: Self.screens + """
        class Flow {
          let viewController = UIViewController()
          let tabs = UITabBarController()
          func welcome() { viewController.embed(Login()) }
          func show() {
            tabs.setViewControllers([Home(), List()], animated: false)
            viewController.embed(tabs)
          }
        }
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          lazy var flow = Flow()
          func start() { window?.rootViewController = flow.viewController; flow.show() }
        }
        """)
    #expect(facts.app?.start == "Flow.tabs")
    #expect(facts.app?.roots.compactMap(\.type) == ["Login", "Flow.tabs"])
  }

  /// A login leads to little; the app itself to much more.
  @Test(arguments: [("Home(); c = 1", 0, "Login"), ("Home(); c = 1", 4, "Home")])
  func theRootThatLeadsToFarMoreIsTheStart(_ main: String, _ more: Int, _ start: String) {
    let further = (0..<more).map { index in
      "class S\(index): UIViewController {}\nextension Home { @objc func a\(index)() { present(S\(index)(), animated: true) } }"
    }.joined(separator: "\n")
    let facts = Snippet.facts(
      of: Self.screens + further + """

        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          var c = 0
          func start() {
            if c == 0 { window?.rootViewController = Login() } else { window?.rootViewController = \(main) }
          }
        }
        """)
    #expect(facts.app?.start == start)
  }

  /// A folder whose name does not say “Watch App”, in which something speaks to WatchKit.
  @Test
  func aWatchAppIsNoPartOfTheApp() {
    var reading = SwiftSourceReading()
    let files = [
      (
        "Shop/App.swift",
        "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Shelf() } } }\nstruct Shelf: View { @State var a = false; var body: some View { Text(\"\").sheet(isPresented: $a) { Cart() } } }\nstruct Cart: View { var body: some View { Text(\"\") } }"
      ),
      (
        "ShopWatch/Main.swift",
        "import SwiftUI\nstruct Cart: View { var body: some View { Text(\"\") } }\nstruct Wrist: View { @State var a = false; var body: some View { Text(\"\").sheet(isPresented: $a) { Cart() } } }"
      ),
      ("ShopWatch/Session.swift", "import WatchKit\nclass Session {}"),
      (
        "Shop/Watch/Sender.swift",
        "import WatchConnectivity\nstruct Sent: View { var body: some View { Text(\"\") } }"
      ),
    ]
    for (path, code) in files { reading.read(Array(code.utf8), path: path) }
    let facts = reading.finish(with: InterfaceReading().finish())
    #expect(facts.screens.map(\.type) == ["Cart", "Sent", "Shelf"])
    #expect(facts.edges.map(Snippet.line) == ["Shelf present Cart exact"])
  }
}
#endif
