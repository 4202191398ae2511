#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  /// `NavigationLink`.
  func readNavigationLink(_ call: FunctionCallExprSyntax, _ owner: String) {
    if let value = call.argument("value") { return push(value, call, owner) }
    if let page = contents.pushedCase(of: call) { return push(page, call, owner) }
    guard let content = contents.content(of: call, ["destination"]) else { return }
    let shown = contents.shown(by: content)
    guard !shown.isEmpty || contents.isSomething(content) else { return }
    var pending = edge(.push, TargetFact(sure: .unknown), owner, call)
    pending.edge.trigger = buttons.link(call)
    for value in shown.isEmpty ? [ContentReading.inlineContent] : shown {
      var one = pending
      one.edge.target = target(value)
      one.edge.rules = value.rules
      found.edges.append(one)
    }
  }

  /// `path.append(.case)`.
  func readPush(_ call: FunctionCallExprSyntax) {
    guard call.arguments.count == 1, let value = call.arguments.first, value.label == nil,
      let owner = declarations.owner(of: call)
    else { return }
    push(value.expression, call, owner)
  }

  private func push(_ value: ExprSyntax, _ call: FunctionCallExprSyntax, _ owner: String) {
    var pushed = caseValue(value)
    // `Route.page` as a value that is made: `Route(…)` says nothing here.
    if case .yes? = pushed { pushed = nil }
    guard let pushed else { return }
    // What is appended to any list says nothing; a link's value and a path's element may be any page.
    let expected = PathReading(values).elementType(ofPathIn: call)
    if pushed == .other, expected == nil, call.calleeName != "NavigationLink" { return }
    found.settings.append(
      CaseSetting(
        value: pushed, property: "", expected: expected, isPush: true, owner: owner,
        function: declarations.function(of: call),
        trigger: buttons.trigger(of: call), place: file.place(of: call.nameNode)))
  }
}
#endif
