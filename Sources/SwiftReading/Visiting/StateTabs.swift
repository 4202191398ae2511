#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// The tabs of a view that no `tabItem` tells: views with a tag in a tab view, `Home().tag(Tab.home)`, and those that a view with a tab
/// bar of its own chooses by a state, `switch model.tab { case .home: Home() … }`.
struct StateTabs {
  private let visitor: PresentationVisitor
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  // MARK: By their tags

  /// What a tab view holds under tags alone; a container of the app's own is one where its name says so.
  func read(_ name: String, _ call: FunctionCallExprSyntax, _ owner: String) {
    guard
      name == "TabView"
        || name.contains("Tab") && declarations.isView(declarations.fullName(name, inside: owner)),
      call.base == nil, !Self.isOfPages(call),
      let content = call.trailingClosure ?? call.argument("content")?.as(ClosureExprSyntax.self)
    else { return }
    let tagged = content.statements.compactMap { Self.tagged($0.item) }
    guard tagged.count > 1 else { return }
    for view in tagged {
      add(visitor.contents.shown(by: Syntax(view)), owner, visitor.file.place(of: view), "tag")
    }
  }

  /// What a statement puts a tag on: `Home()` of `Home().tag(Tab.home).toolbar(.hidden)`; nil where it has an item of a tab bar.
  private static func tagged(_ item: CodeBlockItemSyntax.Item) -> ExprSyntax? {
    var expression = item.as(ExprSyntax.self)
    var found: ExprSyntax?
    while let call = expression?.as(FunctionCallExprSyntax.self), let base = call.base {
      if call.calleeName == "tabItem" { return nil }
      if call.calleeName == "tag" { found = base }
      expression = base
    }
    return found
  }

  /// Whether the tab view around it shows pages: `.tabViewStyle(.page)`.
  static func isOfPages(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call).parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      if let style = current.as(FunctionCallExprSyntax.self), style.calleeName == "tabViewStyle" {
        return style.arguments.text.contains("page")
      }
      node = current.parent
    }
    return false
  }

  // MARK: By a switch over a state

  /// The views among which a view with a tab bar chooses.
  func read(_ choice: SwitchExprSyntax) {
    guard let owner = declarations.owner(of: choice), declarations.isView(owner),
      isNamedForTabs(owner) || isOverTab(choice) && hasBar(owner, beside: choice),
      !visitor.isPresented(choice)
    else { return }
    var tabs: [(shown: [PossibleValue], place: SourcePlace)] = []
    for one in choice.cases {
      guard let one = one.as(SwitchCaseSyntax.self) else { continue }
      let shown = visitor.contents.shown(by: Syntax(one.statements)).filter { value in
        declarations.isView(value.type) && declarations.type(value.type)?.isDeclared ?? false
      }
      if shown.count == 1, shown[0].type != owner {
        tabs.append((shown, visitor.file.place(of: one.statements)))
      }
    }
    guard tabs.count > 1, Set(tabs.map(\.shown[0].type)).count == tabs.count else { return }
    for tab in tabs { add(tab.shown, owner, tab.place, "chosen by a state") }
  }

  /// Whether a switch is over what names a tab: by its own name, by what a store is observed for, or by the enum of its cases.
  private func isOverTab(_ choice: SwitchExprSyntax) -> Bool {
    if Self.namesTab(lastName(choice.subject.text) ?? choice.subject.text) { return true }
    if let observed = observed(around: choice), Self.namesTab(lastName(observed) ?? "") { return true }
    let name = choice.cases.lazy.compactMap {
      $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
    }
    .flatMap { $0.caseItems.compactMap { caseName(of: $0.pattern) } }.first
    return name.flatMap { declarations.enumeration(nil, withCase: $0) }.map {
      Self.namesTab(lastName($0.name) ?? "")
    }
      ?? false
  }

  /// What the store is observed for whose value a switch is over: `\.tab` of `WithViewStore(store, observe: \.tab) { … }`.
  private func observed(around choice: SwitchExprSyntax) -> String? {
    guard choice.subject.text.hasSuffix(".state") else { return nil }
    var node = Syntax(choice).parent
    while let scope = node, !scope.is(MemberBlockItemSyntax.self) {
      if let observed = scope.as(FunctionCallExprSyntax.self)?.argument("observe") { return observed.text }
      node = scope.parent
    }
    return nil
  }

  private static func namesTab(_ name: String) -> Bool {
    name.lowercased().hasPrefix("tab") || name.contains("Tab")
  }

  private static let bars = ["TabBar", "TabView", "BottomBar", "BottomNavigation", "TabItem"]

  /// Whether a view is what holds the tabs by its name, whatever state chooses one: `MainTabView`.
  private func isNamedForTabs(_ view: String) -> Bool {
    let name = lastName(view) ?? view
    return name.contains("MainTab") || name.hasSuffix("TabView")
  }

  /// Whether a view holds tabs, by its name or by a bar that it makes beside what it chooses.
  private func hasBar(_ view: String, beside choice: SwitchExprSyntax) -> Bool {
    if lastName(view)?.contains("TabBar") ?? false { return true }
    let made = (declarations.types[view]?.allBodies ?? []).flatMap { visitor.values.known.calls(in: $0) }
    return made.contains { call in
      let name = call.calleeName ?? ""
      let isBeside =
        call.position < choice.position || call.position >= choice.endPosition
        || call.root.id != choice.root.id
      return call.base == nil && isBeside && Self.bars.contains { name.contains($0) }
    }
  }

  private func add(_ shown: [PossibleValue], _ owner: String, _ place: SourcePlace, _ rule: String) {
    let host = declarations.host(of: owner)
    for value in shown where value.type != host && !value.type.isEmpty {
      var edge = EdgeFact(
        verb: .tab, framework: .swiftui, source: EdgeFact.Source(type: host, sure: .inferred),
        target: visitor.target(value), place: place)
      edge.target.sure = min(edge.target.sure, .inferred)
      edge.rules = [rule] + value.rules
      visitor.found.edges.append(PendingEdge(edge: edge))
    }
  }
}
#endif
