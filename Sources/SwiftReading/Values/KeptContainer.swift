#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A general tab bar or split view controller that an object such as a coordinator stores and fills. It is a
/// screen named after the property: `Coordinator.tabs`.
struct KeptContainer {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let plain: Set = ["UITabBarController", "UISplitViewController"]

  init(_ values: ValueResolution) { self.values = values }

  /// The name of the screen of an expression; nil if it is no such controller.
  func type(of expression: ExprSyntax) -> String? {
    guard let property = property(of: expression), let plain = plainType(of: property),
      let owner = declarations.types[property.owner], isFilled(property.name, in: owner)
    else { return nil }
    return name(of: property, plain)
  }

  /// The screen in a property of an object; nil if it is no such controller.
  func type(keptBy property: PropertyDeclaration) -> String? {
    guard declarations.isPlainObject(property.owner), let plain = plainType(of: property),
      let owner = declarations.types[property.owner], isFilled(property.name, in: owner)
    else { return nil }
    return name(of: property, plain)
  }

  /// The controllers that the owner of a general controller adds to it, which are its content:
  /// `root.embed(tabs)`.
  func children(of expression: ExprSyntax) -> [String] {
    guard let property = property(of: expression), let owner = declarations.types[property.owner],
      ["UIViewController", ""].contains(property.type.map(bareTypeName) ?? ""),
      property.type != nil || isPlainController(property.value)
    else { return [] }
    var found: [String] = []
    let calls = owner.bodies.flatMap { values.known.calls(in: $0) }
    for call in calls.sorted(by: { $0.position < $1.position }) {
      guard let base = call.base, Self.name(of: base) == property.name, adds(call),
        let child = call.arguments.first?.expression
      else { continue }
      let kept = type(of: child).map { [$0] } ?? screens(of: child)
      found += kept.filter { !found.contains($0) }
    }
    return found
  }

  private func screens(of child: ExprSyntax) -> [String] {
    values.values(of: child).filter { values.isShown($0) }.map(\.type).filter {
      !declarations.isGeneral($0) && !declarations.isNavigation($0) && !Self.plain.contains($0)
    }
  }

  private func isPlainController(_ value: ExprSyntax?) -> Bool {
    value?.as(FunctionCallExprSyntax.self)?.calleeName == "UIViewController"
  }

  /// Whether a call adds a child: UIKit's own function, or one of the app that does.
  private func adds(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calleeName else { return false }
    if name == "addChild" { return true }
    return (declarations.functions[name] ?? []).contains { function in
      function.fits(call) && function.owner.map { declarations.isController($0) } ?? false
        && function.body.map { values.known.calls(in: $0).contains { $0.calleeName == "addChild" } } ?? false
    }
  }

  /// The property of the object itself or of the expression's receiver.
  private func property(of expression: ExprSyntax) -> PropertyDeclaration? {
    let bare = expression.withoutMarks
    let here = declarations.owner(of: expression)
    var asked = here
    guard let name = Self.name(of: bare) else { return nil }
    if bare.plainName != nil {
      guard values.meaning(of: name, at: Syntax(expression)) == nil else { return nil }
    } else if let base = bare.as(MemberAccessExprSyntax.self)?.base, !base.isSelf {
      guard let root = Self.name(of: base.withoutMarks), root.first?.isLowercase == true else { return nil }
      asked = nil
      if let made = declarations.property(root, of: here) {
        asked = made.writtenType.map { declarations.fullName($0, inside: here) }
      }
      if asked == nil { asked = MadeObject(values).type(of: base) }
    }
    guard let asked, declarations.isPlainObject(asked) else { return nil }
    return declarations.property(name, of: asked)
  }

  private static func name(of expression: ExprSyntax) -> String? {
    let bare = expression.withoutMarks
    return bare.plainName ?? bare.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private func plainType(of property: PropertyDeclaration) -> String? {
    let made = property.value?.as(FunctionCallExprSyntax.self)
    let closure = made?.calledExpression.as(ClosureExprSyntax.self)
    let written = property.type.map(bareTypeName) ?? (closure == nil ? made?.calleeName : nil)
    return written.flatMap { Self.plain.contains($0) ? $0 : nil }
  }

  /// Whether the owner sets its tabs or columns.
  private func isFilled(_ name: String, in owner: TypeDeclaration) -> Bool {
    owner.bodies.contains { body in
      values.known.assignments(in: body).contains {
        ["viewControllers", "tabs"].contains($0.names.last ?? "") && $0.names.dropLast().last == name
      }
        || values.known.calls(in: body).contains { call in
          ["setViewControllers", "setViewController", "setTabs"].contains(call.calleeName ?? "")
            && call.base.flatMap { Self.name(of: $0) } == name
        }
    }
  }

  /// Makes a general controller in a property a screen of its own.
  private func name(of property: PropertyDeclaration, _ plain: String) -> String {
    let full = property.owner + "." + property.name
    if declarations.types[full] != nil { return full }
    let type = TypeDeclaration(full)
    type.kind = .class
    type.inherits = [plain]
    type.place = declarations.types[property.owner]?.place
    type.declarationCount = 1
    declarations.addInline(type)
    declarations.kinds[full] = nil
    return full
  }
}
#endif
