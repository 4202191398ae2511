#if SwiftSources
internal import SwiftSyntax

/// Finds which type is made where the name is a type parameter of the function around: `Editor`, where that is called by
/// `make(Editor.self)`, takes a `Page.Type` and makes a `Page(…)`.
struct GivenType {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The full name of what a call makes.
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
