#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Child view controllers are parts of the screen that adds them, unless they come on screen by themselves too.
struct ChildControllerTests {
  private static func facts(_ members: String, _ rest: String = "", storyboard: String = "") -> CodeFacts {
    Snippet.facts(
      of: """
        class Home: UIViewController { \(members) }
        class List: UIViewController { @objc func open() { present(Detail(), animated: true) } }
        class Detail: UIViewController {}
        extension UIViewController { func put(_ child: UIViewController, in box: UIView) { addChild(child); box.addSubview(child.view) } }
        \(rest)
        """, storyboard: storyboard)
  }

  private static func screens(_ facts: CodeFacts) -> [String] {
    facts.edges.first { $0.target.type == "Detail" }?.source.screens ?? []
  }

  @Test(arguments: [
    "let list = List(); override func viewDidLoad() { addChild(list); view.addSubview(list.view) }",
    "override func viewDidLoad() { let list = List(); self.addChild(list) }",
    "var list: List!; override func viewDidLoad() { list = storyboard!.instantiateViewController(withIdentifier: \"x\") as? List; addChild(list) }",
    "override func viewDidLoad() { put(List(), in: view) }",
    "override func viewDidLoad() { let list = List(); self.put(list, in: box) }",
    "override func viewDidLoad() { add(List()) }; func add(_ part: UIViewController) { addChild(part) }",
    "lazy var list: List = { let made = List(); return made }(); func fill() { add(list) }; func add(_ part: UIViewController) { addChild(part) }",
    "override func viewDidLoad() { [List(), UIViewController()].forEach { addChild($0) } }",
    "override func viewDidLoad() { for part in [List()] { addChild(part) } }",
  ])
  func whatAChildPresentsItsParentDoes(_ members: String) {
    let facts = Self.facts(members)
    #expect(Self.screens(facts) == ["Home"])
    #expect(facts.edges.first?.source.type == "List" && facts.edges.first?.source.sure == .inferred)
  }

  @Test func aBaseClassThatAddsAChildStandsForItsHeirs() {
    let facts = Self.facts(
      "@objc func go() { present(One(), animated: true); present(Two(), animated: true) }",
      """
      class Base: UIViewController { override func viewDidLoad() { addChild(List()) } }
      class One: Base {}
      class Two: Base {}
      """)
    #expect(Self.screens(facts) == ["One", "Two"])
  }

  /// What a view of SwiftUI makes for the screen that it is on is a part of that.
  @Test(arguments: ["List()", "let list = List(); list.title = \"\"; return list"])
  func aRepresentedControllerIsAPart(_ made: String) {
    let facts = Self.facts(
      "",
      """
      struct Frame: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> List { \(made) } }
      struct First: View { var body: some View { Frame() } }
      struct Main: App { var body: some Scene { WindowGroup { First() } } }
      """)
    #expect(Self.screens(facts) == ["First"])
    #expect(facts.app?.start == "First")
  }

  @Test func ofSeveralChildrenNoneGivesItsTitle() {
    let facts = Self.facts(
      "override func viewDidLoad() { addChild(List()); addChild(Map()) }",
      "class Map: UIViewController { override func viewDidLoad() { title = \"Map\" } }")
    #expect(facts.screens.first { $0.type == "Home" }?.title == nil)
  }

  @Test func ofAChildOfAChildTheOutermostIsTheScreen() {
    let facts = Self.facts(
      "let frame = Frame(); override func viewDidLoad() { addChild(frame) }",
      "class Frame: UIViewController { override func viewDidLoad() { addChild(List()) } }")
    #expect(Self.screens(facts) == ["Home"])
  }

  @Test func whatAViewInAChildPresentsTheParentDoesToo() {
    let facts = Self.facts(
      "let frame = Frame(); override func viewDidLoad() { addChild(frame) }",
      """
      class Frame: UIViewController { override func viewDidLoad() { addChild(UIHostingController(rootView: Box())) } }
      struct Box: View { @State var shown = false
        var body: some View { Button("Open") { shown = true }.sheet(isPresented: $shown) { Page() } } }
      struct Page: View { var body: some View { Text("") } }
      """)
    #expect(facts.edges.first { $0.target.type == "Page" }?.source.screens == ["Home"])
  }

  @Test func aChildThatComesByItselfTooIsBoth() {
    let facts = Self.facts(
      "let list = List(); @objc func go() { present(List(), animated: true) }; override func viewDidLoad() { addChild(list) }"
    )
    #expect(Self.screens(facts) == ["Home", "List"])
  }

  @Test func whatIsNobodysChildStaysAScreen() {
    let facts = Self.facts(
      "let list = List(); override func viewDidLoad() { other.put(list, in: view); remove(list) }")
    #expect(Self.screens(facts) == ["List"])
  }

  @Test func aChildInANavigationControllerPushesInsideTheScreen() throws {
    let facts = Self.facts(
      "override func viewDidLoad() { addChild(UINavigationController(rootViewController: List())) }")
    #expect(Self.screens(facts) == ["Home"])
    #expect(try #require(facts.screens.first { $0.type == "Home" }).inNavigation)
  }

  @Test func aContainerViewOfAStoryboardShowsAChild() {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h"><scenes>
      <scene sceneID="1"><objects><viewController id="h" customClass="Home"><view key="view" id="v"><subviews>
      <containerView id="c"><connections><segue destination="l" kind="embed" id="e"/></connections></containerView>
      </subviews></view></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="l" customClass="List"/></objects></scene>
      </scenes></document>
      """
    #expect(Self.screens(Self.facts("", storyboard: storyboard)) == ["Home"])
  }

  @Test(arguments: [
    "let box = BlurViewController(); box.addChild(Detail()); present(box, animated: true)",
    "let detail = UINavigationController(rootViewController: Detail()); let box = UIViewController(); box.put(detail, in: box.view); present(box, animated: true)",
  ])
  func aContainerOfAPackageIsWhatIsPutIntoIt(_ code: String) {
    let facts = Self.facts("@objc func go() { \(code) }")
    #expect(facts.edges.first.map(Snippet.line) == "Home present Detail inferred")
  }

  @Test(arguments: [
    // Of two children neither is the screen.
    "let box = BlurViewController(); box.addChild(Detail()); box.addChild(List()); present(box, animated: true)",
    // Another one is filled.
    "let box = BlurViewController(); let other = BlurViewController(); other.addChild(Detail()); present(box, animated: true)",
  ])
  func elseItIsTheScreen(_ code: String) {
    let facts = Self.facts("@objc func go() { \(code) }")
    #expect(facts.edges.map(\.target.type).contains("BlurViewController"))
  }

  /// A base class that adds what each heir gives it.
  @Test(arguments: [
    ("for part in parts.reversed() { addChild(part) }", ["Home"]),
    ("parts.forEach { addChild($0) }", ["Home"]),
    ("parts.forEach { print($0) }", ["List"]),
  ])
  func aBaseClassAddsWhatItIsGiven(_ adding: String, _ screens: [String]) {
    let facts = Snippet.facts(
      of: """
        class Container: UIViewController {
          private let parts: [UIViewController]
          init(parts: [UIViewController]) { self.parts = parts; super.init(nibName: nil, bundle: nil) }
          override func viewDidLoad() { \(adding) }
        }
        class Home: Container {
          private let list: List
          init() { list = List(); super.init(parts: [list]) }
        }
        class List: UIViewController { @objc func open() { present(Detail(), animated: true) } }
        class Detail: UIViewController {}
        """)
    #expect(Self.screens(facts) == screens)
  }

  /// An object that is no controller has a child added.
  @Test(arguments: [
    ("home.put(List(), in: box)", ["Home"]), ("home.addChild(List())", ["Home"]),
    ("other.addChild(List())", ["List"]),
  ])
  func anotherObjectAddsAChild(_ adding: String, _ screens: [String]) {
    let facts = Self.facts(
      "", "class Flow { let home: Home; init(home: Home) { self.home = home }; func start() { \(adding) } }")
    #expect(Self.screens(facts) == screens)
  }

  @Test
  func whatASearchShowsIsAPart() {
    let facts = Self.facts(
      "override func viewDidLoad() { let list = List(); navigationItem.searchController = UISearchController(searchResultsController: list) }"
    )
    #expect(Self.screens(facts) == ["Home"])
  }
}
#endif
