#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Tells whether an expression is whatever the app has in front, or what its window begins with:
/// `UIApplication.topViewController()`, `window.rootViewController`.
struct FrontReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let maximumDepth = 5

  init(_ values: ValueResolution) { self.values = values }

  /// What an expression is; nil for anything else.
  func front(of expression: ExprSyntax) -> EdgeFact.Front? { front(expression, 0) }

  private func front(_ expression: ExprSyntax, _ depth: Int) -> EdgeFact.Front? {
    guard depth < Self.maximumDepth else { return nil }
    let bare = expression.withoutMarks
    switch bare.as(ExprSyntaxEnum.self) {
    case .tryExpr(let inner): return front(inner.expression, depth)
    case .awaitExpr(let inner): return front(inner.expression, depth)
    case .tupleExpr(let tuple): return tuple.elements.first.flatMap { front($0.expression, depth) }
    case .sequenceExpr(let sequence):
      // `a ?? b`, `a as? T`: what stands first is what is meant.
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

  /// A local that follows `presentedViewController` to its end is what is in front.
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

  /// A property or a function, by what it is asked of and by what it does.
  private func member(
    _ name: String, of base: ExprSyntax?, at node: Syntax, _ depth: Int
  ) -> EdgeFact.Front? {
    if name == "rootViewController", let base { return isWindow(base, 0) ? .root : nil }
    if name == "presentedViewController", let base {
      return front(base, depth + 1) == nil ? nil : .topmost
    }
    // The stack or the tabs of what is in front.
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

  /// What the sources declare by a name that may be meant.
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
      // Of several of that name it is not known which.
      if functions.count + properties.count > 1, base.map({ !isOfApp($0) }) ?? true { return [] }
    }
    return functions.compactMap { $0.body.map { Syntax($0) } }
      + properties.compactMap { $0.body ?? $0.value.map { Syntax($0) } }
  }

  /// `UIApplication.shared`, a window or a scene, also a type: `UIViewController.topMost`.
  private func isOfApp(_ base: ExprSyntax) -> Bool {
    base.text.hasPrefix("UI") || isWindow(base, 0)
  }

  /// Whether an expression is a window, by what it is made of.
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

  /// Whether code begins with a window of the app, or with a controller that it is given.
  private static func isAboutWindows(_ node: Syntax) -> Bool {
    let words = ["rootViewController", "keyWindow", "UIApplication", "connectedScenes", "windows"]
    if node.all(DeclReferenceExprSyntax.self).contains(where: { words.contains($0.baseName.text) }) {
      return true
    }
    // `topViewController(base: … = UIApplication.shared.keyWindow?.rootViewController)`
    let parameters = node.enclosing(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    return parameters?.contains { parameter in words.contains { parameter.text.contains($0) } } ?? false
  }

  /// `topMost`, `topViewController`, `topVC`: of what a package gives to the application or to a window.
  private static func isTopmostName(_ name: String) -> Bool {
    let word = name.lowercased().filter { $0.isLetter }
    return word.contains("topviewcontroller") || word.contains("visibleviewcontroller")
      || word.hasSuffix("topvc") || word.hasSuffix("topcontroller")
  }
}
#endif
