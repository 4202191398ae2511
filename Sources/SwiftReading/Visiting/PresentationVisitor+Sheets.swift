#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  private func edge(
    _ verb: EdgeFact.Verb, _ target: TargetFact, _ owner: String?, _ call: FunctionCallExprSyntax
  ) -> PendingEdge {
    let isForCallers = owner == nil || owner == "View"
    let isPart = owner.map { declarations.isModifier($0) } ?? false
    var edge = EdgeFact(
      verb: verb, framework: .swiftui,
      source: EdgeFact.Source(type: owner, sure: isForCallers || isPart ? .inferred : .exact), target: target,
      place: file.place(of: call.nameNode))
    let function = declarations.function(of: call)
    edge.function = function?.name
    return PendingEdge(edge: edge, presenter: isForCallers ? .callers : .known, function: function)
  }

  /// `.sheet`, `.fullScreenCover`, `.popover`, `.inspector`.
  func readSheet(_ name: String, _ call: FunctionCallExprSyntax) {
    guard let binding = call.argument("item") ?? call.argument("isPresented"),
      !isConstant(binding), let content = content(of: call, ["content"])
    else { return }
    var pending = edge(.present, TargetFact(sure: .unknown), declarations.owner(of: call), call)
    pending.edge.style = EdgeFact.Style(value: name, place: pending.edge.place, sure: .exact)
    pending.edge.hasDelegate = call.has("onDismiss")
    let property = boundName(binding)
    pending.edge.trigger = nil
    if call.argument("item") != nil {
      let type = itemType(binding, call)
      let cases = cases(of: content, type)
      if !cases.isEmpty {
        found.items.append(
          ItemPresentation(edge: pending.edge, type: type, property: property, isPush: false, cases: cases))
        return
      }
    }
    appendEdges(pending, shown(by: content), property)
  }

  private func appendEdges(_ pending: PendingEdge, _ shown: [PossibleValue], _ property: String?) {
    let shown =
      shown.isEmpty
      ? [PossibleValue(type: "", sure: .unknown, rules: ["inline content"])] : shown
    for value in shown {
      var one = pending
      one.edge.target = target(value)
      one.edge.rules += value.rules
      if shown.count > 1 { one.edge.target.sure = min(one.edge.target.sure, .inferred) }
      // The linking looks for who sets it.
      if let property { one.edge.trigger = ButtonFact(key: "$" + property, place: one.edge.place) }
      found.edges.append(one)
    }
  }

  /// `.constant(true)`, as previews have it.
  private func isConstant(_ binding: ExprSyntax) -> Bool {
    binding.as(FunctionCallExprSyntax.self)?.calleeName == "constant"
  }

  /// The closure or expression that makes what is shown.
  private func content(of call: FunctionCallExprSyntax, _ labels: Set<String>) -> Syntax? {
    if let argument = call.arguments.first(where: { labels.contains($0.label?.text ?? "") }) {
      return Syntax(argument.expression)
    }
    if let closure = call.additionalTrailingClosures.first(where: { labels.contains($0.label.text) }) {
      return Syntax(closure.closure)
    }
    return call.trailingClosure.map { Syntax($0) }
  }

  /// The screens that a closure shows.
  private func shown(by content: Syntax) -> [PossibleValue] {
    var shown: [PossibleValue]
    if let name = content.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let body = declarations.method(name, of: declarations.owner(of: content))?.body
    {
      shown = values.returned(by: Syntax(body)).map { $0.inferred("own function") }
    } else {
      shown = values.returned(by: content)
    }
    return shown.filter { value in
      value.type != "EmptyView"
        && (values.isShown(value) || ValueResolution.containers.contains(value.type)
          || isForeignView(value))
    }
  }

  /// A view that no source declares, of another package; not one of SwiftUI's own, which are content.
  private func isForeignView(_ value: PossibleValue) -> Bool {
    value.creation != nil && value.type.first?.isUppercase == true && !Self.plainViews.contains(value.type)
      && declarations.type(value.type) == nil
  }

  private static let plainViews: Set = [
    "Text", "Image", "Button", "Label", "Color", "ProgressView", "Link", "Spacer", "Divider", "TextField",
    "TextEditor", "Toggle", "Picker", "DatePicker", "Menu", "AsyncImage", "ForEach", "LazyVGrid",
    "LazyHStack",
    "ContentUnavailableView", "Rectangle", "Circle", "EmptyView", "Grid", "ViewThatFits", "LabeledContent",
  ]

  /// The last name of `$router.sheet`.
  private func boundName(_ binding: ExprSyntax) -> String {
    let text = binding.text.filter { $0 != "$" && $0 != "?" && $0 != "!" }
    return lastName(text) ?? text
  }

  /// The enum behind `$router.sheet`: by the declared type of the property or parameter.
  private func itemType(_ binding: ExprSyntax, _ call: FunctionCallExprSyntax) -> String? {
    let name = boundName(binding)
    let owner = declarations.owner(of: call)
    if let reference = binding.as(DeclReferenceExprSyntax.self),
      case .parameter(_, let type, _)? = values.meaning(of: reference.baseName.text, at: Syntax(reference))
    {
      return declarations.fullName(type, inside: owner)
    }
    if !binding.text.contains("."), let type = declarations.property(name, of: owner)?.type {
      return declarations.fullName(type, inside: owner)
    }
    let types = Set(
      (declarations.properties[name] ?? []).compactMap { property in
        property.type.flatMap { declarations.type($0, inside: property.owner) }
      }.filter { $0.kind == .enum || $0.kind == .struct }.map(\.name))
    return types.count == 1 ? types.first : nil
  }

  /// The screen of each case: of a switch in the closure, in a function that it calls, or in the enum itself.
  private func cases(of content: Syntax, _ type: String?) -> [String: [PossibleValue]] {
    if let choice = content.all(SwitchExprSyntax.self).first { return cases(of: choice) }
    let enumeration = type.flatMap { declarations.types[$0] }
    let names = Set(content.calls.compactMap(\.calleeName))
      .union(content.all(MemberAccessExprSyntax.self).map { $0.declName.baseName.text })
    for name in names.sorted() {
      let own =
        enumeration?.functions[name]?.first?.body.map { Syntax($0) } ?? enumeration?.properties[name]?.body
      let taking = declarations.functions[name]?.first { function in
        function.parameters.contains { declarations.fullName($0.type, inside: function.owner) == type }
      }
      guard let body = own ?? taking?.body.map({ Syntax($0) }),
        let choice = body.all(SwitchExprSyntax.self).first
      else { continue }
      let cases = cases(of: choice)
      if !cases.isEmpty { return cases }
    }
    return [:]
  }

  func cases(of choice: SwitchExprSyntax) -> [String: [PossibleValue]] {
    var cases: [String: [PossibleValue]] = [:]
    for one in choice.cases {
      guard let one = one.as(SwitchCaseSyntax.self), let label = one.label.as(SwitchCaseLabelSyntax.self)
      else {
        continue
      }
      let shown = shown(by: Syntax(one.statements))
      guard !shown.isEmpty else { continue }
      for item in label.caseItems { if let name = caseName(of: item.pattern) { cases[name] = shown } }
    }
    return cases
  }

  /// Modifiers that bring a controller of the system.
  func readSystemSheet(_ name: String, _ call: FunctionCallExprSyntax) {
    if let binding = call.argument("isPresented"), isConstant(binding) { return }
    let kinds = ["photosPicker": "photoPicker", "quickLookPreview": "screen"]
    let target = TargetFact(kind: kinds[name] ?? "documentPicker", title: nil, sure: .exact)
    var pending = edge(.present, target, declarations.owner(of: call), call)
    if let binding = call.argument("isPresented") ?? call.arguments.first?.expression {
      pending.edge.trigger = ButtonFact(key: "$" + boundName(binding), place: pending.edge.place)
    }
    found.edges.append(pending)
  }

  // MARK: Navigation

  /// `NavigationLink`.
  func readNavigationLink(_ call: FunctionCallExprSyntax, _ owner: String) {
    if let value = call.argument("value") { return push(value, call, owner) }
    // `NavigationLink(.page) { label }`: an initializer of the app's own.
    if let first = call.arguments.first, first.label == nil, first.expression.caseName != nil {
      return push(first.expression, call, owner)
    }
    guard let content = content(of: call, ["destination"]) else { return }
    let shown = shown(by: content)
    var pending = edge(.push, TargetFact(sure: .unknown), owner, call)
    if let first = call.arguments.first, first.label == nil {
      pending.edge.trigger = ButtonFact(label: values.title(first.expression), place: pending.edge.place)
    }
    for value in shown {
      var one = pending
      one.edge.target = target(value)
      one.edge.rules = value.rules
      found.edges.append(one)
    }
  }

  /// `path.append(.case)`.
  func readPush(_ call: FunctionCallExprSyntax) {
    guard call.arguments.count == 1, let value = call.arguments.first, value.label == nil,
      let owner = declarations.owner(of: call)
    else { return }
    push(value.expression, call, owner)
  }

  private func push(_ value: ExprSyntax, _ call: FunctionCallExprSyntax, _ owner: String) {
    var pushed = caseValue(value)
    // `Route.page` as a value that is made: `Route(…)` says nothing here.
    if case .yes? = pushed { pushed = nil }
    guard let pushed, pushed != .other else { return }
    found.settings.append(
      CaseSetting(
        value: pushed, property: "", isPush: true, owner: owner, function: declarations.function(of: call),
        trigger: buttons.trigger(of: call), place: file.place(of: call.nameNode)))
  }

  /// `.navigationDestination(for:)` and `(isPresented:)`.
  func readDestination(_ call: FunctionCallExprSyntax) {
    guard let content = content(of: call, ["destination"]) else { return }
    let owner = declarations.owner(of: call)
    let pending = edge(.push, TargetFact(sure: .unknown), owner, call)
    if let type = call.argument("for")?.text, type.hasSuffix(".self") {
      let name = declarations.fullName(String(type.dropLast(".self".count)), inside: owner)
      let cases = cases(of: content, name)
      if !cases.isEmpty {
        found.items.append(
          ItemPresentation(edge: pending.edge, type: name, property: "", isPush: true, cases: cases))
        return
      }
    }
    let binding = (call.argument("isPresented") ?? call.argument("item")).map { boundName($0) }
    let shown = shown(by: content)
    if !shown.isEmpty { appendEdges(pending, shown, binding) }
  }

  // MARK: Dialogs

  /// `.alert`, `.confirmationDialog`.
  func readDialog(_ name: String, _ call: FunctionCallExprSyntax) {
    if let binding = call.argument("isPresented"), isConstant(binding) { return }
    var target = TargetFact(kind: name, sure: .exact)
    if let first = call.arguments.first, first.label == nil { target.title = values.title(first.expression) }
    target.buttons = dialogButtons(of: call)
    var pending = edge(.present, target, declarations.owner(of: call), call)
    if let binding = call.argument("isPresented") ?? call.argument("item") {
      pending.edge.trigger = ButtonFact(key: "$" + boundName(binding), place: pending.edge.place)
    }
    found.edges.append(pending)
  }

  private func dialogButtons(of call: FunctionCallExprSyntax) -> [ButtonFact] {
    var bodies = [call.trailingClosure].compactMap { $0 }.map { Syntax($0) }
    for label in ["actions", "content"] {
      if let argument = call.argument(label) { bodies.append(Syntax(argument)) }
    }
    bodies += call.additionalTrailingClosures.filter { $0.label.text == "actions" }.map { Syntax($0.closure) }
    let hasButtons = bodies.contains { body in body.calls.contains { $0.calleeName == "Button" } }
    if !hasButtons {
      // They come from a function or property of the type.
      let owner = declarations.owner(of: call)
      for reference in bodies.flatMap({ $0.all(DeclReferenceExprSyntax.self) }) {
        let name = reference.baseName.text
        let body = declarations.method(name, of: owner)?.body.map { Syntax($0) }
        if let body = body ?? declarations.property(name, of: owner)?.body { bodies.append(body) }
      }
    }
    return bodies.flatMap { body in body.calls.compactMap { dialogButton($0) } }
  }

  private func dialogButton(_ call: FunctionCallExprSyntax) -> ButtonFact? {
    if call.calleeName == "Button", call.base == nil {
      var fact = buttons.button(call)
      fact.isRepeated =
        call.enclosing(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)?.calleeName
        == "ForEach"
      return fact
    }
    // `Alert.Button.cancel(…)`, of the first form of SwiftUI's alerts.
    guard ["cancel", "destructive", "default"].contains(call.calleeName ?? ""),
      call.calledExpression.is(MemberAccessExprSyntax.self),
      call.base.map({ $0.text.hasSuffix("Button") }) ?? true
    else { return nil }
    let role = call.calleeName == "default" ? nil : call.calleeName
    return ButtonFact(
      label: call.arguments.first.flatMap { values.title($0.expression) }, role: role,
      place: file.place(of: call))
  }
}
#endif
