#if SwiftSources
internal import SwiftSyntax

/// Visits what an app runs: previews are nobody's screens.
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
