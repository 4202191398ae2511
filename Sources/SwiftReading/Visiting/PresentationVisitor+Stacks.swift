#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Controllers that are given to another as a list: a stack, the tabs of a tab bar, the pages of a page controller.
extension PresentationVisitor {
  /// `setViewControllers(_:animated:)` and `setViewControllers(_:direction:animated:)`.
  func readControllers(_ given: ExprSyntax, _ call: FunctionCallExprSyntax) {
    let holder = holder(call.base, at: Syntax(call))
    if call.has("direction") || inherits(holder, "UIPageViewController") {
      for element in (elements(of: given) ?? [given]).flatMap({ pages(behind: $0) }) {
        add(.embed, element, of: pageOwner(holder, call), at: Syntax(call.nameNode))
      }
      return
    }
    guard call.argument("animated") != nil else { return }
    if inherits(holder, "UITabBarController") {
      return readTabs(given, of: call.base, at: Syntax(call.nameNode))
    }
    guard !fillsWhatIsPresented(call) else { return }
    guard let list = elements(of: given) else {
      if !isShortened(given) { readPresent(given, call, .push) }
      return
    }
    guard let last = list.last, !isEmpty(last) else { return }
    let before = found.edges.count
    readPresent(last, call, .push)
    guard list.count > 1 else { return }
    for index in before..<found.edges.count {
      found.edges[index].edge.rules.append("the last of \(list.count) that replace the stack")
    }
  }

  /// `tabs.viewControllers = [home, settings]`.
  func readTabs(_ given: ExprSyntax, of base: ExprSyntax?, at node: Syntax) {
    let holder = holder(base, at: node)
    guard inherits(holder, "UITabBarController"), let list = elements(of: given) else { return }
    for element in list { add(.tab, element, of: holder, at: node) }
  }

  private func holder(_ base: ExprSyntax?, at node: Syntax) -> String? {
    guard let base, !base.isSelf, base.text != "super" else { return declarations.owner(of: node) }
    return values.values(of: base).first?.type
  }

  private func inherits(_ type: String?, _ root: String) -> Bool {
    type.map { declarations.inherits($0, from: [root]) } ?? false
  }

  /// Pages of a plain page controller are pages of whoever made that.
  private func pageOwner(_ holder: String?, _ call: FunctionCallExprSyntax) -> String? {
    let owner = declarations.owner(of: call)
    if let holder, holder != "UIPageViewController", inherits(holder, "UIPageViewController") {
      return holder
    }
    return owner.map { declarations.isController($0) } ?? false ? owner : holder ?? owner
  }

  private func add(_ verb: EdgeFact.Verb, _ element: ExprSyntax, of holder: String?, at node: Syntax) {
    for value in values.values(of: element) where values.isShown(value) && value.type != holder {
      var edge = EdgeFact(
        verb: verb, framework: .uikit, source: EdgeFact.Source(type: holder, sure: .inferred),
        target: target(value), place: file.place(of: verb == .tab ? Syntax(element) : node))
      edge.function = declarations.function(of: node)?.name
      edge.rules = value.rules
      found.edges.append(PendingEdge(edge: edge))
      if verb == .embed, let holder { found.parts[holder, default: []].insert(value.type) }
    }
  }

  /// The elements of a list that is written out, or of a variable that holds one.
  private func elements(of expression: ExprSyntax) -> [ExprSyntax]? {
    if let list = expression.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let added = expression.member.map { appended(to: name, in: $0) } ?? []
    switch values.meaning(of: name, at: Syntax(expression)) {
    case .value(let value):
      if let list = value.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) + added }
      return added.isEmpty ? nil : added
    case .choice(let choices):
      let lists = choices.compactMap { $0.as(ArrayExprSyntax.self) }
      return lists.isEmpty ? nil : lists.flatMap { $0.elements.map(\.expression) }
    case .type, .parameter: return added.isEmpty ? nil : added
    case nil:
      let property = declarations.property(name, of: declarations.owner(of: expression))
      let made = property?.value?.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self)
      let body = made.map { Syntax($0) } ?? property?.body
      let value =
        property?.value?.as(ArrayExprSyntax.self)
        ?? body.flatMap { values.onlyExpression($0) }?.as(ArrayExprSyntax.self)
      return value?.elements.map(\.expression)
    }
  }

  /// Of one page out of a list, `pages[0]` or `pages.first!`, all of that list: a page controller shows each in turn.
  private func pages(behind element: ExprSyntax) -> [ExprSyntax] {
    if let force = element.as(ForceUnwrapExprSyntax.self) { return pages(behind: force.expression) }
    let member = element.as(MemberAccessExprSyntax.self)
    let isEnd = ["first", "last"].contains(member?.declName.baseName.text ?? "")
    let list = element.as(SubscriptCallExprSyntax.self)?.calledExpression ?? (isEnd ? member?.base : nil)
    if let list, let all = elements(of: list) { return all }
    guard let name = element.plainName,
      case .value(let value)? = values.meaning(of: name, at: Syntax(element))
    else { return [element] }
    let inner = pages(behind: value)
    return inner.count > 1 ? inner : [element]
  }

  private func appended(to name: String, in member: Syntax) -> [ExprSyntax] {
    member.calls.filter { $0.calleeName == "append" && $0.base?.plainName == name && $0.arguments.count == 1 }
      .compactMap { $0.arguments.first }.filter { $0.label == nil }.map(\.expression)
  }

  /// Whether it is a stack's own list with some taken out, which shows nothing new.
  private func isShortened(_ given: ExprSyntax) -> Bool {
    var expression = given
    if let name = given.plainName, case .value(let value)? = values.meaning(of: name, at: Syntax(given)) {
      expression = value
    }
    return expression.all(DeclReferenceExprSyntax.self).contains { $0.baseName.text == "viewControllers" }
  }
}
#endif
