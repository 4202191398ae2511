#if SwiftSources
internal import SwiftSyntax

extension ReceiverReading {
  /// The screen that runs the closure in which a stack is asked that is made beside it: `let stack = UINavigationController()`, and
  /// `EditorView(onNext: { stack.pushViewController(…) })`.
  func screen(onStackMadeBeside base: ExprSyntax, at call: Syntax) -> String? {
    guard let name = base.plainName, let function = call.enclosing(FunctionDeclSyntax.self) else {
      return nil
    }
    let isMade = function.all(PatternBindingSyntax.self).contains { binding in
      guard binding.pattern.text == name,
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.madeTypeName
      else { return false }
      return isStack(made)
    }
    return isMade ? screenThatRuns(closureAround: call) : nil
  }
}
#endif
