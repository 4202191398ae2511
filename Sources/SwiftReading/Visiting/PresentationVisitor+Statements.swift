#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  /// `something = value`.
  func read(_ assignment: Assignment) {
    guard let property = assignment.names.last else { return }
    let owner = declarations.owner(of: assignment.node)
    switch property {
    case "isModalInPresentation": readGuard(assignment, owner)
    case "modalPresentationStyle": if assignment.isOfSelf, let owner { readOwnStyle(assignment, owner) }
    case "title": readTitle(assignment, owner)
    case "rootViewController":
      found.roots += WindowReading(values).roots(of: assignment, in: owner, file)
      RootSwitching(self).read(assignment, in: owner)
    case "viewControllers", "tabs":
      let base = assignment.names.count == 1 ? nil : assignment.target.as(MemberAccessExprSyntax.self)?.base
      guard base != nil || assignment.names.count == 1 else { break }
      let lists = ControllerPresentations(self)
      if let value = assignment.value {
        lists.readChildren(value, of: base, at: Syntax(assignment.node))
        let isStart = lists.startsStack(base, with: value, at: Syntax(assignment.node))
        if let base, !isStart { StackReplacing(self).read(value, of: base, at: assignment) }
      } else {
        for part in assignment.parts where !part.is(BinaryOperatorExprSyntax.self) {
          lists.readTabs(part, of: base, at: Syntax(assignment.node))
        }
      }
    default: break
    }
    guard let owner else { return }
    readPath(assignment, property, owner)
    SharedSettingReading(self).read(assignment, property, owner)
    for part in assignment.parts {
      let isMade = assignment.parts.count == 1 && declarations.isView(owner) && BoundState.isMade(part)
      guard let value = caseValue(part) ?? (isMade ? .made : nil) else { continue }
      var setting = CaseSetting(
        value: value, inner: paths.innerCase(of: part), property: property, isPush: false, owner: owner,
        function: declarations.function(of: assignment.node), trigger: buttons.trigger(of: assignment.node),
        place: file.place(of: assignment.node))
      found.settings.append(setting)
      if let pushed = declarations.typePushed(bySetting: property), value != .yes, value != .made {
        setting.isPush = true
        setting.expected = pushed
        found.settings.append(setting)
      }
    }
  }

  /// `.case`, `true`, a parameter; nil for what says nothing.
  func caseValue(_ expression: ExprSyntax, _ depth: Int = 0) -> CaseSetting.Value? {
    if let type = ValueRoutes(values).type(of: expression) { return .name(type, type: type) }
    if let name = declarations.caseName(of: expression) {
      let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
      return .name(name, type: callee.as(MemberAccessExprSyntax.self)?.base?.text)
    }
    if expression.text == "true" { return .yes }
    guard let reference = expression.as(DeclReferenceExprSyntax.self), depth < NameReading.maximumNames else {
      return nil
    }
    let name = reference.baseName.text
    switch values.meaning(of: name, at: Syntax(reference)) {
    case .parameter(_, _, let node) where node.is(FunctionDeclSyntax.self): return .parameter(name)
    case .value(let value): return caseValue(value, depth + 1) ?? .other
    default: return .other
    }
  }

  private func readGuard(_ assignment: Assignment, _ owner: String?) {
    var guarded = GuardFact(
      type: owner, how: "isModalInPresentation", value: assignment.parts.map(\.text).joined(separator: " "),
      place: file.place(of: assignment.node), sure: .exact)
    if !assignment.isOfSelf {
      let base = assignment.target.as(MemberAccessExprSyntax.self)?.base
      if assignment.names.dropLast().last == "navigationController" {
        guarded.on = "navigation"
      } else if let value = base.map({ values.values(of: $0) })?.first {
        guarded.type = value.type
        guarded.on = value.wrap.isEmpty ? "screen" : "navigation"
        guarded.sure = min(value.sure, .inferred)
      } else {
        guarded.sure = .unknown
      }
    }
    found.guards.append(guarded)
  }

  private func readOwnStyle(_ assignment: Assignment, _ owner: String) {
    let word = assignment.value?.wordName ?? "?"
    let isConditional =
      assignment.node.enclosing(IfExprSyntax.self) != nil
      || assignment.value?.is(MemberAccessExprSyntax.self) != true
    var style = EdgeFact.Style(
      value: word, place: file.place(of: assignment.node), sure: isConditional ? .inferred : .exact,
      isConditional: isConditional)
    if let before = found.ownStyles[owner], before.value != word {
      style.value = before.value + "|" + word
      style.sure = .inferred
      style.isConditional = true
    }
    found.ownStyles[owner] = style
  }

  private func readTitle(_ assignment: Assignment, _ owner: String?) {
    guard let owner, declarations.isController(owner), found.titles[owner] == nil,
      assignment.isOfSelf || assignment.names.dropLast().last == "navigationItem",
      let value = assignment.value
    else { return }
    found.titles[owner] = values.title(value)
  }
}
#endif
