#if SwiftSources
internal import SwiftSyntax

/// Tells functions of one name and the same labels apart by the types of their parameters.
struct OverloadMatching {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// Whether no argument has a type that a parameter excludes: one of the app that is, and inherits from, another one.
  func mayTake(_ call: FunctionCallExprSyntax, _ function: FunctionDeclaration) -> Bool {
    function.parameters.allSatisfy { parameter in
      guard let taken = declared(parameter.type, by: function),
        let argument = function.argument(parameter.name, of: call), let given = type(of: argument, in: call)
      else { return true }
      return given.name == taken.name || declarations.inherits(given.name, from: [taken.name])
        || declarations.inherits(taken.name, from: [given.name])
    }
  }

  private func type(
    of argument: ExprSyntax, in call: FunctionCallExprSyntax, depth: Int = 0
  ) -> TypeDeclaration? {
    if depth < 4, let name = argument.plainName {
      switch values.meaning(of: name, at: Syntax(argument)) {
      case .parameter(_, let written, _):
        return declarations.function(of: call).flatMap { declared(written, by: $0) }
      case .value(let value): return type(of: value, in: call, depth: depth + 1)
      case .type, .choice, nil: break
      }
    }
    if let made = argument.as(FunctionCallExprSyntax.self)?.madeTypeName {
      return declarations.type(made, inside: declarations.owner(of: call))
    }
    return MadeObject(values).type(of: argument).flatMap { declarations.type($0) }
  }

  /// The declared type of a parameter; for a generic one, what it has to conform to.
  private func declared(_ written: String, by function: FunctionDeclaration) -> TypeDeclaration? {
    let name = bareTypeName(written)
    let generic = function.node.genericParameterClause?.parameters.first { $0.name.text == name }
    if let generic, generic.inheritedType == nil { return nil }
    return declarations.type(generic?.inheritedType?.text ?? name, inside: function.owner)
  }
}
#endif
