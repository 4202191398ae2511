#if SwiftSources
internal import SwiftSyntax

/// The cases under which a presentation happens, if a function on the path stores the case, for example in a
/// queue. The call that passes a value of that enum decides which case it was.
struct KeptCase {
  /// The enum's full name.
  let type: String
  let cases: Set<String>

  /// Creates it for a call that passes no written case for the parameter; nil for other calls, and if the
  /// parameter is not of an enum.
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

  /// Whether a call may lead there: it passes none of the other cases.
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
