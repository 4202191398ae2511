#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// Checks for a destructive swipe action that only sets the state of a confirmation.
  func checkSwiping(_ call: FunctionCallExprSyntax) {
    guard call.calleeName == "Button", call.base == nil,
      call.argument("role")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "destructive",
      call.surroundingCalls.contains(where: { $0.placement == "swipe" }),
      let action = action(ofButton: call)
    else { return }
    let set = action.statements.map { Syntax($0.item).as(SequenceExprSyntax.self).flatMap { Assignment($0) } }
    guard !set.isEmpty, set.allSatisfy({ $0 != nil }),
      let question = question(settingOneOf: set.compactMap { $0?.names.last }, beside: call)
    else { return }
    add(
      .swipedRowGoes, "this only asks, and SwiftUI takes the row away at once", at: call.nameNode,
      other: question.nameNode)
  }

  /// Checks for two buttons in one row of a list, in a view that sets no button style.
  func checkListRow(_ stack: FunctionCallExprSyntax) {
    guard let row = ListRow(stack), let list = row.list.calleeName, declarations.type(list) == nil,
      let owner = declarations.owner(of: stack), declarations.isView(owner),
      !(declarations.calls["buttonStyle"] ?? []).contains(where: { declarations.owner(of: $0.node) == owner })
    else { return }
    let buttons = row.buttons
    guard buttons.count > 1 else { return }
    add(
      .buttonsInOneRow, "a tap on this row of ‘\(list)’ performs all of its buttons", at: buttons[1].nameNode,
      other: buttons[0].nameNode)
  }

  /// The confirmation in the same file and type that one of the states presents.
  private func question(
    settingOneOf names: [String], beside call: FunctionCallExprSyntax
  ) -> FunctionCallExprSyntax? {
    let owner = declarations.owner(of: call)
    return ["alert", "confirmationDialog"].flatMap { declarations.calls[$0] ?? [] }.map(\.node).first { one in
      guard one.base != nil, let state = one.argument("isPresented") ?? one.argument("item"),
        declarations.owner(of: one) == owner, declarations.file(of: one) === file
      else { return false }
      return names.contains(BoundState.name(of: state))
    }
  }
}
#endif
