#if SwiftSources
internal import SwiftSyntax

/// Collects the functions, properties and calls of a file, after all types are known.
final class MemberCollector: SyntaxVisitor {
  private let file: SwiftFile
  private let declarations: Declarations

  init(_ file: SwiftFile, _ declarations: Declarations) {
    self.file = file
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let written = node.extendedType.text
    let name = declarations.fullName(written == "SwiftUI.View" ? "View" : written)
    declarations.setOwner(name, of: Syntax(node))
    declarations.addType(name).inherits += inherited(node.inheritanceClause) + required(of: node, named: name)
    for type in contents(of: node) {
      declarations.addType(name).madeFor.append(type)
      declarations.addMention(type)
    }
    return .visitChildren
  }

  /// The content type of a generic view in an extension: `Editor` of
  /// `extension Loader where Content == Editor`.
  private func contents(of node: ExtensionDeclSyntax) -> [String] {
    (node.genericWhereClause?.requirements ?? []).compactMap { requirement in
      requirement.requirement.as(SameTypeRequirementSyntax.self).map { bareTypeName($0.rightType.text) }
    }
  }

  /// The app's protocols that a protocol extension requires of conforming types: `where Self: Asking`.
  private func required(of node: ExtensionDeclSyntax, named name: String) -> [String] {
    guard declarations.types[name]?.kind == .protocol else { return [] }
    return (node.genericWhereClause?.requirements ?? []).compactMap { requirement in
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
        conformance.leftType.text == "Self",
        let type = declarations.type(conformance.rightType.text), type.kind == .protocol, type.name != name
      else { return nil }
      return type.name
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isNested = node.parent?.enclosing(FunctionDeclSyntax.self) != nil
    let function = FunctionDeclaration(node, owner: declarations.owner(of: node), file: file)
    declarations.add(function, isNested: isNested)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.addAlias(node.name.text, of: node.initializer.value)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = declarations.owner(of: node) { declarations.addType(owner).initializers.append(node) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(node), assignment.names.count > 1, let value = assignment.value,
      let property = assignment.names.last
    {
      if value.isSelf {
        declarations.add(selfTo: property, assignment)
      } else if !assignment.isOfSelf, !value.is(NilLiteralExprSyntax.self) {
        declarations.add(otherTo: property, assignment)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let owner = declarations.owner(of: node) {
      declarations.addType(owner).cases[node.name.text] = .some(node.rawValue?.value)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calleeName { declarations.add(Declarations.Call(file: file, node: node), name) }
    if node.calleeName == "NavigationStack", let path = node.argument("path").flatMap({ lastName($0.text) }) {
      declarations.addStackPath(path.filter { $0 != "$" })
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    var expression = Syntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      expression = Syntax(member)
    }
    let call = expression.parent?.as(FunctionCallExprSyntax.self)
    if call.map({ Syntax($0.calledExpression).id != expression.id }) ?? true {
      declarations.addMention(node.baseName.text)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base != nil,
      let argument = member.parent?.as(LabeledExprSyntax.self),
      let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      let reference = Declarations.Call(file: file, node: taker, object: ExprSyntax(member))
      declarations.add(reference: reference, to: node.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let argument = node.arguments.first?.expression {
      let name = lastName(String(argument.text.prefix { $0 != "(" }))
      let around = Syntax(node).parent?.enclosing(FunctionCallExprSyntax.self)
      let isOfObserver = ["addObserver", "scheduledTimer", "Timer", "CADisplayLink"]
        .contains(around?.calleeName ?? "")
      if let name { declarations.addSelector(name, isOfObserver: isOfObserver) }
      addTarget(of: argument, name, around)
    }
    return .visitChildren
  }

  /// A control that runs a method of another type:
  /// `UIBarButtonItem(…, target: flow, action: #selector(Flow.showHelp))`.
  private func addTarget(of selector: ExprSyntax, _ name: String?, _ control: FunctionCallExprSyntax?) {
    let named = selector.as(FunctionCallExprSyntax.self)?.calledExpression ?? selector
    guard let name, let control, let type = named.as(MemberAccessExprSyntax.self)?.base?.text,
      type.first?.isUppercase == true, type != "Self",
      let target = control.argument("target")
        ?? control.arguments.first(where: { $0.label == nil })?.expression,
      !target.isSelf
    else { return }
    let site = Declarations.Call(file: file, node: control, object: target)
    declarations.add(Declarations.TargetAction(site: site, type: type), name)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let owner = declarations.owner(of: node) else {
      return .visitChildren
    }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      declarations.add(
        PropertyDeclaration(
          name: pattern.identifier.text, owner: owner, file: file,
          type: binding.typeAnnotation?.type.text, value: binding.initializer?.value.configured,
          attributes: node.attributes.text, body: getter(of: binding)))
      notePath(pushedBy: binding, pattern.identifier.text, owner)
    }
    return .visitChildren
  }

  /// A property that appends its value to a path when set: `var step: Step { didSet { path.append(step) } }`.
  private func notePath(pushedBy binding: PatternBindingSyntax, _ name: String, _ owner: String) {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors, let type = binding.typeAnnotation
    else {
      return
    }
    let observers = list.filter { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    for call in observers.compactMap(\.body).flatMap(\.calls) where call.calleeName == "append" {
      guard let path = call.base.flatMap({ lastName($0.text) }), let only = call.arguments.first,
        only.label == nil, [name, "newValue"].contains(only.expression.wordName ?? "")
      else { continue }
      declarations.add(
        Declarations.PushedProperty(type: type.type.text, owner: owner, path: path), of: name)
    }
  }

  private func getter(of binding: PatternBindingSyntax) -> Syntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let statements): return Syntax(statements)
    case .accessors(let list):
      let get = list.first { $0.accessorSpecifier.text == "get" }
      return get?.body.map { Syntax($0.statements) }
    case nil: return nil
    }
  }
}
#endif
