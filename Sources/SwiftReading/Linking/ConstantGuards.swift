#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds screens that block gestures and contain no other code that may close them.
struct ConstantGuards {
  private let linking: FactLinking
  private var declarations: Declarations { linking.declarations }

  init(_ linking: FactLinking) { self.linking = linking }

  /// One finding for each such screen.
  func findings(in facts: CodeFacts) -> [CodeFinding] {
    let shown = Set(facts.edges.filter { $0.verb == .present }.compactMap(\.target.type))
    return facts.guards.compactMap { fact in
      guard fact.value == "true", fact.sure == .exact, let type = fact.type, shown.contains(type),
        facts.guards.count(where: { $0.type == type }) == 1,
        let screen = facts.screens.first(where: { $0.type == type })
      else { return nil }
      let types = linking.withParts(type).flatMap { [$0] + ancestors(of: $0) }
      let answers = facts.callbacks.contains {
        $0.name == "did-attempt-to-dismiss" && types.contains($0.type)
      }
      let leaves = screen.buttons.contains { button in
        ["cancel", "close", "done", "save"].contains(button.role ?? "")
          || !button.leaving.isEmpty
      }
      guard !answers, !leaves, !types.contains(where: { mayClose($0) }) else { return nil }
      return CodeFinding(
        .constantGuard, "a gesture never closes ‘\(type)’, and nothing in it was found that does", type: type,
        place: fact.place, other: screen.place)
    }
  }

  private func ancestors(of type: String, _ depth: Int = 0) -> [String] {
    guard depth < 8, let declaration = declarations.types[type] else { return [] }
    return declaration.inherits.flatMap { parent -> [String] in
      guard parent != type, declarations.types[parent] != nil else { return [] }
      return [parent] + ancestors(of: parent, depth + 1)
    }
  }

  /// Whether a type dismisses something, or has a property that may do so: one that is neither a view nor a
  /// plain value.
  private func mayClose(_ type: String) -> Bool {
    guard let declaration = declarations.types[type] else { return true }
    if declaration.properties.values.contains(where: { !isPlain($0) }) { return true }
    let bodies =
      declaration.allFunctions.compactMap { $0.body.map { Syntax($0) } }
      + declaration.properties.values.compactMap(\.body)
    return bodies.flatMap(\.calls).contains { call in
      ["dismiss", "popViewController", "performSegue", "post"].contains(call.calleeName ?? "")
    }
  }

  private func isPlain(_ property: PropertyDeclaration) -> Bool {
    // A computed property stores nothing.
    if property.body != nil { return true }
    guard let type = property.type.map(bareTypeName) ?? Self.made(property) else { return false }
    return Self.plainTypes.contains(type) || declarations.isUIKitView(type)
  }

  private static func made(_ property: PropertyDeclaration) -> String? {
    guard let value = property.value else { return nil }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    return value.as(FunctionCallExprSyntax.self)?.calleeName
  }

  /// Types of values that cannot close anything.
  private static let plainTypes: Set = [
    "Bool", "Int", "Double", "CGFloat", "Float", "String", "Date", "URL", "UIColor", "UIImage", "UIFont",
    "Data",
    "CGSize", "CGRect", "TimeInterval", "NSLayoutConstraint", "UIBarButtonItem", "UIActivityIndicatorView",
    "UIImageView", "UIProgressView", "UISwitch", "UISlider",
  ]
}
#endif
