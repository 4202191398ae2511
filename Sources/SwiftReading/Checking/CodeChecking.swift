#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds in one file what is certainly wrong, whatever else the app does.
final class CodeChecking: AppCodeVisitor {
  let file: SwiftFile
  let values: ValueResolution
  private(set) var findings: [CodeFinding] = []

  var declarations: Declarations { values.declarations }
  private var runsOnIPad: Bool { values.interface.app?.devices.contains("ipad") ?? false }

  init(_ file: SwiftFile, _ values: ValueResolution) {
    self.file = file
    self.values = values
    super.init(viewMode: .sourceAccurate)
  }

  func add(
    _ rule: CodeFinding.Rule, _ message: String, at node: some SyntaxProtocol, other: Syntax? = nil
  ) {
    findings.append(
      CodeFinding(
        rule, message, type: declarations.owner(of: node), function: declarations.function(of: node)?.name,
        place: file.place(of: node), other: other.map { file.place(of: $0) }))
  }

  // MARK: What is looked at

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch call.calleeName {
    case "present": if runsOnIPad { checkAnchor(call) }
    case "UIAlertController": if call.base == nil { checkCancel(UIKit: call) }
    case "alert":
      if call.has("isPresented") || call.has("presenting") { checkCancel(SwiftUI: call) }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    checkDismissals(Array(list))
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(node) { checkIdiom(assignment) }
    return .visitChildren
  }
}
#endif
