#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension ButtonReading {
  /// Reads the position of a button in a toolbar, a menu or a row, and the role that belongs to this
  /// position. The position of a destructive action gives no role.
  func readPlacement(around call: FunctionCallExprSyntax, into button: inout ButtonFact) {
    var node = Syntax(call).parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      node = current.parent
      if let closure = current.as(ClosureExprSyntax.self), let place = closure.call?.placement {
        button.placement = place
        return
      }
      guard let item = current.as(FunctionCallExprSyntax.self),
        ["ToolbarItem", "ToolbarItemGroup"].contains(item.calleeName ?? "")
      else { continue }
      switch item.argument("placement")?.wordName {
      case "cancellationAction": (button.placement, button.role) = ("leading", button.role ?? "cancel")
      case "confirmationAction": (button.placement, button.role) = ("trailing", button.role ?? "done")
      case "destructiveAction": button.placement = "trailing"
      case "navigationBarLeading", "topBarLeading": button.placement = "leading"
      case "navigationBarTrailing", "topBarTrailing", "primaryAction": button.placement = "trailing"
      case "bottomBar": button.placement = "bottom"
      default: break
      }
      return
    }
  }
}
#endif
