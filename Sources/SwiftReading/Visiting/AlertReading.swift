#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads `UIAlertController`s and their actions.
struct AlertReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  private static let maximumInitializers = 4

  init(_ values: ValueResolution) { self.values = values }

  /// Completes the target of a creating call: kind, title, buttons.
  func read(_ creation: FunctionCallExprSyntax, into target: inout TargetFact) {
    target.buttons = []
    if let initializer = ownInitializer(of: creation, target.type) {
      read(creation, by: initializer, into: &target)
    } else if isOfPackage(creation) {
      target.title = creation.argument("title").flatMap { values.title($0) }
      target.kind = TargetFact.eitherDialog
      target.sure = min(target.sure, .inferred)
      target.buttons = unknownButtons(at: creation)
    } else {
      target.title = creation.argument("title").flatMap { values.title($0) }
      let isOwn = target.type.flatMap { declarations.types[$0] }.map { declarations.isOwnAlert($0) } ?? false
      if !isOwn || creation.has("preferredStyle") {
        readStyle(creation.argument("preferredStyle"), into: &target)
      }
    }
    guard let name = name(of: creation), let scope = scope(of: creation) else { return }
    let binding = creation.enclosing(PatternBindingSyntax.self)
    let declaration = binding?.id ?? creation.declaration(ofLocal: name)
    readAdded(to: name, declaredBy: declaration, in: scope, beside: creation, into: &target)
  }

  /// Adds actions that are added at the presentation to an alert from another function.
  func readAdded(
    to presented: ExprSyntax, madeBy creation: FunctionCallExprSyntax, into target: inout TargetFact
  ) {
    guard let name = presented.plainName,
      case .value(let value)? = values.meaning(of: name, at: Syntax(presented)),
      Syntax(value).id != Syntax(creation).id, !isInside(creation, value),
      let scope = value.enclosing(CodeBlockItemListSyntax.self)
    else { return }
    let declaration = presented.declaration(ofLocal: name)
    readAdded(to: name, declaredBy: declaration, in: Syntax(scope), beside: nil, into: &target)
  }

  private func isInside(_ creation: FunctionCallExprSyntax, _ value: ExprSyntax) -> Bool {
    Syntax(creation).root.id == Syntax(value).root.id && creation.position >= value.position
      && creation.endPosition <= value.endPosition
  }

  /// - Parameter declaration: the declaration of the name; in a closure or branch the name may have another
  ///   one.
  private func readAdded(
    to name: String, declaredBy declaration: SyntaxIdentifier?, in scope: Syntax,
    beside creation: FunctionCallExprSyntax?, into target: inout TargetFact
  ) {
    for call in values.known.calls(in: scope) where creation.map({ !isOfAnotherCase(call, $0) }) ?? true {
      guard call.base?.plainName == name || call.calleeName == "forEach",
        call.declaration(ofLocal: name) == declaration
      else { continue }
      if call.base?.plainName == name {
        target.buttons? += buttons(addedBy: call)
      } else if call.calleeName == "forEach", call.arguments.first?.expression.text == name + ".addAction" {
        target.buttons? += call.base.map { buttons(of: $0, at: call) } ?? []
      }
    }
  }

  /// Whether its initializer is neither UIKit's nor declared: then kind and buttons are not known.
  private func isOfPackage(_ creation: FunctionCallExprSyntax) -> Bool {
    guard creation.calleeName == "UIAlertController" else { return false }
    let known: Set = ["title", "message", "preferredStyle", "nibName", "bundle", "coder"]
    return !creation.labels.allSatisfy { known.contains($0) } || creation.trailingClosure != nil
  }

  /// A placeholder for any number of unknown buttons.
  private func unknownButtons(at call: FunctionCallExprSyntax) -> [ButtonFact] {
    guard let place = declarations.file(of: call)?.place(of: call) else { return [] }
    return [ButtonFact(place: place, sure: .unknown, isRepeated: true)]
  }

  /// The app's own initializer, of a subclass of `UIAlertController` or of an extension of it.
  private func ownInitializer(
    of creation: FunctionCallExprSyntax, _ type: String?, _ depth: Int = 0
  ) -> InitializerDeclSyntax? {
    guard !creation.arguments.isEmpty, !(creation.has("title") && creation.has("preferredStyle")) else {
      return nil
    }
    for name in [type ?? "", "UIAlertController"] {
      let found = declarations.types[name]?.initializers.first { initializer in
        let parameters = initializer.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        let closures = (creation.trailingClosure == nil ? 0 : 1) + creation.additionalTrailingClosures.count
        let missing = parameters.count {
          $0.defaultValue == nil && !creation.labels.contains($0.firstName.text)
        }
        return missing <= closures && creation.labels.allSatisfy { labels.contains($0) }
          && delegated(by: initializer, depth) != nil
      }
      if let found { return found }
    }
    return nil
  }

  /// The call `self.init(title:message:preferredStyle:)` in an initializer, or in another initializer that it
  /// calls.
  private func delegated(by initializer: InitializerDeclSyntax, _ depth: Int = 0) -> FunctionCallExprSyntax? {
    let all = (initializer.body?.calls ?? []).filter { $0.calleeName == "init" }
    if let designated = all.first(where: { $0.has("preferredStyle") }) { return designated }
    guard depth < Self.maximumInitializers else { return nil }
    let type = declarations.owner(of: initializer)
    return all.first { $0.base?.isSelf == true && ownInitializer(of: $0, type, depth + 1) != nil }
  }

  private func read(
    _ creation: FunctionCallExprSyntax, by initializer: InitializerDeclSyntax, into target: inout TargetFact
  ) {
    let node = Syntax(initializer).id
    guard let inner = delegated(by: initializer), values.bindings[node] == nil else { return }
    var given: [String: ExprSyntax] = [:]
    for parameter in initializer.signature.parameterClause.parameters {
      let label = parameter.firstName.text
      let argument = creation.arguments.first { ($0.label?.text ?? "_") == label }?.expression
      given[(parameter.secondName ?? parameter.firstName).text] = argument ?? parameter.defaultValue?.value
    }
    values.bindings[node] = given
    defer { values.bindings[node] = nil }
    if !inner.has("preferredStyle"), let next = ownInitializer(of: inner, declarations.owner(of: initializer))
    {
      read(inner, by: next, into: &target)
    } else {
      target.title = inner.argument("title").flatMap { values.title($0) }
      readStyle(inner.argument("preferredStyle"), into: &target)
    }
    target.sure = min(target.sure, .inferred)
    for call in initializer.body?.calls ?? [] {
      if call.calleeName == "addAction", call.base?.isSelf ?? true {
        target.buttons? += buttons(addedBy: call)
      } else if call.calleeName == "forEach", let added = call.arguments.first?.expression.text,
        ["addAction", "addAction(_:)", "self.addAction", "self.addAction(_:)"].contains(added)
      {
        target.buttons? += call.base.map { buttons(of: $0, at: call) } ?? []
      }
    }
  }

  /// For a loop over actions from a call, each of them.
  private func buttons(addedBy call: FunctionCallExprSyntax) -> [ButtonFact] {
    if call.calleeName == "addAction", let sequence = sequence(around: call) {
      let all = buttons(of: sequence, at: call)
      if all.contains(where: { !$0.isRepeated }) { return all }
    }
    let given = buttons(givenTo: call)
    if !given.isEmpty { return given }
    if let button = button(addedBy: call) { return [button] }
    guard isAdding(call), let place = declarations.file(of: call)?.place(of: call) else { return [] }
    return [ButtonFact(place: place, sure: .unknown, isRepeated: call.enclosing(ForStmtSyntax.self) != nil)]
  }

  /// Whether a method's name is that of one that adds actions.
  private func isAdding(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calleeName, name.hasPrefix("add") else { return false }
    return ([name] + call.labels).map { $0.lowercased() }.contains {
      $0.contains("action") || $0.contains("button")
    }
  }

  /// The actions passed to a method of the app or a package: `add(action: …)`, `addActions([…])`.
  private func buttons(givenTo call: FunctionCallExprSyntax) -> [ButtonFact] {
    guard let name = call.calleeName, name != "addAction", isAdding(call) else { return [] }
    return call.arguments.flatMap { argument -> [ButtonFact] in
      let label = argument.label?.text.lowercased() ?? "action"
      guard label.contains("action") || label.contains("button") else { return [] }
      if elements(of: argument.expression, 0) != nil || name.hasSuffix("s") {
        return buttons(of: argument.expression, at: call)
      }
      return action(argument.expression, 0).map { [$0] } ?? []
    }
  }

  /// The sequence of a loop that adds its element unchanged.
  private func sequence(around call: FunctionCallExprSyntax) -> ExprSyntax? {
    let added = call.arguments.first?.expression.plainName
    if let loop = call.enclosing(ForStmtSyntax.self), loop.pattern.text == added { return loop.sequence }
    let closure = call.enclosing(ClosureExprSyntax.self)
    guard let each = closure?.parent?.as(FunctionCallExprSyntax.self), each.calleeName == "forEach",
      added == "$0" || closure?.signature?.parameterClause.map({ $0.text.contains(added ?? "?") }) ?? false
    else { return nil }
    return each.base
  }

  /// The actions of a written list; otherwise a placeholder for any number of actions.
  private func buttons(of list: ExprSyntax, at call: FunctionCallExprSyntax) -> [ButtonFact] {
    let unknown = declarations.file(of: call).map {
      ButtonFact(place: $0.place(of: call), sure: .unknown, isRepeated: true)
    }
    guard let elements = elements(of: list, 0) else { return unknown.map { [$0] } ?? [] }
    return elements.compactMap { action($0, 0) ?? unknown }
  }

  private func elements(of list: ExprSyntax, _ depth: Int) -> [ExprSyntax]? {
    if let written = list.as(ArrayExprSyntax.self) { return written.elements.map(\.expression) }
    guard depth < 6, let name = list.plainName,
      case .value(let value)? = values.meaning(of: name, at: Syntax(list))
    else { return nil }
    return elements(of: value, depth + 1)
  }

  /// `UIAlertController()` is an action sheet; a style that code chooses gives all its possible kinds.
  private func readStyle(_ style: ExprSyntax?, into target: inout TargetFact) {
    guard let style else {
      target.kind = "actionSheet"
      return
    }
    let styles = AlertStyleReading(values).styles(style)
    target.kind = styles.isEmpty ? TargetFact.eitherDialog : styles.joined(separator: "|")
    let isLiteral =
      style.is(MemberAccessExprSyntax.self) && ["alert", "actionSheet"].contains(style.wordName ?? "")
    if !isLiteral { target.sure = min(target.sure, .inferred) }
  }

  /// The name of the variable with the alert.
  private func name(of creation: FunctionCallExprSyntax) -> String? {
    if let binding = creation.enclosing(PatternBindingSyntax.self) {
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    let assignment = creation.enclosing(SequenceExprSyntax.self).flatMap { Assignment($0) }
    return assignment.flatMap { $0.isOfSelf ? $0.names.last : nil }
  }

  /// The statements among which it is declared.
  private func scope(of creation: FunctionCallExprSyntax) -> Syntax? {
    if creation.enclosing(PatternBindingSyntax.self) != nil {
      return creation.enclosing(CodeBlockItemListSyntax.self).map { Syntax($0) }
    }
    return creation.member
  }

  /// Whether a call is in another case of the switch that creates the alert.
  private func isOfAnotherCase(_ call: FunctionCallExprSyntax, _ creation: FunctionCallExprSyntax) -> Bool {
    guard let own = creation.enclosing(SwitchCaseSyntax.self), let list = own.parent else { return false }
    var other = Syntax(call).enclosing(SwitchCaseSyntax.self)
    while let one = other, one.parent?.id != list.id { other = one.parent?.enclosing(SwitchCaseSyntax.self) }
    return other.map { $0.id != own.id } ?? false
  }

  /// The button of `addAction(…)`, or of a method that the app adds to `UIAlertController`.
  private func button(addedBy call: FunctionCallExprSyntax) -> ButtonFact? {
    guard let name = call.calleeName, let place = declarations.file(of: call)?.place(of: call) else {
      return nil
    }
    if name == "addAction", call.arguments.first.map({ $0.label == nil }) ?? true {
      let unknown = ButtonFact(place: place, sure: .unknown)
      guard let first = call.arguments.first, var button = action(first.expression, 0) else { return unknown }
      let inClosure = call.enclosing(ClosureExprSyntax.self)?.parent?.enclosing(FunctionCallExprSyntax.self)
      let isInLoop =
        call.enclosing(ForStmtSyntax.self) != nil || ["forEach", "map"].contains(inClosure?.calleeName ?? "")
      button.isRepeated = isInLoop
      return button
    }
    guard let builder = declarations.method(name, of: "UIAlertController", labels: call.labels),
      let body = builder.body
    else { return NamedActionReading(values).button(call, at: place) }
    let node = Syntax(builder.node).id
    values.bindings[node] = values.arguments(of: builder, call)
    defer { values.bindings[node] = nil }
    let made = body.calls.lazy.compactMap { action(ExprSyntax($0), 1) }.first
    guard var button = made else { return nil }
    button.place = place
    button.sure = min(button.sure, .inferred)
    button.does += call.trailingClosure.map { EffectReading(values).effects(of: Syntax($0)) } ?? []
    return button
  }

  /// The button of `UIAlertAction(title:style:handler:)`, of a local variable, or of a function that creates
  /// one.
  private func action(_ expression: ExprSyntax, _ depth: Int) -> ButtonFact? {
    guard depth < 6 else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard case .value(let value)? = values.meaning(of: name, at: Syntax(expression)) else { return nil }
      return action(value, depth + 1)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return action(member: member, depth) }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let place = declarations.file(of: call)?.place(of: call)
    else { return nil }
    let callee = call.calledExpression.text
    if callee == "UIAlertAction" || callee == "UIAlertAction.init" || callee == ".init" {
      return action(call, titled: call.argument("title"), place)
    }
    // A factory of a package: `UIAlertAction.make("Send", style: .default)`.
    if call.base?.text == "UIAlertAction", call.has("style"), maker(call.calleeName ?? "", call) == nil {
      let first = call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
      return action(call, titled: call.argument("title") ?? first, place)
    }
    return made(call, place, depth)
  }

  private func action(_ call: FunctionCallExprSyntax, titled title: ExprSyntax?, _ place: SourcePlace)
    -> ButtonFact
  {
    let style = call.argument("style").flatMap { word($0) }
    let roles: Set = ["cancel", "destructive"]
    return ButtonFact(
      label: title.flatMap { values.title($0) },
      role: style.flatMap { roles.contains($0) ? $0 : nil },
      does: EffectReading(values).effects(of: Syntax(call)),
      place: place, sure: style.map { roles.contains($0) || $0 == "default" } ?? false ? .exact : .unknown)
  }

  /// The button of `.cancel` or `UIAlertAction.ok`: as declared, otherwise as the name suggests.
  private func action(member: MemberAccessExprSyntax, _ depth: Int) -> ButtonFact? {
    let name = member.declName.baseName.text
    let place = declarations.file(of: member)?.place(of: member)
    guard member.base.map({ $0.text == "UIAlertAction" }) ?? true, let place else { return nil }
    if let property = declarations.property(name, of: "UIAlertAction") {
      let made = property.value ?? property.body.flatMap { values.onlyExpression($0) }
      guard var button = made.flatMap({ action($0, depth + 1) }) else { return nil }
      button.place = place
      button.sure = min(button.sure, .inferred)
      return button
    }
    switch name {
    case "cancel": return ButtonFact(role: "cancel", place: place, sure: .inferred)
    case "ok", "OK": return ButtonFact(label: "OK", place: place, sure: .inferred)
    default: return nil
    }
  }

  /// The style's name, also from a parameter's default value.
  private func word(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .value(let value)? = values.meaning(of: name, at: Syntax(expression))
    {
      return value.wordName
    }
    // That of another answer: `UIAlertAction.cancel.style`.
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "style",
      let other = member.base?.as(MemberAccessExprSyntax.self)
    {
      return action(member: other, 0)?.role
    }
    return expression.wordName
  }

  /// The function that creates an action: of `UIAlertAction`, of the type itself, or of a named type.
  private func maker(_ name: String, _ call: FunctionCallExprSyntax) -> FunctionDeclaration? {
    let owner = declarations.owner(of: call)
    guard let base = call.base, !["UIAlertAction", "Self", "self"].contains(base.text) else {
      return declarations.method(name, of: "UIAlertAction", labels: call.labels)
        ?? declarations.method(name, of: owner, labels: call.labels)
    }
    guard base.is(DeclReferenceExprSyntax.self), base.text.first?.isUppercase == true,
      let made = declarations.method(
        name, of: declarations.fullName(base.text, inside: owner), labels: call.labels),
      made.returns.map({ bareTypeName($0) == "UIAlertAction" }) ?? false
    else { return nil }
    return made
  }

  private func made(_ call: FunctionCallExprSyntax, _ place: SourcePlace, _ depth: Int) -> ButtonFact? {
    guard let name = call.calleeName else { return nil }
    guard let maker = maker(name, call), let body = maker.body, values.bindings[Syntax(maker.node).id] == nil
    else { return nil }
    let node = Syntax(maker.node).id
    values.bindings[node] = values.arguments(of: maker, call)
    defer { values.bindings[node] = nil }
    guard var button = body.calls.lazy.compactMap({ action(ExprSyntax($0), depth + 1) }).first else {
      return nil
    }
    button.place = place
    button.sure = min(button.sure, .inferred)
    return button
  }
}
#endif
