#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

// Stacks that are made for objects, such as coordinators, which fill them.
extension CallerFollowing {
  /// Whether a call starts an object on a stack that was made for it as one of several, such as that of a tab, and the
  /// stack begins with what is pushed: that comes with the stack and is no way of whoever had it made.
  func fillsNewStack(_ pending: PendingEdge, _ site: Declarations.Call) -> Bool {
    guard pending.edge.verb == .push, let holder = pending.holder, let target = pending.edge.target.type,
      let given = GiverSearch(linking).given(to: holder, askedBy: site)?.argument,
      let name = given.plainName, let member = given.member, isNewStack(given)
    else { return false }
    return StackFilling(values).content(ofLocal: name, in: member).contains { $0.type == target }
  }

  /// Whether a name stands for a navigation controller that a function makes without a screen and returns or puts into a
  /// list, also by whoever gives it to this function.
  private func isNewStack(_ expression: ExprSyntax, _ depth: Int = 0) -> Bool {
    guard depth < Self.maximumLocals, let name = expression.plainName else { return false }
    switch values.meaning(of: name, at: Syntax(expression)) {
    case .value(let value):
      guard let made = value.as(FunctionCallExprSyntax.self), let type = made.madeTypeName,
        declarations.isNavigation(declarations.fullName(type, inside: declarations.owner(of: made)))
      else { return false }
      return made.argument("rootViewController") == nil && isGivenAway(name, at: expression)
    case .parameter(let parameter, _, _):
      guard let function = declarations.function(of: expression) else { return false }
      let sites = linking.sites(of: function)
      return !sites.isEmpty
        && sites.allSatisfy { site in
          function.argument(parameter, of: site.node).map { isNewStack($0, depth + 1) } ?? false
        }
    default: return false
    }
  }

  /// Whether a function returns a local, or has it in a list.
  private func isGivenAway(_ name: String, at node: ExprSyntax) -> Bool {
    guard let body = declarations.function(of: node)?.body.map({ Syntax($0) }) else { return false }
    return values.results(of: body).contains { $0.plainName == name }
      || body.all(ArrayElementSyntax.self).contains { $0.expression.plainName == name }
  }
}
#endif
