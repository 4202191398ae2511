#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Methods of the app's own that have the name of UIKit's: what they show is what their bodies show.
struct OwnMethodTests {
  private static let screens = "final class Detail: UIViewController {}\nstruct Banner {}\n"

  private static func facts(_ members: String, _ kind: String = "UIViewController") -> CodeFacts {
    Snippet.facts(of: screens + "final class A: \(kind) {\n\(members)\n}")
  }

  /// The body leads on: the way is that of the call, by the verb of the body.
  @Test(arguments: [
    (
      "@objc func go() { showDetailViewController(Detail()) }\nfunc showDetailViewController(_ c: UIViewController) { present(c, animated: true) }",
      "A present Detail inferred"
    ),
    (
      "@objc func go() { pushViewController(Detail()) }\nfunc pushViewController(_ c: UIViewController) { present(c, animated: true) }",
      "A present Detail inferred"
    ),
    (
      "@objc func go() { present(Detail()) }\nfunc present(_ c: UIViewController) { navigationController?.pushViewController(c, animated: true) }",
      "A push Detail inferred"
    ),
    (
      "@objc func go() { self.show(Detail()) }\nfunc show(_ c: UIViewController) { present(c, animated: true) }",
      "A present Detail inferred"
    ),
  ])
  func whatTheBodyShowsIsShown(_ members: String, _ way: String) {
    let facts = Self.facts(members)
    #expect(facts.edges.map(Snippet.line) == [way])
    #expect(facts.unseen.isEmpty)
  }

  /// The body shows nothing that is understood: a screen that it is given is said.
  @Test(arguments: [
    "@objc func go() { pushViewController(Detail()) }\nfunc pushViewController(_ c: UIViewController) { queue.append(c) }",
    "@objc func go() { showDetailViewController(Detail()) }\nfunc showDetailViewController(_ c: UIViewController) { store = c }",
    "@objc func go() { setViewControllers(Detail()) }\nfunc setViewControllers(_ c: UIViewController) { store = c }",
  ])
  func aScreenThatItIsGivenIsSaid(_ members: String) {
    let facts = Self.facts(members)
    #expect(facts.edges.isEmpty)
    #expect(facts.unseen.map(\.about) == ["Detail()"])
    #expect(facts.unseen.map(\.place.line) == [4])
  }

  @Test func whatIsNoScreenIsNotSaid() {
    let facts = Self.facts(
      "@objc func go() { present(Banner()); show(1) }\nfunc present(_ b: Banner) {}\nfunc show(_ n: Int) {}")
    #expect(facts.edges.isEmpty && facts.unseen.isEmpty)
  }

  /// With UIKit's labels it is UIKit's, whatever stands in front of it.
  @Test func withUIKitsLabelsItIsUIKits() {
    let facts = Self.facts(
      "@objc func go() { present(Detail(), animated: true) }\nfunc present(_ c: UIViewController) { store = c }"
    )
    #expect(facts.edges.map(Snippet.line) == ["A present Detail exact"])
  }

  @Test(arguments: [
    (
      "@objc func go() { dismiss(Banner(), animated: true) }\nfunc dismiss(_ b: Banner, animated: Bool) {}", 0
    ),
    ("@objc func go() { dismiss(1) }\nfunc dismiss(_ n: Int) {}", 0),
    ("@objc func go() { dismiss(animated: true) }\nfunc dismiss(_ n: Int) {}", 1),
    ("@objc func go() { dismiss(animated: true) { } }\nfunc dismiss(_ b: Banner, animated: Bool) {}", 1),
  ])
  func aDismissOfItsOwnClosesNothing(_ members: String, _ count: Int) {
    #expect(Self.facts(members).closings.count == count)
  }

  /// A coordinator has a method with UIKit's labels; a controller is asked for UIKit's own all the same.
  @Test func aControllersOwnMethodIsNotTheCoordinators() {
    let facts = Snippet.facts(
      of: Self.screens + """
        class Coordinator {
          let root: UINavigationController
          init(root: UINavigationController) { self.root = root }
          func start() {}
          func present(_ child: Coordinator, animated: Bool = true) {
            child.start()
            root.present(child.root, animated: animated)
          }
        }
        final class Web: Coordinator {
          override func start() {
            let front = root.presentedViewController ?? root
            front.present(Detail(), animated: true)
            root.present(Other(), animated: true)
          }
        }
        final class Other: UIViewController {}
        final class A: UIViewController {
          lazy var clear: UIAction = { UIAction { [unowned self] _ in self.present(Detail(), animated: true) } }()
        }
        """)
    #expect(
      facts.edges.map(Snippet.line) == [
        "A present Detail exact", "Web present Detail unknown", "Web present Other unknown",
      ])
  }
}
#endif
