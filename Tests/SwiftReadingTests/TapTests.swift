#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// What runs a presentation that no button of a framework holds.
struct TapTests {
  private static func trigger(_ members: String) -> ButtonFact? {
    let code = """
      class A: UIViewController {
        let add = UIButton()
        \(members)
        func run() { present(B(), animated: true) }
        func make(_ title: String, action: @escaping () -> Void) -> UIBarButtonItem {
          UIBarButtonItem(title: title, primaryAction: UIAction { _ in action() }) }
        func log(_ title: String, action: () -> Void) { action() }
        func item(title: String, action: Selector) -> UIBarButtonItem {
          UIBarButtonItem(title: title, style: .plain, target: self, action: action) }
      }
      class B: UIViewController {}
      """
    return Snippet.facts(of: code).edges.first?.trigger
  }

  private static let model = """
    final class Model: ObservableObject { enum Sheet { case edit, help }
      @Published var sheet: Sheet?
      @Published var asks = false
      func edit() { sheet = .edit }
      func ask() { asks = true }
      func end() { asks = false } }
    struct Edit: View { var body: some View { Text("") } }
    struct Help: View { var body: some View { Text("") } }

    """

  /// A button that asks the view model, whose state the view is bound to.
  @Test(arguments: [
    ("Button(\"Edit\") { model.edit() }; Button(\"Ask\") { model.ask() }", "Edit", "Ask"),
    ("Button(\"Edit\") { model.edit() }; Button(\"Close\") { model.end() }", "Edit", nil),
    ("Button(\"One\") { model.edit() }; Button(\"Two\") { model.edit() }", nil, nil),
  ])
  func aViewModelIsAsked(_ buttons: String, _ edit: String?, _ ask: String?) {
    let code =
      Self.model
        + """
        struct Home: View { @StateObject var model = Model()
          var body: some View { VStack { \(buttons) }
            .sheet(item: $model.sheet) { sheet in switch sheet { case .edit: Edit(); case .help: Text("") } }
            .sheet(isPresented: $model.asks) { Help() } } }
        """
    let edges = Snippet.facts(of: code).edges
    #expect(edges.first { $0.target.type == "Edit" }?.trigger?.label == edit)
    #expect(edges.first { $0.target.type == "Help" }?.trigger?.label == ask)
    #expect(
      edges.filter { $0.target.type != nil && $0.source.type != "Home" }.allSatisfy {
        $0.source.sure != .exact
      })
  }

  @Test(arguments: [
    ("func setUp() { add.rx.tap.subscribe(onNext: { self.run() }) }", nil, "add"),
    ("func setUp() { add.setTitle(\"Add\", for: .normal); add.rx.tap.bind { self.run() } }", "Add", nil),
    ("func setUp() { add.tapPublisher.sink { [weak self] _ in self?.run() }.store(in: &bag) }", nil, "add"),
    ("func setUp() { model.changes.sink { self.run() } }", nil, nil),
    ("func setUp() { let item = make(\"Save\") { self.run() } }", "Save", nil),
    ("func setUp() { log(\"Save\") { self.run() } }", nil, nil),
    ("func setUp() { editor.onClose = { [weak self] in self?.run() } }", nil, "onClose"),
    ("func setUp() { onClose = { self.run() } }", nil, nil),
    (
      "func setUp() { start() }; func start() { add.rx.tap.bind { self.next() } }; func next() { run() }",
      nil, "add"
    ),
    (
      "func one() { add.rx.tap.bind { self.run() } }; func two() { other.rx.tap.bind { self.run() } }", nil,
      nil
    ),
    (
      "func setUp() { let item = item(title: \"Add\", action: #selector(add)) }; @objc func add() { run() }",
      "Add", nil
    ),
    ("func setUp() { add.rx.tap.observeNext { self.run() } }", nil, "add"),
    ("override func viewDidLoad() { run() }", nil, "viewDidLoad"),
    ("override func viewDidLoad() { work { self.run() } }", nil, "viewDidLoad"),
    ("override func viewDidLoad() { form.row().onCellSelection { self.run() } }", nil, "onCellSelection"),
    ("override func viewDidLoad() { form.once { self.run() } }", nil, "viewDidLoad"),
    ("override func viewDidLoad() { model.changes.sink { self.run() } }", nil, nil),
    ("@objc func tap() { load().onSuccess { self.run() } }", nil, "tap"),
  ])
  func isTold(_ members: String, _ label: String?, _ key: String?) {
    let trigger = Self.trigger(members)
    #expect(trigger?.label == label && trigger?.key == key)
    #expect(trigger.map { $0.sure == .inferred } ?? true)
  }

  private static func tapped(_ buttons: String, _ outlets: String, _ members: String = "") -> ButtonFact? {
    let storyboard = """
      <document><scenes><scene sceneID="s"><objects>
        <viewController id="a" customClass="A"><view key="view">\(buttons)</view>
          <connections>\(outlets)</connections></viewController>
      </objects></scene></scenes></document>
      """
    let code = """
      class A: UIViewController { \(members)
        @IBAction func go(_ sender: UIButton) { present(B(), animated: true) } }
      class B: UIViewController {}
      """
    return Snippet.facts(of: code, storyboard: storyboard).edges.first { $0.target.type == "B" }?.trigger
  }

  private static func button(_ id: String, _ title: String) -> String {
    """
    <button id="\(id)"><state key="normal" title="\(title)"/>
      <connections><action selector="go:" destination="a" eventType="touchUpInside"/></connections></button>
    """
  }

  @Test func oneActionOfButtonsWithOtherNamesTellsNoButton() {
    let open = Self.button("b", "Open")
    #expect(Self.tapped(open, "")?.label == "Open")
    #expect(Self.tapped(open + Self.button("c", "Open"), "")?.label == "Open")
    let several = Self.tapped(open + Self.button("c", "Share"), "")
    #expect(several?.label == nil && several?.key == "go")
  }

  @Test(arguments: [
    ("Button", "why.setTitle(\"Why?\", for: .normal)", "Why?"),
    ("Help", "why.setTitle(\"Why?\", for: .normal)", "Why?"),
    ("Help", "other.setTitle(\"Why?\", for: .normal)", "Help"),
    ("Button", "other.setTitle(\"Why?\", for: .normal)", nil),
    (
      "Help", "why.setTitle(\"Start\", for: .normal); why.setTitle(\"Stop\", for: .normal)",
      "‹Start | Stop›"
    ),
  ])
  func codeTitlesAButtonOfAStoryboard(_ written: String, _ code: String, _ label: String?) {
    let outlet = "<outlet property=\"why\" destination=\"b\" id=\"o\"/>"
    let members = "@IBOutlet var why: UIButton!; @IBOutlet var other: UIButton!; func setUp() { \(code) };"
    let trigger = Self.tapped(Self.button("b", written), outlet, members)
    #expect(trigger != nil && trigger?.label == label)
  }
}
#endif
