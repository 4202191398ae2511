#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What takes the place of all that the window shows, once the app runs.
struct RootSwitchingTests {
  private static let screens = """
    class Login: UIViewController { @objc func done() { DONE } }
    class Home: UIViewController { @objc func leave() { LEAVE } }

    """

  private static func code(_ more: String, done: String = "", leave: String = "") -> String {
    screens.replacing("DONE", with: done).replacing("LEAVE", with: leave) + more
  }

  private static let delegate = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window = UIWindow()
        if isIn { showHome() } else { showLogin() }
      }
      func showHome() { window?.rootViewController = UINavigationController(rootViewController: Home()) }
      func showLogin() { change(to: Login()) }
      func change(to controller: UIViewController) { window?.rootViewController = controller }
    }
    """

  static let snippets: [Snippet] = [
    Snippet(
      "by the delegate, whom the screens ask",
      code(
        delegate, done: "(view.window?.windowScene?.delegate as? SceneDelegate)?.showHome()",
        leave: "(UIApplication.shared.delegate as! SceneDelegate).showLogin()"),
      ["Home setRoot Login inferred", "Login setRoot Home inferred"]),
    Snippet("only at launch", code(delegate), []),
    Snippet(
      "by the screen itself",
      code("", done: "let home = Home(); view.window?.rootViewController = home"),
      ["Login setRoot Home inferred"]),
    Snippet(
      "by a router that all share",
      code(
        "enum Router { static func show(_ shown: UIViewController) { UIApplication.shared.keyWindow?.rootViewController = shown } }",
        done: "Router.show(Home())", leave: "Router.show(Login())"),
      ["Home setRoot Login inferred", "Login setRoot Home inferred"]),
    Snippet(
      "by an extension of the window",
      code(
        "extension UIWindow { func change(to shown: UIViewController) { rootViewController = shown } }",
        done: "view.window?.change(to: Home())"),
      ["Login setRoot Home inferred"]),
    Snippet(
      "once something is sent, by whom is not known",
      code(
        "class Flow { var window: UIWindow; let out = Subject(); func start() { out.sink { [weak self] in self?.showLogin() } }; func showLogin() { window.rootViewController = Login() } }\nclass AppDelegate: UIResponder, UIApplicationDelegate { let flow = Flow(); func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options) -> Bool { flow.start(); return true } }"
      ),
      ["Flow setRoot Login unknown"], unseen: [.presenter]),
    Snippet(
      "the first of all windows",
      code("", done: "UIApplication.shared.windows.first?.rootViewController = Home()"),
      ["Login setRoot Home inferred"]),
    Snippet(
      "another window than the app's",
      code("", done: "overlayWindow.rootViewController = Home()"), []),
    Snippet("nothing", code("", done: "view.window?.rootViewController = nil"), []),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }

  /// A login that leads to the app is what the app begins with.
  @Test
  func theStartIsWhatTheWindowBeginsWith() {
    let facts = Snippet.facts(
      of: Self.code(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options) -> Bool {
            window?.rootViewController = Login()
            return true
          }
        }
        """, done: "view.window?.rootViewController = Home()", leave: "present(Login(), animated: true)"))
    #expect(facts.app?.start == "Login")
  }
}
#endif
