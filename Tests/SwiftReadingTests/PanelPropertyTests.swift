#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What is presented in a panel of a package, and who is asked through a protocol.
struct PanelPropertyTests {
  @Test(arguments: [
    Snippet(
      "a property holds the panel, and another function fills it",
      """
      class Panel: FloatingPanelController {}
      class Infos: UIViewController {}
      class A: UIViewController {
        private var panel: Panel!
        private var infos: Infos!
        override func viewDidLoad() {
          panel = Panel()
          infos = Infos()
          panel.set(contentViewController: infos)
        }
        @objc func open() { present(panel, animated: true) }
      }
      """, ["A present Infos inferred"]),
    Snippet(
      "a generic type makes itself",
      """
      class Panel: FloatingPanelController {}
      class Picker<T>: UIViewController {
        static func panel(_ options: [T]) -> Panel {
          let panel = Panel()
          let picker = Picker<T>()
          panel.set(contentViewController: picker)
          return panel
        }
      }
      class A: UIViewController {
        @objc func open() {
          let panel = Picker<String>.panel([])
          present(panel, animated: true)
        }
      }
      """, ["A present Picker inferred"]),
    Snippet(
      "of two that conform one does nothing at all",
      """
      protocol Opening { func open(_ name: String, on host: UIViewController); func a(); func b() }
      class B: UIViewController {}
      struct Router: Opening { func open(_ name: String, on host: UIViewController) { host.present(B(), animated: true) }
        func a() { reset() }; func b() { reset() } }
      struct NoRouter: Opening { func open(_ name: String, on host: UIViewController) {}
        func a() {}; func b() {} }
      class A: UIViewController { var router: Opening
        @objc func go() { router.open("b", on: self) } }
      """, ["A present B inferred"]),
    Snippet(
      "protocols that are joined under one name",
      """
      protocol Opening { func open(_ name: String, on host: UIViewController) }
      protocol Counting { func count() -> Int }
      typealias Routing = Opening
        & Counting
      class B: UIViewController {}
      struct Router: Routing { func open(_ name: String, on host: UIViewController) { host.present(B(), animated: true) }
        func count() -> Int { 1 } }
      struct Other: Counting { func count() -> Int { 2 } }
      struct Door { func open(_ name: String, on host: UIViewController) { log(name) } }
      class A: UIViewController { @Injected var router: Routing
        @objc func go() { router.open("b", on: self) } }
      """, ["A present B inferred"]),
    Snippet(
      "whoever is told later is not what a factory wraps",
      """
      class Panel: FloatingPanelController {}
      class Picker<T>: UIViewController {
        static func panel(_ options: [T], delegate: PickerDelegate?) -> Panel {
          let panel = Panel()
          let picker = Picker<T>()
          panel.set(contentViewController: picker)
          return panel
        }
      }
      class A: UIViewController {
        @objc func open() { present(Picker<String>.panel([], delegate: self), animated: true) }
      }
      """, ["A present Picker inferred"]),
    Snippet(
      "no call that is seen comes to it",
      """
      class B: UIViewController {}
      class Router {
        func show(_ host: UIViewController, full: Bool) { if full { host.present(B(), animated: true) } }
        func all(_ host: UIViewController) { show(host, full: false) }
      }
      """, [], unseen: [.noCaller]),
  ])
  func edges(_ snippet: Snippet) { snippet.check() }
}
#endif
