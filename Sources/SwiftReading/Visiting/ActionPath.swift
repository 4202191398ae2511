#if SwiftSources
internal import SwiftSyntax

/// The action that a reducer handles at a place, outermost first: `path`, `element`, `editor`, `doneTapped`.
struct ActionPath {
  let names: [String]
  /// The name that is bound to the rest of the action: `action` of `case .editor(.presented(let action))`.
  private let bound: String?

  /// A `switch` around a node: its subject, and the patterns of the case that contains the node.
  private typealias Level = (subject: String, paths: [ActionPath])

  /// One path for each pattern of the cases around a node; an inner `switch` over a rest continues the outer
  /// path.
  static func around(_ node: some SyntaxProtocol) -> [ActionPath] { joined(levels(around: node)) }

  /// The switches around a node, innermost first, within its function.
  private static func levels(around node: some SyntaxProtocol) -> [Level] {
    var levels: [Level] = []
    var current = Syntax(node).parent
    while let scope = current, !scope.is(MemberBlockItemSyntax.self), !scope.is(FunctionDeclSyntax.self) {
      if let one = scope.as(SwitchCaseSyntax.self), let label = one.label.as(SwitchCaseLabelSyntax.self),
        let choice = one.parent?.parent?.as(SwitchExprSyntax.self)
      {
        levels.append((choice.subject.text, label.caseItems.compactMap { ActionPath(of: $0.pattern) }))
      }
      current = scope.parent
    }
    return levels
  }

  private static func joined(_ levels: [Level]) -> [ActionPath] {
    var levels = levels
    guard var paths = levels.popLast()?.paths else { return [] }
    while let inner = levels.popLast() {
      guard paths.contains(where: { $0.bound == inner.subject }) else { continue }
      paths = paths.filter { $0.bound == inner.subject }.flatMap { outer in
        inner.paths.map { outer.followed(by: $0) }
      }
    }
    return paths
  }

  private func followed(by inner: ActionPath) -> ActionPath {
    ActionPath(names: names + inner.names, bound: inner.bound)
  }

  /// The same; in a separate function that receives the rest of an action, with the cases around its calls:
  /// `case .list(let action): return list(&state, action)`.
  static func around(
    _ node: some SyntaxProtocol, in bodies: [Syntax], _ declarations: Declarations
  ) -> [ActionPath] {
    let levels = levels(around: node)
    let own = joined(levels)
    let subject = own.isEmpty ? nil : levels.last?.subject
    guard let function = declarations.function(of: node),
      subject.map({ subject in function.parameters.contains { $0.name == subject } }) ?? true
    else { return own }
    let sites = bodies.flatMap(\.calls).filter { $0.calleeName == function.name && function.fits($0) }
    guard let subject else { return sites.flatMap { around($0) } }
    let outer = sites.flatMap { site -> [ActionPath] in
      guard let given = function.argument(subject, of: site)?.plainName else { return [] }
      return around(site).filter { $0.bound == given }
    }
    return outer.isEmpty ? own : outer.flatMap { outer in own.map { outer.followed(by: $0) } }
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

  /// The names of a written action: `delegate` and `done` of `.delegate(.done)`.
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
