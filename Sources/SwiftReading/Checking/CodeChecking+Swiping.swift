#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// A destructive swipe action that only sets the state of a question.
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

  /// The question of the same file and type that one of the states presents.
  private func question(
    settingOneOf names: [String], beside call: FunctionCallExprSyntax
  ) -> FunctionCallExprSyntax? {
    let owner = declarations.owner(of: call)
    return ["alert", "confirmationDialog"].flatMap { declarations.calls[$0] ?? [] }.map(\.node).first { one in
      guard one.base != nil, let state = one.argument("isPresented") ?? one.argument("item"),
        declarations.owner(of: one) == owner, declarations.file(of: one) === file
      else { return false }
      return names.contains(ContentReading(values).boundName(state))
    }
  }
}
#endif
