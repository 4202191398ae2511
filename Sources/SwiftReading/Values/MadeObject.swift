#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds which object of the app an expression is.
struct MadeObject {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The type of an object of the app, also if a function of the app creates it.
  func type(of expression: ExprSyntax) -> String? {
    let declared = declaredType(of: expression)
    if let declared, declarations.descendants(of: declared).count == 1 { return declared }
    let made = ControllerOfObject(values).types(behind: expression).filter { declarations.isPlainObject($0) }
    guard let declared else { return made.count == 1 ? made[0] : nil }
    // A builder may declare the base class and create a subclass.
    return made.count == 1 && declarations.inherits(made[0], from: [declared]) ? made[0] : declared
  }

  /// The argument for a property when a value of the app is created: `"Sure?"` of `question.title` for
  /// `Question(title: "Sure?")`.
  func given(_ property: String, to base: ExprSyntax) -> ExprSyntax? {
    var made = base.withoutMarks
    for _ in 0..<4 {
      guard let name = made.plainName, case .value(let value)? = values.meaning(of: name, at: Syntax(made)),
        value.id != made.id
      else { break }
      made = value.withoutMarks
    }
    guard let call = made.as(FunctionCallExprSyntax.self), call.base == nil, let name = call.calleeName,
      name.first?.isUppercase == true,
      let type = declarations.type(name, inside: declarations.owner(of: call)), type.isDeclared,
      type.properties[property] != nil, !declarations.isScreen(type.name)
    else { return nil }
    return call.argument(property)
  }

  private func declaredType(of expression: ExprSyntax) -> String? {
    if let name = values.values(of: expression).first(where: { declarations.isPlainObject($0.type) })?.type {
      return name
    }
    var value = expression
    if let name = expression.plainName,
      case .value(let local)? = values.meaning(of: name, at: Syntax(expression))
    {
      value = local
    }
    guard let call = value.as(FunctionCallExprSyntax.self), let name = call.calleeName,
      call.base?.isSelf ?? true,
      let made = declarations.method(name, of: declarations.owner(of: call), labels: call.labels),
      let returns = made.returns
    else { return nil }
    let full = declarations.fullName(returns, inside: made.owner)
    return declarations.isPlainObject(full) ? full : nil
  }

  /// Whether the receiver is an object of the app, not a controller, that has a method of that name.
  func isAsked(by call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calleeName else { return false }
    guard let base = call.base, !base.isSelf else {
      guard let owner = declarations.owner(of: call) else { return false }
      // In the extension of a protocol, what that requires is asked, unless only controllers conform.
      let isOfProtocol = declarations.types[owner]?.kind == .protocol && !declarations.isController(owner)
      guard declarations.isPlainObject(owner) || isOfProtocol,
        let method = declarations.method(name, of: owner, labels: call.labels)
      else { return false }
      return !isOfProtocol || method.fits(call)
    }
    var types = values.values(of: base).map(\.type)
    if types.isEmpty, let property = lastName(base.text.filter { $0 != "?" && $0 != "!" }),
      let type = declarations.property(property, of: declarations.owner(of: call))?.type
    {
      types = [bareTypeName(type)]
    }
    return !types.isEmpty
      && types.allSatisfy { type in
        declarations.isPlainObject(type) && declarations.method(name, of: type, labels: call.labels) != nil
      }
  }

  /// Whether it is another method of that name: its argument is a declared type that is neither view nor
  /// controller.
  func isOtherPresent(_ shown: [PossibleValue], _ call: FunctionCallExprSyntax) -> Bool {
    // A class from a package is taken for a controller if the call has UIKit's own labels.
    let isUIKits = call.argument("animated") != nil || call.argument("sender") != nil
    if !shown.isEmpty, !(isUIKits && shown.contains { isOfPackage($0.type) }),
      shown.allSatisfy({ value in
        guard let type = declarations.types[value.type], type.isDeclared, type.kind != .protocol else {
          return false
        }
        return !values.isShown(value)
      })
    {
      return true
    }
    return !isUIKits && !shown.contains { declarations.isController($0.type) }
  }

  /// Whether a class inherits from one that no source declares.
  private func isOfPackage(_ name: String, depth: Int = 0) -> Bool {
    guard depth < 8, let type = declarations.types[name], type.isDeclared else { return depth > 0 }
    guard type.kind == .class, let parent = type.inherits.first, parent != name else { return false }
    return parent.hasSuffix("Controller") && isOfPackage(parent, depth: depth + 1)
  }
}
#endif
