#if SwiftSources
import FlowDrift
import FlowModel
import SourceFacts
import Testing

@testable import SwiftReading

/// What buttons do, and when they are there.
struct ButtonRuleTests {
  private static func buttons(_ body: String, _ more: String = "") throws -> [ButtonFact] {
    let code = "struct A: View { var body: some View { \(body) }\n\(more) }"
    return try #require(Snippet.facts(of: code).screens.first { $0.type == "A" }).buttons
  }

  @Test func theConditionAroundAButtonIsSaid() throws {
    let buttons = try Self.buttons(
      """
      Text("").toolbar {
        if let sheet = inSheet { ToolbarItem(placement: .topBarLeading) { Button("Close") { dismiss() } } } else {
          ToolbarItem(placement: .topBarLeading) { Button("Menu") {} } }
        ToolbarItem(placement: .topBarTrailing) { switch mode { case .edit: Button("Done") {}
          default: EmptyView() } }
        ToolbarItem(placement: .bottomBar) { Button("Always") { if x { dismiss() } } }
      }
      """)
    #expect(
      buttons.map(\.condition) == [
        "let sheet = inSheet", "not (let sheet = inSheet)", "case .edit", nil,
      ])
  }

  @Test func aDestructivePlaceIsNoRole() throws {
    let button = try Self.buttons(
      "Text(\"\").toolbar { ToolbarItem(placement: .destructiveAction) { Button(\"Close\") { dismiss() } } }")[
        0]
    #expect(button.role == nil && button.placement == "trailing")
  }

  static let listEvents: [(String, String?)] = [
    ("didSelectRowAt indexPath: IndexPath", "didSelectRow"),
    ("trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath", "swipe"),
    ("commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath", "swipe"),
    ("accessoryButtonTappedForRowWith indexPath: IndexPath", "accessoryButton"),
    ("contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint", "contextMenu"),
    ("cellForRowAt indexPath: IndexPath", nil),
  ]

  @Test(arguments: listEvents)
  func whatAListAsksForIsTold(_ parameters: String, _ key: String?) throws {
    let code = """
      class A: UITableViewController {
        override func tableView(_ tableView: UITableView, \(parameters)) { present(B(), animated: true) } }
      class B: UIViewController {}
      """
    let edge = try #require(Snippet.facts(of: code).edges.first)
    #expect(edge.trigger?.key == key)
  }

  @Test func actionsOfMenusAndRowsHaveTitles() throws {
    let code = """
      class A: UITableViewController {
        override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) {
          let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, _ in self.present(B(), animated: true) }
          let share = UIAction(title: "Share") { _ in self.present(C(), animated: true) } } }
      class B: UIViewController {}
      class C: UIViewController {}
      """
    let triggers = Snippet.facts(of: code).edges.map {
      "\($0.trigger?.label ?? "?") \($0.trigger?.role ?? "-")"
    }
    #expect(triggers.sorted() == ["Remove destructive", "Share -"])
  }

  /// A bar button with an action in the place of a target and a selector.
  @Test(arguments: [
    ("UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in self.close() })", "Done"),
    ("UIBarButtonItem(primaryAction: UIAction(title: \"Done\") { _ in self.close() })", "Done"),
    ("UIBarButtonItem(title: \"Done\", primaryAction: UIAction(handler: { _ in self.close() }))", "Done"),
    ("UIBarButtonItem(title: \"Done\", primaryAction: .init { _ in self.close() })", "Done"),
    (".init(systemItem: .done, primaryAction: .init { _ in self.close() })", "Done"),
    (".init(title: \"Done\", style: .plain, target: self, action: #selector(close))", "Done"),
  ])
  func barButtonsWithActions(_ made: String, _ label: String) throws {
    let code = """
      class A: UIViewController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem = \(made) }
        @objc func close() { dismiss(animated: true) } }
      """
    let facts = Snippet.facts(of: code)
    let button = try #require(facts.screens.first?.buttons.first)
    #expect(button.label == label && button.does.last == "dismiss")
    #expect(facts.closings.isEmpty)
  }

  /// A control is told by its title, else by what is spoken of it; another control of the name in another function is another one.
  @Test(arguments: [
    (
      "let close = UIButton(); override func viewDidLoad() { close.setTitle(\"Done\", for: .normal); TARGET }",
      "Done"
    ),
    ("let close = UIButton(); func setUp() { self.close.accessibilityLabel = \"Done\"; TARGET }", "Done"),
    (
      "let close = UIButton(); func setUp() { TARGET }; func show() { close.accessibilityLabel = \"Done\" }",
      "Done"
    ),
    ("func setUp() { let close = UIButton(); close.accessibilityLabel = \"Done\"; TARGET }", "Done"),
    (
      "func setUp() { let close = UIButton(); TARGET }; func more() { let close = UIButton(); close.setTitle(\"Done\", for: .normal) }",
      nil
    ),
    (
      "let close = UIButton(); func setUp() { close.accessibilityLabel = isNew ? \"Cancel\" : \"Done\"; close.accessibilityLabel = \"Close\"; TARGET }",
      nil
    ),
  ])
  func controlsWithTargets(_ members: String, _ label: String?) throws {
    let target = "close.addTarget(self, action: #selector(leave), for: .touchUpInside)"
    let code = """
      class A: UIViewController { \(members.replacing("TARGET", with: target))
        @objc func leave() { if isNew { present(B(), animated: true) } else { dismiss(animated: true) } } }
      class B: UIViewController {}
      """
    let facts = Snippet.facts(of: code)
    let screen = try #require(facts.screens.first { $0.type == "A" })
    #expect(screen.buttons.map(\.label) == (label.map { [$0] } ?? []))
    #expect(facts.edges.map { $0.trigger?.label } == [label])
    #expect(facts.closings.isEmpty == (label != nil))
  }

  /// A control that shows a symbol alone, and one that only does what no screen sees.
  @Test func controlsThatLeadNowhereAreNoButtons() throws {
    let code = """
      class A: UIViewController {
        func setUp() {
          let add = UIButton()
          add.setImage(UIImage(systemName: "plus")?.withTintColor(.red), for: .normal)
          add.addTarget(self, action: #selector(addOne), for: .touchUpInside)
          let like = UIButton()
          like.setTitle("Like", for: .normal)
          like.addTarget(self, action: #selector(likeIt), for: .touchUpInside) }
        @objc func addOne() { present(B(), animated: true) }
        @objc func likeIt() { model.like() } }
      class B: UIViewController {}
      """
    let facts = Snippet.facts(of: code)
    #expect(facts.screens.allSatisfy { $0.buttons.isEmpty })
    #expect(facts.edges.map { $0.trigger?.symbol } == ["plus"])
  }

  @Test(arguments: [
    "UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in self.present(B(), animated: true) })",
    ".init(systemItem: .add, primaryAction: UIAction { _ in self.present(B(), animated: true) })",
  ])
  func aBarButtonsActionPresents(_ made: String) {
    let code = """
      class A: UIViewController { override func viewDidLoad() { navigationItem.rightBarButtonItems = [\(made)] } }
      class B: UIViewController {}
      """
    #expect(Snippet.facts(of: code).edges.map { $0.trigger?.label } == ["Add"])
  }

  @Test func otherImplicitInitializersAreNoBarButtons() {
    let code = """
      class A: UIViewController { func setUp() { view.frame = .init(title: "Size"); row = .init(title: "Row", symbol: "x") } }
      """
    #expect(Snippet.facts(of: code).screens.first?.buttons.isEmpty == true)
  }

  static let effects: [(String, [String])] = [
    ("{ dismiss() }", ["dismiss"]),
    ("{ Task { await save(); dismiss() } }", ["later dismiss"]),
    ("{ Task { dismiss() } }", ["dismiss"]),
    ("{ Task { await work() } }", ["later dismiss"]),
    ("{ Task { await MainActor.run { dismiss() } } }", ["dismiss"]),
    ("{ Task { try await save() }\ndismiss() }", ["dismiss"]),
    ("{ close() }", ["dismiss"]),
  ]

  @Test(arguments: effects)
  func workThatEndsLaterIsTold(_ action: String, _ does: [String]) throws {
    let more =
      "func work() async { await save(); dismiss() }\nfunc close() { dismiss() }\nfunc save() async {}"
    #expect(try Self.buttons("Button(\"Save\") \(action)", more)[0].does == does)
  }

  @Test func aMethodThatIsNamedIsFollowed() throws {
    let button = try Self.buttons("Button(\"Close\", action: close)", "func close() { dismiss() }")[0]
    #expect(button.does == ["dismiss"])
    let code = """
      class A: UIViewController { @objc func go() {
        let ask = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        ask.addAction(UIAlertAction(title: "OK", style: .default, handler: leave(_:)))
        present(ask, animated: true) }
        func leave(_ action: UIAlertAction) { dismiss(animated: true) } }
      """
    #expect(Snippet.facts(of: code).edges[0].target.buttons?[0].does == ["dismiss"])
  }

  @Test func actionsThatACallGivesAreTheAlerts() {
    let code = """
      class A: UIViewController { @objc func go() {
          let delete = UIAlertAction(title: "Delete", style: .destructive)
          ask("Sure?", [delete, UIAlertAction(title: "Cancel", style: .cancel)]) }
        @objc func other() { ask("Really?", [UIAlertAction(title: "OK", style: .default)]) }
        func ask(_ title: String, _ actions: [UIAlertAction]) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          LOOP
          present(alert, animated: true) } }
      """
    for loop in [
      "for action in actions { alert.addAction(action) }", "actions.forEach { alert.addAction($0) }",
      "actions.forEach(alert.addAction)", "actions.forEach { one in alert.addAction(one) }",
    ] {
      let edges = Snippet.facts(of: code.replacing("LOOP", with: loop)).edges.sorted { $0.place < $1.place }
      #expect(edges.map(\.target.title) == ["Sure?", "Really?"])
      #expect(
        edges.map { ($0.target.buttons ?? []).map { $0.label ?? "?" } } == [["Delete", "Cancel"], ["OK"]],
        "\(loop)")
    }
  }

  @Test func buttonsThatAModifierIsGivenAreTheAlerts() throws {
    let code = """
      struct A: View { var body: some View { Text("").failure("Oh no", $x) { Button("Retry") {}
          Button("Cancel", role: .cancel) {} } } }
      extension View { func failure<C: View>(_ title: String, _ x: Binding<Bool>, @ViewBuilder actions: () -> C) -> some View {
        alert(title, isPresented: x, actions: actions) } }
      """
    let target = try #require(Snippet.facts(of: code).edges.first).target
    #expect(target.title == "Oh no" && target.buttons?.map(\.label) == ["Retry", "Cancel"])
  }

  @Test func whatASystemControllersDelegateDoes() {
    let code = """
      class Picker: NSObject, UIImagePickerControllerDelegate {
        func imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
          p.dismiss(animated: true) }
        func imagePickerControllerDidCancel(_ p: UIImagePickerController) { note() }
        func picker(_ p: PHPickerViewController, didFinishPicking r: [PHPickerResult]) { p.dismiss(animated: true) } }
      """
    #expect(
      Snippet.facts(of: code).callbacks.map {
        "\($0.name) \($0.controller ?? "-") \($0.does.joined(separator: " "))"
      } == [
        "did-cancel camera|photoLibrary ", "did-finish camera|photoLibrary dismiss",
        "did-finish photoPicker dismiss",
      ])
  }

  @Test func whatTheDelegateOfAShortcutDoesIsDrafted() throws {
    let code = """
      class A: UIViewController, INUIAddVoiceShortcutViewControllerDelegate, INUIEditVoiceShortcutViewControllerDelegate {
        @objc func add() { present(INUIAddVoiceShortcutViewController(shortcut: x), animated: true) }
        func addVoiceShortcutViewControllerDidCancel(_ c: INUIAddVoiceShortcutViewController) { c.dismiss(animated: true) }
        func addVoiceShortcutViewController(_ c: INUIAddVoiceShortcutViewController, didFinishWith s: INVoiceShortcut?, error: Error?) {
          c.dismiss(animated: true) }
        func editVoiceShortcutViewControllerDidCancel(_ c: INUIEditVoiceShortcutViewController) { c.dismiss(animated: true) } }
      class Home: UIViewController { @objc func go() { present(A(), animated: true) } }
      """
    let draft = try #require(FlowDraft(Snippet.facts(of: code), name: "a", from: "A")).text
    #expect(
      draft.contains("callbacks: {did-cancel: {dismiss: presented}, did-finish: {dismiss: presented}}"),
      "\(draft)")
    #expect(FlowReader.read(draft).problems.isEmpty)
  }
}
#endif
