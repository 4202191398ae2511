#if SwiftSources
internal import SwiftSyntax

/// Tells a call of UIKit's own method, such as `present(_:animated:)` on a controller, from one of an object of the
/// app that has a method of that name, such as a coordinator's `present(_ child: Coordinator, animated: Bool)`.
struct ControllersOwnCall {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  private static let names: Set = [
    "present", "show", "showDetailViewController", "pushViewController", "setViewControllers", "dismiss",
    "popViewController", "popToViewController", "popToRootViewController",
  ]
  private static let labels: Set = ["_", "animated", "completion", "sender"]
  /// What UIKit says of a controller that is a controller.
  private static let controllers: Set = [
    "presentedViewController", "presentingViewController", "navigationController", "tabBarController",
    "splitViewController", "rootViewController", "topViewController", "visibleViewController", "parent",
  ]

  /// Whether a controller is asked, by UIKit's name and labels, and not the object that has the function.
  func isMeant(
    _ call: FunctionCallExprSyntax, not function: FunctionDeclaration,
    _ asked: (ExprSyntax) -> [PossibleValue]
  ) -> Bool {
    guard Self.names.contains(function.name), Self.labels.isSuperset(of: call.labels),
      let owner = function.owner, declarations.isPlainObject(owner)
    else { return false }
    guard let base = call.base, !base.isSelf, base.text != "super" else {
      // Within a controller these are its own methods.
      return declarations.owner(of: call).map { declarations.isController($0) } ?? false
    }
    let types = asked(base).map(\.type)
    if !types.isEmpty { return types.allSatisfy { declarations.isController($0) } }
    return isController(base)
  }

  private func isController(_ expression: ExprSyntax, _ depth: Int = 0) -> Bool {
    let expression = expression.withoutMarks
    if let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.contains(where: { $0.text == "??" })
    {
      return sequence.elements.first.map { isController($0, depth) } ?? false
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return Self.controllers.contains(member.declName.baseName.text)
    }
    guard depth < 4, let name = expression.plainName else { return false }
    switch values.meaning(of: name, at: Syntax(expression)) {
    case .value(let value): return isController(value, depth + 1)
    case .parameter(_, let type, _): return declarations.isController(bareTypeName(type))
    case .type, .choice: return false
    case nil:
      let type = declarations.property(name, of: declarations.owner(of: expression))?.type
      return Self.controllers.contains(name)
        || type.map { declarations.isController(bareTypeName($0)) } ?? false
    }
  }
}
#endif
