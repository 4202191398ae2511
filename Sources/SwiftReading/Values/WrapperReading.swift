#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads the content with which containers of the app are created: controllers with children, views around
/// content.
struct WrapperReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The content of a created container of the app: the first controller that its initializer takes and adds
  /// as a child, or the first screen that a navigation controller sets itself.
  func embedded(in type: String, by call: FunctionCallExprSyntax, _ depth: Int) -> [PossibleValue] {
    let own = rootOfItself(type, depth)
    if !own.isEmpty { return own }
    guard !call.arguments.isEmpty, let declaration = declarations.types[type], declaration.kind == .class,
      declarations.isController(type)
    else { return [] }
    let handed = handedOn(to: declaration, by: call, depth)
    if !handed.isEmpty { return handed }
    let children = declarations.children(of: declaration)
    guard !children.isEmpty else { return [] }
    for initializer in declaration.initializers {
      for parameter in initializer.signature.parameterClause.parameters {
        let name = (parameter.secondName ?? parameter.firstName).text
        guard children.contains(name) || initializer.keeps(name, in: children) else { continue }
        let label = parameter.firstName.text
        let argument = call.arguments.first { ($0.label?.text ?? "_") == label }?.expression
        let inner = (argument.map { values.values($0, depth + 1) } ?? []).filter { value in
          declarations.isController(value.type) && !declarations.isGeneral(value.type) && value.type != type
        }
        if !inner.isEmpty { return inner }
      }
    }
    return []
  }

  /// The content that a hosting controller's initializer passes to its base class: `Host(page: Editor())`, if
  /// it calls `super.init(rootView: page)`.
  private func handedOn(
    to type: TypeDeclaration, by call: FunctionCallExprSyntax, _ depth: Int
  ) -> [PossibleValue] {
    guard declarations.inherits(type.name, from: ["UIHostingController"]) else { return [] }
    for initializer in type.initializers {
      let root = (initializer.body?.calls ?? []).first {
        $0.calleeName == "init" && $0.base?.text == "super" && $0.has("rootView")
      }?.argument("rootView")?.plainName
      let parameter = initializer.signature.parameterClause.parameters.first {
        ($0.secondName ?? $0.firstName).text == root
      }
      guard let label = parameter?.firstName.text,
        let argument = call.arguments.first(where: { ($0.label?.text ?? "_") == label })
      else { continue }
      return values.values(argument.expression, depth + 1).filter { declarations.isView($0.type) }
    }
    return []
  }

  /// The first screen of a navigation controller of the app: `super.init(rootViewController: Editor())`.
  private func rootOfItself(_ type: String, _ depth: Int) -> [PossibleValue] {
    guard declarations.isNavigation(type), let declaration = declarations.types[type] else { return [] }
    let roots = declaration.initializers.compactMap(\.body).flatMap(\.calls)
      .filter { $0.calleeName == "init" && $0.base?.text == "super" }
      .compactMap { $0.argument("rootViewController") }
    return (roots + StartingStack(values).content(of: declaration)).lazy
      .map { root in
        values.values(root, depth + 1).filter {
          values.isShown($0) && !declarations.isGeneral($0.type) && $0.type != type
        }
      }
      .first { !$0.isEmpty } ?? []
  }

  /// Whether a type is a controller that adds children, so that its content is the screen.
  func isContainer(_ type: String) -> Bool {
    guard let declaration = declarations.type(type), declaration.kind == .class,
      declarations.isController(declaration.name)
    else { return false }
    return !declarations.children(of: declaration).isEmpty
  }

  /// The declared content of a hosting controller: `Home` of `Hosting<Home>`.
  func held(by written: String) -> String? {
    guard let start = written.firstIndex(of: "<"), let end = written.lastIndex(of: ">"), start < end else {
      return nil
    }
    let name = declarations.fullName(String(written[written.index(after: start)..<end]))
    return declarations.isView(name) ? name : nil
  }

  /// Whether a view of the app shows the content of its trailing closure and that content is a screen.
  func wraps(_ call: FunctionCallExprSyntax, _ type: String, _ depth: Int) -> Bool {
    guard let content = call.trailingClosure, call.additionalTrailingClosures.isEmpty,
      let declaration = declarations.types[type],
      let held = declaration.allProperties.first(where: isOfContent), !isRow(held.name, of: declaration)
    else { return false }
    return values.branches(Syntax(content), depth + 1).contains { values.isShown($0) }
  }

  /// The view of the app that is all that a view of a package is given to hold: `Panel(title: "Login") { Login() }`.
  func heldByForeignView(_ type: String, _ call: FunctionCallExprSyntax, _ depth: Int) -> [PossibleValue] {
    guard let content = call.trailingClosure, call.additionalTrailingClosures.isEmpty, call.base == nil,
      content.signature == nil, type.first?.isUppercase ?? false, !Self.plainViews.contains(type),
      !ValueResolution.containers.contains(type), !declarations.isStack(type),
      declarations.type(type)?.isDeclared != true
    else { return [] }
    let shown = values.unique(values.branches(Syntax(content), depth + 1)).filter { values.isShown($0) }
    guard shown.allSatisfy({ declarations.isView($0.type) }) else { return [] }
    return shown.map { $0.inferred("content of a view of a package") }
  }

  /// Whether a view creates its content once for each element of a list.
  private func isRow(_ content: String, of type: TypeDeclaration) -> Bool {
    type.properties.values.compactMap(\.body).flatMap(\.calls).contains { call in
      ["ForEach", "List"].contains(call.calleeName ?? "")
        && call.trailingClosure?.calls.contains { $0.calleeName == content } ?? false
    }
  }

  /// The argument that is the content of a created view: `content` of `Card(content: content)`.
  func contentHanded(to call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard call.base == nil, call.trailingClosure == nil, let name = call.calleeName,
      let type = declarations.type(name, inside: declarations.owner(of: call)), declarations.isView(type.name)
    else { return nil }
    let contents = type.allProperties.filter(isOfContent).map(\.name)
    return contents.lazy.compactMap { call.argument($0) }.first
  }

  /// The content of a view that only holds it, `AnyView(Editor())`, or builds it later with an autoclosure,
  /// `LazyView(Editor())`.
  func put(into type: String, by call: FunctionCallExprSyntax, _ depth: Int) -> [PossibleValue] {
    if type == "AnyView", call.arguments.count == 1, let held = call.arguments.first?.expression {
      return values.values(held, depth + 1).filter {
        values.isShown($0) && !declarations.isGeneral($0.type)
      }
    }
    guard let argument = builtLater(by: type, call) else { return [] }
    return values.values(argument, depth + 1).filter { declarations.isView($0.type) }
  }

  /// The first argument of a view of the app that builds it later.
  func builtLater(by type: String, _ call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard call.trailingClosure == nil, let argument = call.arguments.first, declarations.isView(type),
      let declaration = declarations.types[type]
    else { return nil }
    let isBuiltLater = declaration.initializers.contains { initializer in
      initializer.signature.parameterClause.parameters.contains { parameter in
        parameter.firstName.text == argument.label?.text ?? "_"
          && parameter.type.text.contains("@autoclosure") && isContent(parameter.type.text)
      }
    }
    return isBuiltLater ? argument.expression : nil
  }

  /// Whether a closure type returns a view: `() -> Content`, `() -> T`.
  private func isContent(_ written: String) -> Bool {
    let result = written.split { " ->()?".contains($0) }.last.map(String.init) ?? ""
    return ["Content", "View", "Destination", "Body"].contains { result.hasSuffix($0) } || result.count == 1
  }

  /// Whether a property holds the content of a view: `let content: () -> Content`.
  private func isOfContent(_ property: PropertyDeclaration) -> Bool {
    guard property.value == nil, property.body == nil, let type = property.type else { return false }
    let name = type.filter { $0 != "(" && $0 != ")" }.split { " ->".contains($0) }.last.map(String.init)
    return name == "Content" && declarations.type("Content", inside: property.owner) == nil
  }

  /// Whether it is an undeclared view from a package; SwiftUI's own views are content.
  func isForeignView(_ value: PossibleValue) -> Bool {
    value.creation != nil && value.type.first?.isUppercase == true
      && !Self.plainViews.contains(value.type)
      && declarations.type(value.type) == nil
  }

  /// Views of SwiftUI, which are content and not screens.
  static let plainViews: Set = [
    "Text", "Image", "Button", "Label", "Color", "ProgressView", "Link", "Spacer", "Divider", "TextField",
    "TextEditor", "Toggle", "Picker", "DatePicker", "Menu", "AsyncImage", "ForEach", "LazyVGrid",
    "LazyHStack",
    "ContentUnavailableView", "Capsule", "RoundedRectangle", "NavigationLink", "Map", "Chart", "Table",
    "Canvas",
    "TimelineView", "VideoPlayer", "LinearGradient", "ShareLink", "Rectangle", "Circle", "EmptyView", "Grid",
    "ViewThatFits", "LabeledContent",
  ]
}

extension Declarations {
  /// The names of the child controllers that the code of a type adds.
  fileprivate func children(of type: TypeDeclaration) -> Set<String> {
    if let known = knownChildren[type.name] { return known }
    var names: Set<String> = []
    for function in type.allFunctions {
      for call in function.body?.calls ?? [] where call.calleeName == "addChild" {
        guard call.base?.isSelf ?? true, let child = call.arguments.first?.expression else { continue }
        if let name = child.ownName { names.insert(name) }
      }
    }
    knownChildren[type.name] = names
    return names
  }
}

extension InitializerDeclSyntax {
  /// Whether it assigns a parameter to one of the properties.
  fileprivate func keeps(_ parameter: String, in properties: Set<String>) -> Bool {
    (body?.assignments ?? []).contains { assignment in
      assignment.isOfSelf && properties.contains(assignment.names.last ?? "")
        && assignment.value?.plainName == parameter
    }
  }
}
#endif
