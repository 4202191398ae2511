#if SwiftSources
internal import SwiftSyntax

extension Syntax {
  /// Whether a type is a generic parameter of the function: `Content` of
  /// `func show<Content: View>(_ content: Content)`.
  func isGeneric(_ written: String) -> Bool {
    let clause = self.as(FunctionDeclSyntax.self)?.genericParameterClause
    return clause?.parameters.contains { $0.name.text == bareTypeName(written) } ?? false
  }
}

extension FunctionDeclaration {
  /// The parameters whose view, or closure for a view, only the call decides: `Content`, `() -> Content`,
  /// `some View`.
  var views: [Parameter] { parameters.filter { isView($0.type) } }

  private func isView(_ written: String) -> Bool {
    let result = (written.split(separator: "->").last.map { String($0) } ?? written).filter {
      !"()".contains($0)
    }
    let type = bareTypeName(result)
    guard !["View", "AnyView"].contains(type) else { return true }
    let isOfView = node.genericParameterClause?.parameters.contains { parameter in
      parameter.name.text == type && parameter.inheritedType.map { lastName($0.text) == "View" } ?? false
    }
    // `where Content: View`
    let isRequired = node.genericWhereClause?.requirements.contains { requirement in
      requirement.requirement.as(ConformanceRequirementSyntax.self).map {
        $0.leftType.text == type && lastName($0.rightType.text) == "View"
      } ?? false
    }
    return isOfView == true || isRequired == true
  }

  /// The trailing closure of a call that creates the only view that the function takes.
  func view(madeFor parameter: Parameter, by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard parameter.type.contains("->"), views.map(\.name) == [parameter.name],
      parameters.count(where: { $0.type.contains("->") }) == 1
    else { return nil }
    return content(parameter.name, of: call)?.as(ExprSyntax.self)
  }
}

/// Finds the closure that a name stands for.
struct CalledClosure {
  private let values: ValueResolution

  init(_ values: ValueResolution) { self.values = values }

  /// The closure that is called by name: `builder()`, if the followed call passes one.
  func closure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    guard call.arguments.isEmpty, call.trailingClosure == nil, var name = call.calledExpression.plainName
    else {
      return nil
    }
    var node = Syntax(call)
    for _ in 0..<5 {
      guard case .value(let value)? = values.meaning(of: name, at: node), Syntax(value).id != node.id else {
        return nil
      }
      if let closure = value.as(ClosureExprSyntax.self) { return closure }
      guard let next = value.plainName else { return nil }
      (name, node) = (next, Syntax(value))
    }
    return nil
  }
}

extension ExprSyntax {
  /// The written type of the name that it is assigned to: of `let editor: Editor = make()`.
  var writtenType: String? {
    let binding = parent?.parent
    return binding?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.text
      ?? binding?.as(OptionalBindingConditionSyntax.self)?.typeAnnotation?.type.text
  }
}

extension Declarations {
  /// Whether a type does not say what is shown: any controller or view, the result of a closure, or a generic
  /// parameter of the enclosing type, which is decided where the type is created.
  func saysNothing(_ name: String, in owner: String?) -> Bool {
    name.isEmpty || isGeneral(name) || name.contains("->")
      || owner.flatMap { types[$0] }?.generics.contains(name) ?? false
  }
}
#endif
