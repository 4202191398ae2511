#if SwiftSources
internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// `if let passes = PKAddPassesViewController(pass: pass) { … } else { … }`: what cannot be made is something else then.
  var hasOtherwise: Bool {
    let binding = parent?.parent?.as(OptionalBindingConditionSyntax.self)
    return binding?.parent?.parent?.parent?.as(IfExprSyntax.self)?.elseBody != nil
  }
}
#endif
