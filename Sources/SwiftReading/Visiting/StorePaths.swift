#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Who pushes onto the path of a store, as The Composable Architecture has it: `state.path.append(.editor(…))` in the
/// reducer, under the action of the screen that is in front then: `case .path(.element(id: _, action: .list(.addTapped)))`,
/// or `case .home(.addTapped)` of a feature beside the path.
struct StorePaths {
  /// Whose action it is under which something is appended.
  enum Source: Hashable {
    /// The case of the path's element.
    case element(String)
    /// A view that shows a part of the state.
    case view(String)
  }

  /// How what is appended comes on screen.
  enum Way: Hashable {
    case push
    case present(style: String)
    /// It takes the place of all that is there.
    case root
  }

  /// One thing that is appended.
  struct Push {
    /// Nil for an action of the stack's own.
    let source: Source?
    /// What that screen sends.
    let action: String?
    let place: SourcePlace
    let function: String?
    var way = Way.push
    /// The link that pushes without the reducer.
    var link: ButtonFact?
  }

  /// A state that a stack is bound to.
  private struct BoundPath {
    let reducer: String
    let name: String
  }

  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// What the reducer of a view's store appends to the path of a stack, by the case.
  ///
  /// - Parameter screens: what the stack shows, by the cases of its elements.
  func pushes(
    onto stack: FunctionCallExprSyntax, of view: String, _ screens: [String: [PossibleValue]]
  ) -> [String: [Push]] {
    let cases = Set(screens.keys)
    var pushes: [String: [Push]] = [:]
    var seen: Set<String> = []
    for path in paths(of: stack, in: view) {
      guard let bodies = declarations.types[path.reducer]?.allBodies else { continue }
      let calls = bodies.flatMap(\.calls).compactMap { appended(by: $0, path) }
      for (name, way, node) in calls + bodies.flatMap(\.assignments).compactMap({ replaced(by: $0, path) }) {
        guard let file = declarations.file(of: node) else { continue }
        let actions = ActionPath.around(node, in: bodies, declarations)
        let place = file.place(of: node)
        for names in actions.isEmpty ? [[]] : actions.map(\.names) {
          guard seen.insert("\(place) \(names)").inserted else { continue }
          for (source, action) in sources(of: names, path, screens) {
            pushes[name, default: []].append(
              Push(
                source: source, action: action, place: place,
                function: declarations.function(of: node)?.name, way: way))
          }
        }
      }
      for (name, push) in links(onto: path, cases) { pushes[name, default: []].append(push) }
    }
    return pushes
  }

  /// The calls that put a case on a path; those of TCACoordinators name how it comes on screen.
  private static let ways: [String: Way] = [
    "append": .push, "push": .push, "presentSheet": .present(style: "sheet"),
    "presentCover": .present(style: "fullScreenCover"),
  ]

  /// What a call puts on a path.
  private func appended(
    by call: FunctionCallExprSyntax, _ path: BoundPath
  ) -> (name: String, way: Way, node: Syntax)? {
    guard let way = Self.ways[call.calleeName ?? ""], let first = call.arguments.first, first.label == nil,
      let name = first.expression.caseName ?? declarations.caseName(of: first.expression)
    else { return nil }
    let base = call.base?.text ?? ""
    let isAppended = call.calleeName == "append" && call.arguments.count == 1
    guard base == "state." + path.name || isAppended && base.hasPrefix("state[keyPath:") else { return nil }
    return (name, way, call.nameNode)
  }

  /// What the routes are replaced by: `state.routes = [.root(.home(…))]`; of several the last is in front.
  private func replaced(
    by assignment: Assignment, _ path: BoundPath
  ) -> (name: String, way: Way, node: Syntax)? {
    guard assignment.names == ["state", path.name],
      let routes = assignment.value?.as(ArrayExprSyntax.self)?.elements.map(\.expression),
      routes.first?.caseName == "root", let last = routes.last?.as(FunctionCallExprSyntax.self),
      let name = last.arguments.first?.expression.caseName
    else { return nil }
    return (name, .root, Syntax(assignment.node))
  }

  /// `NavigationLink(state: Main.Path.State.editor(…)) { … }`: the view with the link pushes.
  private func links(onto path: BoundPath, _ cases: Set<String>) -> [(String, Push)] {
    (declarations.calls["NavigationLink"] ?? []).compactMap { site in
      guard let state = site.node.argument("state"), let name = state.caseName, cases.contains(name),
        let view = declarations.owner(of: site.node)
      else { return nil }
      let callee = state.as(FunctionCallExprSyntax.self)?.calledExpression ?? state
      let written = callee.as(MemberAccessExprSyntax.self)?.base?.text ?? ""
      let type = written.hasSuffix(".State") ? String(written.dropLast(".State".count)) : written
      guard type.isEmpty || declarations.fullName(type, inside: path.reducer).hasPrefix(path.reducer) else {
        return nil
      }
      let place = site.file.place(of: site.node.nameNode)
      let link =
        ButtonReading(site.file, values).link(site.node) ?? ButtonFact(key: "NavigationLink", place: place)
      return (name, Push(source: .view(view), action: nil, place: place, function: nil, link: link))
    }
  }

  /// What a screen sends: the last name, unless the path ends with the screen itself.
  private func action(of names: [String], _ source: Source?) -> String? {
    switch source {
    case .element(let name)?: names.last == name ? nil : names.last
    case .view?: names.count > 1 ? names.last : nil
    case nil: names.count == 1 ? names.last : nil
    }
  }

  /// The actions of one element of a path, those of TCACoordinators among them.
  static let elements: Set = ["element", "routeAction"]

  /// Whose action it is, and what that screen sends; of an action that is only handed on whoever sends it first.
  private func sources(
    of names: [String], _ path: BoundPath, _ screens: [String: [PossibleValue]]
  ) -> [(source: Source?, action: String?)] {
    let source = source(of: names, path, Set(screens.keys))
    let direct: String? =
      switch source {
      case .element(let name)?: screens[name]?.first?.type
      case .view(let view)?: view
      case nil: nil
      }
    let senders = direct == nil ? [] : StoreActions(values).senders(of: names, in: path.reducer, screens)
    guard !senders.isEmpty, senders.contains(where: { $0.view != direct || $0.action != names.last }) else {
      return [(source, action(of: names, source))]
    }
    return senders.map { ($0.view == direct ? source : .view($0.view), $0.action) }
  }

  private func source(of names: [String], _ path: BoundPath, _ cases: Set<String>) -> Source? {
    if let index = names.firstIndex(where: { Self.elements.contains($0) }) {
      return index + 1 < names.count ? .element(names[index + 1]) : nil
    }
    guard names.count > 1, let first = names.first else { return nil }
    if let view = StoreActions(values).view(of: first, in: path.reducer) { return .view(view) }
    return cases.contains(first) ? .element(first) : nil
  }

  /// What a stack is bound to: `path` of `$store.scope(state: \.path, action: \.path)`; of a view that is given the binding
  /// what each place gives that makes it.
  private func paths(of stack: FunctionCallExprSyntax, in view: String) -> [BoundPath] {
    let arguments = [stack.argument("path")].compactMap { $0 } + stack.arguments.map(\.expression)
    if let path = path(in: arguments, of: view) { return [path] }
    if StoreRouter(values).isOne(stack), let reducer = StoreStateReading.reducer(of: view, declarations) {
      return [BoundPath(reducer: reducer, name: StoreRouter.routes)]
    }
    guard let label = stack.argument("path")?.text.filter({ $0 != "$" }), let last = lastName(view),
      declarations.property(label, of: view) != nil
    else { return [] }
    return (declarations.calls[last] ?? []).compactMap { site in
      guard let owner = declarations.owner(of: site.node), owner != view,
        declarations.fullName(last, inside: owner) == view, let given = site.node.argument(label)
      else { return nil }
      return path(in: [given], of: owner)
    }
  }

  private func path(in arguments: [ExprSyntax], of view: String) -> BoundPath? {
    guard let reducer = StoreStateReading.reducer(of: view, declarations) else { return nil }
    return arguments.flatMap(\.calls).lazy.filter { $0.calleeName == "scope" }
      .compactMap { Self.state(of: $0) }.first.map { BoundPath(reducer: reducer, name: $0) }
  }

  /// The name of the state that `scope(state: \.path, action: \.path)` gives.
  static func state(of scope: FunctionCallExprSyntax) -> String? {
    scope.argument("state").flatMap { lastName($0.text) }?.filter {
      $0.isLetter || $0.isNumber || $0 == "_"
    }
  }
}
#endif
