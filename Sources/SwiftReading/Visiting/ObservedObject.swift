#if SwiftSources
internal import SwiftSyntax

/// The screen whose object a closure observes: of `model.actions.sink { … }`, the one that is given `model` in the same
/// function; of `view.didTap.subscribe(onNext: { … })`, the one that `view` shows; of `taps.sink { … }`, where `taps` is a
/// property of its own, the one whose view model is given `taps`.
struct ObservedObject {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let maximumSteps = 3

  init(_ values: ValueResolution) { self.values = values }

  /// Methods of controllers: what is behind them runs once something else is in front.
  private static let transitions = [
    "present", "show", "push", "pop", "dismiss", "set", "transition", "animate",
  ]
  /// Members by which a screen gives somebody else.
  private static let others: Set = [
    "navigationController", "parent", "tabBarController", "splitViewController", "presentingViewController",
    "presentedViewController", "topViewController", "viewControllers", "selectedViewController",
  ]

  /// The screen; nil where what is observed is no local, or is given to several screens.
  func screen(observedBy call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calleeName, !Self.transitions.contains(where: { name.hasPrefix($0) }),
      let base = call.base, let root = root(of: base, 0)
    else { return nil }
    guard case .value(let made)? = values.meaning(of: root.name, at: Syntax(root.node)) else {
      let owner = declarations.owner(of: call)
      guard declarations.property(root.name, of: owner)?.owner == owner else { return nil }
      let takers = takers(of: root.name, holding: nil, beside: root.node)
      return takers.count == 1 ? takers.first : nil
    }
    guard root.isObserved else { return nil }
    if let shown = values.values(of: made).first(where: { isScreen($0.type) }) { return shown.type }
    let takers = takers(of: root.name, holding: made, beside: root.node)
    if !takers.isEmpty { return takers.count == 1 ? takers.first : nil }
    return MadeObject(values).type(of: made).flatMap { declarations.onlyHolder(of: $0) }
  }

  /// The local at the beginning of a chain, and whether a member of it is asked and not the local itself.
  private func root(
    of expression: ExprSyntax, _ step: Int
  ) -> (name: String, node: ExprSyntax, isObserved: Bool)? {
    var current = expression.withoutMarks
    var members = 0
    while current.plainName == nil {
      if let member = current.as(MemberAccessExprSyntax.self) {
        guard let base = member.base, !Self.others.contains(member.declName.baseName.text) else { return nil }
        members += 1
        current = base.withoutMarks
      } else if let call = current.as(FunctionCallExprSyntax.self), let base = call.base {
        // `Publishers.Merge(model.taps, model.picks)`
        if base.plainName?.first?.isUppercase == true {
          guard step < Self.maximumSteps, let first = call.arguments.first else { return nil }
          return root(of: first.expression, step + 1)
        }
        current = base.withoutMarks
      } else {
        return nil
      }
    }
    guard let name = current.plainName, !current.isSelf else { return nil }
    return (name, current, members > 0)
  }

  /// The screens that are given a local in the function around it.
  private func takers(of name: String, holding made: ExprSyntax?, beside node: ExprSyntax) -> Set<String> {
    let calls = Syntax(node).member.map { values.known.calls(in: $0) } ?? []
    return calls.reduce(into: []) { found, call in
      guard let type = call.calleeName, type.first?.isUppercase == true,
        let argument = call.arguments.first(where: { $0.expression.plainName == name })?.expression,
        isHeld(made, by: values.meaning(of: name, at: Syntax(argument)))
      else { return }
      let full = declarations.fullName(type, inside: declarations.owner(of: call))
      if isScreen(full) { found.insert(full) }
      if made == nil { found.formUnion(holders(of: full, madeBy: call)) }
    }
  }

  /// The screens that are given an object where it is made, else the one that alone holds such an object.
  private func holders(of type: String, madeBy call: FunctionCallExprSyntax) -> Set<String> {
    guard declarations.isPlainObject(type) else { return [] }
    var name = call.parent?.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?
      .identifier.text
    if name == nil,
      let assignment = call.parent?.parent?.as(SequenceExprSyntax.self).flatMap({ Assignment($0) })
    {
      name = assignment.names.last
    }
    let given = (call.member.map { values.known.calls(in: $0) } ?? []).compactMap { other -> String? in
      guard let name, let view = other.calleeName, view.first?.isUppercase == true,
        other.arguments.contains(where: { $0.expression.withoutMarks.plainName == name })
      else { return nil }
      let full = declarations.fullName(view, inside: declarations.owner(of: other))
      return isScreen(full) ? full : nil
    }
    return given.isEmpty ? Set([declarations.onlyHolder(of: type)].compactMap { $0 }) : Set(given)
  }

  /// Whether a node stands in what runs at an event that is sent, in a function that shows something before: whoever calls
  /// that function is no longer in front then.
  func runsBehindItsFunction(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node).parent
    while let scope = current, !scope.is(FunctionDeclSyntax.self), !scope.is(MemberBlockItemSyntax.self) {
      if let closure = scope.as(ClosureExprSyntax.self) {
        let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent
        let call = (argument ?? closure.parent)?.as(FunctionCallExprSyntax.self)
        if let call, call.base != nil, Observing.operators.contains(call.calleeName ?? "") {
          return shows(closure.member, outside: closure)
        }
      }
      current = scope.parent
    }
    return false
  }

  private func shows(_ member: Syntax?, outside closure: ClosureExprSyntax) -> Bool {
    (member.map { values.known.calls(in: $0) } ?? []).contains { call in
      guard ["present", "pushViewController", "setViewControllers", "show"].contains(call.calleeName ?? "")
      else { return false }
      return call.position < closure.position || call.position >= closure.endPosition
    }
  }

  /// Whether a name stands for that local; for none of the function's own where there is no local.
  private func isHeld(_ made: ExprSyntax?, by meaning: NameMeaning?) -> Bool {
    guard case .value(let value)? = meaning else { return made == nil && meaning == nil }
    return value.id == made?.id
  }

  private func isScreen(_ type: String) -> Bool {
    declarations.isScreen(type) && !declarations.isNavigation(type)
      && declarations.types[type]?.isDeclared == true
  }
}
#endif
