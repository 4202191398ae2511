#if SwiftSources
internal import SwiftSyntax

/// What is spoken of a button that shows a symbol alone.
extension ButtonReading {
  /// By a modifier on it: `Button { … } label: { Image(…) }.accessibilityLabel("Add")`.
  func spokenLabel(around call: FunctionCallExprSyntax) -> String? {
    var modified = call
    while let outer = modified.parent?.parent?.as(FunctionCallExprSyntax.self),
      outer.base.map({ Syntax($0).id == Syntax(modified).id }) ?? false
    {
      if outer.calleeName == "accessibilityLabel" {
        return outer.arguments.first.flatMap { title($0.expression) }
      }
      modified = outer
    }
    return nil
  }

  /// Whether somebody who is not seen may have a function run, as a control does; not one that is open to Objective-C, given
  /// to no control and called by code.
  func isOutsideEvent(_ function: FunctionDeclaration) -> Bool {
    let declarations = values.declarations
    guard function.isCalledFromOutside, !declarations.overridesOwn(function) else { return false }
    let isCalled = declarations.calls[function.name]?.contains { function.fits($0.node) } ?? false
    return !(function.isExposed && !declarations.selectors.contains(function.name) && isCalled)
  }

  /// By a line behind it: `add.accessibilityLabel = "Add"`.
  func spokenLabel(setOn made: FunctionCallExprSyntax) -> String? {
    guard let name = made.holdingName, let member = made.member else { return nil }
    var scopes = [member]
    if member.as(MemberBlockItemSyntax.self)?.decl.is(VariableDeclSyntax.self) ?? false {
      scopes = values.declarations.owner(of: made).flatMap { values.declarations.types[$0] }?.bodies ?? []
    }
    let set = scopes.flatMap(\.assignments).filter { assignment in
      let names = assignment.names
      return names == [name, "accessibilityLabel"] || names == ["self", name, "accessibilityLabel"]
    }
    return set.count == 1 ? set[0].value.flatMap { title($0) } : nil
  }
}
#endif
