#if SwiftSources
internal import SwiftSyntax

/// Reads the condition under which a part of a view exists.
struct ConditionReading {
  private static let maximumLength = 60
  private let values: ValueResolution

  init(_ values: ValueResolution) { self.values = values }

  /// The nearest `if` or `case` around a node, in a view's body or in one of its members; nil if there is
  /// none.
  func condition(around node: some SyntaxProtocol) -> String? {
    var below = Syntax(node)
    while let scope = below.parent, !scope.is(MemberBlockItemSyntax.self),
      values.declarations.inlineContents[below.id] == nil
    {
      if let conditional = scope.as(IfExprSyntax.self) {
        let text = conditional.conditions.text
        if below.id == Syntax(conditional.body).id { return Self.short(text) }
        if below.id == conditional.elseBody.map({ Syntax($0).id }) { return Self.short("not (\(text))") }
      }
      if let one = scope.as(SwitchCaseSyntax.self), below.id == Syntax(one.statements).id {
        return Self.short(one.label.text.filter { $0 != ":" })
      }
      below = scope
    }
    return nil
  }

  private static func short(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    return words.count > maximumLength ? words.prefix(maximumLength) + "…" : words
  }
}
#endif
