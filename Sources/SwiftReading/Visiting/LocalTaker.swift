#if SwiftSources
internal import SwiftSyntax

/// Finds the screen that is made with a closure which a function first puts into something else:
/// `let row = Row(action: { … })` and then `Menu(model: MenuModel(rows: [row]))`.
struct LocalTaker {
  private let declarations: Declarations
  private let holder: (String) -> String?

  /// - Parameter holder: a screen itself, or the one that alone holds an object.
  init(_ declarations: Declarations, holder: @escaping (String) -> String?) {
    self.declarations = declarations
    self.holder = holder
  }

  /// So many locals hand a closure on.
  private static let maximumLocals = 4

  /// Nil where nothing or several screens are made with it.
  func screen(of closure: ClosureExprSyntax) -> String? {
    // What a method of something is given may run at once: `items.map { … }`.
    if let call = closure.parent?.as(FunctionCallExprSyntax.self), isMethod(call) { return nil }
    let found = screens(madeWith: Syntax(closure), 0)
    return found.count == 1 ? found.first : nil
  }

  private func screens(madeWith value: Syntax, _ locals: Int) -> Set<String> {
    var node = value
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionCallExpr(let call):
        if let screen = screen(madeBy: call) { return [screen] }
        if isMethod(call) { return [] }
      case .initializerClause(let clause):
        guard let name = node.holdingName, locals < Self.maximumLocals, let member = clause.member else {
          return []
        }
        let uses = member.all(DeclReferenceExprSyntax.self).filter {
          $0.baseName.text == name && $0.position > clause.position && !isBase($0)
        }
        return uses.reduce(into: []) { $0.formUnion(screens(madeWith: Syntax($1), locals + 1)) }
      case .closureExpr(let closure):
        // `{ … }()` makes a value, any other closure runs later.
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        guard let call, Syntax(call.calledExpression).id == Syntax(closure).id else { return [] }
      case .functionDecl, .memberBlockItem, .sourceFile: return []
      default: break
      }
      node = parent
    }
    return []
  }

  /// Whether a reference only names what is asked.
  private func isBase(_ reference: DeclReferenceExprSyntax) -> Bool {
    reference.parent?.is(MemberAccessExprSyntax.self) ?? false
  }

  /// Whether a call asks something, and makes nothing: `.row(…)` and `Page.Row(…)` make a value.
  private func isMethod(_ call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return call.calleeName?.first?.isLowercase ?? false
    }
    guard let base = member.base else { return false }
    return base.text.first?.isUppercase != true
  }

  private func screen(madeBy call: FunctionCallExprSyntax) -> String? {
    guard call.base?.text.first?.isUppercase ?? true, let written = call.madeTypeName else { return nil }
    let type = declarations.fullName(written, inside: declarations.owner(of: call))
    return declarations.type(type) == nil ? nil : holder(type)
  }
}
#endif
