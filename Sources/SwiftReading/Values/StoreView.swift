#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Views of The Composable Architecture that show what they are given for a store: they are no screens themselves.
struct StoreView {
  private static let names: Set = [
    "WithViewStore", "WithPerceptionTracking", "IfLetStore", "SwitchStore", "CaseLet", "ForEachStore",
  ]
  private let values: ValueResolution

  init(_ values: ValueResolution) { self.values = values }

  /// What such a view shows: what a closure makes or an initializer that is named; nil for any other view.
  func shown(by call: FunctionCallExprSyntax, _ depth: Int) -> [PossibleValue]? {
    guard let name = call.calleeName, Self.names.contains(name), values.declarations.type(name) == nil,
      let content = ContentReading(values).content(of: call, ["then", "content"])
    else { return nil }
    return values.unique(made(by: content, depth + 1)).filter {
      values.isShown($0) || values.isForeignView($0)
    }
    .map { $0.wrapped(in: name, "container") }
  }

  private func made(by content: Syntax, _ depth: Int) -> [PossibleValue] {
    if let type = initialized(by: content) {
      return [PossibleValue(type: type, sure: .inferred, rules: ["initializer"])]
    }
    return values.branches(content, depth)
  }

  /// The view whose initializer such a view is told to show its store by: `CaseLet(…, then: EditorView.init)`; what is shown so
  /// is a part of whoever has it.
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
