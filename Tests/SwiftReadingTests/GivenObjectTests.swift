#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Objects that present on what they are given, and what each of their callers gives.
struct GivenObjectTests {
  private static func with(_ more: String) -> String {
    """
    class B: UIViewController {}
    class C: UIViewController {}

    """ + more
  }

  static let snippets: [Snippet] = [
    Snippet(
      "an object presents on what this caller gave it, not on what others give",
      with(
        """
        class Adding { let nav: UINavigationController; init(nav: UINavigationController) { self.nav = nav }
          func start() { nav.pushViewController(C(), animated: true) } }
        class One: UIViewController { @objc func tap() { let adding = Adding(nav: navigationController!); adding.start() } }
        class Split { let left = UINavigationController()
          @objc func begin() { let adding = Adding(nav: left); adding.start() } }
        """), ["Adding push C unknown", "One push C inferred"], unseen: [.presenter]),
    Snippet(
      "a case that is handed on holds for whoever gave it first",
      with(
        """
        enum Scene { case help, about }
        class Router {
          func go(_ scene: Scene, from host: UIViewController) { show(scene, on: host) }
          private func show(_ scene: Scene, on host: UIViewController) {
            switch scene {
            case .help: help(on: host)
            case .about: about(on: host)
            }
          }
          private func help(on host: UIViewController) { host.present(B(), animated: true) }
          private func about(on host: UIViewController) { host.present(C(), animated: true) }
        }
        class One: UIViewController { let router = Router(); @objc func tap() { router.go(.help, from: self) } }
        class Two: UIViewController { let router = Router(); @objc func tap() { router.go(.about, from: self) } }
        """), ["One present B inferred", "Two present C inferred"]),
    Snippet(
      "a screen that is dismissed first presents nothing",
      with(
        """
        class Sheet: UIViewController { init(onPick: @escaping () -> Void) {} }
        class Flow { let host: UIViewController; init(host: UIViewController) { self.host = host }
          func start() { let sheet = Sheet(onPick: { self.host.dismiss(animated: true) { self.pick() } })
            host.present(sheet, animated: true) }
          func pick() { host.present(C(), animated: true) } }
        class One: UIViewController { @objc func tap() { Flow(host: self).start() } }
        """), ["One present Sheet inferred", "One present C inferred"]),
    Snippet(
      "through a property that is set in the same function",
      with(
        """
        class Asking { weak var host: UIViewController?; init(_ host: UIViewController) { self.host = host }
          func start() { host?.present(C(), animated: true) } }
        class One: UIViewController { var asking: Asking?
          @objc func tap() { asking = Asking(self); asking?.start() } }
        """), ["One present C inferred"]),
    Snippet(
      "a row of a protocol is asked with the screen",
      with(
        """
        protocol Row { func handle(from host: UIViewController) }
        struct First: Row { func handle(from host: UIViewController) { host.present(B(), animated: true) } }
        struct Second: Row { func handle(from host: UIViewController) { host.present(C(), animated: true) } }
        class One: UIViewController { var rows: [[Row]] = []
          @objc func tap() { let row = rows[0][0]; row.handle(from: self) } }
        """), ["One present B inferred", "One present C inferred"]),
    Snippet(
      "a function written with a capital letter",
      with(
        """
        enum Make { static func Scanner() -> C { C() } }
        class One: UIViewController { @objc func tap() { present(Make.Scanner(), animated: true) } }
        """), ["One present C inferred"]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }
}
#endif
