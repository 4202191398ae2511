#if SwiftSources
import IBReading
import SourceFacts
import Testing

@testable import SwiftReading

/// Texts whose key a macro is given, or a case has as its raw value, and constants of `String` itself.
struct KeyedTitleTests {
  private static let texts = """
    enum EditorText: String { case save = "editor.save", gone = "editor.gone"
      var localized: String { NSLocalizedString(rawValue, comment: "") }
      var plain: String { rawValue } }
    extension String { enum app { enum alert { static var ok: String { String.localized("app.ok") } } }
      static func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") } }

    """

  @Test(arguments: [
    ("#localized(\"editor.save\")", "Save"), ("#localized(\"editor.gone\")", "‹editor.gone›"),
    ("#localized(key)", "‹#localized(key)›"), ("EditorText.save.localized", "Save"),
    ("EditorText.save.plain", "‹EditorText.save.plain›"), ("String.app.alert.ok", "OK"),
    (".app.alert.ok", "OK"),
  ])
  func aButtonIsNamedByItsKey(_ title: String, _ text: String) {
    let code = Self.texts + "struct A: View { var body: some View { Button(\(title)) { dismiss() } } }"
    var reading = SwiftSourceReading()
    reading.read(Array(code.utf8), path: "A.swift")
    var interface = InterfaceReading()
    interface.read(
      Array("\"editor.save\" = \"Save\";\n\"app.ok\" = \"OK\";".utf8), path: "en.lproj/Localizable.strings")
    let facts = reading.finish(with: interface.finish())
    #expect(facts.screens.first { $0.type == "A" }?.buttons.map(\.label) == [text])
  }
}
#endif
