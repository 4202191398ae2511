#if SwiftSources
import SourceFacts
import Testing

@testable import SwiftReading

/// Types that inherit from those of UIKit, of another framework, or of another package.
struct OwnSubclassTests {
  private static func facts(_ body: String, _ more: String = "") -> CodeFacts {
    Snippet.facts(of: "class A: UIViewController { @objc func go() { \(body) } }\n\(more)")
  }

  private static let themed = """
    class Themed: UIAlertController {
      convenience init(with title: String, message: String, okLabel: String = "OK",
        preferredStyle: UIAlertController.Style = .alert) {
        self.init(title: title, message: message, preferredStyle: preferredStyle)
        addAction(UIAlertAction(title: okLabel, style: .cancel)) } }
    """

  /// With UIKit's own labels, what inherits from a package's controller comes on screen; a plain object does not.
  @Test func aControllerOfAPackageIsPresented() {
    let more = "class Bar: PanelController {}\nclass Note {}\nclass B: UIViewController {}"
    let shown = Self.facts("present(Bar(rootViewController: B()), animated: true)", more)
    #expect(shown.edges.map(\.source.type) == ["A"])
    #expect(Self.facts("present(Bar())", more).edges.isEmpty)
    #expect(Self.facts("present(Note(), animated: true)", more).edges.isEmpty)
  }

  @Test func anAlertOfTheAppsOwnIsAnAlert() throws {
    let target = try #require(
      Self.facts(
        """
        let a = Themed(title: "T", message: nil, preferredStyle: .actionSheet)
        a.addAction(UIAlertAction(title: "Delete", style: .destructive))
        present(a, animated: true)
        """, Self.themed
      ).edges.first
    ).target
    #expect(target.kind == "actionSheet" && target.title == "T")
    #expect(target.buttons?.map(\.label) == ["Delete"])
  }

  @Test func anInitializerOfTheAppsOwnIsFollowed() throws {
    let edges = Self.facts(
      "let a = Themed(with: \"Oh no\", message: m, okLabel: \"Fine\")\npresent(a, animated: true)",
      Self.themed
    ).edges
    let target = try #require(edges.first).target
    #expect(target.kind == "alert" && target.title == "Oh no")
    #expect(target.buttons?.map(\.label) == ["Fine"] && target.buttons?[0].role == "cancel")
  }

  @Test func anInitializerInAnExtensionIsFollowed() throws {
    let edges = Self.facts(
      "present(UIAlertController(error: \"Oh no\"), animated: true)",
      "extension UIAlertController { convenience init(error: String) { self.init(title: error, message: nil, preferredStyle: .alert) } }"
    ).edges
    #expect(edges.map(\.target.kind) == ["alert"] && edges[0].target.title == "Oh no")
  }

  @Test func ofSeveralInitializersTheOneThatFits() throws {
    let target = try #require(
      Self.facts(
        "present(UIAlertController(with: \"T\", message: m), animated: true)",
        """
        extension UIAlertController {
          convenience init(with title: String, message: String, destructive: String, style: UIAlertController.Style, action: @escaping () -> Void) {
            self.init(title: title, message: message, preferredStyle: style)
            addAction(UIAlertAction(title: destructive, style: .destructive)) }
          convenience init(with title: String, message: String, ok: String = "OK", style: UIAlertController.Style? = nil) {
            self.init(title: title, message: message, preferredStyle: (style != nil) ? style! : (pad ? .alert : .actionSheet))
            let action: UIAlertAction = UIAlertAction(title: ok, style: .default)
            self.addAction(action) } }
        """
      ).edges.first
    ).target
    #expect(target.buttons?.map(\.label) == ["OK"] && target.kind == "actionSheet|alert")
  }

  @Test func aSystemControllerOfTheAppsOwnIsOne() {
    let edges = Self.facts(
      "present(Share(activityItems: []), animated: true)", "class Share: UIActivityViewController {}"
    ).edges
    #expect(edges.map(\.target.kind) == ["share"])
  }

  @Test func aControllerOfAnotherFrameworkIsInheritedFrom() {
    let facts = Self.facts(
      "let v: Cert = Cert(c)\nlet n = UINavigationController(rootViewController: v)\nself.present(n, animated: true)",
      "class Cert: OCCertificateViewController, Themeable {}\nprotocol Themeable {}")
    #expect(facts.edges.map(Snippet.line) == ["A present Cert exact"])
  }

  @Test func aLabelOfItsOwnTellsAnExtensionOfControllers() {
    let edges = Self.facts(
      "base?.present(asCard: B(), animated: true)",
      """
      class B: UIViewController {}
      class V: UIView { weak var base: UIViewController?; @objc func buy() { base?.present(asCard: B(), animated: true) } }
      class Other { func present(item: Int, animated: Bool) {} }
      extension UIViewController { func present(asCard vc: UIViewController, animated: Bool) { present(vc, animated: animated) } }
      """
    ).edges
    #expect(edges.map(\.target.type) == ["B", "B"])
  }

  @Test func anObjectOfAnotherFrameworkIsAskedForItsOwn() {
    let edges = Self.facts(
      "Setup(host: self).start()",
      """
      class Setup { let host: UIViewController; init(host: UIViewController) { self.host = host }
        func start() { host.present(B(), animated: true) } }
      class B: UIViewController {}
      class C: UIViewController { @objc func work() { OCTask(name: "x").start() } }
      """
    ).edges
    #expect(edges.allSatisfy { $0.function != "work" } && !edges.isEmpty)
  }

  @Test func aPropertyOfAnotherFrameworksTypeIsAskedForItsOwn() {
    let edges = Self.facts(
      "Setup(host: self).start()",
      """
      class Setup { let host: UIViewController; init(host: UIViewController) { self.host = host }
        func start() { host.present(B(), animated: true) } }
      class B: UIViewController {}
      class C: UIViewController { var standby: OCStandby?; @objc func work() { self.standby?.start() } }
      """
    ).edges
    #expect(edges.map(\.function) == ["go"])
  }

  @Test func aStyleThatIsSetAgainIsEither() throws {
    let target = try #require(
      Self.facts(
        """
        var style: UIAlertController.Style = .actionSheet
        if pad { style = .alert }
        present(UIAlertController(title: "T", message: nil, preferredStyle: style), animated: true)
        """
      ).edges.first
    ).target
    #expect(target.kind == "actionSheet|alert")
  }

  @Test func whoIsNamedPresentsAndNotTheScreenThatRunsTheClosure() {
    let edges = Self.facts(
      "",
      """
      class Act { func run(_ context: Context) { let host = context.controller
          _ = Hud(items: []) { error in host.present(B(), animated: true) } } }
      class Hud: UIViewController {}
      class B: UIViewController {}
      """
    ).edges
    #expect(edges.allSatisfy { $0.source.type != "Hud" })
  }

  // MARK: SwiftUI

  private static func view(_ body: String, _ more: String) -> [String] {
    Snippet.facts(of: "struct A: View { var body: some View { \(body) } }\n\(more)").edges.map(Snippet.line)
  }

  @Test func aViewOfAnotherPackageInAStack() {
    #expect(
      Self.view(
        "Text(\"\").sheet(isPresented: $x) { NavigationView { EmojiPicker(a: 1) }.detents([.medium]) }", "")
        == ["A present EmojiPicker exact"])
  }

  @Test func casesMayBeginWithACapital() {
    let edges = Self.view(
      "NavigationStack(path: $nav.path) { NavigationLink(value: Route.Zaps(1)) { Text(\"\") } }.navigationDestination(for: Route.self) { $0.view() }",
      """
      enum Route: Hashable { case Zaps(Int), Wallet
        func view() -> some View { switch self { case .Zaps(let x): Z()
          case .Wallet: W() } } }
      class Nav { var path: [Route] = []; func push(route: Route) { path.append(route) } }
      struct Z: View { var nav: Nav; var body: some View { Button("W") { nav.push(route: Route.Wallet) } } }
      struct W: View { var body: some View { Text("") } }
      """)
    #expect(edges.sorted() == ["A push Z exact", "Z push W inferred"])
  }

  @Test func aBindingThatIsComputedIsNoPreview() {
    #expect(
      Self.view(
        "Text(\"\").alert(\"T\", isPresented: Binding.constant(model.asks)) { Button(\"OK\") {} }", "")
        == ["A present alert exact"])
  }

  private static let base = """
    class Base: UIViewController { @objc func help() { present(Help(), animated: true) } }
    class One: Base {}
    class Two: Base {}
    class Help: UIViewController {}
    class Home: UIViewController { @objc func a() { present(One(), animated: true) }
      @objc func b() { present(Two(), animated: true) } }

    """

  @Test func aBaseClassPresentsForThoseThatInheritFromIt() throws {
    let edge = try #require(Snippet.facts(of: Self.base).edges.first { $0.target.type == "Help" })
    #expect(edge.source.type == "Base" && edge.source.screens == ["One", "Two"])
    #expect(edge.source.sure == .inferred && edge.rules.contains("base class"))
  }

  @Test func aBaseClassThatIsShownPresentsForItself() throws {
    let code =
      Self.base + "class Menu: UIViewController { @objc func c() { present(Base(), animated: true) } }"
    let edge = try #require(Snippet.facts(of: code).edges.first { $0.target.type == "Help" })
    #expect(edge.source.screens == ["Base"])
  }
}
#endif
