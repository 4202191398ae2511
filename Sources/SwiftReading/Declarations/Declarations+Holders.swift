#if SwiftSources
internal import SwiftSyntax

extension Declarations {
  /// The screens and parts of screens that have an object in a property, by the object's type.
  var holders: [String: Set<String>] {
    if let known = knownHolders { return known }
    var declared: [String: Set<String>] = [:]
    for property in properties.values.joined() {
      let made = property.value?.as(FunctionCallExprSyntax.self)?.calleeName
      guard let written = property.type ?? made else { continue }
      let type = fullName(written, inside: property.owner)
      if type != property.owner, isPlainObject(type) { declared[type, default: []].insert(property.owner) }
    }
    for type in types.values where isScreen(type.name) {
      for object in madeFor(by: type) { declared[object, default: []].insert(type.name) }
    }
    var found = declared.mapValues { withoutHosted($0) }.filter { _, owners in
      owners.allSatisfy { !isNavigation($0) } && owners.allSatisfy { isScreen($0) || isUIKitView($0) }
    }
    for type in types.values where declared[type.name] == nil && isPlainObject(type.name) {
      if let screen = onlyTaker(of: type.name) { found[type.name] = [screen] }
    }
    knownHolders = found
    return found
  }

  /// The only screen that has an object, such as its view model.
  func onlyHolder(of type: String) -> String? {
    guard let held = holders[type], held.count == 1, let only = held.first, isScreen(only) else { return nil }
    return only
  }

  /// The objects in a screen's type arguments or generic parameters: `class Editor: Page<EditorModel>`,
  /// `class Editor<Model: EditorModel>: Page<Model>`.
  private func madeFor(by type: TypeDeclaration) -> [String] {
    type.madeFor.map { fullName($0, inside: type.name) }.filter { isPlainObject($0) }
  }

  /// The views in the type arguments of controllers, by controller: `class Host: Hosting<EditorView>`.
  var hostedViews: [String: Set<String>] {
    types.filter { !$0.value.madeFor.isEmpty && (isController($0.key) || isView($0.key)) }.mapValues { type in
      Set(type.madeFor.map { fullName($0, inside: type.name) }.filter { isView($0) })
    }
  }

  /// Removes views that another owner hosts: `class Host: Hosting<EditorView<EditorModel>>`.
  private func withoutHosted(_ owners: Set<String>) -> Set<String> {
    guard owners.count > 1 else { return owners }
    let hosted = owners.filter { isController($0) }.flatMap { owner in
      (types[owner]?.madeFor ?? []).map { fullName($0, inside: owner) }
    }
    return owners.subtracting(hosted)
  }

  /// The only screen that receives an object where it is made; nil if one place uses it in another way.
  private func onlyTaker(of object: String) -> String? {
    guard let name = lastName(object) else { return nil }
    var found: Set<String> = []
    for site in calls[name] ?? [] {
      guard site.node.base == nil, fullName(name, inside: owner(of: site.node)) == object else { continue }
      guard let taker = taker(of: ExprSyntax(site.node)) else { return nil }
      found.insert(taker)
    }
    return found.count == 1 ? found.first : nil
  }

  /// The screen that is created with a value, also if a local variable holds the value first.
  func taker(of value: ExprSyntax) -> String? {
    if let call = value.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self) {
      return screen(madeBy: call)
    }
    guard let name = value.holdingName, let member = value.member else { return nil }
    let takers = member.calls.compactMap { call in
      call.arguments.contains { $0.expression.plainName == name } ? screen(madeBy: call) : nil
    }
    return Set(takers).count == 1 ? takers.first : nil
  }

  private func screen(madeBy call: FunctionCallExprSyntax) -> String? {
    guard call.base == nil, let name = call.calleeName, name.first?.isUppercase == true else { return nil }
    let type = fullName(name, inside: owner(of: call))
    return types[type]?.isDeclared == true && isScreen(type) && !isNavigation(type) ? type : nil
  }
}
#endif
