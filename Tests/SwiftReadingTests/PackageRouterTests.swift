#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Routers of packages that are told what to show by something that is no screen.
struct PackageRouterTests {
  private static func unseen(_ call: String, _ more: String = "") -> [String] {
    let facts = Snippet.facts(
      of: """
        final class Editor: UIViewController {}
        final class Home: UIViewController {
          let navigator: NavigatorType
          let way: StrongRouter<Page>
          let queue: Queue
          @objc func go() { \(call) }
        }
        \(more)
        """)
    return facts.unseen.filter { $0.reason == .target }.map(\.about)
  }

  @Test(arguments: [
    ("navigator.present(url, wrap: UINavigationController.self)", "url"),
    ("navigator.push(\"shop://user/\\(id)\")", "\"shop://user/\\(id)\""), ("navigator.open(url)", "url"),
    ("Navigator.show(url: url)", "url"), ("way.trigger(.editor)", ".editor"),
    ("appRouter.showSettings()", "showSettings"), ("self.navigator.goTo(page)", "page"),
    ("Router.shared.navigate(to: page)", "page"), ("coordinator?.present(page: 1, from: self)", "1"),
    ("router().open(page)", "page"), ("presenter.present(page: 1)", "1"),
  ])
  func whatARouterIsToldIsSaid(_ call: String, _ about: String) {
    #expect(Self.unseen(call) == [about])
  }

  @Test(arguments: [
    // They go by themselves.
    "navigator.showToast(1)", "router.showLoading()",
    "statusPresenter.present(\"Saved\")", "NotificationPresenter.shared.show(1)",
    // They lead nowhere.
    "navigator.register(url)", "router.handle(1)", "navigator.goBack()", "queue.push(1)", "queue.open(url)",
    "UIApplication.shared.open(url)", "transitionCoordinator?.animate(alongsideTransition: nil)",
  ])
  func othersAreNot(_ call: String) {
    #expect(Self.unseen(call).isEmpty)
  }

  @Test func ARouterOfTheAppIsRead() {
    let router = "final class Router { static let shared = Router(); func open(_ page: Int) { print(page) } }"
    #expect(Self.unseen("Router.shared.open(1)", router).isEmpty)
  }

  /// A screen that is given is shown, also with an animation.
  @Test func aScreenThatItIsGivenIsShown() {
    let facts = Snippet.facts(
      of: """
        final class Editor: UIViewController {}
        final class Home: UIViewController {
          let router: RouterType
          @objc func go() { router.push(Editor(), animated: true) }
        }
        """)
    #expect(facts.edges.map(Snippet.line) == ["Home push Editor inferred"])
    #expect(facts.unseen.isEmpty)
  }
}
#endif
