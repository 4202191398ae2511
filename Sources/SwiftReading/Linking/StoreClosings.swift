#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// What reducers of The Composable Architecture close: the feature itself by `dismiss()` of its dependencies, the one that
/// presents it by `state.editor = nil` under `case .editor(.presented(.doneTapped))`, the one that has the stack by
/// `state.path.removeLast()` under `case .path(.element(_, action: .editor(.doneTapped)))`.
struct StoreClosings {
  private let linking: FactLinking
  private let triggers: StoreTriggers
  /// The views that show the store of a reducer.
  private let views: [String: [String]]
  private var declarations: Declarations { linking.declarations }
  private static let removals = [
    "removeLast": "pop", "popLast": "pop", "pop": "pop", "removeAll": "pop-to-root",
  ]

  init(_ linking: FactLinking) {
    self.linking = linking
    triggers = StoreTriggers(linking)
    let declarations = linking.declarations
    var views: [String: [String]] = [:]
    for name in declarations.types.keys.sorted() where declarations.isView(name) {
      guard declarations.host(of: name) == name,
        let reducer = StoreStateReading.reducer(of: name, declarations),
        declarations.types[reducer]?.isDeclared ?? false
      else { continue }
      views[reducer, default: []].append(name)
    }
    self.views = views
  }

  /// What closes a screen, and the calls of `dismiss` that are told by it.
  func closings() -> (facts: [ClosingFact], calls: Set<SyntaxIdentifier>) {
    var facts: [ClosingFact] = []
    var calls: Set<SyntaxIdentifier> = []
    for reducer in views.keys.sorted() {
      guard let type = declarations.types[reducer] else { continue }
      let bodies = type.allBodies
      for call in bodies.flatMap(\.calls) {
        if isDismissal(call, of: type) {
          calls.insert(Syntax(call).id)
          facts += ownClosings(call, reducer)
        } else if let does = Self.removals[call.calleeName ?? ""] {
          facts += paths(around: call, bodies).flatMap { onStack($0, does, call) }
        }
      }
      for assignment in bodies.flatMap(\.assignments)
      where assignment.names.first == "state" && assignment.value?.is(NilLiteralExprSyntax.self) ?? false {
        facts += paths(around: assignment.node, bodies).flatMap { presented($0, assignment, reducer) }
      }
    }
    return (facts, calls)
  }

  private func isDismissal(_ call: FunctionCallExprSyntax, of type: TypeDeclaration) -> Bool {
    call.calleeName == "dismiss" && call.base?.isSelf ?? true && type.properties["dismiss"] != nil
      && !call.calledExpression.text.hasPrefix(".")
  }

  /// The actions that a node stands under, also those under which its function is called.
  private func paths(around node: some SyntaxProtocol, _ bodies: [Syntax]) -> [ActionPath] {
    let own = ActionPath.around(node)
    guard own.isEmpty, let function = declarations.function(of: node) else { return own }
    return bodies.flatMap(\.calls).filter { $0.calleeName == function.name && function.fits($0) }.flatMap {
      ActionPath.around($0)
    }
  }

  /// A feature that closes itself.
  private func ownClosings(_ call: FunctionCallExprSyntax, _ reducer: String) -> [ClosingFact] {
    let actions = paths(around: call, declarations.types[reducer]?.allBodies ?? []).map(\.names)
    let all = views[reducer] ?? []
    // A part of one of them closes what that one is.
    let screens = all.filter { view in !all.contains { linking.parts[$0]?.contains(view) ?? false } }
    return screens.flatMap { view -> [ClosingFact] in
      let buttons = actions.compactMap { triggers.button(sending: $0, in: view) }
      return (buttons.isEmpty ? [nil] : buttons.map(Optional.some)).map {
        fact(view, "dismiss", $0, Syntax(call))
      }
    }
  }

  /// `state.editor = nil` under an action of what is presented.
  private func presented(_ path: ActionPath, _ assignment: Assignment, _ reducer: String) -> [ClosingFact] {
    guard let index = path.names.lastIndex(of: "presented"), index > 0, let state = assignment.names.last
    else { return (views[reducer] ?? []).flatMap { inContent(path.names, of: $0, assignment) } }
    let action = Array(path.names[(index + 1)...])
    let names = action.prefix(1) + [state, path.names[index - 1]]
    for (position, name) in names.enumerated() {
      let modifiers = Set((views[reducer] ?? []).map { "\($0).\(name)" })
      let shown = Set(
        linking.edges.filter { edge in
          edge.modifier.map(modifiers.contains) ?? false && !edge.target.isDialog
        }.compactMap(\.target.type))
      guard shown.count == 1, let screen = shown.first else { continue }
      let own = position == 0 ? Array(action.dropFirst()) : action
      return [fact(screen, "dismiss", button(sending: own, in: screen), Syntax(assignment.node))]
    }
    return []
  }

  /// `state.editor = nil` under an action that the presenting view sends in the content of what it presents.
  private func inContent(_ action: [String], of view: String, _ assignment: Assignment) -> [ClosingFact] {
    triggers.contents(sending: action, in: view).map { screen, trigger in
      fact(screen, "dismiss", trigger, Syntax(assignment.node))
    }
  }

  /// `state.path.removeLast()` under an action of what is on the stack.
  private func onStack(_ path: ActionPath, _ does: String, _ call: FunctionCallExprSyntax) -> [ClosingFact] {
    guard let index = path.names.lastIndex(of: "element"), index > 0, index + 1 < path.names.count,
      call.base?.text == "state." + path.names[index - 1]
    else { return [] }
    let name = path.names[index + 1]
    let shown = Set(
      linking.edges.filter { edge in
        edge.verb == .push && edge.framework == .swiftui && edge.rules.contains("case .\(name)")
      }.compactMap(\.target.type))
    guard shown.count == 1, let screen = shown.first else { return [] }
    return [
      fact(screen, does, button(sending: Array(path.names[(index + 2)...]), in: screen), Syntax(call))
    ]
  }

  /// The button of a screen that sends an action, or one that its reducer answers by sending it.
  private func button(sending action: [String], in screen: String) -> ButtonFact? {
    if let direct = triggers.button(sending: action, in: screen) { return direct }
    guard let reducer = StoreStateReading.reducer(of: screen, declarations), !action.isEmpty else {
      return nil
    }
    let bodies = declarations.types[reducer]?.allBodies ?? []
    let forwards = bodies.flatMap(\.calls).filter { call in
      call.calleeName == "send"
        && call.arguments.first.map { ActionPath.names(in: $0.expression) == action } ?? false
    }
    return forwards.flatMap { paths(around: $0, bodies) }.lazy.compactMap {
      triggers.button(sending: $0.names, in: screen)
    }.first
  }

  private func fact(_ type: String, _ does: String, _ trigger: ButtonFact?, _ node: Syntax) -> ClosingFact {
    let file = declarations.file(of: node)
    return ClosingFact(
      type: type, does: does, trigger: trigger, function: nil, sure: .inferred,
      place: file?.place(of: node) ?? trigger?.place ?? SourcePlace(path: "", line: 1, column: 1))
  }
}

/// The action that a reducer answers to at a place, from the outside in: `path`, `element`, `editor`, `doneTapped`.
struct ActionPath {
  let names: [String]
  /// What the rest of the action is bound to: `action` of `case .editor(.presented(let action))`.
  private let bound: String?

  /// One for each pattern of the cases around a node; those of a `switch` over a rest begin with what is around it.
  static func around(_ node: some SyntaxProtocol) -> [ActionPath] {
    var levels: [(subject: String, paths: [ActionPath])] = []
    var current = Syntax(node).parent
    while let scope = current, !scope.is(MemberBlockItemSyntax.self), !scope.is(FunctionDeclSyntax.self) {
      if let one = scope.as(SwitchCaseSyntax.self), let label = one.label.as(SwitchCaseLabelSyntax.self),
        let choice = one.parent?.parent?.as(SwitchExprSyntax.self)
      {
        levels.append((choice.subject.text, label.caseItems.compactMap { ActionPath(of: $0.pattern) }))
      }
      current = scope.parent
    }
    guard var paths = levels.popLast()?.paths else { return [] }
    while let inner = levels.popLast() {
      guard paths.contains(where: { $0.bound == inner.subject }) else { continue }
      paths = paths.filter { $0.bound == inner.subject }.flatMap { outer in
        inner.paths.map { ActionPath(names: outer.names + $0.names, bound: $0.bound) }
      }
    }
    return paths
  }

  private init(names: [String], bound: String?) {
    self.names = names
    self.bound = bound
  }

  private init?(of pattern: PatternSyntax) {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    guard let expression = inner.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    var bound: String?
    let names = Self.names(in: expression, &bound)
    guard !names.isEmpty else { return nil }
    self.names = names
    self.bound = bound
  }

  /// The names of an action that is written: `delegate` and `done` of `.delegate(.done)`.
  static func names(in expression: ExprSyntax) -> [String] {
    var bound: String?
    return names(in: expression, &bound)
  }

  private static func names(in expression: ExprSyntax, _ bound: inout String?) -> [String] {
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return [member.declName.baseName.text]
    }
    if let pattern = expression.as(PatternExprSyntax.self)?.pattern {
      let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
      bound = inner.as(IdentifierPatternSyntax.self)?.identifier.text
      return []
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    else {
      bound = expression.plainName
      return []
    }
    let argument = call.arguments.first { $0.label?.text == "action" } ?? call.arguments.last
    return [member.declName.baseName.text] + (argument.map { names(in: $0.expression, &bound) } ?? [])
  }
}
#endif
