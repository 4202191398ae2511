#if SwiftSources
internal import SwiftSyntax

/// Finds the content of presentations that names no screen, before anything else is read: what stands there belongs to
/// that content, not to the view that presents it.
final class InlineContentVisitor: AppCodeVisitor {
  private let visitor: PresentationVisitor
  private var declarations: Declarations { visitor.declarations }
  /// Where the members of each type are named, once they were asked for.
  private var references: [String: [String: [Syntax]]] = [:]

  init(_ visitor: PresentationVisitor) {
    self.visitor = visitor
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = declarations.owner(of: call),
      declarations.isView(owner) || declarations.isModifier(owner),
      owner != "View", owner != "ToolbarContent"
    else { return .visitChildren }
    for (node, name) in visitor.contents.all(of: call) where visitor.contents.shown(by: node).isEmpty {
      guard visitor.contents.isSomething(node), GivenContent(visitor.values).givers(of: node) == nil else {
        continue
      }
      let full = declarations.addInline(
        own(node, owner) ?? name, of: owner, node, wrap: wrap(of: node),
        at: visitor.file.place(of: node))
      claimMembers(named: node, of: owner, for: full)
    }
    return .visitChildren
  }

  /// The navigation container that the content begins with.
  private func wrap(of node: Syntax) -> [String] {
    let containers = visitor.values.returned(by: node).map(\.type).filter { $0.hasPrefix("Navigation") }
    return containers.first.map { [$0] } ?? []
  }

  /// The name of the host's property or function that is the whole content.
  private func own(_ node: Syntax, _ owner: String) -> String? {
    var expression = visitor.values.onlyExpression(node)
    while let call = expression?.as(FunctionCallExprSyntax.self), let base = call.base, !base.isSelf {
      expression = base
    }
    guard let expression else { return nil }
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    let member = callee.as(MemberAccessExprSyntax.self)
    let isOwn = member?.base.map { $0.isSelf } ?? true
    guard isOwn, let name = member?.declName.baseName.text ?? callee.plainName else { return nil }
    return bodies(name, of: owner).isEmpty ? nil : name
  }

  /// The bodies of a type's own property or functions that make a view.
  private func bodies(_ name: String, of owner: String) -> [Syntax] {
    guard let type = declarations.types[declarations.host(of: owner)] else { return [] }
    let isView = { (written: String?) in written.map { bareTypeName($0).hasSuffix("View") } ?? false }
    let property = type.properties[name].flatMap { isView($0.type) ? $0.body : nil }
    let functions = (type.functions[name] ?? []).filter { isView($0.returns) }.compactMap(\.body)
    return [property].compactMap { $0 } + functions.map { Syntax($0) }
  }

  /// Members that only this content names are its own.
  private func claimMembers(named node: Syntax, of owner: String, for full: String) {
    var claimed = [node]
    var open = [node]
    var seen: Set<String> = []
    while let next = open.popLast() {
      let named = next.all(DeclReferenceExprSyntax.self).filter(isOwnName).map { $0.baseName.text }
      for name in Set(named).sorted() where name != "body" && !seen.contains(name) {
        let bodies = bodies(name, of: owner)
        guard !bodies.isEmpty, isNamed(name, of: owner, onlyIn: claimed) else { continue }
        seen.insert(name)
        for body in bodies { declarations.setOwner(full, of: body) }
        claimed += bodies
        open += bodies
      }
    }
  }

  /// Whether a name may be that of a member of the type around: `form`, `self.form`, but not `.font(.body)`.
  private func isOwnName(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
    else { return true }
    return ExprSyntax(member).ownName != nil
  }

  private func isNamed(_ name: String, of owner: String, onlyIn nodes: [Syntax]) -> Bool {
    mentions(of: declarations.host(of: owner))[name, default: []].allSatisfy { mention in
      var current: Syntax? = mention
      while let node = current {
        if nodes.contains(where: { $0.id == node.id }) { return true }
        current = node.parent
      }
      return false
    }
  }

  private func mentions(of owner: String) -> [String: [Syntax]] {
    if let known = references[owner] { return known }
    var found: [String: [Syntax]] = [:]
    if let type = declarations.types[owner] {
      var bodies = type.allFunctions.compactMap { $0.body.map { Syntax($0) } }
      bodies += type.initializers.map { Syntax($0) }
      for property in type.allProperties {
        bodies += [property.body, property.value.map { Syntax($0) }].compactMap { $0 }
      }
      for body in bodies {
        for reference in body.all(DeclReferenceExprSyntax.self).filter(isOwnName) {
          found[reference.baseName.text, default: []].append(Syntax(reference))
        }
      }
    }
    references[owner] = found
    return found
  }
}
#endif
