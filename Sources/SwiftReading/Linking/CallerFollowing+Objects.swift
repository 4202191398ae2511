#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CallerFollowing {
  /// The screen that owns the last object on the path which belongs to a screen.
  func screenOfObject(_ pending: PendingEdge) -> (screen: String, object: String)? {
    // A general controller in a property may be any; in a stack that the object keeps, the object's own
    // screen is shown.
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

  /// Whether a shared object shows something other than a dialog, and only screens call it.
  func isOfSharedObject(
    _ pending: PendingEdge, _ function: FunctionDeclaration, _ sites: [Declarations.Call]
  ) -> Bool {
    !pending.edge.target.isDialog && pending.isForCallers && sites.count <= 4 * Self.maximumCallers
      && function.owner.map { declarations.isPlainObject($0) } ?? false
      && sites.allSatisfy { declarations.owner(of: $0.node).map(declarations.isScreen) ?? false }
  }

  /// Whether each call says what is presented, so that all calls are followed: by a case, a view, or an object
  /// that it gives; a dialog by its title or buttons, up to a number of calls.
  func isToldByEachCall(
    _ pending: PendingEdge, _ function: FunctionDeclaration, _ sites: [Declarations.Call]
  ) -> Bool {
    if pending.isByCase || !function.views.isEmpty { return true }
    if pending.edge.target.isDialog { return sites.count <= 4 * Self.maximumCallers }
    return isOfAllControllers(function) || isMadeByGiven(pending, function)
  }

  /// Whether an extension adds a function to all controllers: then each caller presents, whatever it passes.
  private func isOfAllControllers(_ function: FunctionDeclaration) -> Bool {
    function.owner.map { declarations.isGeneral($0) && declarations.isController($0) } ?? false
  }

  /// Whether what is presented is made by an object that the function is given: `maker.make()` of
  /// `func show(_ maker: Maker)`, also through the functions in between. Each call then says what is presented.
  func isMadeByGiven(_ pending: PendingEdge, _ function: FunctionDeclaration) -> Bool {
    guard pending.edge.target.sure == .unknown, var expression = pending.presented else { return false }
    for _ in 0..<2 * Self.maximumLocals {
      guard let root = Self.root(of: expression), let name = root.plainName else { return false }
      switch values.meaning(of: name, at: Syntax(root)) {
      case .value(let value): expression = value
      case .parameter(_, _, let scope):
        if scope.id == Syntax(function.node).id { return true }
        guard let given = values.bindings[scope.id]?[name] else { return false }
        expression = given
      case .type, .choice, nil: return false
      }
    }
    return false
  }

  /// The expression that is asked first: `maker` of `maker.screen(1).wrapped`.
  private static func root(of expression: ExprSyntax) -> ExprSyntax? {
    var root = expression.withoutMarks
    while true {
      if let base = root.as(FunctionCallExprSyntax.self)?.base ?? root.as(MemberAccessExprSyntax.self)?.base {
        root = base.withoutMarks
      } else {
        return root
      }
    }
  }

  private static let presentingItself: Set = ["present", "show"]

  /// Whether a function has its own object presented, which may be of any subclass: each call decides.
  func presentsItself(_ pending: PendingEdge, _ function: FunctionDeclaration) -> Bool {
    guard pending.edge.target.type == function.owner else { return false }
    return Self.presentingItself.contains(function.name)
      || pending.edge.via.isEmpty && pending.edge.rules.contains("self")
  }

  /// Whether a protocol extension presents the conforming screen itself, which each call decides:
  /// `func show(from host: UIViewController) { host.present(self, animated: true) }`.
  func isOfProtocol(_ pending: PendingEdge, _ function: FunctionDeclaration) -> Bool {
    guard pending.edge.target.sure == .unknown, pending.targetParameter == nil, let shown = pending.presented,
      let owner = function.owner, declarations.types[owner]?.kind == .protocol
    else { return false }
    return isOfItself(shown, of: owner)
  }

  /// Whether an expression is the object itself, also through a local variable or a member of the protocol.
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

  static let maximumLocals = 4

  /// What is shown; if a protocol extension presents `self`, that is the receiver of the call.
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

  /// The receiver that presents itself, with its contents: `sheet` of `sheet.present(from: self)`; nil if the
  /// function presents something else.
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

  /// Whether a call of an app's modifier is read by itself, as SwiftUI has a modifier of that name with these labels:
  /// `.confirmationDialog(.delete, isPresented: $asks)` with a key of the app's own. What follows from it is then no place that cannot be seen into.
  func isReadItself(_ site: Declarations.Call, _ function: FunctionDeclaration) -> Bool {
    guard function.owner == "View", linking.ownPlaces.contains(site.file.place(of: site.node.nameNode)) else {
      return false
    }
    linking.starts += 1
    return true
  }

  /// Whether a call may ask one of the objects whose delegate was followed.
  func mayAsk(_ site: Declarations.Call, _ askers: Set<String>?) -> Bool {
    guard let askers else { return true }
    var types: [String] = []
    if let base = site.asked, !base.isSelf, base.text != "super" {
      types = values.values(of: base).map(\.type)
      types += [conformances.declaredProtocol(of: base), MadeObject(values).type(of: base)].compactMap { $0 }
    } else if let owner = declarations.owner(of: site.node) {
      types = [owner]
    }
    return types.isEmpty || types.contains { type in askers.contains { values.delegates.isOne($0, type) } }
  }

  /// The objects that may make a call: where a delegate is asked, those that have the followed object as theirs.
  func askers(
    at site: Declarations.Call, _ function: FunctionDeclaration, _ pending: PendingEdge
  ) -> Set<String>? {
    guard let base = site.asked, !base.isSelf, base.text != "super" else { return pending.askers }
    guard let owner = function.owner, conformances.declaredProtocol(of: base) != nil else { return nil }
    return values.delegates.askers(of: owner, through: base)
  }
}
#endif
