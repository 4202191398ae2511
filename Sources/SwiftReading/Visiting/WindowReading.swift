#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads what code puts into windows.
struct WindowReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// What a window begins with by `window.rootViewController = …`; one without a type where that is not known.
  func roots(of assignment: Assignment, in owner: String?, _ file: SwiftFile) -> [FoundRoot] {
    guard let rank = rank(of: assignment, in: owner), let value = assignment.value,
      !value.is(NilLiteralExprSyntax.self), !isPlain(value)
    else { return [] }
    return given(value).flatMap { given -> [FoundRoot] in
      let place = (declarations.file(of: given) ?? file).place(of: given)
      let types = types(of: given)
      return (types.isEmpty ? [""] : types).map { FoundRoot(type: $0, rank: rank, place: place) }
    }
  }

  /// Whether a window gets a controller that shows nothing, to present over it.
  private func isPlain(_ value: ExprSyntax) -> Bool {
    let call = value.as(FunctionCallExprSyntax.self)
    return call?.calleeName == "UIViewController" && call?.arguments.isEmpty == true
  }

  private func types(of given: ExprSyntax) -> [String] { shown(by: given).map(\.type) }

  /// The screens that an expression stands for; of a navigation controller what is put into it.
  func shown(by given: ExprSyntax) -> [PossibleValue] {
    let kept = KeptContainer(values).type(of: given).map { [$0] } ?? KeptContainer(values).children(of: given)
    if !kept.isEmpty {
      return kept.map { PossibleValue(type: $0, sure: .inferred, rules: ["kept container"]) }
    }
    let found = values.values(of: given).filter { values.isShown($0) }
    let screens = found.filter { !declarations.isGeneral($0.type) && !declarations.isNavigation($0.type) }
    if !screens.isEmpty { return screens }
    let content = StackContent(values).content(of: given)
    if content.isEmpty { return found.filter { !declarations.isGeneral($0.type) } }
    return content.map { value in found.first.map { value.wrapped(in: $0.type, "container") } ?? value }
  }

  /// What the app's own window is given by an assignment; nil where that is another window, or nothing.
  func given(toWindowBy assignment: Assignment, in owner: String?) -> ExprSyntax? {
    guard let rank = rank(of: assignment, in: owner), rank != .specialWindow, let value = assignment.value,
      !value.is(NilLiteralExprSyntax.self), !isPlain(value)
    else { return nil }
    return value
  }

  /// Of a parameter what each call gives; of the new value of a property, and of a property that may hold any
  /// controller, what is assigned to that.
  private func given(_ value: ExprSyntax, _ depth: Int = 0) -> [ExprSyntax] {
    let set = depth > 2 ? [] : assigned(toPropertyOf: value).flatMap { given($0, depth + 1) }
    guard set.isEmpty else { return set }
    guard let name = value.plainName else { return [value] }
    if name == "newValue", let property = value.enclosing(PatternBindingSyntax.self) {
      return assigned(to: property)
    }
    switch values.meaning(of: name, at: Syntax(value)) {
    case .parameter:
      let found = arguments(for: name, around: value)
      return found.isEmpty ? [value] : found
    case .value(let made) where made.plainName != nil:
      // `var shown = shown`, and what is put into it instead.
      let set = ControllerLists(values).assigned(to: name, usedAt: value)
      return set.isEmpty || depth > 2 ? [value] : set + given(made, depth + 1)
    case .value, .choice, .type, nil: return [value]
    }
  }

  /// What an object assigns to its property that a window is given: `host` in `window.rootViewController = host`.
  private func assigned(toPropertyOf value: ExprSyntax) -> [ExprSyntax] {
    guard let name = value.ownName,
      value.plainName == nil || values.meaning(of: name, at: Syntax(value)) == nil,
      let owner = declarations.owner(of: value), let type = declarations.types[owner],
      let written = declarations.property(name, of: owner)?.type,
      bareTypeName(written) == "UIViewController"
    else { return [] }
    return (declarations.ownAssignments(of: type)[name] ?? []).compactMap(\.value).filter {
      !$0.is(NilLiteralExprSyntax.self) && !isPlain($0)
    }
  }

  private func assigned(to property: PatternBindingSyntax) -> [ExprSyntax] {
    guard let name = property.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = declarations.owner(of: property).flatMap({ declarations.types[$0] })
    else { return [] }
    return (declarations.ownAssignments(of: type)[name] ?? [])
      .compactMap(\.value).filter { !$0.is(NilLiteralExprSyntax.self) }
  }

  private func arguments(for name: String, around value: ExprSyntax) -> [ExprSyntax] {
    if let function = declarations.function(of: value) {
      return (declarations.calls[function.name] ?? []).filter { function.fits($0.node) }.compactMap {
        function.argument(name, of: $0.node)
      }
    }
    guard let initializer = value.enclosing(InitializerDeclSyntax.self),
      let owner = declarations.owner(of: initializer),
      let parameter = initializer.signature.parameterClause.parameters.first(where: {
        ($0.secondName ?? $0.firstName).text == name
      })
    else { return [] }
    return (declarations.calls[lastName(owner) ?? owner] ?? []).compactMap { site in
      site.node.argument(parameter.firstName.text)
    }
  }

  /// Names of the app's own window, in small letters.
  private static let firstWindows: Set = [
    "window", "mainwindow", "keywindow", "appwindow", "rootwindow", "currentwindow",
  ]

  /// How likely the window that code fills is the app's first; nil where what it fills is no window.
  private func rank(of assignment: Assignment, in owner: String?) -> FoundRoot.Rank? {
    if owner == "UIWindow", assignment.isOfSelf { return .delegate }
    if let owner, declarations.inherits(owner, from: ["UIWindow"]) { return .specialWindow }
    let window = assignment.names.dropLast().last ?? ""
    if isRaised(assignment) { return .specialWindow }
    if isNewWindow(assignment) { return .delegate }
    guard assignment.target.text.lowercased().contains("window") else { return nil }
    // A window beside the first has a name that says what it is for.
    let isAmongAll = assignment.names.dropLast().contains { $0.hasPrefix("windows") }
    guard isAmongAll || Self.firstWindows.contains(window.lowercased()) else { return .specialWindow }
    guard let owner else { return .other }
    let delegates: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
    return declarations.inherits(owner, from: delegates) || owner.hasSuffix("Coordinator")
      ? .delegate : .other
  }

  /// Whether a window gets a level above the app's own beside it, such as one that covers the app in the background.
  private func isRaised(_ assignment: Assignment) -> Bool {
    guard assignment.names.count == 2, let name = assignment.names.first,
      let list = assignment.node.enclosing(CodeBlockItemListSyntax.self)
    else { return false }
    return values.known.assignments(in: Syntax(list)).contains { other in
      guard other.names == [name, "windowLevel"], let level = other.value else { return false }
      return lastName(level.text) != "normal"
    }
  }

  /// Whether a delegate of the app fills a window that it makes itself under another name.
  private func isNewWindow(_ assignment: Assignment) -> Bool {
    guard assignment.names.count == 2, let name = assignment.names.first,
      !name.lowercased().contains("window"),
      case .value(let made)? = values.meaning(of: name, at: Syntax(assignment.node)),
      made.as(FunctionCallExprSyntax.self)?.calleeName == "UIWindow",
      let owner = declarations.owner(of: assignment.node)
    else { return false }
    return declarations.inherits(
      owner, from: ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"])
  }

  /// The views that a stack of several holds, such as a bar above the tabs, where a closure makes only that stack.
  func stacked(in content: Syntax) -> [PossibleValue] {
    guard let only = values.results(of: content).first, let stack = onlyStack(only)?.trailingClosure else {
      return []
    }
    return values.returned(by: Syntax(stack)).filter { values.isShown($0) }
  }

  /// The stack behind its modifiers.
  private func onlyStack(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let base = call.base { return onlyStack(base) }
    return ["VStack", "ZStack", "HStack"].contains(call.calleeName ?? "") ? call : nil
  }
}

extension SourceFileSyntax {
  /// Whether it holds the entry of an app: `@main` or `@UIApplicationMain` on an `App` or a delegate of the app.
  var declaresApp: Bool {
    statements.contains { statement in
      let item = Syntax(statement.item)
      let type = item.as(StructDeclSyntax.self)
      let object = item.as(ClassDeclSyntax.self)
      guard let attributes = type?.attributes ?? object?.attributes else { return false }
      let parents = inherited(type?.inheritanceClause ?? object?.inheritanceClause)
      return attributes.contains { ["@main", "@UIApplicationMain"].contains($0.trimmedDescription) }
        && parents.contains { ["App", "SwiftUI.App", "UIApplicationDelegate"].contains($0) }
    }
  }
}
#endif
