#if SwiftSources
internal import SwiftSyntax

/// Finds the types and screens that conform to a protocol.
final class Conformances {
  private unowned let values: ValueResolution
  /// Cache: the names of types that a type's code uses.
  private var mentionedTypes: [String: Set<String>] = [:]
  /// Cache: the screens that conform to a protocol.
  private var conforming: [String: [String]] = [:]
  /// Cache: the types that conform to a protocol.
  private var knownTypes: [String: [TypeDeclaration]] = [:]
  /// Cache: the only screen that conforms to a protocol.
  private var only: [String: String?] = [:]
  /// Cache: whether a type is only a stub for another one.
  private var standIns: [String: Bool] = [:]
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The protocol type of a property or parameter: of `delegate?` in `delegate?.didPick()`. For a combination
  /// such as `(Skipping & Answering)?`, the protocol that has the called method.
  func declaredProtocol(of base: ExprSyntax, askedFor method: String? = nil) -> String? {
    declaredProtocol(of: base, method, 0)
  }

  private func declaredProtocol(of base: ExprSyntax, _ method: String?, _ depth: Int) -> String? {
    guard depth < NameReading.maximumNames else { return nil }
    let owner = declarations.owner(of: base)
    var written: String?
    if let name = base.plainName {
      switch values.meaning(of: name, at: Syntax(base)) {
      case .value(let value):
        return value.text == base.text ? nil : declaredProtocol(of: value, method, depth + 1)
      case .choice: return nil
      case .type(let type), .parameter(_, let type, _): written = type
      case nil: written = declaredType(name, of: owner)
      }
    } else if let member = base.withoutMarks.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
      written = declaredType(member.declName.baseName.text, of: owner)
    }
    guard let written else { return nil }
    let joined = written.split(separator: "&").map { String($0.filter { !" ()?!".contains($0) }) }
    guard joined.count > 1 else { return self.protocol(written, inside: owner) }
    let named = joined.compactMap { self.protocol($0, inside: owner) }
    return named.first { one in method.map { declarations.method($0, of: one) != nil } ?? false }
      ?? (named.count == joined.count ? named.first : nil)
  }

  private func `protocol`(_ written: String, inside owner: String?) -> String? {
    guard let type = declarations.type(written, inside: owner), type.kind == .protocol else { return nil }
    return type.name
  }

  /// The type of a property. If no source declares it, the protocol in the type arguments of a base class to
  /// which a screen conforms: `viewController` of `class Router: ViewableRouter<Interactable, Controllable>`.
  private func declaredType(_ property: String, of owner: String?) -> String? {
    if let declared = declarations.property(property, of: owner) { return declared.type }
    guard property == "viewController", let owner, let type = declarations.types[owner] else { return nil }
    return type.baseArguments.first {
      onlyScreen(conformingTo: declarations.fullName($0, inside: owner)) != nil
    }
  }

  /// The protocol that requires a function of a type; nil if no source declares one.
  func requirement(of function: String, in type: String, depth: Int = 0) -> String? {
    guard depth < 4, let declaration = declarations.types[type] else { return nil }
    for parent in declaration.inherits where parent != type {
      guard let found = declarations.type(parent) else { continue }
      if found.kind == .protocol, found.functions[function] != nil { return found.name }
      if let above = requirement(of: function, in: found.name, depth: depth + 1) { return above }
    }
    return nil
  }

  /// Whether a call on a protocol reaches a type: it is the only one with the function, or one of several
  /// that uses the calling type.
  ///
  /// - Parameter call: if given, only functions that take its labels answer.
  func isMeant(
    _ type: String, by required: String, requiring function: String, askedBy asking: String?,
    with call: FunctionCallExprSyntax? = nil
  ) -> Bool {
    let named = declarations.functions[function] ?? []
    let owners = Set(named.filter { one in call.map { one.fits($0) } ?? true }.compactMap(\.owner))
    if type != required, declarations.types[type]?.kind == .protocol,
      declarations.inherits(required, from: [type])
    {
      // The extension of a refined protocol is used, unless the conforming types implement the function.
      return !owners.contains { $0 != type && declarations.inherits($0, from: [required]) }
    }
    guard declarations.inherits(type, from: [required]) || type == required else { return false }
    let answering = owners.filter { $0 != required && declarations.inherits($0, from: [required]) }
    // The protocol's extension is used for types that do not implement it.
    if type == required { return answering.isEmpty }
    if answering.count == 1 { return true }
    if answering.filter({ !isStandIn($0) }) == [type] { return true }
    guard let asking, let last = lastName(asking) else { return false }
    return mentions(of: type).contains(last)
  }

  /// Whether almost all functions of a type are empty, as in a stub that replaces a router in an app
  /// extension.
  private func isStandIn(_ type: String) -> Bool {
    if let known = standIns[type] { return known }
    let bodies = (declarations.types[type]?.functions ?? [:]).values.flatMap { $0.compactMap(\.body) }
    let empty = bodies.count { $0.statements.isEmpty }
    let isOne = empty >= 3 && empty * 4 >= bodies.count * 3
    standIns[type] = isOne
    return isOne
  }

  /// The screens that conform to a protocol: each of them may present what its extension presents.
  func screens(conformingTo name: String) -> [String] {
    guard declarations.types[name]?.kind == .protocol else { return [] }
    if let known = conforming[name] { return known }
    let all = types(conformingTo: name)
    // If a UIKit controller conforms too, any screen may present.
    let isOpen = all.contains { !$0.isDeclared && declarations.isController($0.name) }
    let screens = all.filter { $0.isDeclared && declarations.isScreen($0.name) }.map(\.name).sorted()
    conforming[name] = isOpen ? [] : screens
    return isOpen ? [] : screens
  }

  /// Those screens whose code, or that of a base class, calls a function of a protocol's extension, also
  /// through another function of the extension; empty if no call is found.
  func screens(_ screens: [String], thatCall function: String, of required: String) -> [String] {
    var owners: Set<String> = []
    var open = [function]
    var seen: Set<String> = []
    while let name = open.popLast(), seen.insert(name).inserted {
      for site in declarations.calls[name] ?? [] where site.node.base?.isSelf ?? true {
        guard let owner = declarations.owner(of: site.node) else { continue }
        owners.insert(owner)
        if owner == required, let outer = declarations.function(of: site.node) { open.append(outer.name) }
      }
    }
    owners.remove(required)
    return screens.filter { screen in owners.contains(screen) || declarations.inherits(screen, from: owners) }
  }

  /// The only screen that conforms to a protocol.
  func onlyScreen(conformingTo name: String) -> String? {
    if let known = only[name] { return known }
    let all = types(conformingTo: name).map(\.name)
    // A base class and its subclasses count as several; so do an object and a screen.
    let screen = all.count == 1 && screens(conformingTo: name) == all ? all[0] : nil
    only[name] = screen
    return screen
  }

  /// The types that conform to a protocol, including types that the sources only extend.
  private func types(conformingTo name: String) -> [TypeDeclaration] {
    if let known = knownTypes[name] { return known }
    let found = declarations.types.values.filter { type in
      type.host == nil && type.kind != .protocol && declarations.inherits(type.name, from: [name])
    }
    knownTypes[name] = found
    return found
  }

  /// The names of types that occur in the code of a type.
  private func mentions(of type: String) -> Set<String> {
    if let known = mentionedTypes[type] { return known }
    var names: Set<String> = []
    if let declaration = declarations.types[type] {
      var bodies = declaration.allFunctions.compactMap { $0.body.map { Syntax($0) } }
      bodies += declaration.initializers.map { Syntax($0) }
      for property in declaration.properties.values {
        if let type = property.type.map(bareTypeName).flatMap({ lastName($0) }) { names.insert(type) }
        bodies += [property.body, property.value.map { Syntax($0) }].compactMap { $0 }
      }
      for body in bodies {
        for reference in body.all(DeclReferenceExprSyntax.self)
        where reference.baseName.text.first?.isUppercase == true {
          names.insert(reference.baseName.text)
        }
      }
    }
    mentionedTypes[type] = names
    return names
  }
}
#endif
