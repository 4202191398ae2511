#if SwiftSources
internal import SwiftSyntax

/// Finds the controller of an object that is created with one: for `router.viewControllable`, if a builder
/// returns `Router(interactor: interactor, viewController: controller)`.
struct ControllerOfObject {
  private let values: ValueResolution
  private let depth: Int
  private var declarations: Declarations { values.declarations }
  private static let maximumSteps = 6

  /// - Parameter depth: the number of steps since the first query.
  init(_ values: ValueResolution, _ depth: Int = 0) {
    self.values = values
    self.depth = depth
  }

  /// Names of members by which frameworks and apps get the controller of an object, in lowercase.
  private static let members: Set = [
    "viewcontroller", "uiviewcontroller", "viewcontrollable", "controller", "rootviewcontroller", "root",
    "topresentable", "presentable", "asviewcontroller", "view", "navigationcontroller",
  ]

  /// Whether an undeclared member may be the controller itself: `login.viewControllable.uiviewController`.
  func isController(_ name: String) -> Bool {
    Self.members.contains(name.lowercased()) && declarations.functions[name] == nil
      && (declarations.properties[name] ?? []).allSatisfy { $0.body.map { $0.text == "self" } ?? false }
  }

  /// The values of an object's member; empty if its creation is not found or has not exactly one controller.
  func values(of member: String, in base: ExprSyntax) -> [PossibleValue] {
    guard Self.members.contains(member.lowercased()) else { return [] }
    for made in constructions(behind: base) {
      let given = screens(givenTo: made, for: member)
      let found = given.isEmpty ? screens(answeredBy: made, for: member) : given
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The results of a method of the created objects: `child.toPresentable()` of a coordinator from a
  /// function.
  func values(ofMethod name: String, askedOf base: ExprSyntax, by call: FunctionCallExprSyntax)
    -> [PossibleValue]
  {
    guard Self.members.contains(name.lowercased()) else { return [] }
    let found = types(behind: base).flatMap { type -> [PossibleValue] in
      guard let method = declarations.method(name, of: type, labels: call.labels) else { return [] }
      return values.values(returnedBy: method, for: call, depth + 1, "method of what is made")
    }
    return values.unique(found).filter { isScreen($0) }
  }

  /// The types of the app's objects that an expression may be, by the calls that create them.
  func types(behind base: ExprSyntax) -> [String] {
    constructions(behind: base).compactMap(\.calleeName).reduce(into: []) { types, name in
      let full = declarations.fullName(name)
      if !types.contains(full) { types.append(full) }
    }
  }

  /// The object whose controller an expression is: for `coordinator.toPresentable()`; nil if it may be
  /// several.
  func object(whoseControllerIs expression: ExprSyntax) -> String? {
    guard let base = holder(of: expression) else { return nil }
    let objects = types(behind: base)
    return objects.count == 1 ? objects[0] : nil
  }

  /// The receiver from which an expression gets its controller, through local variables: `coordinator` of
  /// `coordinator.toPresentable()`.
  func holder(of expression: ExprSyntax, _ step: Int = 0) -> ExprSyntax? {
    guard step < Self.maximumSteps else { return nil }
    let bare = expression.withoutMarks
    if let name = bare.plainName {
      guard case .value(let value)? = values.meaning(of: name, at: Syntax(bare)) else { return nil }
      return holder(of: value, step + 1)
    }
    let call = bare.as(FunctionCallExprSyntax.self)
    let member = (call?.calledExpression ?? bare).as(MemberAccessExprSyntax.self)
    guard let member, let base = member.base, !base.isSelf,
      Self.members.contains(member.declName.baseName.text.lowercased())
    else { return nil }
    return base
  }

  /// The controller that an initializer takes: for that very property, otherwise the only one.
  private func screens(givenTo call: FunctionCallExprSyntax, for member: String) -> [PossibleValue] {
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

  /// The controller that an object returns by a property of its own:
  /// `var viewController: UIViewController { view.viewController }`.
  private func screens(answeredBy call: FunctionCallExprSyntax, for member: String) -> [PossibleValue] {
    guard let name = call.calleeName,
      let body = declarations.property(
        member, of: declarations.fullName(name, inside: declarations.owner(of: call)))?.body
    else { return [] }
    return values.unique(values.branches(body, depth + 1)).filter { isScreen($0) }.map {
      $0.inferred("what ‘\(name)’ answers with")
    }
  }

  private func isScreen(_ value: PossibleValue) -> Bool {
    (declarations.isController(value.type) || declarations.isView(value.type))
      && !declarations.isGeneral(value.type)
  }

  /// The calls that create the object of an expression: through local variables, properties and functions
  /// that return it.
  func constructions(behind expression: ExprSyntax, _ step: Int = 0) -> [FunctionCallExprSyntax] {
    guard step < Self.maximumSteps else { return [] }
    let bare = expression.withoutMarks
    if let call = bare.as(FunctionCallExprSyntax.self) { return constructions(of: call, step) }
    let owner = declarations.owner(of: expression)
    if let name = bare.plainName {
      switch values.meaning(of: name, at: Syntax(bare)) {
      case .value(let value): return constructions(behind: value, step + 1)
      case .choice(let choices): return choices.flatMap { constructions(behind: $0, step + 1) }
      case .type, .parameter: return []
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
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return values.results(of: Syntax(closure)).flatMap { constructions(behind: $0, step + 1) }
    }
    guard let name = call.calleeName else { return [] }
    if call.base == nil, name.first?.isUppercase == true {
      let full = declarations.fullName(name, inside: declarations.owner(of: call))
      return declarations.isPlainObject(full) ? [call] : []
    }
    guard let body = asked(by: call)?.body else { return [] }
    return returned(by: body).flatMap { constructions(behind: $0, step + 1) }
  }

  /// The expressions that a function returns; if the last statement is a `return`, calls as statements are
  /// only setup and do not count.
  private func returned(by body: CodeBlockSyntax) -> [ExprSyntax] {
    guard let last = body.statements.last, last.item.is(ReturnStmtSyntax.self) else {
      return values.results(of: Syntax(body))
    }
    return body.statements.filter { !$0.item.is(FunctionCallExprSyntax.self) }.flatMap {
      values.results(of: Syntax($0.item))
    }
  }

  /// The only function that a call may mean, including functions of a type: `Screens.make(page)`.
  func asked(by call: FunctionCallExprSyntax) -> FunctionDeclaration? {
    guard let base = call.base, base.isNameOfType, let name = call.calleeName else {
      return function(of: call)
    }
    let type = declarations.asked(bareTypeName(base.text), inside: declarations.owner(of: call))
    return declarations.method(name, of: type, labels: call.labels)
  }

  /// The only function that a call may mean.
  func function(of call: FunctionCallExprSyntax) -> FunctionDeclaration? {
    guard let name = call.calleeName else { return nil }
    guard let base = call.base, !base.isSelf else {
      let own = declarations.method(name, of: declarations.owner(of: call), labels: call.labels)
      return own?.body == nil ? declarations.globals[name]?.first { $0.fits(call) } : own
    }
    if let required = values.conformances.declaredProtocol(of: base, askedFor: name) {
      return required.isEmpty ? nil : answer(to: name, of: required, call)
    }
    for made in values.values(base, depth + 2) where declarations.isPlainObject(made.type) {
      if let method = declarations.method(name, of: made.type, labels: call.labels), method.body != nil {
        return method
      }
    }
    let fitting = (declarations.functions[name] ?? []).filter { $0.fits(call) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Whether a function only returns an empty view, as in an object for previews.
  private func showsNothing(_ body: CodeBlockSyntax) -> Bool {
    let made = body.calls.filter { $0.base == nil && $0.calleeName?.first?.isUppercase == true }
    return body.statements.count == 1 && made.map(\.calleeName) == ["EmptyView"]
  }

  /// The only function that implements a requirement of a protocol.
  func answer(to name: String, of required: String, _ call: FunctionCallExprSyntax) -> FunctionDeclaration? {
    let named = (declarations.functions[name] ?? []).filter { function in
      guard let owner = function.owner, let body = function.body else { return false }
      return owner != required && declarations.inherits(owner, from: [required]) && !showsNothing(body)
    }
    var fitting = named.filter { $0.fits(call) }
    if fitting.allSatisfy({
      $0.body?.calls.contains { $0.calleeName == name && $0.base?.isSelf ?? true } ?? false
    }) {
      fitting = []
    }
    // A framework's base class may implement it and call an overridden function with other labels.
    let answering = fitting.isEmpty ? named : fitting
    guard answering.count > 1 else { return answering.first }
    // Of two functions of one type, the one that does not only call the other is used.
    let making = answering.filter { function in
      !(function.body?.calls.contains { $0.calleeName == name && $0.base?.isSelf ?? true } ?? false)
    }
    return making.count == 1 && Set(answering.map(\.owner)).count == 1 ? making[0] : nil
  }
}
#endif
