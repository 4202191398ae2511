#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// A stack that the window gets empty and that coordinators fill while the app is launched.
struct LaunchTests {
  private static func code(_ show: String, _ more: String = "") -> String {
    """
    class Home: UIViewController { @objc func help() { present(Help(), animated: true) } }
    class Help: UIViewController {}
    class Coordinator { let stack: UINavigationController; init(stack: UINavigationController) { self.stack = stack } }
    class HomeCoordinator: Coordinator { func start() { stack.pushViewController(Home(), animated: false) } }
    class AppCoordinator: Coordinator {
      func start() { \(show) }
      func showHome() { HomeCoordinator(stack: stack).start() }
      \(more)
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var flow: AppCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let stack = UINavigationController()
        window?.rootViewController = stack
        flow = AppCoordinator(stack: stack)
        flow?.start()
      }
    }
    """
  }

  @Test
  func whatIsPushedFirstIsTheStart() {
    let facts = Snippet.facts(of: Self.code("showHome()"))
    #expect(facts.app?.start == "Home")
    #expect(facts.edges.map(Snippet.line) == ["Home present Help exact"])
    #expect(facts.unseen.isEmpty)
  }

  @Test
  func whatIsSentLaterIsNoStart() {
    let facts = Snippet.facts(of: Self.code("center.sink { [weak self] in self?.showHome() }"))
    #expect(facts.app?.start == nil)
    #expect(facts.edges.map(Snippet.line).contains("HomeCoordinator push Home unknown"))
  }

  @Test
  func aScreenThatTheWindowGetsCountsFirst() {
    let code = Self.code("showHome()").replacing(
      "rootViewController = stack", with: "rootViewController = Help()")
    #expect(Snippet.facts(of: code).app?.start == "Help")
  }
}
#endif
