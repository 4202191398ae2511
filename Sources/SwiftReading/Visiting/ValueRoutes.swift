#if SwiftSources
internal import SwiftSyntax

/// Reads values that a stack shows, and calls that send one wherever a stack takes it.
struct ValueRoutes {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  private static let verbs: Set = ["navigate", "push", "open", "route", "go", "show"]
  private static let maximumDepth = 4

  /// The type of a value that some stack shows; nil for any other.
  func type(of expression: ExprSyntax, _ depth: Int = 0) -> String? {
    guard depth < Self.maximumDepth, !declarations.destinationTypes.isEmpty else { return nil }
    let owner = declarations.owner(of: expression)
    let bare = expression.withoutMarks
    if let call = bare.as(FunctionCallExprSyntax.self) {
      return call.madeTypeName.flatMap { shown($0, inside: owner) }
    }
    guard let name = bare.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    switch values.meaning(of: name, at: Syntax(bare)) {
    case .type(let written), .parameter(_, let written, _): return shown(written, inside: owner)
    case .value(let value): return type(of: value, depth + 1)
    case .choice: return nil
    case nil: return declarations.property(name, of: owner)?.type.flatMap { shown($0, inside: owner) }
    }
  }

  private func shown(_ written: String, inside owner: String?) -> String? {
    let type = declarations.fullName(written.filter { $0 != "?" && $0 != "!" }, inside: owner)
    return declarations.destinationTypes.contains(type) ? type : nil
  }

  /// The value that a call gives a function of the app's own which takes any: `navigate(to: Page(id))`.
  func sent(by call: FunctionCallExprSyntax) -> (type: String, value: ExprSyntax)? {
    guard let name = call.calleeName, Self.verbs.contains(String(name.prefix { $0.isLowercase })),
      let function = declarations.functions[name]?.first(where: { $0.fits(call) })
    else { return nil }
    for parameter in function.parameters where takesAny(parameter, of: function) {
      guard let given = function.argument(parameter.name, of: call), let type = type(of: given) else {
        continue
      }
      return (type, given)
    }
    return nil
  }

  private func takesAny(_ parameter: FunctionDeclaration.Parameter, of function: FunctionDeclaration) -> Bool
  {
    let type = parameter.type.filter { $0 != "?" }
    if type == "AnyHashable" || type.hasPrefix("any ") || type.hasPrefix("some ") { return true }
    return function.node.genericParameterClause?.parameters.contains { $0.name.text == type } ?? false
  }
}
#endif
