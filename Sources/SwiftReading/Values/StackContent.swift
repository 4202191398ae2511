#if SwiftSources
internal import SwiftSyntax

/// Finds the screens that code puts into a navigation controller.
struct StackContent {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The screens that a member of a type puts into the navigation controller with a local name.
  func content(of name: String, in member: Syntax, usedAt node: ExprSyntax) -> [PossibleValue] {
    for expression in given(to: name, in: member)
    where expression.isSameLocal(name, as: node) {
      let found = shown(by: expression)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The screens that a member of a type puts into a package's container with a local name, such as a panel.
  func panelContent(of name: String, in member: Syntax, usedAt node: ExprSyntax) -> [PossibleValue] {
    let assigned = values.known.assignments(in: member).filter {
      $0.names == [name, "contentViewController"]
    }.compactMap(
      \.value)
    let given = values.known.calls(in: member).filter { $0.base?.plainName == name }.compactMap {
      $0.argument("contentViewController")
    }
    return (assigned + given).filter { $0.isSameLocal(name, as: node) }.lazy.map { shown(by: $0) }.first {
      !$0.isEmpty
    } ?? []
  }

  /// The screens that functions of a type put into a panel in one of its properties.
  func panelContent(ofProperty expression: ExprSyntax) -> [PossibleValue] {
    let bare = expression.withoutMarks
    let member = bare.as(MemberAccessExprSyntax.self)
    guard member?.base?.isSelf ?? true, let name = member?.declName.baseName.text ?? bare.plainName,
      member != nil || values.meaning(of: name, at: Syntax(expression)) == nil,
      let owner = declarations.property(name, of: declarations.owner(of: expression))?.owner,
      let type = declarations.types[owner]
    else { return [] }
    let given = type.bodies.flatMap { values.known.calls(in: $0) }.filter { call in
      let asked = call.base?.withoutMarks
      return asked?.plainName == name
        || asked?.as(MemberAccessExprSyntax.self).map { $0.base?.isSelf == true && lastName($0.text) == name }
          ?? false
    }.compactMap { $0.argument("contentViewController") }
    return values.unique(given.flatMap { shown(by: $0) }).map { $0.inferred("put into it") }
  }

  /// The screens in the navigation controller of an expression: a local variable of the function, or a
  /// property of the type or of an object, which all functions of that type may fill.
  func content(of expression: ExprSyntax) -> [PossibleValue] {
    if let name = expression.plainName, values.meaning(of: name, at: Syntax(expression)) != nil {
      return expression.member.map { content(of: name, in: $0, usedAt: expression) } ?? []
    }
    let bare = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    let member = bare.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName.text ?? expression.plainName else { return [] }
    let here = declarations.owner(of: expression).map { [$0] } ?? []
    let base = member?.base.flatMap { $0.isSelf ? nil : $0 }
    let owners = base.map { values.values(of: $0).map(\.type) } ?? here
    var found: [PossibleValue] = []
    for owner in owners {
      guard let declared = declarations.property(name, of: owner)?.owner,
        let type = declarations.types[declared]
      else { continue }
      for body in type.bodies {
        for given in given(to: name, in: body) { found += shown(by: given) }
      }
    }
    return values.unique(found).map { $0.inferred("put into it") }
  }

  /// The result of a function, with the screens that it puts into a navigation controller which it creates.
  func filled(_ made: [PossibleValue], returnedFrom body: CodeBlockSyntax) -> [PossibleValue] {
    guard made.contains(where: { declarations.isNavigation($0.type) && $0.wrap.isEmpty }) else { return made }
    let hangs = values.hangsOnParameter
    defer { values.hangsOnParameter = values.hangsOnParameter || hangs }
    let names = values.results(of: Syntax(body)).filter { $0.plainName != nil }
    var content = names.flatMap { self.content(of: $0.plainName ?? "", in: Syntax(body), usedAt: $0) }
    if content.isEmpty {
      content = names.flatMap { StackFilling(values).content(ofLocal: $0.plainName ?? "", in: Syntax(body)) }
    }
    guard !content.isEmpty else { return made }
    return made.flatMap { value in
      declarations.isNavigation(value.type) && value.wrap.isEmpty
        ? content.map { $0.inferred("put into it").wrapped(in: value.type, "container") } : [value]
    }
  }

  private func shown(by expression: ExprSyntax) -> [PossibleValue] {
    let last = list(expression)?.elements.last?.expression ?? expression
    // A list with unknown elements yields no screen.
    return values.values(of: last).filter { !declarations.isGeneral($0.type) && !$0.type.hasPrefix("[") }
  }

  /// The written list of an expression, also through a name.
  private func list(_ expression: ExprSyntax, _ depth: Int = 0) -> ArrayExprSyntax? {
    if let list = expression.as(ArrayExprSyntax.self) { return list }
    guard depth < 4, let name = expression.plainName,
      case .value(let value)? = values.meaning(of: name, at: Syntax(expression))
    else { return nil }
    return list(value, depth + 1)
  }

  /// Whether a call is in a closure argument of a created object:
  /// `EditorView(onNext: { stack.pushViewController(…) })`.
  private func isLater(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call).parent
    while let scope = node, !scope.is(FunctionDeclSyntax.self), !scope.is(MemberBlockItemSyntax.self) {
      if scope.is(ClosureExprSyntax.self), let taker = scope.parent?.enclosing(FunctionCallExprSyntax.self),
        let made = taker.madeTypeName, made != "Task"
      {
        return true
      }
      node = scope.parent
    }
    return false
  }

  private func given(to name: String, in member: Syntax) -> [ExprSyntax] {
    let assigned = values.known.assignments(in: member).filter {
      $0.names == [name, "viewControllers"] || $0.names == ["self", name, "viewControllers"]
    }.compactMap(\.value)
    let given = values.known.calls(in: member).filter { call in
      guard ["setViewControllers", "pushViewController"].contains(call.calleeName ?? ""), !isLater(call)
      else { return false }
      let base = call.base?.as(OptionalChainingExprSyntax.self)?.expression ?? call.base
      return base?.ownName == name
    }.compactMap { $0.arguments.first?.expression }
    return assigned + given
  }
}

extension TypeDeclaration {
  /// The bodies of its functions and initializers, in a stable order.
  var bodies: [Syntax] {
    allFunctions.compactMap(\.body).map { Syntax($0) }
      + initializers.compactMap(\.body).map { Syntax($0) }
  }

  /// The same, with the bodies of its computed properties.
  var allBodies: [Syntax] { allProperties.compactMap(\.body) + bodies }
}
#endif
