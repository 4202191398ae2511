#if SwiftSources
internal import SwiftSyntax

/// Finds the created type if its name is a generic parameter of the function: `Editor`, if
/// `make(Editor.self)` calls a function that takes a `Page.Type` and creates a `Page(…)`.
struct GivenType {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The full name of the type that a call creates.
  func fullName(of name: String, madeBy call: FunctionCallExprSyntax) -> String {
    given(for: name, at: call) ?? declarations.fullName(name, inside: declarations.owner(of: call))
  }

  private func given(for name: String, at call: FunctionCallExprSyntax) -> String? {
    guard let function = declarations.function(of: call), Syntax(function.node).isGeneric(name),
      let parameter = function.parameters.first(where: { $0.type == name + ".Type" }),
      let given = values.bindings[Syntax(function.node).id]?[parameter.name]?.as(MemberAccessExprSyntax.self),
      given.declName.baseName.text == "self", let type = given.base?.text
    else { return nil }
    return declarations.fullName(type, inside: declarations.owner(of: given))
  }
}
#endif
