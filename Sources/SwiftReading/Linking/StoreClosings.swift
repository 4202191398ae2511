#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds what reducers of The Composable Architecture close. A feature closes itself by `dismiss()` of its
/// dependencies. Its presenter closes it by `state.editor = nil` or `.send(.editor(.dismiss))`, in
/// `case .editor(.presented(.doneTapped))`. The owner of the stack closes it by `state.path.removeLast()`, in
/// `case .path(.element(_, action: .editor(.doneTapped)))`.
struct StoreClosings {
  private let linking: FactLinking
  private let triggers: StoreTriggers
  /// The views that show the store of a reducer.
  private let views: [String: [String]]
  private var declarations: Declarations { linking.declarations }
  private static let removals = [
    "removeLast": "pop", "popLast": "pop", "pop": "pop", "removeAll": "pop-to-root",
    "goBack": "pop", "goBackToRoot": "pop-to-root", "popToRoot": "pop-to-root", "dismiss": "dismiss",
  ]

  init(_ linking: FactLinking) {
    self.linking = linking
    triggers = StoreTriggers(linking)
    views = StoreActions(linking.values).viewsByReducer
  }

  /// The facts about what closes a screen, and the calls that they explain.
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
          let found = ActionPath.around(call, in: bodies, declarations).flatMap {
            onStack($0, does, call, reducer)
          }
          if !found.isEmpty { calls.insert(Syntax(call).id) }
          facts += found
        } else if let state = dismissed(by: call) {
          facts += ActionPath.around(call, in: bodies, declarations).flatMap {
            presented($0, state, Syntax(call), reducer)
          }
        }
      }
      for assignment in bodies.flatMap(\.assignments)
      where assignment.names.first == "state" && assignment.value?.is(NilLiteralExprSyntax.self) ?? false {
        facts += ActionPath.around(assignment.node, in: bodies, declarations).flatMap {
          presented($0, assignment.names.last ?? "", Syntax(assignment.node), reducer)
        }
      }
    }
    return (facts, calls)
  }

  private func isDismissal(_ call: FunctionCallExprSyntax, of type: TypeDeclaration) -> Bool {
    call.calleeName == "dismiss" && call.base?.isSelf ?? true && type.properties["dismiss"] != nil
      && !call.calledExpression.text.hasPrefix(".")
  }

  /// The closings of a feature that closes itself.
  private func ownClosings(_ call: FunctionCallExprSyntax, _ reducer: String) -> [ClosingFact] {
    let actions = ActionPath.around(call, in: declarations.types[reducer]?.allBodies ?? [], declarations).map(
      \.names)
    let all = views[reducer] ?? []
    // A part of one of these screens closes that screen.
    let screens = all.filter { view in !all.contains { linking.parts[$0]?.contains(view) ?? false } }
    return screens.flatMap { view -> [ClosingFact] in
      let buttons = actions.compactMap { triggers.button(sending: $0, in: view) }
      return (buttons.isEmpty ? [nil] : buttons.map(Optional.some)).map {
        fact(view, "dismiss", $0, Syntax(call))
      }
    }
  }

  /// The state that a reducer dismisses: `editor` of `.send(.editor(.dismiss))`.
  private func dismissed(by call: FunctionCallExprSyntax) -> String? {
    guard call.calleeName == "send", call.base == nil, call.calledExpression.is(MemberAccessExprSyntax.self),
      let action = call.arguments.first?.expression
    else { return nil }
    let names = ActionPath.names(in: action)
    return names.count > 1 && names.last == "dismiss" ? names[names.count - 2] : nil
  }

  /// The closing if a state is reset in an action of the presented feature.
  private func presented(
    _ path: ActionPath, _ state: String, _ node: Syntax, _ reducer: String
  ) -> [ClosingFact] {
    guard let index = path.names.lastIndex(of: "presented"), index > 0 else {
      return (views[reducer] ?? []).flatMap { inContent(path.names, of: $0, node) }
    }
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
      return [fact(screen, "dismiss", button(sending: own, in: screen), node)]
    }
    return []
  }

  /// The same for an action that the presenting view sends in the presented content.
  private func inContent(_ action: [String], of view: String, _ node: Syntax) -> [ClosingFact] {
    triggers.contents(sending: action, in: view).map { screen, trigger in
      fact(screen, "dismiss", trigger, node)
    }
  }

  /// `state.path.removeLast()` in an action of an element of the stack.
  private func onStack(
    _ path: ActionPath, _ does: String, _ call: FunctionCallExprSyntax, _ reducer: String
  ) -> [ClosingFact] {
    guard let index = path.names.lastIndex(where: { StorePaths.elements.contains($0) }),
      index + 1 < path.names.count
    else { return onPlainStack(path, does, call, reducer) }
    let isRoute = path.names[index] != "element"
    guard let base = call.base?.text, isRoute ? base.hasPrefix("state.") : index > 0,
      isRoute || base == "state." + path.names[index - 1]
    else { return [] }
    let name = path.names[index + 1]
    let edges = linking.edges.filter { edge in
      [.push, .present].contains(edge.verb) && edge.framework == .swiftui
        && edge.rules.contains("case .\(name)") && edge.target.type != nil
    }
    // Another reducer may have a case of that name.
    let files = Set((views[reducer] ?? []).compactMap { declarations.types[$0]?.place?.path })
    let own = edges.filter { edge in edge.via.contains { files.contains($0.path) } }
    let shown = own.isEmpty ? edges.filter { $0.verb == .push } : own
    guard Set(shown.map(\.target.type)).count == 1, let edge = shown.first, let screen = edge.target.type
    else { return [] }
    let how = shown.allSatisfy { $0.verb == .present } ? "dismiss" : does
    return [
      fact(screen, how, button(sending: Array(path.names[(index + 2)...]), in: screen), Syntax(call))
    ]
  }

  /// The same for a path with pages of an enum: `state.pages.removeLast()` in
  /// `case .editor(.delegate(.done))`.
  private func onPlainStack(
    _ path: ActionPath, _ does: String, _ call: FunctionCallExprSyntax, _ reducer: String
  ) -> [ClosingFact] {
    guard path.names.count > 1, let base = call.base?.text, base.hasPrefix("state."),
      declarations.stackPaths.contains(lastName(base) ?? "")
    else { return [] }
    return StoreActions(linking.values).senders(of: path.names, in: reducer).filter { sender in
      linking.edges.contains { $0.verb == .push && $0.target.type == sender.view }
    }.map { sender in
      fact(
        sender.view, does, sender.action.flatMap { triggers.button(sending: [$0], in: sender.view) },
        Syntax(call))
    }
  }

  /// The button of a screen that sends an action, or one whose action makes the reducer send it.
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
    return forwards.flatMap { ActionPath.around($0, in: bodies, declarations) }.lazy.compactMap {
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
#endif
