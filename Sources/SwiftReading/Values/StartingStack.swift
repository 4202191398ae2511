#if SwiftSources
internal import SwiftSyntax

/// What a controller of the app puts into a stack before it is on screen: a navigation controller into itself,
/// another one into a stack in one of its properties. That is its content, and no way.
struct StartingStack {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let first: Set = ["viewDidLoad", "loadView", "awakeFromNib"]

  init(_ values: ValueResolution) { self.values = values }

  /// The controllers in front that a navigation controller gives itself: `setViewControllers([Start()], animated: false)`.
  func content(of type: TypeDeclaration) -> [ExprSyntax] {
    let functions = type.functions.filter { Self.first.contains($0.key) }.values.joined().compactMap(\.body)
    let bodies = (type.initializers.compactMap(\.body) + functions).map { Syntax($0) }
    return bodies.flatMap { body in
      let assigned = values.known.assignments(in: body).filter {
        $0.isOfSelf && $0.names.last == "viewControllers"
      }
      .compactMap(\.value)
      let given = values.known.calls(in: body).filter { call in
        ["setViewControllers", "pushViewController"].contains(call.calleeName ?? "")
          && (call.base?.isSelf ?? true || call.base?.text == "super")
          && Syntax(call).parent?.enclosing(ClosureExprSyntax.self) == nil
      }.compactMap { $0.arguments.first?.expression }
      return (assigned + given).map { last(of: $0) }
    }
  }

  /// The controller whose stack is filled there before it is on screen; nil if the line does something else.
  ///
  /// - Parameter base: the stack; nil for the controller itself.
  func holder(filling base: ExprSyntax?, at node: Syntax) -> String? {
    guard let owner = declarations.owner(of: node), declarations.isController(owner),
      !declarations.isGeneral(owner), isFirst(node),
      node.parent?.enclosing(ClosureExprSyntax.self) == nil
    else { return nil }
    guard let base = base?.withoutMarks, !base.isSelf, base.text != "super" else {
      return declarations.isNavigation(owner) ? owner : nil
    }
    guard let name = base.ownName, values.meaning(of: name, at: Syntax(base)) == nil,
      let property = declarations.property(name, of: owner)
    else { return nil }
    let made = property.value?.as(FunctionCallExprSyntax.self)
    let type = property.type.map(bareTypeName) ?? made?.calleeName ?? ""
    return declarations.isNavigation(type) ? owner : nil
  }

  private func isFirst(_ node: Syntax) -> Bool {
    if node.enclosing(InitializerDeclSyntax.self) != nil { return true }
    return declarations.function(of: node).map { Self.first.contains($0.name) } ?? false
  }

  /// The last element of a list, which is in front.
  func last(of expression: ExprSyntax, depth: Int = 0) -> ExprSyntax {
    if let list = expression.as(ArrayExprSyntax.self) { return list.elements.last?.expression ?? expression }
    guard depth < 4, let name = expression.plainName,
      case .value(let value)? = values.meaning(of: name, at: Syntax(expression)),
      value.is(ArrayExprSyntax.self)
    else { return expression }
    return last(of: value, depth: depth + 1)
  }
}
#endif
