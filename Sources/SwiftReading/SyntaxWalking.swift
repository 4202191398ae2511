#if SwiftSources
internal import SwiftSyntax

extension SyntaxProtocol {
  /// Its text without white space and comments around it.
  var text: String { trimmedDescription }

  /// The name that is initialized with it: `menu` of `let menu = Menu()`.
  var holdingName: String? {
    parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// The nearest node of a kind that contains it, or itself.
  func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let found = current.as(kind) { return found }
      node = current.parent
    }
    return nil
  }

  /// All nodes of a kind in it, in order.
  func all<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    var found: [Node] = []
    var open = [Syntax(self)]
    while let node = open.popLast() {
      if let match = node.as(kind) { found.append(match) }
      open.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
    }
    return found
  }

  /// The calls in it.
  var calls: [FunctionCallExprSyntax] { all(FunctionCallExprSyntax.self) }

  /// The assignments in it.
  var assignments: [Assignment] { all(SequenceExprSyntax.self).compactMap { Assignment($0) } }

  /// The member of a type that contains it, otherwise the outermost function.
  var member: Syntax? {
    var function: Syntax?
    var node: Syntax? = Syntax(self)
    while let current = node {
      if current.is(MemberBlockItemSyntax.self) { return current }
      if current.is(FunctionDeclSyntax.self) { function = current }
      node = current.parent
    }
    return function
  }
}

extension FunctionCallExprSyntax {
  /// The last name of the callee: `present` of `self.nav?.present(…)`.
  var calleeName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = calledExpression.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The receiver: the part before the last name.
  var base: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  /// The written type of the created value: `Page.Row` of `Page.Row(…)`; nil if the last name begins with no
  /// capital.
  var madeTypeName: String? {
    guard let name = calleeName, name.first?.isUppercase == true else { return nil }
    return base.map { $0.text + "." + name } ?? name
  }

  /// Whether it is `.init(…)`, whose type follows from the context.
  var isImplicitInit: Bool {
    calleeName == "init" && calledExpression.is(MemberAccessExprSyntax.self) && base == nil
  }

  /// The node whose place is used for the call: the name after the dot.
  var nameNode: Syntax {
    calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(calledExpression)
  }

  /// The argument with a label.
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

  /// Whether it has an argument with a label, including trailing closures.
  func has(_ label: String) -> Bool {
    argument(label) != nil || additionalTrailingClosures.contains { $0.label.text == label }
  }

  /// The labels; `_` for an argument without one.
  var labels: [String] { arguments.map { $0.label?.text ?? "_" } }
}

extension LabeledExprSyntax {
  /// Whether it is an object to notify or call later, not content: `delegate: menu`.
  var isForTelling: Bool {
    let label = label?.text.lowercased() ?? ""
    return ["delegate", "datasource", "presenter", "presenting", "from", "parent", "sender"].contains {
      label.hasSuffix($0)
    }
  }
}

extension ExprSyntax {
  /// The name of an enum case, as in `.case` or `.case(value)`; nil for other expressions.
  var caseName: String? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
    let isOfType = member.base.map { $0.namesAlone.flatMap(lastName)?.first?.isUppercase ?? false } ?? true
    let name = member.declName.baseName.text
    // Many scripts have no lowercase letters.
    return isOfType && name.first?.isUppercase == false && name != "self" ? name : nil
  }

  /// Its text, where it is names alone that dots join; nil where anything is called, which may be a chain of any length.
  var namesAlone: String? {
    var inner = self
    while let member = inner.withoutMarks.as(MemberAccessExprSyntax.self), let base = member.base {
      inner = base
    }
    let first = inner.withoutMarks
    let isName =
      first.is(DeclReferenceExprSyntax.self) || first.is(GenericSpecializationExprSyntax.self)
      || first.is(MemberAccessExprSyntax.self)
    return isName ? text : nil
  }

  /// Without `?` and `!` behind it.
  var withoutMarks: ExprSyntax {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.withoutMarks }
    if let force = self.as(ForceUnwrapExprSyntax.self) { return force.expression.withoutMarks }
    return self
  }

  /// The name without `?` and `!`, if the expression is a single name.
  var plainName: String? { withoutMarks.as(DeclReferenceExprSyntax.self)?.baseName.text }

  /// The name of a plain name or of a member of `self`: `add` of `add` and `self.add`.
  var ownName: String? {
    if let plainName { return plainName }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.isSelf == true else { return nil }
    return member.declName.baseName.text
  }

  /// Whether it is written like a type: `Editor`, `Module.Editor`, `Picker<Drive>`.
  var isNameOfType: Bool {
    guard
      self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
        || self.is(GenericSpecializationExprSyntax.self)
    else { return false }
    return lastName(bareTypeName(text))?.first?.isUppercase == true
  }

  /// The first of the names joined by dots: `router` of `router.navigationController`.
  var rootName: String? {
    var expression = self
    while true {
      guard let base = expression.withoutMarks.as(MemberAccessExprSyntax.self)?.base else {
        return expression.plainName
      }
      expression = base
    }
  }

  /// Whether it is the object itself.
  var isSelf: Bool { ["self", "strongSelf", "weakSelf", "this"].contains(plainName ?? "") }

  /// The last name of `.style` or `Type.style`.
  var wordName: String? { lastName(text) }
}

extension ConditionElementListSyntax {
  /// The only tested name, and whether it must be true: for `if isNew` and `if !isNew`.
  var onlyFlag: (name: String, isTrue: Bool)? {
    guard count == 1, case .expression(let tested)? = first?.condition else { return nil }
    return tested.flag
  }
}

extension ExprSyntax {
  /// A tested name, and whether it must be true.
  var flag: (name: String, isTrue: Bool)? {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text { return (name, true) }
    guard let negated = self.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!",
      let name = negated.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    return (name, false)
  }
}

/// The last of the names joined by dots.
func lastName(_ text: String) -> String? { text.split(separator: ".").last.map(String.init) }

/// `target = value`, read from the unfolded operator sequence.
struct Assignment {
  let node: Syntax
  let target: ExprSyntax
  /// The expressions after `=`: one, or the parts of one with operators.
  let parts: [ExprSyntax]
  /// The names of the target, without `?` and `!`: `vc`, `modalPresentationStyle`.
  let names: [String]

  init?(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    self.node = Syntax(node)
    target = elements[0]
    parts = Array(elements[2...])
    names = Self.names(of: elements[0])
  }

  /// What turns a flag over: `isShown.toggle()`, of which only the line around it says whether it becomes true.
  init?(toggling call: FunctionCallExprSyntax) {
    guard call.calleeName == "toggle", call.arguments.isEmpty, call.trailingClosure == nil,
      let flag = call.base?.withoutMarks, flag.namesAlone != nil
    else { return nil }
    node = Syntax(call)
    target = flag
    parts = []
    names = Self.names(of: flag)
  }

  private static func names(of target: ExprSyntax) -> [String] {
    target.text.split(separator: ".").map { part in String(part.filter { $0 != "?" && $0 != "!" }) }
  }

  /// The value, where it is one expression, which closures behind it may configure.
  var value: ExprSyntax? {
    if parts.isEmpty { return nil }
    return parts.count == 1 ? parts[0].configured : ExprSyntax.parts(parts)?.base.configured
  }

  /// Whether it sets a property of the object itself.
  var isOfSelf: Bool { names.count == 1 || names.count == 2 && ["self", "strongSelf"].contains(names[0]) }
}
#endif
