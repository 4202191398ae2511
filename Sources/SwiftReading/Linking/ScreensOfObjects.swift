#if SwiftSources
internal import SwiftSyntax

/// Finds the screen that an object belongs to, for a flow controller, a presenter or a router of one screen.
final class ScreensOfObjects {
  private let values: ValueResolution
  private var known: [String: String?] = [:]
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The only screen that has an object; otherwise the only one in its properties, the only one that its
  /// creations pass, or for an object of a framework the only one that creates it.
  func screen(of object: String) -> String? {
    if let found = known[object] { return found }
    known[object] = .some(nil)
    guard declarations.isPlainObject(object) else { return nil }
    if let holder = declarations.onlyHolder(of: object) {
      known[object] = holder
      return holder
    }
    var found = kept(by: object)
    if found.isEmpty { found = given(to: object) }
    if found.isEmpty, isOfFramework(object) { found = makers(of: object) }
    let screen = found.count == 1 ? found.first : nil
    known[object] = screen
    return screen
  }

  /// The screens among the property types of an object and its base classes.
  private func kept(by object: String) -> Set<String> {
    var found: Set<String> = []
    var open = [object]
    var seen: Set<String> = []
    while let name = open.popLast(), seen.insert(name).inserted {
      guard let type = declarations.type(name) ?? declarations.types[name], type.kind != .protocol else {
        continue
      }
      open += type.inherits
      for property in type.properties.values {
        if let screen = property.type.flatMap({ screen(written: $0, inside: name) }) { found.insert(screen) }
      }
    }
    return found
  }

  /// A declared screen, or the only screen that conforms to a declared protocol.
  private func screen(written: String, inside owner: String) -> String? {
    guard let type = declarations.type(bareTypeName(written), inside: owner) else { return nil }
    if type.kind == .protocol { return values.conformances.onlyScreen(conformingTo: type.name) }
    return isOne(type.name) ? type.name : nil
  }

  /// The screens that the creating calls pass to an object.
  private func given(to object: String) -> Set<String> {
    var found: Set<String> = []
    let name = lastName(object) ?? object
    for site in declarations.calls[name] ?? [] {
      guard site.node.base == nil,
        declarations.fullName(name, inside: declarations.owner(of: site.node)) == object
      else { continue }
      for argument in site.node.arguments where !argument.expression.is(ClosureExprSyntax.self) {
        found.formUnion(values.values(of: kept(by: argument.expression)).map(\.type).filter { isOne($0) })
      }
    }
    return found
  }

  /// The only value inside an argument: `root` of `Router(root: root)`.
  private func kept(by argument: ExprSyntax) -> ExprSyntax {
    guard let call = argument.as(FunctionCallExprSyntax.self), call.base == nil, call.arguments.count == 1,
      let name = call.calleeName, let only = call.arguments.first?.expression,
      declarations.isPlainObject(declarations.fullName(name, inside: declarations.owner(of: call)))
    else { return argument }
    return only
  }

  /// Whether the base class is a helper `…Controller` of a framework that passes it its view controller, as
  /// for a section of a list.
  private func isOfFramework(_ object: String) -> Bool {
    guard let type = declarations.type(object), type.kind == .class else { return false }
    return type.inherits.contains { name in
      name.hasSuffix("Controller") && declarations.type(name) == nil && !declarations.isController(name)
    }
  }

  /// The screens that create an object; empty if other code creates it too.
  private func makers(of object: String) -> Set<String> {
    let name = lastName(object) ?? object
    let sites = (declarations.calls[name] ?? []).filter { $0.node.base == nil }
    let owners = sites.map { declarations.owner(of: $0.node) ?? "" }
    return owners.allSatisfy { isOne($0) } ? Set(owners) : []
  }

  private func isOne(_ type: String) -> Bool {
    declarations.isScreen(type) && !declarations.isNavigation(type)
      && declarations.systemKind(of: type) == nil
      && declarations.types[type]?.isDeclared == true
  }
}
#endif
