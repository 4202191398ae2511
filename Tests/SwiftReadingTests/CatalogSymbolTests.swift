#if SwiftSources
import IBReading
import SourceFacts
import Testing

@testable import SwiftReading

/// Texts that code names: by symbols of string catalogs, and by constants that a closure makes.
struct CatalogSymbolTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "signIn": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Sign in"}}}},
      "sign-out title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Sign out?"}}}},
      "count": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}
    """

  private static func facts(_ code: String, table: String = "Account") -> CodeFacts {
    var reading = SwiftSourceReading()
    reading.read(Array(code.utf8), path: "A.swift")
    var interface = InterfaceReading()
    interface.read(Array(catalog.utf8), path: "Resources/\(table).xcstrings")
    return reading.finish(with: interface.finish())
  }

  @Test(arguments: [
    (".account(.signIn)", "Account", "Sign in"), (".account(.signOutTitle)", "Account", "Sign out?"),
    ("String(localized: .account(.signIn))", "Account", "Sign in"),
    (".Account.signIn", "Account", "Sign in"), (".signIn", "Localizable", "Sign in"),
    // One with a place to be filled in, one of another table, one that no catalog has.
    (".account(.count(3))", "Account", "‹.account(.count(3))›"),
    (".account(.count)", "Account", "‹.account(.count)›"), (".signIn", "Account", "‹.signIn›"),
    (".account(.gone)", "Account", "‹.account(.gone)›"),
  ])
  func aButtonIsNamedBySymbols(_ title: String, _ table: String, _ text: String) {
    let code = "struct A: View { var body: some View { Button(\(title)) { dismiss() } } }"
    #expect(Self.facts(code, table: table).screens.first?.buttons.map(\.label) == [text])
  }

  @Test(arguments: [
    ("L10n.signIn", "Sign in"), ("L10n.SignOut.title", "Sign out?"),
    ("R.string.localizable.signIn()", "Sign in"),
    ("R.string.localizable.signIn(preferredLanguages: languages)", "Sign in"),
    ("Strings.signIn()", "Sign in"),
    // One with places to be filled in, one that is given something, one that no table has, one of something else.
    ("L10n.count", "‹L10n.count›"), ("L10n.signIn(1)", "‹L10n.signIn(1)›"), ("L10n.gone", "‹L10n.gone›"),
    ("Texts.signIn", "‹Texts.signIn›"),
  ])
  func aButtonIsNamedByWhatAGeneratorWrites(_ title: String, _ text: String) {
    let code =
      "typealias Strings = R.string.localizable\nstruct A: View { var body: some View { Button(\(title)) { dismiss() } } }"
    #expect(Self.facts(code).screens.first?.buttons.map(\.label) == [text])
  }

  @Test func whatTheGeneratorWritesCountsWhereItIsRead() {
    let code = """
      enum L10n { static let signIn = "Enter" }
      struct A: View { var body: some View { Button(L10n.signIn) { dismiss() } } }
      """
    #expect(Self.facts(code).screens.first?.buttons.map(\.label) == ["Enter"])
  }

  @Test func aLinkWithASymbolIsNoLinkToACase() {
    let code = """
      enum Part { case account }
      struct A: View { var body: some View { NavigationLink(.account(.signIn)) { B() } } }
      struct B: View { var body: some View { Text("") } }
      """
    let edges = Self.facts(code).edges
    #expect(edges.map { Snippet.line($0) + " \($0.trigger?.label ?? "?")" } == ["A push B exact Sign in"])
  }

  @Test func ofTwoTablesWithOneKeyTheNamedOneHasTheText() {
    let code = """
      enum Texts { static let table = "Editor"
        static let title = NSLocalizedString("title", tableName: table, comment: "") }
      struct A: View { var body: some View { Text("").navigationTitle(Texts.title) } }
      """
    var reading = SwiftSourceReading()
    reading.read(Array(code.utf8), path: "A.swift")
    var interface = InterfaceReading()
    for table in ["Editor", "List"] {
      interface.read(Array("\"title\" = \"\(table)’s\";".utf8), path: "en.lproj/\(table).strings")
    }
    #expect(reading.finish(with: interface.finish()).screens.first?.title == "Editor’s")
  }

  @Test func whatAPresentedViewIsToldIsItsOwn() {
    let code = """
      struct A: View { @State var b = false
        var body: some View { List { NavigationLink("B") { B().navigationTitle("To B") } }
          .sheet(isPresented: $b) { B().padding().interactiveDismissDisabled() } } }
      struct B: View { var body: some View { Text("") } }
      """
    let facts = Snippet.facts(of: code)
    #expect(facts.screens.map(\.title) == [nil, nil])
    #expect(facts.guards.map(\.type) == ["B"])
  }

  @Test func aConstantThatAClosureMakes() {
    let code = """
      class Texts { static let table = "Common"
        static let cancel = { return NSLocalizedString("c", tableName: table, value: "Cancel", comment: "") }()
        static let sure: String = { NSLocalizedString("s", value: "Sure?", comment: "") }() }
      class A: UIViewController { @objc func ask() {
        let given: String? = nil
        var other = given
        if other == nil { other = Texts.cancel }
        let alert = UIAlertController(title: Texts.sure, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Texts.cancel, style: .cancel))
        alert.addAction(UIAlertAction(title: other!, style: .default))
        present(alert, animated: true) } }
      """
    let target = Snippet.facts(of: code).edges.first?.target
    #expect(target?.title == "Sure?")
    #expect(target?.buttons?.map(\.label) == ["Cancel", "Cancel"])
  }
}
#endif
