#if SwiftSources
internal import SwiftSyntax

/// Finds the controller of an object that is made with one: of `router.viewControllable`, where a builder returns
/// `Router(interactor: interactor, viewController: controller)`.
struct ControllerOfObject {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let maximumSteps = 6

  init(_ values: ValueResolution) { self.values = values }

  /// Members by which frameworks and apps ask an object for its controller, in small letters.
  private static let members: Set = [
    "viewcontroller", "uiviewcontroller", "viewcontrollable", "controller", "rootviewcontroller", "root",
    "topresentable", "presentable", "asviewcontroller", "view", "navigationcontroller",
  ]

  /// Whether a member that no source declares may be the controller itself: `login.viewControllable.uiviewController`.
  func isController(_ name: String) -> Bool {
    Self.members.contains(name.lowercased()) && declarations.properties[name] == nil
      && declarations.functions[name] == nil
  }

  /// What an object gives by a member; empty where it is not made in sight, or not with one controller.
  func values(of member: String, in base: ExprSyntax, _ depth: Int) -> [PossibleValue] {
    guard Self.members.contains(member.lowercased()) else { return [] }
    for made in constructions(behind: base) {
      let found = screens(givenTo: made, for: member, depth)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The controller that an initializer takes: for that very property, else the only one.
  private func screens(
    givenTo call: FunctionCallExprSyntax, for member: String, _ depth: Int
  ) -> [PossibleValue] {
    let given = call.arguments.compactMap { argument -> (label: String, shown: [PossibleValue])? in
      guard !argument.expression.is(ClosureExprSyntax.self) else { return nil }
      let shown = values.unique(values.values(argument.expression, depth + 1)).filter { isScreen($0) }
      return shown.isEmpty ? nil : (argument.label?.text.lowercased() ?? "", shown)
    }
    let named = given.filter { $0.label == member.lowercased() || Self.members.contains($0.label) }
    guard let one = named.count == 1 ? named.first : given.count == 1 ? given.first : nil else { return [] }
    let type = call.calleeName ?? ""
    return one.shown.map { $0.inferred("what ‘\(type)’ is made with") }
  }

  private func isScreen(_ value: PossibleValue) -> Bool {
    (declarations.isController(value.type) || declarations.isView(value.type))
      && !declarations.isGeneral(value.type)
  }

  /// The calls that make the object an expression holds: through locals, properties and functions that return it.
  func constructions(behind expression: ExprSyntax, _ step: Int = 0) -> [FunctionCallExprSyntax] {
    guard step < Self.maximumSteps else { return [] }
    let bare = expression.withoutMarks
    if let call = bare.as(FunctionCallExprSyntax.self) { return constructions(of: call, step) }
    let owner = declarations.owner(of: expression)
    if let name = bare.plainName {
      switch values.meaning(of: name, at: Syntax(bare)) {
      case .value(let value): return constructions(behind: value, step + 1)
      case .type, .choice, .parameter: return []
      case nil: return constructions(in: declarations.property(name, of: owner), step)
      }
    }
    guard let member = bare.as(MemberAccessExprSyntax.self), member.base?.isSelf == true else { return [] }
    return constructions(in: declarations.property(member.declName.baseName.text, of: owner), step)
  }

  private func constructions(in property: PropertyDeclaration?, _ step: Int) -> [FunctionCallExprSyntax] {
    guard let property else { return [] }
    if let value = property.value { return constructions(behind: value, step + 1) }
    if let body = property.body {
      return values.results(of: body).flatMap { constructions(behind: $0, step + 1) }
    }
    guard let type = declarations.types[property.owner] else { return [] }
    let assigned = (declarations.ownAssignments(of: type)[property.name] ?? []).compactMap(\.value)
    return assigned.flatMap { constructions(behind: $0, step + 1) }
  }

  private func constructions(of call: FunctionCallExprSyntax, _ step: Int) -> [FunctionCallExprSyntax] {
    guard let name = call.calleeName else { return [] }
    if call.base == nil, name.first?.isUppercase == true {
      let full = declarations.fullName(name, inside: declarations.owner(of: call))
      return declarations.isPlainObject(full) ? [call] : []
    }
    guard let body = function(of: call)?.body else { return [] }
    return values.results(of: Syntax(body)).flatMap { constructions(behind: $0, step + 1) }
  }

  /// The one function that a call is one of.
  func function(of call: FunctionCallExprSyntax) -> FunctionDeclaration? {
    guard let name = call.calleeName else { return nil }
    guard let base = call.base, !base.isSelf else {
      let own = declarations.method(name, of: declarations.owner(of: call), labels: call.labels)
      return own?.body == nil ? declarations.globals[name]?.first { $0.fits(call) } : own
    }
    if let required = values.conformances.declaredProtocol(of: base) {
      return required.isEmpty ? nil : answer(to: name, of: required, call)
    }
    if let made = MadeObject(values).type(of: base),
      let method = declarations.method(name, of: made, labels: call.labels), method.body != nil
    {
      return method
    }
    let fitting = (declarations.functions[name] ?? []).filter { $0.fits(call) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The only function that answers what is asked of a protocol.
  func answer(to name: String, of required: String, _ call: FunctionCallExprSyntax) -> FunctionDeclaration? {
    let answering = (declarations.functions[name] ?? []).filter { function in
      guard let owner = function.owner, function.body != nil, function.fits(call) else { return false }
      return owner != required && declarations.inherits(owner, from: [required])
    }
    return answering.count == 1 ? answering[0] : nil
  }
}
#endif
