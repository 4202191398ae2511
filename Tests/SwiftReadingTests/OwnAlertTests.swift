#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Alerts that an app draws itself, and what presents itself over whatever is in front.
struct OwnAlertTests {
  private static let alert = """
    class QuestionAlertController: UIViewController {
      init(title: String?, message: String? = nil) {}
      func addAction(title: String, style: UIAlertAction.Style = .default, handler: (() -> Void)? = nil) {}
      func setCloseAction(title: String, handler: @escaping () -> Void) {}
      @objc func show() {
        if var top = UIApplication.topViewController() {
          while let parent = top.tabBarController { top = parent }
          modalPresentationStyle = .overCurrentContext
          top.present(self, animated: true)
        }
      }
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { super.dismiss(animated: flag) }
      @objc func backgroundTapped() { dismiss(animated: true) }
    }

    """

  private static func facts(_ code: String) -> CodeFacts { Snippet.facts(of: alert + code) }

  private static let list = """
    class List: UIViewController {
      @IBAction func remove(_ sender: Any) {
        let alert = QuestionAlertController(title: "Remove?")
        alert.addAction(title: "Remove", style: .destructive) { gone() }
        alert.setCloseAction(title: "Keep") {}
        alert.show()
      }
    }
    """

  @Test func whoeverShowsItAsks() {
    let edges = Self.facts(Self.list).edges
    #expect(edges.map(Snippet.line) == ["List present alert inferred"])
    #expect(edges.first?.target.title == "Remove?")
    #expect(
      edges.first?.target.buttons?.map { "\($0.label ?? "-") \($0.role ?? "-")" } == [
        "Remove destructive", "Keep cancel",
      ])
    // How it is laid over the screen is no style of a dialog.
    #expect(edges.first?.style == nil)
    // The function that shows it is no event.
    #expect(edges.first?.trigger?.key == "remove")
  }

  @Test func howeverManyShowIt() {
    let many = (0..<30).map {
      "class List\($0): UIViewController { func ask() { QuestionAlertController(title: \"A\").show() } }"
    }
    #expect(Self.facts(many.joined(separator: "\n")).edges.count { $0.source.sure != .unknown } == 30)
  }

  @Test func aControllerThatOnlyIsCalledSoIsNone() {
    let code =
      "class AlertSettings: UIViewController {}\nclass List: UIViewController { @objc func open() { present(AlertSettings(), animated: true) } }"
    #expect(Snippet.facts(of: code).edges.map(Snippet.line) == ["List present AlertSettings exact"])
  }

  @Test func anOverrideThatHandsOnHidesNoDismissal() {
    #expect(Self.facts(Self.list).closings.map(\.function) == ["backgroundTapped"])
  }

  @Test(arguments: [
    ("extension UIViewController { func dismiss() { dismiss(animated: true) } }", ["List"]), ("", ["List"]),
    ("extension Player { func dismiss() {} }", []),
  ])
  func aControllerThatIsAskedToDismissIsClosed(extensions: String, types: [String]) {
    let code = """
      class List: UIViewController { func close() { let editor: Editor = make()\n editor.dismiss() } }
      class Editor: UIViewController {}
      class Player: UIView {}

      """
    let other = types.isEmpty ? code.replacing("Editor: UIViewController", with: "Editor: UIView") : code
    #expect(Snippet.facts(of: other + extensions).closings.count { $0.function == "close" } == types.count)
  }

  @Test(arguments: [
    ("perform(segue: Segues.openEditor)", 1), ("perform(segue: Segues.openEditor, sender: nil)", 1),
    ("perform(#selector(open))", 0), ("perform(action: Segues.openEditor)", 0),
  ])
  func aSegueIsPerformedByItsCase(call: String, count: Int) {
    let code =
      "enum Segues: String { case openEditor }\nclass List: UIViewController { @objc func open() { \(call) } }"
    #expect(Snippet.facts(of: code).unseen.count == count)
  }
}
#endif
