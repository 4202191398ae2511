#if SwiftSources
internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// Whether failure is handled: `if let passes = PKAddPassesViewController(pass: pass) { … } else { … }`.
  var hasOtherwise: Bool {
    let binding = parent?.parent?.as(OptionalBindingConditionSyntax.self)
    return binding?.parent?.parent?.parent?.as(IfExprSyntax.self)?.elseBody != nil
  }
}
#endif
