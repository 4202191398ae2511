#if SwiftSources
internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The view that has this modifier; of one within another that has the same modifier, that other view.
  var modifiedView: ExprSyntax {
    var outermost = self
    var around = parent
    while let node = around {
      if let call = node.as(FunctionCallExprSyntax.self), call.base != nil, call.calleeName == calleeName,
        position < call.calledExpression.endPosition
      {
        outermost = call
      }
      around = node.parent
    }
    var view = ExprSyntax(outermost)
    while let call = view.as(FunctionCallExprSyntax.self), let base = call.base { view = base }
    return view
  }

  /// Whether `.tabItem` is called on this view.
  var isTab: Bool {
    var node = Syntax(self)
    while let member = node.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    {
      if call.calleeName == "tabItem" { return true }
      node = Syntax(call)
    }
    return false
  }
}
#endif
