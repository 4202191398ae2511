#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CallerFollowing {
  /// The screen for which the last object on the way is made that has one.
  func screenOfObject(_ pending: PendingEdge) -> (screen: String, object: String)? {
    // A plain controller that the object keeps may be any; on a stack that it keeps its own screen lies.
    if let holder = pending.holder {
      let type = declarations.property(holder.name, of: holder.owner)?.type
      guard type.map({ declarations.isNavigation(bareTypeName($0)) }) ?? false else { return nil }
    }
    if case .parameter = pending.presenter { return nil }
    let objects = pending.trail + [pending.function?.owner].compactMap { $0 }
    for object in objects.reversed() {
      guard let screen = linking.screensOfObjects.screen(of: object) else { continue }
      return screen == pending.edge.target.type ? nil : (screen, object)
    }
    return nil
  }

  /// Whether a shared object shows something that is no dialog, and nobody but screens asks it to.
  func isOfSharedObject(
    _ pending: PendingEdge, _ function: FunctionDeclaration, _ sites: [Declarations.Call]
  ) -> Bool {
    !pending.edge.target.isDialog && pending.isForCallers && sites.count <= 4 * Self.maximumCallers
      && function.owner.map { declarations.isPlainObject($0) } ?? false
      && sites.allSatisfy { declarations.owner(of: $0.node).map(declarations.isScreen) ?? false }
  }

  private static let presentingItself: Set = ["present", "show"]

  /// Whether a function has its own object presented, which may be any that inherits from its class: each call tells.
  func presentsItself(_ pending: PendingEdge, _ function: FunctionDeclaration) -> Bool {
    guard pending.edge.target.type == function.owner else { return false }
    return Self.presentingItself.contains(function.name)
      || pending.edge.via.isEmpty && pending.edge.rules.contains("self")
  }

  /// Whether an extension of a protocol has the screen that conforms come on screen, which each call tells: `func show(from host:
  /// UIViewController) { host.present(self, animated: true) }`.
  func isOfProtocol(_ pending: PendingEdge, _ function: FunctionDeclaration) -> Bool {
    guard pending.edge.target.sure == .unknown, pending.targetParameter == nil, let shown = pending.presented,
      let owner = function.owner, declarations.types[owner]?.kind == .protocol
    else { return false }
    return isOfItself(shown, of: owner)
  }

  /// Whether an expression is the object itself, or what a local or a member of the protocol makes of it.
  private func isOfItself(_ expression: ExprSyntax, of owner: String, _ depth: Int = 0) -> Bool {
    if expression.isSelf { return true }
    guard depth < Self.maximumLocals else { return false }
    if let name = expression.plainName {
      switch values.meaning(of: name, at: Syntax(expression)) {
      case .value(let value): return isOfItself(value, of: owner, depth + 1)
      case nil: return declarations.property(name, of: owner) != nil
      default: return false
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.contains { isOfItself($0.expression, of: owner, depth + 1) }
      || call.base.map { isOfItself($0, of: owner, depth + 1) } ?? false
  }

  private static let maximumLocals = 4

  /// What something comes to where an extension of a protocol speaks of itself: of the screen that a call asks.
  func asProtocol(
    _ pending: PendingEdge, _ function: FunctionDeclaration, _ site: Declarations.Call,
    _ answer: () -> [PossibleValue]
  ) -> [PossibleValue] {
    guard isOfProtocol(pending, function), let owner = function.owner else { return answer() }
    let own = declarations.owner(of: site.node).map { [PossibleValue(type: $0)] } ?? []
    let asked = site.asked.flatMap { $0.isSelf ? nil : values.values(of: $0) } ?? own
    guard let screen = asked.first(where: { declarations.inherits($0.type, from: [owner]) }) else {
      return answer()
    }
    return values.asked(of: screen, by: owner, answer)
  }

  /// What a call asks to present itself, with what it holds: `sheet` of `sheet.present(from: self)`; nil where the function
  /// presents something else.
  func asked(
    by call: FunctionCallExprSyntax, _ pending: PendingEdge, _ function: FunctionDeclaration
  ) -> [PossibleValue]? {
    guard let owner = function.owner, declarations.isScreen(owner), presentsItself(pending, function),
      let base = call.base, !base.isSelf
    else { return nil }
    let found = values.values(of: base).filter { value in
      ([value.type] + value.wrap).contains { $0 == owner || declarations.inherits($0, from: [owner]) }
    }
    let around = pending.edge.target.wrap
    return found.isEmpty
      ? nil : found.map { value in around.reversed().reduce(value) { $0.wrapped(in: $1, "container") } }
  }
}
#endif
