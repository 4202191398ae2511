#if SwiftSources
import IBReading
import SourceFacts
import Testing

@testable import SwiftReading

/// What tells dialogs apart: kind, title, buttons.
struct DialogIdentityTests {
  private static func alert(_ style: String, _ more: String = "") throws -> TargetFact {
    let code = """
      class A: UIViewController { @objc func go() {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: \(style))
        present(alert, animated: true) } }
      \(more)
      """
    return try #require(Snippet.facts(of: code).edges.first?.target)
  }

  private static let safe = """
    extension UIAlertController.Style { static var safe: UIAlertController.Style {
      if UIDevice.current.userInterfaceIdiom == .pad { .alert } else { .actionSheet } }
      static var plain: UIAlertController.Style { return .actionSheet } }
    """

  @Test(arguments: [
    (".alert", "alert"), (".actionSheet", "actionSheet"), (".safe", "actionSheet|alert"),
    (".plain", "actionSheet"),
    ("UIAlertController.Style.safe", "actionSheet|alert"),
    ("big ? .alert : .actionSheet", "actionSheet|alert"),
    ("{ switch idiom { case .phone: return .actionSheet\ndefault: return .alert } }()", "actionSheet|alert"),
    ("settings.style", "actionSheet|alert"),
  ])
  func aStyleIsFollowed(_ style: String, _ kind: String) throws {
    let target = try Self.alert(style, Self.safe)
    #expect(target.kind == kind && target.isDialog)
    #expect((target.sure == .exact) == [".alert", ".actionSheet"].contains(style))
  }

  @Test func aStyleThatTheCallerGives() {
    let code = """
      class A: UIViewController {
        @objc func go() { ask(.actionSheet) }
        func ask(_ style: UIAlertController.Style) {
          let alert = UIAlertController(title: "T", message: nil, preferredStyle: style)
          present(alert, animated: true) } }
      """
    #expect(Snippet.facts(of: code).edges.map(\.target.kind) == ["actionSheet"])
  }

  @Test func dialogsOfOneHelperStaySeveral() {
    let code = """
      class A: UIViewController { let c = Coordinator(); @objc func go() { c.go(1, from: self) } }
      class Coordinator { func go(_ s: Int, from host: UIViewController) { switch s {
        case 1:
          let alert = UIAlertController(title: String.localized("t"), message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          host.present(alert, animated: true)
        case 2:
          let alert = UIAlertController(title: String.localized("t"), message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
          host.present(alert, animated: true)
        default: break } } }
      """
    let edges = Snippet.facts(of: code).edges
    #expect(edges.map { $0.identity.target } == ["alert ‹t›", "alert ‹t›, 2"])
    #expect(edges.map { $0.target.buttons?.first?.label } == ["OK", "Delete"])
  }

  @Test func oneDialogAtTwoPlacesIsOne() {
    let code = """
      class A: UIViewController { @objc func go() { one(); two() }
        func one() { let a = UIAlertController(title: "T", message: nil, preferredStyle: .alert); present(a, animated: true) }
        func two() { let a = UIAlertController(title: "T", message: nil, preferredStyle: .alert); present(a, animated: true) } }
      """
    let edges = Snippet.facts(of: code).edges
    #expect(edges.count == 2 && Set(edges.map(\.identity)).count == 1)
  }

  @Test func titlesAreLookedUp() {
    var reading = SwiftSourceReading()
    let code = """
      enum L10n { enum Ask { static var title: String { L10n.tr("Localizable", "ask_title") }
        static func many(_ n: Int) -> String { L10n.tr("Localizable", "ask_many", n) } } }
      extension String { static func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
      struct A: View { var body: some View { Text("")
        .alert(L10n.Ask.title, isPresented: $a) {}
        .alert(String.localized("ask_title"), isPresented: $b) {}
        .alert(L10n.Ask.other, isPresented: $c) {}
        .alert(L10n.Ask.many(2), isPresented: $d) {}
        .alert(error ?? L10n.Ask.title, isPresented: $e) {}
        .alert(isPresented: $f) { Alert(title: Text("Old"), message: nil) }
        .alert(isPresented: $g, error: model.error) {} } }
      """
    reading.read(Array(code.utf8), path: "A.swift")
    var interface = InterfaceReading()
    interface.read(
      Array("\"ask_title\" = \"Sure?\";\n\"ask_many\" = \"%d?\";".utf8), path: "en.lproj/L.strings")
    let titles = reading.finish(with: interface.finish()).edges.sorted { $0.place < $1.place }.map(
      \.target.title)
    #expect(
      titles == [
        "Sure?", "Sure?", "‹L10n.Ask.other›", "‹L10n.Ask.many(2)›", "‹error ?? L10n.Ask.title›", "Old",
        "‹model.error›",
      ])
  }

  @Test func aNumberIsReadAgain() throws {
    var facts = Snippet.facts(
      of:
        "class A: UIViewController { @objc func go() { present(UIAlertController(title: \"T\", message: nil, preferredStyle: .alert), animated: true) } }"
    )
    facts.edges[0].target.number = 3
    #expect(try CodeFacts(Array(facts.text.utf8), path: "facts").edges[0].identity.target == "alert T, 3")
  }
}
#endif
