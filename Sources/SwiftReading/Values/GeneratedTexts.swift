#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads texts by the names that a generator gives to their keys, if the generated code is not among the
/// sources: `L10n.Editor.saveTitle` of SwiftGen, `R.string.localizable.editorSaveTitle()` of R.swift.
struct GeneratedTexts {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// Argument labels that choose a language; they fill in no placeholder.
  private static let choosing: Set = ["preferredLanguages", "bundle", "locale", "localeOverride"]

  /// The text; nil if no generator is named, its code is read, not exactly one key matches, or placeholders
  /// are filled in.
  func text(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let isPlain = call.arguments.allSatisfy { Self.choosing.contains($0.label?.text ?? "") }
      guard isPlain, call.trailingClosure == nil else { return nil }
      return text(call.calledExpression)
    }
    guard expression.is(MemberAccessExprSyntax.self) else { return nil }
    let words = expression.text.split(separator: ".").map(String.init)
    guard let key = key(words) else { return nil }
    return values.interface.generated[Interface.symbol(key)].flatMap { $0.contains("%") ? nil : $0 }
  }

  private func key(_ words: [String]) -> String? {
    guard let root = words.first, words.count > 1, declarations.type(root) == nil else { return nil }
    let written = declarations.aliases[root].map { $0.text.split(separator: ".").map(String.init) } ?? [root]
    let all = written + words.dropFirst()
    if all[0] == "L10n" { return all.dropFirst().joined(separator: ".") }
    return all.count > 3 && all[0] == "R" && all[1] == "string"
      ? all.dropFirst(3).joined(separator: ".") : nil
  }
}
#endif
