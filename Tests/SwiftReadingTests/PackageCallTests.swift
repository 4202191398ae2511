#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What an app shows through a package that is not read.
struct PackageCallTests {
  private static let screens = """
    class Editor: UIViewController {}
    class EditorModel: Package.Model {}
    struct Rating: View {}

    """

  private static func unseen(_ code: String) -> [String] {
    Snippet.facts(of: screens + code).unseen.filter { $0.reason == .target }.map(\.about)
  }

  @Test(arguments: [
    "class List: Package.Model { func open() { navigate(to: EditorModel.self, by: .show) } }",
    "class List { let service: Service; func open() { service.navigate(to: EditorModel.self, with: 1) } }",
    "class List { let router: Router; func open() { router.showScreen(Editor()) } }",
    "class List { let service: Service; func open() { service.navigate(to: made, by: .detail) } }",
    "class List { let router: Router; func open() { router.replaceTop(with: Rating()) } }",
    "class List: Package.Model { func ask() { alert(title: \"Sure?\", actions: [.init(title: \"OK\")]) } }",
  ])
  func whatAPackageIsAskedToShowIsSaid(code: String) {
    #expect(Self.unseen(code).count == 1)
  }

  @Test(arguments: [
    // Its function is read.
    "class List { func navigate(to: Any.Type) {}; func open() { navigate(to: EditorModel.self) } }",
    // It is no screen.
    "class List: Package.Model { func open() { show(\"x\"); present(error) } }",
    // It goes by itself.
    "class List: Package.Model { func open() { showToast(Rating()) } }",
    // It goes nowhere.
    "class List: Package.Model { func open() { container.register(EditorModel.self); decode(EditorModel.self) } }",
    // A title alone asks nothing.
    "class List: Package.Model { func open() { alert(title: \"Sure?\") } }",
    // It is a case.
    "enum Page { case show(Editor) }; class List { func open() { send(.show(Editor())); send(Page.show(Editor())) } }",
    // A closure that is kept.
    "class List { let showEditor: (Editor) -> Void; func open() { showEditor(Editor()) } }",
    "class List { func open(_ show: (Editor) -> Void) { show(Editor()) } }",
  ])
  func othersAreNot(code: String) {
    #expect(Self.unseen(code).isEmpty)
  }

  @Test(arguments: [
    ("navigate(to: EditorModel.self, by: .show)", "push", "nil"),
    (
      "navigate(to: EditorModel.self, with: 1, by: .present(wrap: true, style: .formSheet))", "present",
      "formSheet"
    ),
    ("navigate(to: EditorModel(1).screen(), by: .present(wrap: true))", "present", "?"),
    ("navigate(to: Editor.self, by: .sheet)", "present", "?"),
    ("pushScreen(Editor())", "push", "nil"), ("presentScreen(Editor())", "present", "?"),
  ])
  func theScreenOfAModelIsShown(call: String, verb: String, style: String) {
    let code = """
      class Editor: Package.Page<EditorModel> { override func viewDidLoad() {} }
      class EditorModel: Package.Model {}
      class List: UIViewController { let router: Router; @objc func open() { router.\(call) } }
      """
    let facts = Snippet.facts(of: code)
    #expect(facts.edges.map(Snippet.line) == ["List \(verb) Editor inferred"])
    #expect(facts.edges.map { $0.style?.value ?? "nil" } == [style])
    #expect(facts.unseen.isEmpty)
  }

  @Test func whatUIKitShowsIsNoPlaceOfAPackage() {
    let facts = Snippet.facts(
      of: Self.screens
        + "class A: UIViewController { @objc func open() { present(Editor(), animated: true) } }")
    #expect(facts.unseen.isEmpty)
    #expect(facts.edges.map(Snippet.line) == ["A present Editor exact"])
  }

  @Test(arguments: ["present", "isPresented", "isShowing"])
  func aModifierOfAPackagePresents(label: String) {
    let facts = Snippet.facts(
      of: Self.screens + """
        struct A: View {
          @State var rates = false
          var body: some View {
            Button("Rate") { rates = true }.popup(\(label): $rates, attributes: { $0.x = 1 }) { Rating() }
          }
        }
        """)
    #expect(facts.edges.map(Snippet.line) == ["A present Rating exact"])
    #expect(facts.edges.first?.style?.isConditional == true)
    #expect(facts.edges.first?.trigger?.label == "Rate")
    #expect(facts.screens.first { $0.type == "A" }?.contains == [])
  }

  @Test(arguments: [
    // SwiftUI's own.
    "searchable(isPresented: $x) { Rating() }",
    // It goes by itself.
    "toast(isPresenting: $x) { Rating() }",
    // It shows no view of the app.
    "popup(isPresented: $x) { Text(\"Hello\") }",
    // It is bound to nothing.
    "popup(isPresented: x) { Rating() }",
  ])
  func otherModifiersDoNot(modifier: String) {
    let facts = Snippet.facts(
      of: Self.screens
        + "struct A: View { @State var x = false; var body: some View { Text(\"\").\(modifier) } }")
    #expect(facts.edges.isEmpty)
  }

  @Test func aModifierOfTheAppHandsOnToThatOfAPackage() {
    let facts = Snippet.facts(
      of: Self.screens + """
        extension View {
          func card<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
            floatingCard(isPresented: isPresented, color: .red, content: content) } }
        struct A: View {
          @State var rates = false
          var body: some View { Button("Rate") { rates = true }.card(isPresented: $rates) { Rating() } }
        }
        """)
    #expect(facts.edges.map(Snippet.line) == ["A present Rating inferred"])
    #expect(facts.edges.first?.trigger?.label == "Rate")
    #expect(facts.screens.first { $0.type == "A" }?.contains == [])
  }

  @Test(arguments: [
    "floatingPanel(isPresented: $x) { Text(\"Hello\") }", "manageSubscriptionsSheet(isPresented: $x)",
    "customAlert(item: $x, title: \"Sure?\")",
  ])
  func aLayerByItsNameIsSaid(modifier: String) {
    let facts = Snippet.facts(
      of: Self.screens
        + "struct A: View { @State var x = false; var body: some View { Text(\"\").\(modifier) } }")
    #expect(facts.edges.map(Snippet.line) == ["A present ? unknown"])
    #expect(facts.unseen.map(\.reason) == [.target])
  }

  @Test func whatAModelClosesThroughItsPackageIsSaid() {
    let facts = Snippet.facts(
      of: """
        class EditorModel: PackageModel { func cancel() { dismiss() } }
        class Cell: UITableViewCell { func cancel() { dismiss() } }
        class Plain { func cancel(_ dismiss: () -> Void) { dismiss() } }
        """)
    #expect(
      facts.closings.map { "\($0.type ?? "?") \($0.does) \($0.sure)" } == ["EditorModel dismiss unknown"])
  }

  @Test func aControllerClosesItselfThroughItsPackage() {
    let facts = Snippet.facts(
      of: """
        class Editor: UIViewController { @objc func finish() { dismiss() } }
        class A: UIViewController { @objc func open() { present(Editor(), animated: true) } }
        """)
    #expect(
      facts.closings.map { "\($0.type ?? "?") \($0.does) \($0.screens)" } == ["Editor dismiss [\"Editor\"]"])
  }

  @Test func aFactoryOfAPackageMakesAnAnswer() {
    let facts = Snippet.facts(
      of: """
        class A: UIViewController {
          @objc func ask() {
            let alert = UIAlertController(title: "Send?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction.Action("Send", style: .default))
            alert.addAction(UIAlertAction.Action("Cancel", style: .cancel))
            present(alert, animated: true)
          }
        }
        """)
    #expect(facts.edges.first?.target.buttons?.map(\.label) == ["Send", "Cancel"])
    #expect(facts.edges.first?.target.buttons?.map(\.role) == [nil, "cancel"])
  }

  @Test func aClassFunctionMakesItsOwnType() {
    let facts = Snippet.facts(
      of: """
        extension UIAlertController {
          class func sent() -> UIAlertController {
            let alert = self.init(title: "Sent", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return alert
          }
        }
        class A: UIViewController {
          @objc func ask() { present(UIAlertController.sent(), animated: true) }
        }
        """)
    #expect(facts.edges.map(\.target.title) == ["Sent"])
    #expect(facts.edges.first?.target.buttons?.map(\.label) == ["OK"])
  }

  @Test(arguments: ["UIAlertAction(title: \"OK\", style: .default)", ".init(title: \"OK\", style: .default)"])
  func whatAnAnswerShowsIsNoWayOfTheMenuThatAsked(action: String) {
    let facts = Snippet.facts(
      of: """
        class Editor: UIViewController {}
        class A: UIViewController {
          override func viewDidLoad() {
            let menu = UIMenu(children: [UIAction(title: "Add") { _ in self.present(self.make(), animated: true) }])
          }
          func make() -> UIAlertController {
            let alert = UIAlertController(title: "Add?", message: nil, preferredStyle: .alert)
            alert.addAction(\(action) { _ in self.present(Editor(), animated: true) })
            return alert
          }
        }
        """)
    let way = facts.edges.first { $0.target.type == "Editor" }
    #expect(way?.trigger?.label == nil)
    #expect(way?.trigger?.key == "‘OK’ of a dialog")
  }
}
#endif
