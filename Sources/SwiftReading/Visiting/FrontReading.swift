#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds expressions for the screen in front of the app or for the root of its window:
/// `UIApplication.topViewController()`, `window.rootViewController`.
struct FrontReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let maximumDepth = 5

  init(_ values: ValueResolution) { self.values = values }

  /// The screen in front or the root of the window, if the expression is one of them; otherwise nil.
  func front(of expression: ExprSyntax) -> EdgeFact.Front? { front(expression, 0) }

  private func front(_ expression: ExprSyntax, _ depth: Int) -> EdgeFact.Front? {
    guard depth < Self.maximumDepth else { return nil }
    let bare = expression.withoutMarks
    switch bare.as(ExprSyntaxEnum.self) {
    case .tryExpr(let inner): return front(inner.expression, depth)
    case .awaitExpr(let inner): return front(inner.expression, depth)
    case .tupleExpr(let tuple): return tuple.elements.first.flatMap { front($0.expression, depth) }
    case .sequenceExpr(let sequence):
      // In `a ?? b` and `a as? T` the first operand counts.
      return sequence.elements.first.flatMap { front($0, depth + 1) }
    case .functionCallExpr(let call):
      return call.calleeName.flatMap { member($0, of: call.base, at: Syntax(call), depth) }
    case .memberAccessExpr(let access):
      return member(access.declName.baseName.text, of: access.base, at: Syntax(access), depth)
    case .declReferenceExpr(let reference): return named(reference, depth)
    default: return nil
    }
  }

  private func named(_ reference: DeclReferenceExprSyntax, _ depth: Int) -> EdgeFact.Front? {
    let name = reference.baseName.text
    switch values.meaning(of: name, at: Syntax(reference)) {
    case .value(let value): return climbed(name, [value], at: reference, depth)
    case .choice(let choices): return climbed(name, choices, at: reference, depth)
    case .type, .parameter: return nil
    case nil: return member(name, of: nil, at: Syntax(reference), depth)
    }
  }

  /// A local variable that follows `presentedViewController` to its end is the screen in front.
  private func climbed(
    _ name: String, _ given: [ExprSyntax], at node: some SyntaxProtocol, _ depth: Int
  ) -> EdgeFact.Front? {
    let found = given.lazy.compactMap { front($0, depth + 1) }.first
    guard found != nil, let loops = Syntax(node).member?.all(WhileStmtSyntax.self) else { return found }
    let climbs = loops.contains { loop in
      Self.climbs(Syntax(loop)) && loop.body.assignments.contains { $0.names == [name] }
    }
    return climbs ? .topmost : found
  }

  /// Reads a property or a function by its receiver and its code.
  private func member(
    _ name: String, of base: ExprSyntax?, at node: Syntax, _ depth: Int
  ) -> EdgeFact.Front? {
    if name == "rootViewController", let base { return isWindow(base, 0) ? .root : nil }
    if base?.isSelf ?? true, isGivenToWindow(name, by: declarations.owner(of: node)) { return .root }
    if name == "presentedViewController", let base {
      return front(base, depth + 1) == nil ? nil : .topmost
    }
    // The stack or the tabs of the screen in front.
    if ["navigationController", "tabBarController", "splitViewController"].contains(name), let base,
      !base.isSelf
    {
      return front(base, depth + 1)
    }
    let bodies = bodies(of: name, askedOf: base, at: node)
    if bodies.contains(where: { Self.climbs($0) && Self.isAboutWindows($0) }) { return .topmost }
    let word = name.lowercased()
    if word.contains("topmost") || word.contains("frontmost") { return .topmost }
    if let base, isOfApp(base), Self.isTopmostName(name) { return .topmost }
    for result in bodies.flatMap({ values.results(of: $0) }) {
      if let found = front(result, depth + 1) { return found }
    }
    return nil
  }

  /// Whether an object gives what it keeps in a property to a window: `window.rootViewController = host`. A stack is
  /// left out, as what is pushed on it is shown over other screens.
  private func isGivenToWindow(_ name: String, by owner: String?) -> Bool {
    guard let owner, declarations.isPlainObject(owner), let property = declarations.property(name, of: owner),
      let written = property.type, bareTypeName(written) == "UIViewController",
      let type = declarations.types[owner]
    else { return false }
    return type.allBodies.flatMap { $0.assignments }.contains { assignment in
      guard assignment.names.last == "rootViewController",
        let window = assignment.target.withoutMarks.as(MemberAccessExprSyntax.self)?.base,
        isWindow(window, 0), let value = assignment.value
      else { return false }
      return value.ownName == name
    }
  }

  /// The declared bodies that a name may refer to.
  private func bodies(of name: String, askedOf base: ExprSyntax?, at node: Syntax) -> [Syntax] {
    let owner = declarations.owner(of: node)
    let isOwn = base?.isSelf ?? true || base?.text == "Self"
    var functions: [FunctionDeclaration] = []
    var properties: [PropertyDeclaration] = []
    if isOwn {
      functions = declarations.method(name, of: owner).map { [$0] } ?? declarations.globals[name] ?? []
      properties = declarations.property(name, of: owner).map { [$0] } ?? []
    } else {
      functions = declarations.functions[name] ?? []
      properties = declarations.properties[name] ?? []
      // If several have the name, it is not known which one is meant.
      if functions.count + properties.count > 1, base.map({ !isOfApp($0) }) ?? true { return [] }
    }
    return functions.compactMap { $0.body.map { Syntax($0) } }
      + properties.compactMap { $0.body ?? $0.value.map { Syntax($0) } }
  }

  /// Whether it is `UIApplication.shared`, a window or a scene, or a type as in `UIViewController.topMost`.
  private func isOfApp(_ base: ExprSyntax) -> Bool {
    base.text.hasPrefix("UI") || isWindow(base, 0)
  }

  /// Whether an expression is a window, judged by its parts.
  private func isWindow(_ expression: ExprSyntax, _ depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    let text = expression.text
    if ["UIApplication", "connectedScenes", "keyWindow"].contains(where: { text.contains($0) }) {
      return true
    }
    let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if names.contains(where: { $0 == "window" || $0 == "windows" || $0.hasSuffix("Window") }) { return true }
    guard let root = expression.rootName else { return false }
    switch values.meaning(of: root, at: Syntax(expression)) {
    case .value(let value): return isWindow(value, depth + 1)
    case .type(let type), .parameter(_, let type, _): return bareTypeName(type) == "UIWindow"
    case .choice, nil: return false
    }
  }

  private static func climbs(_ node: Syntax) -> Bool {
    node.all(DeclReferenceExprSyntax.self).contains { $0.baseName.text == "presentedViewController" }
  }

  /// Whether code, or a parameter of its function, such as one with a default value, names a window of the app.
  private static func isAboutWindows(_ node: Syntax) -> Bool {
    let words = ["rootViewController", "keyWindow", "UIApplication", "connectedScenes", "windows"]
    if node.all(DeclReferenceExprSyntax.self).contains(where: { words.contains($0.baseName.text) }) {
      return true
    }
    // `topViewController(base: … = UIApplication.shared.keyWindow?.rootViewController)`
    let parameters = node.enclosing(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    return parameters?.contains { parameter in words.contains { parameter.text.contains($0) } } ?? false
  }

  /// Names that packages use for the screen in front: `topMost`, `topViewController`, `topVC`.
  private static func isTopmostName(_ name: String) -> Bool {
    let word = name.lowercased().filter { $0.isLetter }
    return word.contains("topviewcontroller") || word.contains("visibleviewcontroller")
      || word.hasSuffix("topvc") || word.hasSuffix("topcontroller")
  }
}
#endif
