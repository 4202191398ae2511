#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  /// `NavigationLink`.
  func readNavigationLink(_ call: FunctionCallExprSyntax, _ owner: String) {
    if let value = call.argument("value") {
      // What a view or a function is given is told where that is made or called.
      var isGiven = paths.givenProperty(value) != nil
      if case .parameter? = caseValue(value) { isGiven = true }
      if !isGiven {
        found.routeCalls.append((file.place(of: call.nameNode), PackageCalls.short(value.text)))
      }
      return push(value, call, owner)
    }
    // The Composable Architecture: what is pushed is said by the stack, and the closure is the label.
    if call.has("state") { return }
    if let page = contents.pushedCase(of: call) { return push(page, call, owner) }
    guard let content = contents.content(of: call, ["destination"]) else { return }
    if let givers = GivenContent(values).givers(of: content) {
      found.edges += GivenEdges(self).edges(of: givers, .push, call)
      return
    }
    let shown = contents.shown(by: content)
    guard !shown.isEmpty || contents.isSomething(content) else { return }
    var pending = edge(.push, TargetFact(sure: .unknown), owner, call)
    pending.edge.trigger = trigger(of: call)
    pending.contentParameter = contents.contentParameter(content, of: pending.function)
    if pending.contentParameter != nil,
      let binding = call.argument("isActive") ?? call.argument("isPresented")
    {
      pending.edge.trigger = ButtonFact(key: "$" + BoundState.name(of: binding), place: pending.edge.place)
    }
    for value in shown.isEmpty ? [ContentReading.inlineContent] : shown {
      var one = pending
      one.edge.target = target(value)
      one.edge.rules = value.rules
      found.edges.append(one)
    }
  }

  /// `path.append(.case)`.
  func readPush(_ call: FunctionCallExprSyntax) {
    guard call.arguments.count == 1 || call.calleeName != "append",
      let value = call.arguments.first, value.label == nil, let owner = declarations.owner(of: call)
    else { return }
    push(value.expression, call, owner)
  }

  /// `navigate(to: Page(id))` of the app's own, which some stack takes.
  func readSent(_ call: FunctionCallExprSyntax) {
    guard let sent = ValueRoutes(values).sent(by: call), let owner = declarations.owner(of: call) else {
      return
    }
    push(sent.value, call, owner)
  }

  /// `condition ? .a : .b` may be either.
  private func push(_ value: ExprSyntax, _ call: FunctionCallExprSyntax, _ owner: String) {
    let choices = values.alternatives(of: value)
    let type = choices.lazy.compactMap { self.writtenType($0) }.first
    for one in choices { push(one, call, owner, among: type) }
  }

  /// The enum that is written before a case.
  private func writtenType(_ value: ExprSyntax) -> String? {
    if case .name(_, let type)? = caseValue(value) { type } else { nil }
  }

  private func push(
    _ value: ExprSyntax, _ call: FunctionCallExprSyntax, _ owner: String, among type: String?
  ) {
    var pushed = caseValue(value)
    if case .name(let name, nil)? = pushed, type != nil { pushed = .name(name, type: type) }
    // `Route.page` as a value that is made: `Route(…)` says nothing here.
    if case .yes? = pushed { pushed = nil }
    guard let pushed else { return }
    // What is appended to any list says nothing; a link's value and a path's element may be any page.
    let expected = paths.elementType(ofPathIn: call)
    if pushed == .other, expected == nil, call.calleeName != "NavigationLink" { return }
    var setting = CaseSetting(
      value: pushed, inner: paths.innerCase(of: value), given: paths.givenProperty(value), property: "",
      expected: expected, isPush: true, owner: owner, function: declarations.function(of: call),
      trigger: trigger(of: call), place: file.place(of: call.nameNode),
      style: PackageStack(values).style(of: call, at: file.place(of: call.nameNode)),
      along: paths.pagesAlong(value, in: file))
    if call.base?.text.hasPrefix("state.") ?? false {
      let bodies = declarations.types[owner]?.allBodies ?? []
      setting.actions = ActionPath.around(call, in: bodies, declarations).map(\.names)
    }
    found.settings.append(setting)
  }

  private func trigger(of call: FunctionCallExprSyntax) -> ButtonFact? {
    guard call.calleeName == "NavigationLink" else { return buttons.trigger(of: call) }
    // `NavigationLink(unwrapping: $store.route, case: \.page) { … }`, which nobody sees.
    if call.has("unwrapping"), let name = call.argument("case")?.wordName {
      return ButtonFact(key: "$" + name, place: file.place(of: call.nameNode))
    }
    return buttons.link(call) ?? ButtonFact(key: "NavigationLink", place: file.place(of: call.nameNode))
  }

  /// `router.path = [.home, .detail(id)]`: the last of them is what comes to the front.
  func readPath(_ assignment: Assignment, _ property: String, _ owner: String) {
    guard declarations.stackPaths.contains(property) else { return }
    var seen: [CaseSetting.Value] = []
    for last in assignment.parts.flatMap({ paths.lists(in: $0) }).compactMap({ $0.elements.last?.expression })
    {
      guard let pushed = caseValue(last), pushed != .other, !seen.contains(pushed) else { continue }
      seen.append(pushed)
      found.settings.append(
        CaseSetting(
          value: pushed, inner: paths.innerCase(of: last), property: "", expected: nil, isPush: true,
          owner: owner,
          function: declarations.function(of: assignment.node), trigger: buttons.trigger(of: assignment.node),
          place: file.place(of: assignment.node)))
    }
  }
}
#endif
