#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Lines that close screens, and that no button of the facts runs.
struct ClosingTests {
  private static func closings(_ code: String) -> [String] {
    Snippet.facts(of: code).closings.map { closing in
      let key = closing.trigger.map { " by \($0.label ?? $0.key ?? "?")" } ?? ""
      return "\(closing.does) \(closing.screens.joined(separator: ",")) \(closing.sure)\(key)"
    }
  }

  /// What a bar button does to a progress view or a dialog closes no screen.
  @Test(arguments: [
    ("dismiss(animated: true)", ["action save", "dismiss"]),
    ("Progress.dismiss()", ["action save"]),
    ("let shown = Progress(); shown.dismiss(animated: true)", ["action save"]),
    ("let wait = UIAlertController(); wait.dismiss(animated: true)", ["action save"]),
  ])
  func aBarButtonThatClosesSomethingElse(_ line: String, _ does: [String]) {
    let code = """
      class A: UIViewController {
        func setUp() { navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Save", style: .plain, target: self, action: #selector(save)) }
        @objc func save() { \(line) } }
      """
    #expect(Snippet.facts(of: code).screens.first?.buttons.map(\.does) == [does])
  }

  @Test(arguments: [
    (
      "a delegate's method of the screen",
      "class A: UIViewController, Taker { func didFinish() { dismiss(animated: true) } }",
      ["dismiss A inferred"]
    ),
    (
      "an action that no bar button names",
      "class A: UIViewController { @objc func close() { dismiss(animated: true) } }",
      ["dismiss A inferred by close"]
    ),
    (
      "a bar button tells it",
      """
      class A: UIViewController {
        func setUp() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: self, action: #selector(close))
        }
        @objc func close() { dismiss(animated: true) }
      }
      """, []
    ),
    (
      "a coordinator",
      "class C { let stack = UINavigationController(); func home() { stack.popToRootViewController(animated: true) } }",
      ["pop-to-root  unknown"]
    ),
    (
      "the stack of a controller that a coordinator keeps",
      """
      class A: UIViewController {}
      class C { var shown: A?; func end() { shown?.navigationController?.dismiss(animated: true) } }
      """, ["dismiss A inferred"]
    ),
    (
      "a stack without its last",
      """
      class C { let stack = UINavigationController()
        func back() {
          var shown = stack.viewControllers
          shown.removeLast(2)
          stack.setViewControllers(shown, animated: true)
        } }
      """, ["pop-to  unknown"]
    ),
    (
      "a progress view of the app's own closes its own controller",
      """
      class Spinner: UIViewController {}
      class Progress { private lazy var spinner: Spinner = { Spinner() }()
        func dismiss(animated: Bool) { later { self.spinner.dismiss(animated: animated) } } }
      class A: UIViewController { let progress = Progress()
        @objc func save() { progress.dismiss(animated: true) } }
      """, ["dismiss Spinner inferred"]
    ),
    (
      "a progress view of a package",
      """
      class A: UIViewController { let progress = Progress()
        @objc func save() { progress.dismiss(animated: true) }
        @objc func send() { let shown = Progress(); shown.dismiss(animated: true) }
        @objc func stop() { Progress.dismiss(animated: true) } }
      """, []
    ),
    (
      "an object of a package that may close it",
      """
      class A: UIViewController { let router = MainRouter(); var other: Routing?
        @objc func save() { router.dismiss(animated: true) }
        @objc func send() { other?.dismiss(animated: true) } }
      """, ["dismiss A inferred by save", "dismiss A inferred by send"]
    ),
    (
      "what a button makes closes later",
      """
      struct Question: View { let onClose: () -> Void; var body: some View { Text("") } }
      struct A: View {
        @Environment(\\.dismiss) var dismiss
        @State var asks = false
        var body: some View {
          Button("Ask") { show(Question(onClose: { dismiss() })) }
          Button("Close") { Task { await work(); dismiss() } }
        }
      }
      """, ["dismiss A inferred"]
    ),
    (
      "SwiftUI, where a value changes",
      """
      struct A: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Text("").onChange(of: 1) { dismiss() } }
      }
      """, ["dismiss A inferred by onChange"]
    ),
    (
      "SwiftUI, in a button",
      """
      struct A: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """, []
    ),
    (
      "the button of what is no screen",
      """
      class A: Unknown {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """, ["dismiss  unknown by Close"]
    ),
    (
      "the binding of a presentation mode",
      """
      struct A: View {
        @Environment(\\.presentationMode) @Binding var presentationMode
        var body: some View { Text("").onChange(of: 1) { presentationMode.dismiss() } }
      }
      """, ["dismiss A inferred by onChange"]
    ),
    (
      "what a notification runs is nobody's button",
      """
      class A: UIViewController {
        func setUp() {
          NotificationCenter.default.addObserver(self, selector: #selector(ended), name: it, object: nil)
        }
        @objc func ended() { dismiss(animated: true) }
      }
      """, ["dismiss A inferred"]
    ),
    (
      "a router that is told who",
      """
      class Router { func close(from sender: UIViewController?) {
        sender?.navigationController?.dismiss(animated: true) } }
      class A: UIViewController { let router = Router(); func end() { router.close(from: self) } }
      class B: UIViewController { let router = Router(); func end() { router.close(from: self) } }
      """, ["dismiss A inferred", "dismiss B inferred"]
    ),
    (
      "a router that one caller does not tell",
      """
      class Router { func close(from sender: UIViewController?) { sender?.dismiss(animated: true) } }
      class A: UIViewController { let router = Router(); func end() { router.close(from: self) } }
      class Other { let router = Router(); func end() { router.close(from: somebody) } }
      """, ["dismiss A inferred", "dismiss  unknown"]
    ),
    (
      "a coordinator that its screen asks",
      """
      class C { let stack = UINavigationController(); func back() { stack.popViewController(animated: true) } }
      class A: UIViewController { let coordinator = C(); func end() { coordinator.back() } }
      """, ["pop A inferred"]
    ),
    (
      "what the next screen is given to run closes that one",
      """
      class Child: UIViewController { var onSave: () -> Void = {} }
      class A: UIViewController {
        func add() {
          let child = Child()
          child.onSave = { self.navigationController?.popViewController(animated: true) }
          navigationController?.pushViewController(child, animated: true)
        }
      }
      """, ["pop Child inferred"]
    ),
    (
      "a method of the app's own of that name",
      "class Player { func dismiss() {}; func end() { dismiss() } }", []
    ),
    ("a keyboard or a toast", "class A: UIViewController { func end() { toast.dismiss() } }", []),
  ])
  func areNeverSilent(_ name: String, _ code: String, _ expected: [String]) {
    #expect(Self.closings(code) == expected, "\(name)")
  }

  @Test func aSearchThatEndsClosesNoScreen() {
    let facts = Snippet.facts(
      of:
        "class A: UIViewController { let search = UISearchController(); @objc func end() { search.dismiss(animated: true) } }"
    )
    #expect(facts.closings.isEmpty)
  }

  @Test func anAnswerThatClosesItsOwnDialogClosesNoScreen() {
    let facts = Snippet.facts(
      of: """
        class Editor: UIViewController { let onLeave: (UIViewController) -> Void
          init(onLeave: @escaping (UIViewController) -> Void) { self.onLeave = onLeave }
          @objc func leave() { onLeave(self) } }
        class A: UIViewController { @objc func go() {
          present(Editor(onLeave: { editor in
            let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Stay", style: .default, handler: { _ in alert.dismiss(animated: true) }))
            editor.present(alert, animated: true)
          }), animated: true) } }
        """)
    #expect(facts.closings.isEmpty)
  }
}
#endif
