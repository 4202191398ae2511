#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension ValueResolution {
  /// The values of a plain name.
  func values(reference: DeclReferenceExprSyntax, _ depth: Int) -> [PossibleValue] {
    let name = reference.baseName.text
    let owner = declarations.owner(of: reference)
    if ExprSyntax(reference).isSelf { return owner.map { values(selfIn: $0) } ?? [] }
    switch meaning(of: name, at: Syntax(reference)) {
    case .value(let value):
      let made = values(value, depth + 1).map { value.isConfigured ? $0.inferred("configured") : $0 }
      let children = ChildContent(self).children(of: made, named: reference, depth)
      let found = children.isEmpty ? made : children
      let isTold = found.contains { isShown($0) && !declarations.isGeneral($0.type) }
      let written = isTold ? nil : value.writtenType
      let declared = written.map { self.value(ofType: $0, inside: owner, "declared type") } ?? []
      return declared.contains { isShown($0) } ? declared : found
    case .choice(let choices):
      return choices.flatMap { values($0, depth + 1).map { $0.inferred("one of several") } }
    case .type(let type): return value(ofType: type, inside: owner, "declared type")
    case .parameter(_, let type, let function):
      // The argument of each call is shown, not the generic parameter.
      return function.isGeneric(type) ? [] : value(ofType: type, inside: owner, "type of the parameter")
    case nil: return LastAssignment(self).values(of: name, in: owner, usedAt: reference, depth)
    }
  }

  /// `base.name`.
  func values(member: MemberAccessExprSyntax, _ depth: Int) -> [PossibleValue] {
    guard let base = member.base else { return [] }
    let name = member.declName.baseName.text
    if base.isSelf {
      let owner = declarations.owner(of: member)
      return LastAssignment(self).values(of: name, in: owner, usedAt: member, depth)
    }
    if !base.is(FunctionCallExprSyntax.self), lastName(base.text)?.first?.isUppercase == true {
      let type = declarations.fullName(base.text, inside: declarations.owner(of: member))
      return declarations.property(name, of: type).map { values(property: $0, depth) } ?? []
    }
    if let each = ListedItems(self).eachAsked(base, { values(member: name, of: $0, depth) }) { return each }
    return values(member: name, of: base, depth)
  }

  private func values(member name: String, of base: ExprSyntax, _ depth: Int) -> [PossibleValue] {
    let bases = values(base, depth + 1)
    for value in bases {
      guard let property = declarations.property(name, of: value.type) else { continue }
      if property.isAboutItself, declarations.isView(value.type) { return bases }
      let found = asked(of: value, by: property.owner) { values(property: property, depth) }
      if found.contains(where: { isShown($0) && !declarations.isGeneral($0.type) }) { return found }
      let made = ControllerOfObject(self, depth).values(of: name, in: base)
      return made.isEmpty ? found : made
    }
    let screens = bases.filter { isShown($0) && !declarations.isGeneral($0.type) }
    if !screens.isEmpty, ControllerOfObject(self).isController(name) { return screens }
    let made = ControllerOfObject(self, depth).values(of: name, in: base)
    return made.isEmpty ? TupleReading(self).values(of: name, in: base, depth + 1) : made
  }

  /// The only screen that conforms to a protocol; nil if it is no protocol, or not exactly one screen conforms.
  func values(conformingTo written: String, inside owner: String?, _ rule: String) -> [PossibleValue]? {
    guard let type = declarations.type(written, inside: owner), type.kind == .protocol,
      let only = conformances.onlyScreen(conformingTo: type.name)
    else { return nil }
    let rules = [rule, "the one that conforms to ‘\(type.name)’"]
    return [PossibleValue(type: only, sure: .inferred, rules: rules)]
  }

  func value(ofType written: String, inside owner: String?, _ rule: String) -> [PossibleValue] {
    let name = bareTypeName(written)
    if let only = values(conformingTo: name, inside: owner, rule) { return only }
    guard !declarations.saysNothing(name, in: owner) else { return [] }
    return [PossibleValue(type: declarations.fullName(name, inside: owner), rules: [rule])]
  }

  /// The values of a property: from its value, its type, or the assignments in the class.
  func values(property: PropertyDeclaration, _ depth: Int) -> [PossibleValue] {
    if let kept = KeptContainer(self).type(keptBy: property) {
      return [PossibleValue(type: kept, sure: .inferred, rules: ["kept by ‘\(property.owner)’"])]
    }
    let type = property.type.map(bareTypeName) ?? ""
    let isKnown = !declarations.saysNothing(type, in: property.owner)
    let isContainer =
      declarations.isNavigation(type) || SystemController.kinds[type] != nil
      || WrapperReading(self).isContainer(type)
    if isKnown, !isContainer {
      return [
        PossibleValue(
          type: declarations.fullName(type, inside: property.owner), rules: ["type of the property"])
      ]
    }
    if let value = property.value {
      let found = values(value, depth + 1)
      if !found.isEmpty { return found }
    }
    if let body = property.body {
      let found = branches(body, depth + 1).map { $0.inferred("computed property") }
      if !found.isEmpty { return found }
    }
    let assigned =
      LastAssignment(self).assigned(to: property, depth) + RegisteredValue(self).values(of: property, depth)
    if !assigned.isEmpty { return assigned }
    if let only = values(conformingTo: type, inside: property.owner, "type of the property") { return only }
    return isKnown ? [PossibleValue(type: type, sure: .inferred, rules: ["type of the property"])] : []
  }
}
#endif
