#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Each rule that resolves UIKit code, and its limits.
struct UIKitRuleTests {
  /// A function that is told what to make, and a storyboard that a computed property names.
  @Test func whatIsMadeByItsType() {
    let code = """
      extension UIStoryboard { func make<T: UIViewController>(ofType type: T.Type) -> T { fatalError() }
        static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) } }
      final class B: UIViewController {}
      final class A: UIViewController {
        @objc func go() {
          let b = UIStoryboard.main.make(ofType: B.self)
          navigationController?.pushViewController(b, animated: true)
        }
        @objc func more() {
          let navigation = UIStoryboard.main.instantiateInitialViewController() as! UINavigationController
          present(navigation, animated: true)
        }
      }
      """
    let storyboard = """
      <document><scenes><scene sceneID="1"><objects><navigationController id="n" isInitialViewController="YES">
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene><scene sceneID="2"><objects>
      <viewController id="c" customClass="B"/></objects></scene></scenes></document>
      """
    let facts = Snippet.facts(
      of: code, storyboard: storyboard.replacing("<document>", with: "<document initialViewController=\"n\">")
    )
    #expect(facts.edges.map(Snippet.line).sorted() == ["A present B exact", "A push B inferred"])
  }

  private static let screens = """
    class A: UIViewController { @objc func go() { BODY } }
    class B: UIViewController {}
    class Nav: UINavigationController {}

    """

  private static func inA(_ body: String, _ more: String = "") -> String {
    screens.replacing("BODY", with: body) + more
  }

  static let snippets: [Snippet] = [
    Snippet("initializer", inA("let b = B(); present(b, animated: true)"), ["A present B exact"]),
    Snippet(
      "push", inA("navigationController?.pushViewController(B(), animated: true)"), ["A push B inferred"]),
    Snippet(
      "last of several", inA("navigationController?.setViewControllers([A(), B()], animated: true)"),
      ["A push B inferred"]),
    Snippet("if let", inA("if let b = B(coder: x) { present(b, animated: true) }"), ["A present B exact"]),
    Snippet(
      "guard let", inA("guard let b = B(coder: x) else { return }; self.present(b, animated: true)"),
      ["A present B exact"]),
    Snippet(
      "closure",
      inA("run { [weak self] in guard let self else { return }; self.present(B(), animated: true) }"),
      ["A present B exact"]),
    Snippet(
      "late assignment", inA("let b: UIViewController; b = B(); present(b, animated: true)"),
      ["A present B exact"]),
    Snippet(
      "ternary", inA("present(big ? B() : C(), animated: true)", "class C: UIViewController {}"),
      ["A present B inferred", "A present C inferred"]),
    Snippet(
      "navigation controller", inA("present(Nav(rootViewController: B()), animated: true)"),
      ["A present B exact"]),
    Snippet(
      "hosting controller",
      inA("present(UIHostingController(rootView: V().padding()), animated: true)", "struct V: View {}"),
      ["A present V exact"]),
    Snippet(
      "cast", inA("guard let b = make() as? B else { return }; present(b, animated: true)"),
      ["A present B exact"]),
    Snippet(
      "property", inA("present(b, animated: true)", "extension A { var b: B { get { B() } } }"),
      ["A present B exact"]),
    Snippet(
      "assigned property",
      inA(
        "sheet = UIActivityViewController(items: []); present(sheet, animated: true)",
        "extension A { var sheet: UIActivityViewController! { nil } }"),
      ["A present share inferred"]),
    Snippet(
      "own function",
      inA("present(make(), animated: true)", "extension A { func make() -> UIViewController { B() } }"),
      ["A present B inferred"]),
    Snippet(
      "factory with a declared type",
      inA("present(B.make(), animated: true)", "extension B { static func make() -> B { fatalError() } }"),
      ["A present B exact"]),
    Snippet(
      "type of the receiver",
      inA(
        "owner.present(B(), animated: true)",
        "extension A { var owner: C { c } }; class C: UIViewController {}"),
      ["C present B inferred"]),
    Snippet(
      "helper with a parameter",
      inA(
        "open(B(), on: self)",
        "func open(_ what: UIViewController, on host: UIViewController) { host.present(what, animated: true) }"
      ),
      ["A present B inferred"]),
    Snippet(
      "helper of a helper",
      inA(
        "one(self)",
        "func one(_ host: UIViewController) { two(host, B()) }; func two(_ host: UIViewController, _ b: UIViewController) { host.present(b, animated: true) }"
      ),
      ["A present B inferred"]),
    Snippet(
      "extension of every controller",
      inA(
        "show(it: B())",
        "extension UIViewController { func show(it: UIViewController) { present(it, animated: true) } }"),
      ["A present B inferred"]),
    Snippet(
      "case of a parameter",
      inA(
        "open(.b)",
        "enum E { case b, c }; class C: UIViewController {}; class R { func open(_ e: E) { switch e { case .b: host.present(B(), animated: true); case .c: host.present(C(), animated: true) } } }"
      )
      .replacing("open(.b)", with: "R().open(.b)"),
      ["A present B inferred"], unseen: [.noCaller]),
    Snippet(
      "part",
      inA(
        "",
        "class Cell: UITableViewCell { @objc func tap() { host.present(B(), animated: true) } }; extension A { var cell: Cell { Cell() } }"
      ), ["Cell present B unknown"], unseen: [.presenter]),
    Snippet(
      "part of a controller",
      inA(
        "view.addSubview(Bar())",
        "class Bar: UIView { @objc func tap() { window?.rootViewController?.present(B(), animated: true) } }"),
      ["Bar present B inferred"]),
    Snippet(
      "share sheet", inA("present(UIActivityViewController(activityItems: []), animated: true)"),
      ["A present share exact"]),
    Snippet(
      "nobody calls it",
      "class A: UIViewController { func old() { present(B(), animated: true) } }; class B: UIViewController {}",
      [], unseen: [.noCaller]),
    Snippet(
      "a protocol may call it",
      "class A: UIViewController, QRDelegate { func found() { present(B(), animated: true) } }; class B: UIViewController {}",
      ["A present B exact"]),
    Snippet(
      "handed over by its name",
      "class A: UIViewController { override func viewDidLoad() { later(old) }; func old() { present(B(), animated: true) } }; class B: UIViewController {}",
      ["A present B exact"]),
    Snippet(
      "override of present",
      "class A: UIViewController { override func present(_ c: UIViewController, animated: Bool, completion: (() -> Void)?) { super.present(c, animated: animated) } }",
      []),
    Snippet(
      "override of push",
      inA("navigationController?.pushViewController(B(), animated: true)").replacing(
        "class Nav: UINavigationController {}",
        with:
          "class Nav: UINavigationController { override func pushViewController(_ c: UIViewController, animated: Bool) { super.pushViewController(c, animated: animated) } }"
      ), ["A push B inferred"]),
    Snippet("another present", inA("notices.present(Notice())", "struct Notice {}"), []),
    Snippet(
      "not resolved", inA("present(factory.make(), animated: true)"), ["A present ? unknown"],
      unseen: [.target]),
    Snippet(
      "action object", inA("", "class Action { @objc func run() { top().present(B(), animated: true) } }"),
      ["Action present B unknown"], unseen: [.presenter]),
    Snippet(
      "segue by a name that is computed", inA("performSegue(withIdentifier: name(), sender: self)"), [],
      unseen: [.target]),
  ]

  @Test(arguments: snippets)
  func finds(_ snippet: Snippet) { snippet.check() }

  /// Unless each of them is a screen.
  @Test(arguments: [(30, "", 30), (100, "", 1), (30, "class Job { func run() { Router.go() } }", 1)])
  func tooManyCallersSayNothing(_ count: Int, _ other: String, _ ways: Int) {
    let callers = (0..<count).map { "class C\($0): UIViewController { @objc func go() { Router.go() } }" }
    let code =
      callers.joined(separator: "\n") + "\n" + other
      + "\nclass Router { static func go() { top.present(B(), animated: true) } }; class B: UIViewController {}"
    let edges = Snippet.facts(of: code).edges.map(Snippet.line)
    #expect(edges.count == ways)
    #expect(edges.contains("Router present B unknown") == (ways == 1))
  }

  @Test func previewsAreNobodysScreens() {
    let code =
      "#Preview { A().sheet(isPresented: $x) { B() } }\nstruct P: PreviewProvider { static var previews: some View { A().sheet(isPresented: .constant(true)) { B() } } }\nstruct A: View {}\nstruct B: View {}"
    #expect(Snippet.facts(of: code).edges.isEmpty)
  }

  @Test func whatIsSetBeforeItIsPresented() throws {
    let code = Self.inA(
      """
      let b = B()
      b.modalPresentationStyle = .popover
      b.popoverPresentationController?.barButtonItem = item
      b.presentationController?.delegate = self
      present(b, animated: true) { }
      """)
    let edge = try #require(Snippet.facts(of: code).edges.first)
    #expect(edge.style?.value == "popover" && edge.style?.sure == .exact)
    #expect(edge.isAnchored && edge.hasDelegate && edge.hasCompletion && !edge.isByIdiom)
  }

  @Test func aStyleUnderAnIdiomIsOneOfTwo() throws {
    let code = Self.inA(
      """
      let b = B()
      if UIDevice.current.userInterfaceIdiom == .pad { b.modalPresentationStyle = .popover } else { b.modalPresentationStyle = .fullScreen }
      present(b, animated: true)
      """)
    let edge = try #require(Snippet.facts(of: code).edges.first)
    #expect(edge.style?.value == "popover|fullScreen" && edge.style?.isConditional == true && edge.isByIdiom)
  }

  @Test func aSegueIsJoinedToTheCodeThatPerformsIt() throws {
    let board = """
      <document><scenes><scene><objects><viewController id="a" customClass="A"><connections>
      <segue destination="b" kind="presentation" identifier="open-b"/></connections></viewController></objects></scene>
      <scene><objects><viewController id="b" customClass="B" storyboardIdentifier="Bee"/></objects></scene></scenes></document>
      """
    let performing = Self.inA(
      "performSegue(withIdentifier: Segue.openB.rawValue, sender: nil)",
      "enum Segue: String { case openB = \"open-b\" }")
    let edge = try #require(Snippet.facts(of: performing, storyboard: board).edges.first)
    #expect(edge.rules == ["performSegue"] && edge.via.count == 1 && edge.sure == .exact)
    // Through a method of the app's own, of either case.
    let own = "extension UIViewController { func performSegue(_ segue: Segue) {} }"
    for code in ["performSegue(.openB)", "let next = isOld ? Segue.openB : .other; performSegue(next)"] {
      let by = Self.inA(code, "enum Segue: String { case openB = \"open-b\", other }; " + own)
      let facts = Snippet.facts(of: by, storyboard: board)
      #expect(facts.edges.first?.rules == ["performSegue"], "\(code)")
      #expect(facts.unseen.map(\.about) == (code.contains("other") ? ["performSegue ‘other’"] : []))
    }
    let making = Self.inA(
      "present(storyboard!.instantiateViewController(withIdentifier: \"Be\" + \"e\"), animated: true)")
    let made = Snippet.facts(of: making, storyboard: board).edges
    #expect(made.contains { $0.framework == .uikit && $0.target.type == "B" && $0.target.scene == "Main#b" })
  }
}
#endif
