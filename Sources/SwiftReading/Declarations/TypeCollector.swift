#if SwiftSources
internal import SwiftSyntax

/// Collects the types that a file declares.
final class TypeCollector: SyntaxVisitor {
  private let file: SwiftFile
  private let declarations: Declarations
  private var scope: [String] = []

  init(_ file: SwiftFile, _ declarations: Declarations) {
    self.file = file
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  private func open(
    _ name: String, _ kind: TypeDeclaration.Kind, _ clause: InheritanceClauseSyntax?,
    _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let full = scope.last.map { $0 + "." + name } ?? name
    let type = declarations.addType(full)
    type.kind = kind
    type.place = type.place ?? file.place(of: node)
    type.declarationCount += 1
    type.inherits += inherited(clause)
    type.baseArguments += (clause?.inheritedTypes ?? []).flatMap { base in
      base.type.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.map {
        bareTypeName($0.argument.text)
      } ?? []
    }
    let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
    type.generics.formUnion((generics ?? []).map(\.name.text))
    let arguments = (clause?.inheritedTypes ?? []).compactMap {
      $0.type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        ?? $0.type.as(MemberTypeSyntax.self)?.genericArgumentClause
    }
    let named = arguments.flatMap { $0.all(IdentifierTypeSyntax.self) }.map(\.name.text)
    type.madeFor += (named + (generics ?? []).compactMap { $0.inheritedType.map { bareTypeName($0.text) } })
      .filter { !type.generics.contains($0) }
    declarations.setOwner(full, of: Syntax(node))
    scope.append(full)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .class, node.inheritanceClause, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .class, node.inheritanceClause, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .struct, node.inheritanceClause, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .enum, node.inheritanceClause, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name.text, .protocol, node.inheritanceClause, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

  /// A name for a combination of protocols is treated as a protocol: `typealias Routing = Opening & Closing`.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let joined = node.initializer.value.as(CompositionTypeSyntax.self) else { return .visitChildren }
    let full = scope.last.map { $0 + "." + node.name.text } ?? node.name.text
    let type = declarations.addType(full)
    guard !type.isDeclared else { return .visitChildren }
    type.kind = .protocol
    type.place = file.place(of: node)
    type.declarationCount += 1
    type.inherits += joined.elements.map { bareTypeName($0.type.text) }
    return .visitChildren
  }

  /// A type in an extension belongs to the extended type.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(bareTypeName(node.extendedType.text))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }
}

/// The names of the types in an inheritance clause.
func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
  clause?.inheritedTypes.map { bareTypeName($0.type.text) } ?? []
}
#endif
