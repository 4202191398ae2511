#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What is made or shown behind many functions and names.
struct LongChainTests {
  /// The window's first screen behind an object that makes an object that makes a screen.
  @Test func theFirstScreenBehindSeveralMakersIsFound() {
    let facts = Snippet.facts(
      of: """
        protocol Making { func make() -> UIViewController }
        class Flow {
          var window: UIWindow?
          var rootViewController: UIViewController?
          init(window: UIWindow?) { self.window = window }
          func begin(_ maker: Making) { put(maker.make()) }
          func put(_ controller: UIViewController?) {
            window?.rootViewController = controller
            rootViewController = controller
          }
        }
        struct MainMaker: Making {
          func make() -> UIViewController { Flags.isIn ? main() : welcome() }
          private func main() -> UIViewController {
            let maker = HomeMaker()
            let controller = maker.make()
            return controller
          }
          private func welcome() -> UIViewController {
            let maker = WelcomeMaker()
            let controller = maker.make()
            return controller
          }
        }
        struct HomeMaker: Making {
          func make() -> UIViewController {
            let home = Home()
            let stack = UINavigationController(rootViewController: home)
            return stack
          }
        }
        struct WelcomeMaker: Making { func make() -> UIViewController { Welcome() } }
        class Home: UIViewController { @IBAction func help() { present(Help(), animated: true) } }
        class Help: UIViewController {}
        class Welcome: UIViewController {}
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
          ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let flow = Flow(window: window)
            let maker = MainMaker()
            flow.begin(maker)
            return true
          }
        }
        """)
    #expect(facts.app?.start == "Home")
  }

  /// A dialog with the title that each call gives, six calls away, and asked for by more than 24 lines.
  @Test func aDialogThatManyCallsNameIsSaidForEach() {
    let screens = (0..<30).map { index in
      """
      class Screen\(index): UIViewController {
        @IBAction func save() { Dialogs.shared.tell(title: "Saved \(index)", on: self) }
      }
      """
    }
    let facts = Snippet.facts(
      of: """
        class Dialogs {
          static let shared = Dialogs()
          func tell(title: String, on host: UIViewController) { one(title: title, on: host) }
          private func one(title: String, on host: UIViewController) { two(title: title, on: host) }
          private func two(title: String, on host: UIViewController) { three(title: title, on: host) }
          private func three(title: String, on host: UIViewController) { four(title: title, on: host) }
          private func four(title: String, on host: UIViewController) {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            host.present(alert, animated: true)
          }
        }
        """ + "\n" + screens.joined(separator: "\n"))
    let asked = facts.edges.map { "\($0.source.type ?? "?") \($0.target.title ?? "?")" }
    #expect(Set(asked) == Set((0..<30).map { "Screen\($0) Saved \($0)" }))
  }
}
#endif
