#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Views of The Composable Architecture that show content for a store: they are not screens themselves.
struct StoreView {
  private static let names: Set = [
    "WithViewStore", "WithPerceptionTracking", "IfLetStore", "SwitchStore", "CaseLet", "ForEachStore",
  ]
  private let values: ValueResolution

  init(_ values: ValueResolution) { self.values = values }

  /// The content of such a view: the result of a closure or of a named initializer; nil for any other view.
  func shown(by call: FunctionCallExprSyntax, _ depth: Int) -> [PossibleValue]? {
    guard let name = call.calleeName, Self.names.contains(name), values.declarations.type(name) == nil,
      let content = ContentReading(values).content(of: call, ["then", "content"])
    else { return nil }
    return values.unique(made(by: content, depth + 1)).filter {
      values.isShown($0) || WrapperReading(values).isForeignView($0)
    }
    .map { $0.wrapped(in: name, "container") }
  }

  private func made(by content: Syntax, _ depth: Int) -> [PossibleValue] {
    if let type = initialized(by: content) {
      return [PossibleValue(type: type, sure: .inferred, rules: ["initializer"])]
    }
    return values.branches(content, depth)
  }

  /// The view whose initializer such a view uses to show its store: `CaseLet(…, then: EditorView.init)`. It
  /// is a part of the view that contains it.
  func part(namedBy call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calleeName, Self.names.contains(name), values.declarations.type(name) == nil else {
      return nil
    }
    return ContentReading(values).content(of: call, ["then", "content"]).flatMap { initialized(by: $0) }
  }

  private func initialized(by content: Syntax) -> String? {
    guard let member = content.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base, base.isNameOfType
    else { return nil }
    return values.declarations.fullName(base.text, inside: values.declarations.owner(of: content))
  }
}
#endif
