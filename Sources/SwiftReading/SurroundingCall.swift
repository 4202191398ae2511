#if SwiftSources
internal import SwiftSyntax

/// A call with a closure that contains a node.
struct SurroundingCall {
  let call: FunctionCallExprSyntax
  let closure: ClosureExprSyntax
  /// The label of the closure; nil for the first trailing closure.
  let label: String?

  /// The name of the called function.
  var name: String { call.calleeName ?? "" }

  /// Whether the closure is the content of the call, not a label or an action.
  var isContent: Bool { label == nil || label == "content" }

  /// Where the buttons of the content are placed, in the flow's words; nil if the call does not say it.
  var placement: String? {
    guard isContent else { return nil }
    switch (name, call.base == nil) {
    case ("swipeActions", false): return "swipe"
    case ("contextMenu", false), ("Menu", true): return "menu"
    default: return nil
    }
  }

  /// The names of the closure's parameters.
  var parameters: Set<String> {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): Set(names.map(\.name.text))
    case .parameterClause(let clause):
      Set(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
    case nil: []
    }
  }
}

extension SyntaxProtocol {
  /// The calls whose closures contain a node, innermost first, within the member of a type.
  var surroundingCalls: [SurroundingCall] {
    var found: [SurroundingCall] = []
    var node = Syntax(self).parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      if let closure = current.as(ClosureExprSyntax.self), let call = closure.call { found.append(call) }
      node = current.parent
    }
    return found
  }
}

extension ClosureExprSyntax {
  /// The call that the closure is passed to.
  var call: SurroundingCall? {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id {
      return SurroundingCall(call: call, closure: self, label: nil)
    }
    if let element = parent?.as(MultipleTrailingClosureElementSyntax.self),
      let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return SurroundingCall(call: call, closure: self, label: element.label.text)
    }
    if let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return SurroundingCall(call: call, closure: self, label: argument.label?.text)
    }
    return nil
  }
}
#endif
