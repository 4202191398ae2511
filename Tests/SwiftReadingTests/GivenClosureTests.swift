#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Closures that somebody else runs: an alert of the app's own, a screen that keeps them.
struct GivenClosureTests {
  private static func closings(_ code: String) -> [String] {
    Snippet.facts(of: code).closings.map { "\($0.does) \($0.screens.joined(separator: ","))" }
  }

  private static let alert = """
    extension UIAlertController {
      convenience init(title: String?, message: String?, onOK: (() -> Void)?) {
        self.init(title: title, message: message, preferredStyle: .alert)
        addAction(UIAlertAction(title: "OK", style: .default) { _ in if let onOK = onOK { onOK() } }) } }

    """

  @Test func whatAnAlertOfTheAppsOwnRunsIsItsAnswer() {
    let code =
      Self.alert + """
        class A: UIViewController, UITableViewDelegate {
          func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            present(UIAlertController(title: "Sure?", message: nil, onOK: {
              self.navigationController?.popViewController(animated: true)
              self.present(UIAlertController(title: "Gone", message: nil, onOK: nil), animated: true) }), animated: true) } }
        """
    let facts = Snippet.facts(of: code)
    let told = facts.edges.map { "\($0.target.title ?? "?") by \($0.trigger?.key ?? "?")" }
    #expect(told.sorted() == ["Gone by an answer to a dialog", "Sure? by didSelectRow"])
    let does = facts.edges.first { $0.target.title == "Sure?" }?.target.buttons?.map(\.does)
    #expect(does == [["pop", "present"]])
    #expect(facts.closings.isEmpty)
  }

  @Test func whatAScreenKeepsClosesThatScreen() {
    let editor = """
      class Editor: UIViewController { var saved: (() -> Void)?
        func onSave(_ done: @escaping () -> Void) { saved = done }
        func load(_ done: @escaping () -> Void) { done() } }

      """
    let pushes = "self.navigationController?.pushViewController(editor, animated: true)"
    let pops = "self.navigationController?.popViewController(animated: true)"
    func code(_ method: String) -> String {
      editor + """
        class A: UIViewController { @objc func edit() {
          let editor = Editor()
          editor.\(method) { \(pops) }
          \(pushes) } }
        """
    }
    #expect(Self.closings(code("onSave")) == ["pop Editor"])
    #expect(Self.closings(code("load")) == ["pop A"])
  }

  @Test func whatIsPresentedPopsBeneathItself() {
    let code = """
      class Notice: UIViewController { let done: () -> Void
        init(text: String, done: @escaping () -> Void) { self.done = done } }
      class A: UIViewController { @objc func fail() {
        let notice = Notice(text: "") { _ = self.navigationController?.popViewController(animated: true) }
        present(notice, animated: true) } }
      """
    #expect(Self.closings(code) == ["pop A"])
  }

  @Test func aButtonOfTheAppsOwnTellsWhatItsFunctionCloses() {
    let code = """
      struct SaveButton: View { let label: String; let action: () -> Void
        init(_ label: String = "Save", action: @escaping () -> Void) { self.label = label; self.action = action }
        var body: some View {
          if #available(iOS 26, *) { Button(label, systemImage: "checkmark", action: action) }
          else { Button(label, action: action).bold() } } }
      struct A: View { @State var b = false
        var body: some View { Text("").sheet(isPresented: $b) { B() } } }
      struct B: View { @Environment(\\.dismiss) private var dismiss
        func save() { Task { try await store(); dismiss() } }
        func leave() { dismiss() }
        func go() { dismiss() }
        var body: some View {
          SaveButton { save() }; SaveButton("Leave") { leave() }; SaveButton("Go", action: go)
          SaveButton("Stop", action: { dismiss() }) } }
      """
    let closings = Snippet.facts(of: code).closings.filter { $0.screens == ["B"] }
    let told = closings.map { "\($0.trigger?.label ?? "?"): \($0.trigger?.does.joined() ?? "?")" }
    #expect(told == ["Save: later dismiss", "Leave: dismiss", "Go: dismiss", "Stop: dismiss"])
  }

  @Test func aMethodOfItsOwnThatIsCalledDismissCloses() {
    let code = """
      class Notice: UIViewController {
        func dismiss(action: Int? = nil) { self.dismiss(animated: true) { }  }
        override func dismiss(animated: Bool, completion: (() -> Void)?) { super.dismiss(animated: animated, completion: completion) } }
      class A: UIViewController { @objc func show() { present(Notice(), animated: true) } }
      """
    #expect(Self.closings(code) == ["dismiss Notice"])
  }

  @Test func aViewThatAsksItsControllerTellsWhatCloses() {
    let code = """
      protocol BadgeDelegate: AnyObject { func close() }
      class BadgeScreen: UIView { weak var delegate: BadgeDelegate?
        @objc func closeTapped() { delegate?.close() } }
      class Badge: UIViewController, BadgeDelegate { let screen = BadgeScreen()
        func close() { dismiss(animated: true) } }
      class A: UIViewController { @objc func show() { present(Badge(), animated: true) } }
      """
    let closings = Snippet.facts(of: code).closings.map { "\($0.screens.joined()) \($0.trigger?.key ?? "?")" }
    #expect(closings == ["Badge closeTapped"])
  }

  @Test func whatAFunctionIsGivenIsPresentedAndNotWhoIsAsked() {
    let code = """
      protocol Taker: AnyObject { func present(controller: UIViewController) }
      class Page: UIView { weak var taker: Taker?
        func fail() { taker?.present(controller: Notice()) } }
      class A: UIViewController, Taker { func present(controller: UIViewController) { present(controller, animated: true) } }
      class Notice: UIViewController {}
      """
    Snippet("", code, ["A present Notice inferred"]).check()
  }

  @Test func whatIsJustPutIntoAPropertyIsPresented() {
    let code = """
      class A: UIViewController { var notice: UIAlertController?
        @objc func show() {
          switch state {
          case 0:
            notice = UIAlertController(title: "Off", message: nil, preferredStyle: .alert)
            present(notice!, animated: true)
          default:
            self.notice = UIAlertController(title: "Denied", message: nil, preferredStyle: .alert)
            notice!.addAction(UIAlertAction(title: "OK", style: .default))
            present(notice!, animated: true) } } }
      """
    let targets = Snippet.facts(of: code).edges.map(\.target)
    #expect(targets.map(\.title) == ["Denied", "Off"])
    #expect(targets.map { $0.buttons?.count } == [1, 0])
  }

  @Test func aFactoryThatMakesAnotherTypeMakesNoneOfItsOwn() {
    let code = """
      extension UIImagePickerController { static func menu() -> PickerMenu { PickerMenu() } }
      class A: UIViewController { @objc func pick() { present(UIImagePickerController.menu(), animated: true) } }
      """
    #expect(Snippet.facts(of: code).edges.map(\.target.kind) == ["screen"])
  }
}
#endif
