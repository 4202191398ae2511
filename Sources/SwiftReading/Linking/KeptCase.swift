#if SwiftSources
internal import SwiftSyntax

/// The cases under which a presentation happens, where a function on the way keeps the case for later, as in a queue: the
/// call that gives one to a parameter of that enum tells which it was.
struct KeptCase {
  /// The enum's full name.
  let type: String
  let cases: Set<String>

  /// What is kept by a call that gives neither a case nor a parameter of its own; nil where the parameter is of no enum.
  init?(
    _ condition: CaseCondition?, _ call: FunctionCallExprSyntax,
    of function: FunctionDeclaration, _ declarations: Declarations
  ) {
    guard let condition, function.given(condition.parameter, by: call)?.caseName == nil,
      let parameter = function.parameters.first(where: { $0.name == condition.parameter }),
      let type = declarations.type(parameter.type, inside: function.owner), type.kind == .enum
    else { return nil }
    self.type = type.name
    cases = condition.cases
  }

  /// Whether a call may lead there: it gives none of the other cases.
  func mayBeGiven(
    by call: FunctionCallExprSyntax, to function: FunctionDeclaration, _ declarations: Declarations
  ) -> Bool {
    function.parameters.allSatisfy { parameter in
      guard declarations.fullName(parameter.type, inside: function.owner) == type,
        let given = function.given(parameter.name, by: call)?.caseName
      else { return true }
      return cases.contains(given)
    }
  }
}
#endif
