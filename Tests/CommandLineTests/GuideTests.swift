import Foundation
import TestSupport
import Testing

/// The guide for whoever completes a draft.
struct GuideTests {
  private static func guide() throws -> String { try Tool.run(["guide"]).output }

  /// The blocks between ```yaml and ```.
  private static func examples(_ text: String) -> [String] {
    text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  @Test func fitsIntoEightKilobytes() throws {
    let guide = try Self.guide()
    #expect((2_000...8_192).contains(guide.utf8.count))
    let widest = guide.split(separator: "\n").filter { !$0.hasPrefix("|") }.map(\.count).max() ?? 0
    #expect(widest <= 140)
  }

  /// Each example is a flow without findings once the head is there that the guide says is left out.
  @Test func itsExamplesLintClean() throws {
    let examples = Self.examples(try Self.guide())
    #expect(examples.count >= 2)
    let head = "modalflow: 1\napp: {name: Example, sdk: 26, ios: 17...26, devices: [iphone]}\nstart: home\n"
    for example in examples {
      let lint = try Tool.run(
        ["lint", "-", "--no-config", "--strict", "--fail-on", "info", "--show", "info"], input: head + example
      )
      #expect(lint.exitCode == 0, "\(lint.output)\n\(lint.errors)")
    }
  }

  /// Whatever it tells to type is there.
  @Test func itsCommandsExist() throws {
    let words = try Self.guide().components(separatedBy: "`modalflow ").dropFirst().compactMap {
      $0.split(whereSeparator: { !$0.isLetter }).first.map(String.init)
    }
    #expect(Set(words).isSuperset(of: ["draft", "lint", "drift", "trace", "words", "explain"]))
    for word in Set(words) { #expect(try Tool.run(["help", word]).exitCode == 0, "\(word)") }
  }

  /// Each key that a draft may leave open is explained, and each key it explains is one.
  @Test func itsTableNamesKeysOfTheLanguage() throws {
    let rows = try Self.guide().split(separator: "\n").filter { $0.hasPrefix("| `") }
    let keys = rows.compactMap { row in
      row.split(separator: "|").first.map {
        $0.split(separator: "`").dropFirst().first.map(String.init) ?? ""
      }
    }
    for key in ["unsaved", "guard", "callbacks", "does", "if", "label", "style", "role"] {
      #expect(keys.contains(key), "\(key)")
    }
  }
}
