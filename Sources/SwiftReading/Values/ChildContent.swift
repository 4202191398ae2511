#if SwiftSources
internal import SwiftSyntax

/// Finds the child that a function adds to a container before showing it: `sheet.addChild(editor)`, or a
/// method of all controllers that adds its argument.
struct ChildContent {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The children of a container of which nothing else is known: it is from a package, or a general
  /// controller.
  ///
  /// - Parameter made: the values of the local variable.
  func children(of made: [PossibleValue], named reference: DeclReferenceExprSyntax, _ depth: Int)
    -> [PossibleValue]
  {
    guard made.count == 1, let container = made.first, container.wrap.isEmpty, isPlainContainer(container),
      let member = reference.member
    else { return [] }
    let name = reference.baseName.text
    let given = values.known.calls(in: member).filter { call in
      call.base?.withoutMarks.plainName == name && ExprSyntax(reference).isSameLocal(name, as: call)
    }.compactMap { child(addedBy: $0) }
    guard given.count == 1, let only = given.first else { return [] }
    return values.values(only, depth + 1).filter { child in
      declarations.isController(child.type) && (!declarations.isGeneral(child.type) || child.scene != nil)
    }.map { $0.inferred("child controller").wrapped(in: container.type, "container") }
  }

  private func isPlainContainer(_ value: PossibleValue) -> Bool {
    guard value.creation != nil, value.scene == nil, declarations.isController(value.type),
      !declarations.isNavigation(value.type)
    else { return false }
    return value.type == "UIViewController" || declarations.type(value.type)?.isDeclared != true
  }

  private func child(addedBy call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let name = call.calleeName else { return nil }
    if name == "addChild" { return call.arguments.first?.expression }
    for function in declarations.functions[name] ?? [] where function.fits(call) {
      guard function.owner.map({ declarations.isGeneral($0) && declarations.isController($0) }) ?? false,
        let body = function.body
      else { continue }
      let added = values.known.calls(in: Syntax(body)).filter {
        $0.calleeName == "addChild" && $0.base?.isSelf ?? true
      }
      let names = added.compactMap { $0.arguments.first?.expression.plainName }
      if let parameter = function.parameters.first(where: { names.contains($0.name) }) {
        return function.argument(parameter.name, of: call)
      }
    }
    return nil
  }
}
#endif
