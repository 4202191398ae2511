#if SwiftSources
internal import SwiftSyntax

/// Visits the code that an app runs; previews are skipped.
class AppCodeVisitor: SyntaxVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    inherited(node.inheritanceClause).contains("PreviewProvider") ? .skipChildren : .visitChildren
  }
}
#endif
