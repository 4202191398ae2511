#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  func edge(
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
    let shown = shown.isEmpty ? [Self.inlineContent] : shown
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
  func isConstant(_ binding: ExprSyntax) -> Bool {
    binding.as(FunctionCallExprSyntax.self)?.calleeName == "constant"
  }

  /// The last name of `$router.sheet`.
  func boundName(_ binding: ExprSyntax) -> String {
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
      let content = Syntax(one.statements)
      var shown = shown(by: content)
      if shown.isEmpty, isSomething(content) { shown = [Self.inlineContent] }
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
    if !shown.isEmpty || isSomething(content) { appendEdges(pending, shown, binding) }
  }
}
#endif
