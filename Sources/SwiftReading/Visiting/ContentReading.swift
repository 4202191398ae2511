#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads the content of SwiftUI presentations.
struct ContentReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The content if it has no named screen and its host is not known.
  static var inlineContent: PossibleValue {
    PossibleValue(type: "", sure: .unknown, rules: ["inline content"])
  }

  /// The contents of a SwiftUI presentation, each with a name that is unique for its host.
  func all(of call: FunctionCallExprSyntax) -> [(node: Syntax, name: String)] {
    guard let callee = call.calleeName else { return [] }
    let binding = call.argument("item") ?? call.argument("isPresented") ?? call.argument("store")
    switch callee {
    case "sheet", "fullScreenCover", "popover", "inspector":
      guard call.base != nil, let binding, !isConstant(binding), let content = content(of: call, ["content"])
      else { return [] }
      return contents(in: content, call.has("item"), Self.word(BoundState.name(of: binding)) ?? callee)
    case _ where declarations.isDestination(callee):
      guard let content = content(of: call, ["destination"]) else { return [] }
      let name = binding.flatMap { Self.word(BoundState.name(of: $0)) } ?? "destination"
      return contents(in: content, !call.has("isPresented"), name)
    case "NavigationLink":
      guard call.base == nil, !call.has("value"), pushedCase(of: call) == nil,
        let content = content(of: call, ["destination"])
      else { return [] }
      return [(content, "link")]
    case "Tab", "tabItem":
      guard let content = tabContent(of: call) else { return [] }
      return [(content, call.argument("value")?.caseName ?? "tab")]
    default: return []
    }
  }

  /// The closure of `Tab("Home", systemImage: "house") { … }`, or the receiver of `.tabItem`.
  func tabContent(of call: FunctionCallExprSyntax) -> Syntax? {
    if call.calleeName == "tabItem" { return call.base.map { Syntax($0) } }
    guard call.base == nil, declarations.type("Tab") == nil else { return nil }
    return content(of: call, ["content"])
  }

  /// For a switch over an item, each case is a separate content.
  private func contents(in content: Syntax, _ isItem: Bool, _ name: String) -> [(node: Syntax, name: String)]
  {
    guard isItem, let choice = Self.choice(in: content) else { return [(content, name)] }
    return choice.cases.compactMap { one in
      guard let one = one.as(SwitchCaseSyntax.self), let label = one.label.as(SwitchCaseLabelSyntax.self)
      else { return nil }
      return (
        Syntax(one.statements), label.caseItems.lazy.compactMap { caseName(of: $0.pattern) }.first ?? name
      )
    }
  }

  /// The first `switch` in a content, except in actions that it passes: `Mail(onEnd: { switch $0 { … } })`.
  private static func choice(in content: Syntax) -> SwitchExprSyntax? {
    content.all(SwitchExprSyntax.self).first { choice in
      var node = Syntax(choice).parent
      while let scope = node, scope.id != content.id {
        if let closure = scope.as(ClosureExprSyntax.self),
          let label = closure.parent?.as(LabeledExprSyntax.self)?.label?.text,
          ["action", "callback", "completion", "handler", "perform"].contains(where: {
            label.lowercased().hasSuffix($0)
          }) || label.hasPrefix("on") || label.hasPrefix("did")
        {
          return false
        }
        node = scope.parent
      }
      return true
    }
  }

  /// A name that can follow a type's name.
  private static func word(_ text: String) -> String? {
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && text.first?.isLowercase == true ? text : nil
  }

  /// The closure or expression that creates the content.
  func content(of call: FunctionCallExprSyntax, _ labels: Set<String>) -> Syntax? {
    if let argument = call.arguments.first(where: { labels.contains($0.label?.text ?? "") }) {
      return Syntax(argument.expression)
    }
    if let closure = call.additionalTrailingClosures.first(where: { labels.contains($0.label.text) }) {
      return Syntax(closure.closure)
    }
    return call.trailingClosure.map { Syntax($0) }
  }

  /// The function's parameter that is the content or that the content calls: `content: content`,
  /// `{ content($0) }`.
  func contentParameter(_ content: Syntax, of function: FunctionDeclaration?) -> String? {
    var expression = content.as(ExprSyntax.self)
    if content.is(ClosureExprSyntax.self) { expression = values.onlyExpression(content) }
    // Modifiers after it: `content().padding()`.
    while let call = expression?.as(FunctionCallExprSyntax.self), let base = call.base,
      base.is(FunctionCallExprSyntax.self)
    {
      expression = base
    }
    if let call = expression?.as(FunctionCallExprSyntax.self) {
      expression = WrapperReading(values).contentHanded(to: call) ?? call.calledExpression
    }
    guard let function, let name = expression?.plainName else { return nil }
    return function.parameters.contains { $0.name == name } ? name : nil
  }

  /// Whether a content shows anything.
  func isSomething(_ content: Syntax) -> Bool {
    values.results(of: content).contains { result in
      let call = result.as(FunctionCallExprSyntax.self)
      let isWord = result.is(BooleanLiteralExprSyntax.self) || result.is(NilLiteralExprSyntax.self)
      return call?.calleeName != "EmptyView" && !isWord && !result.is(SequenceExprSyntax.self)
    }
  }

  /// The screens that a closure shows; content without a type of its own is identified by its place.
  func shown(by content: Syntax) -> [PossibleValue] {
    let named = screens(in: content)
    guard named.isEmpty, let inline = declarations.inlineContents[content.id] else { return named }
    return [PossibleValue(type: inline.type, wrap: inline.wrap, rules: ["inline content"])]
  }

  private func screens(in content: Syntax) -> [PossibleValue] {
    var shown: [PossibleValue]
    if let name = content.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let body = declarations.method(name, of: declarations.owner(of: content))?.body
    {
      shown = values.returned(by: Syntax(body)).map { $0.inferred("own function") }
    } else if let type = initialized(by: content) {
      shown = [PossibleValue(type: type, sure: .inferred, rules: ["initializer"])]
    } else {
      shown = values.returned(by: content)
    }
    return shown.filter { value in
      value.type != "EmptyView" && !ValueResolution.containers.contains(value.type)
        && (values.isShown(value) || WrapperReading(values).isForeignView(value))
    }
  }

  /// The view of a named initializer that is not called: `EditorView.init`, `EditorView.init(store:)`.
  private func initialized(by content: Syntax) -> String? {
    guard let member = content.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base, base.isNameOfType
    else { return nil }
    let type = declarations.fullName(base.text, inside: declarations.owner(of: content))
    return declarations.isView(type) ? type : nil
  }

  /// Whether it is `.constant(true)`, as in previews.
  func isConstant(_ binding: ExprSyntax) -> Bool {
    let call = binding.as(FunctionCallExprSyntax.self)
    return call?.calleeName == "constant"
      && call?.arguments.first?.expression.is(BooleanLiteralExprSyntax.self) == true
  }

  /// The enum of `$router.sheet`, by the declared type of the property or parameter.
  func itemType(_ binding: ExprSyntax, _ call: FunctionCallExprSyntax) -> String? {
    let name = BoundState.name(of: binding)
    let owner = declarations.owner(of: call)
    if let reference = binding.as(DeclReferenceExprSyntax.self),
      case .parameter(_, let type, _)? = values.meaning(of: reference.baseName.text, at: Syntax(reference))
    {
      return declarations.fullName(type, inside: owner)
    }
    if !binding.text.contains("."), let type = declarations.property(name, of: owner)?.type {
      return declarations.fullName(type, inside: owner)
    }
    if let type = declaredType(ofPath: binding, in: owner) { return type }
    if binding.calls.contains(where: { $0.calleeName == "scope" && $0.has("state") }),
      let reducer = owner.flatMap({ StoreStateReading.reducer(of: $0, declarations) }),
      let type = declarations.enumeration(ofState: name, in: reducer)
    {
      return type
    }
    let types = Set(
      (declarations.properties[name] ?? []).compactMap { property in
        property.type.flatMap { declarations.type($0, inside: property.owner) }
      }.filter { $0.kind == .enum || $0.kind == .struct }.map(\.name))
    return types.count == 1 ? types.first : nil
  }

  /// The declared type of the last property of `$model.sheet`, found through the types of those before it;
  /// nil if one of them has no declared type.
  private func declaredType(ofPath binding: ExprSyntax, in owner: String?) -> String? {
    let names = binding.text.filter { !"$?!".contains($0) }.split(separator: ".").map(String.init)
    guard names.count > 1,
      names.allSatisfy({ name in name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    var type = owner
    for name in names {
      guard let property = declarations.property(name, of: type) else { return nil }
      let made = property.value?.as(FunctionCallExprSyntax.self)?.madeTypeName
      guard let written = property.type ?? made else { return nil }
      type = declarations.fullName(written, inside: property.owner)
    }
    return type.flatMap { declarations.types[$0]?.isDeclared == true ? $0 : nil }
  }

  /// The screen of each case: from a switch in the closure, in a function that it calls, or in the enum
  /// itself.
  func cases(of content: Syntax, _ type: String?) -> [String: [PossibleValue]] {
    if let choice = Self.choice(in: content) { return cases(of: choice) }
    let enumeration = type.flatMap { declarations.types[$0] }
    let names = Set(content.calls.compactMap(\.calleeName))
      .union(content.all(MemberAccessExprSyntax.self).map { $0.declName.baseName.text })
    // A switch that creates no screen, but an identifier or a title, is not meant.
    var unnamed: [String: [PossibleValue]] = [:]
    for name in names.sorted() {
      let own =
        enumeration?.functions[name]?.first?.body.map { Syntax($0) } ?? enumeration?.properties[name]?.body
        ?? bodyOfView(name, choosingBy: type, in: content)
      guard let body = own ?? type.flatMap({ bodyOfFunction(name, choosingBy: $0, 0) }),
        let choice = body.all(SwitchExprSyntax.self).first
      else { continue }
      let cases = cases(of: choice)
      if cases.values.joined().contains(where: { !$0.type.isEmpty }) { return cases }
      // A view that receives the value is the screen, even if it uses the value to choose.
      if unnamed.isEmpty, name.first?.isLowercase == true { unnamed = cases }
    }
    // A title or an answer that is chosen by the case says nothing of the screen.
    return unnamed.isEmpty || shown(by: content).isEmpty ? unnamed : [:]
  }

  /// The body of a function that switches over a value of the enum, also if others only pass the value to it:
  /// `func view(for route: Route) -> some View { builder.view(for: route) }`.
  private func bodyOfFunction(_ name: String, choosingBy type: String, _ step: Int) -> Syntax? {
    guard step < 3 else { return nil }
    let taking = (declarations.functions[name] ?? []).compactMap { function -> (String, Syntax)? in
      let parameter = function.parameters.first {
        declarations.fullName($0.type, inside: function.owner) == type
      }
      guard let parameter, let body = function.body else { return nil }
      return (parameter.name, Syntax(body))
    }
    if let choosing = taking.first(where: { !$0.1.all(SwitchExprSyntax.self).isEmpty }) { return choosing.1 }
    for (parameter, body) in taking {
      let handing = values.known.calls(in: body).filter { call in
        call.arguments.contains { $0.expression.plainName == parameter }
      }
      for next in handing.compactMap(\.calleeName) where next != name {
        if let found = bodyOfFunction(next, choosingBy: type, step + 1) { return found }
      }
    }
    return nil
  }

  /// The body of a view that is told which page to show: `Destination(page: $0)`.
  private func bodyOfView(_ name: String, choosingBy type: String?, in content: Syntax) -> Syntax? {
    guard let type, name.first?.isUppercase == true,
      let view = declarations.type(name, inside: declarations.owner(of: content)),
      declarations.isView(view.name), let body = view.properties["body"]?.body,
      let subject = body.all(SwitchExprSyntax.self).first?.subject
    else { return nil }
    let isSelf = subject.as(MemberAccessExprSyntax.self)?.base?.isSelf ?? false
    let property = isSelf ? lastName(subject.text) : subject.plainName
    let declared = property.flatMap { view.properties[$0]?.type }
    return declared.map { declarations.fullName($0, inside: view.name) } == type ? body : nil
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
      for item in label.caseItems {
        guard let name = caseName(of: item.pattern) else { continue }
        cases[name] = shown
        for (inner, values) in innerCases(of: one, item.pattern) { cases[name + "." + inner] = values }
      }
    }
    return cases
  }

  /// The screens of the nested cases of a case, if its content is only a switch over them.
  private func innerCases(of one: SwitchCaseSyntax, _ pattern: PatternSyntax) -> [String: [PossibleValue]] {
    guard one.statements.count == 1 else { return [:] }
    let held = Set(pattern.all(IdentifierPatternSyntax.self).map(\.identifier.text))
    let inner =
      one.statements.all(SwitchExprSyntax.self).first { held.contains($0.subject.plainName ?? "") }
      ?? one.statements.calls.lazy.compactMap { self.choice(handed: held, by: $0) }.first
    return inner.map { cases(of: $0).filter { !$0.key.contains(".") } } ?? [:]
  }

  /// The switch over an argument, in a function or a view of the app: `EditorScreens.screen(for: page)`.
  private func choice(handed names: Set<String>, by call: FunctionCallExprSyntax) -> SwitchExprSyntax? {
    guard let given = call.arguments.first(where: { names.contains($0.expression.plainName ?? "") }),
      let name = call.calleeName
    else { return nil }
    if call.base == nil, name.first?.isUppercase == true {
      // A view that chooses content by it is the screen itself, unless it only chooses.
      let view = declarations.type(name, inside: declarations.owner(of: call))
      guard let body = view?.properties["body"]?.body,
        body.text.drop(while: { "{ \n\t".contains($0) }).hasPrefix("switch "),
        let choice = body.all(SwitchExprSyntax.self).first, lastName(choice.subject.text) == given.label?.text
      else { return nil }
      return choice
    }
    let function = ControllerOfObject(values).asked(by: call)
    let parameter = function?.parameters.first {
      function?.argument($0.name, of: call)?.id == given.expression.id
    }
    return parameter.flatMap { parameter in
      function?.body?.all(SwitchExprSyntax.self).first { $0.subject.plainName == parameter.name }
    }
  }

  /// The state bound to the modal inline content that contains a node.
  func state(ofInlineContentAround node: some SyntaxProtocol) -> String? {
    var current: Syntax? = Syntax(node)
    while let below = current, declarations.inlineContents[below.id] == nil { current = below.parent }
    guard let call = current?.parent?.enclosing(FunctionCallExprSyntax.self),
      ["sheet", "fullScreenCover", "popover"].contains(call.calleeName ?? "")
    else { return nil }
    return (call.argument("isPresented") ?? call.argument("item")).map { BoundState.name(of: $0) }
  }

  /// Whether a button resets the state that something is bound to.
  func closes(_ button: FunctionCallExprSyntax, _ state: String) -> Bool {
    let action = button.argument("action").map { Syntax($0) } ?? button.trailingClosure.map { Syntax($0) }
    guard let action else { return false }
    return values.known.assignments(in: action).contains { assignment in
      assignment.names.last == state && ["false", "nil"].contains(assignment.value?.text ?? "")
    } || values.known.calls(in: action).contains { Assignment(toggling: $0)?.names.last == state }
  }

  /// The page of `NavigationLink(.page) { label }`, an initializer of the app; other arguments are titles.
  func pushedCase(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let first = call.arguments.first, first.label == nil,
      let name = declarations.caseName(of: first.expression),
      CatalogSymbols(values.interface).text(first.expression) == nil
    else { return nil }
    let callee = first.expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? first.expression
    let written = callee.as(MemberAccessExprSyntax.self)?.base?.text
    let owner = declarations.owner(of: call)
    let isCase =
      written.map { declarations.enumeration($0, withCase: name, inside: owner) != nil }
      ?? declarations.types.values.contains { $0.cases[name] != nil }
    return isCase ? first.expression : nil
  }
}
#endif
