#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads lists of controllers for another controller: a stack, the tabs of a tab bar, the pages of a page
/// controller.
extension ControllerPresentations {
  /// `setViewControllers(_:animated:)` and `setViewControllers(_:direction:animated:)`.
  func readControllers(_ given: ExprSyntax, _ call: FunctionCallExprSyntax) {
    let holder = holder(call.base, at: Syntax(call))
    if call.has("direction") || inherits(holder, "UIPageViewController") {
      let before = visitor.found.edges.count
      for element in (lists.elements(of: given) ?? [given]).flatMap({ lists.pages(behind: $0) }) {
        add(.embed, element, of: pageOwner(holder, call), at: Syntax(call.nameNode))
      }
      if visitor.found.edges.count == before { noteComputed(given, at: Syntax(call.nameNode)) }
      return
    }
    guard call.argument("animated") != nil else { return }
    if inherits(holder, "UITabBarController") {
      return readTabs(given, of: call.base, at: Syntax(call.nameNode))
    }
    guard !fillsWhatIsPresented(call), !fillsRoot(call),
      !startsStack(call.base, with: given, at: Syntax(call.nameNode))
    else { return }
    let stacks = lists.alternatives(of: given)
    guard !stacks.isEmpty else {
      if !lists.isShortened(given) {
        readPresent(given, call, .push)
      } else if visitor.isRun(call) {
        if let closing = ClosingReading(visitor.file, values).closing("setViewControllers", call) {
          visitor.found.closings.append(closing)
        } else {
          noteComputed(given, at: Syntax(call.nameNode))
        }
      }
      return
    }
    for stack in stacks {
      guard let last = stack.last, !isEmpty(last) else { continue }
      let before = visitor.found.edges.count
      readPresent(last, call, .push)
      guard stack.count > 1 else { continue }
      for index in before..<visitor.found.edges.count {
        visitor.found.edges[index].edge.rules.append("the last of \(stack.count) that replace the stack")
      }
    }
  }

  /// Reads what a controller puts into its own stack before it is on screen.
  ///
  /// - Returns: whether it is that.
  func startsStack(_ base: ExprSyntax?, with given: ExprSyntax, at node: Syntax) -> Bool {
    let starting = StartingStack(values)
    guard let holder = starting.holder(filling: base, at: node) else { return false }
    add(.embed, starting.last(of: given), of: holder, at: node)
    return true
  }

  /// `tabs.viewControllers = [home, settings]`.
  func readTabs(_ given: ExprSyntax, of base: ExprSyntax?, at node: Syntax) {
    let holder = holder(base, at: node)
    guard inherits(holder, "UITabBarController") else { return }
    guard let list = lists.elements(of: given) else { return noteComputed(given, at: node) }
    for element in list.flatMap({ content(ofTab: $0) }) { add(.tab, element, of: holder, at: node) }
  }

  /// The content of a tab: `UITab(…) { _ in Home() }`, `UITabGroup(…, children: […])`, otherwise the
  /// controller itself.
  private func content(ofTab element: ExprSyntax) -> [ExprSyntax] {
    guard let call = element.as(FunctionCallExprSyntax.self), call.base == nil,
      ["UITab", "UISearchTab", "UITabGroup"].contains(call.calleeName ?? "")
    else { return [element] }
    let provider =
      call.trailingClosure.map { Syntax($0) } ?? call.argument("viewControllerProvider").map { Syntax($0) }
    let children = call.argument("children").flatMap { lists.elements(of: $0) } ?? []
    return (provider.map { values.results(of: $0) } ?? []) + children.flatMap { content(ofTab: $0) }
  }

  /// Reads the tabs or columns of a container.
  func readChildren(_ given: ExprSyntax, of base: ExprSyntax?, at node: Syntax) {
    readTabs(given, of: base, at: node)
    readColumns(given, of: base, at: node)
    guard !inherits(holder(base, at: node), "UITabBarController"), isList(of: base, at: node),
      lists.alternatives(of: given).isEmpty
    else { return }
    noteComputed(given, at: node)
  }

  /// Records a computed or reordered list: it is not known what it shows.
  private func noteComputed(_ given: ExprSyntax, at node: Syntax) {
    if given.is(NilLiteralExprSyntax.self) || given.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false {
      return
    }
    visitor.found.note(given.text, at: visitor.file.place(of: node))
  }

  /// Records a call that changes the list of a container: `tabs.viewControllers?.swapAt(0, 1)`.
  func readChange(of name: String, _ call: FunctionCallExprSyntax) {
    guard Self.changing.contains(name), let list = call.base?.withoutMarks else { return }
    let member = list.as(MemberAccessExprSyntax.self)
    guard (member?.declName.baseName.text ?? list.plainName) == "viewControllers",
      member != nil || values.meaning(of: "viewControllers", at: Syntax(list)) == nil,
      isList(of: member?.base, at: Syntax(call))
    else { return }
    visitor.found.note(call.text, at: visitor.file.place(of: call.nameNode))
  }

  /// Methods that change a list in place.
  private static let changing: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "sort", "shuffle",
    "swapAt", "replaceSubrange", "removeSubrange", "popLast",
  ]
  private static let containers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  /// Whether `viewControllers` is that of a stack, a tab bar or a split view, and not a property of the app.
  private func isList(of base: ExprSyntax?, at node: Syntax) -> Bool {
    if let holder = holder(base, at: node), Self.containers.contains(where: { inherits(holder, $0) }) {
      return declarations.property("viewControllers", of: holder) == nil
    }
    guard let base = base?.withoutMarks else { return false }
    let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? base.plainName ?? ""
    return ["navigationController", "tabBarController", "splitViewController"].contains(name)
  }

  /// `split.viewControllers = [list, detail]`.
  func readColumns(_ given: ExprSyntax, of base: ExprSyntax?, at node: Syntax) {
    let holder = holder(base, at: node)
    guard inherits(holder, "UISplitViewController"), let list = lists.elements(of: given), list.count < 4
    else { return }
    for (index, element) in list.enumerated() {
      let column: EdgeFact.Column =
        index == 0 ? .primary : index + 1 == list.count ? .secondary : .supplementary
      add(.column, element, of: holder, at: node, [column.rule])
    }
  }

  /// `split.setViewController(list, for: .primary)`.
  func readColumn(_ given: ExprSyntax, _ call: FunctionCallExprSyntax) {
    let holder = holder(call.base, at: Syntax(call))
    guard inherits(holder, "UISplitViewController"), let written = call.argument("for")?.caseName,
      let column = EdgeFact.Column.allCases.first(where: { "\($0)" == written })
    else { return }
    add(.column, given, of: holder, at: Syntax(call.nameNode), [column.rule])
  }

  /// The place of the creating call, which decides the order of several.
  private func made(_ value: PossibleValue) -> SourcePlace? {
    value.creation.flatMap { creation in declarations.file(of: creation)?.place(of: creation) }
  }

  private var lists: ControllerLists { ControllerLists(values) }

  private func holder(_ base: ExprSyntax?, at node: Syntax) -> String? {
    guard let base, !base.isSelf, base.text != "super" else { return declarations.owner(of: node) }
    if let kept = KeptContainer(values).type(of: base) { return kept }
    if let type = values.values(of: base).first?.type { return type }
    // The tab bar that a router refers to by a protocol.
    return values.conformances.declaredProtocol(of: base).flatMap {
      values.conformances.onlyScreen(conformingTo: $0)
    }
  }

  private func inherits(_ type: String?, _ root: String) -> Bool {
    type.map { declarations.inherits($0, from: [root]) } ?? false
  }

  /// The pages of a general page controller belong to the type that created it.
  private func pageOwner(_ holder: String?, _ call: FunctionCallExprSyntax) -> String? {
    let owner = declarations.owner(of: call)
    if let holder, holder != "UIPageViewController", inherits(holder, "UIPageViewController") {
      return holder
    }
    return owner.map { declarations.isController($0) } ?? false ? owner : holder ?? owner
  }

  private func add(
    _ verb: EdgeFact.Verb, _ element: ExprSyntax, of holder: String?, at node: Syntax, _ rules: [String] = []
  ) {
    let file = declarations.file(of: element) ?? visitor.file
    let all = values.values(of: element)
    let shown = all.filter { values.isShown($0) && $0.type != holder }
    // It is not known what the tab or column shows.
    if all.isEmpty, verb != .embed {
      visitor.found.routeCalls.append((file.place(of: element), PackageCalls.short(element.text)))
    }
    for value in shown {
      // The placeholder in an empty column is no screen.
      let isPlain = declarations.isGeneral(value.type) || declarations.isNavigation(value.type)
      if verb == .column, isPlain { continue }
      var edge = EdgeFact(
        verb: verb, framework: .uikit, source: EdgeFact.Source(type: holder, sure: .inferred),
        target: visitor.target(value),
        place: verb == .embed
          ? visitor.file.place(of: node)
          : shown.count > 1 ? made(value) ?? file.place(of: element) : file.place(of: element))
      edge.function = declarations.function(of: node)?.name
      edge.rules = rules + value.rules
      visitor.found.edges.append(PendingEdge(edge: edge))
      if verb == .embed, let holder, !declarations.isNavigation(holder) {
        visitor.found.parts[holder, default: []].insert(value.type)
      }
    }
  }
}
#endif
