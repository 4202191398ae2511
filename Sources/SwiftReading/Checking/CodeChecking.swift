#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds code in one file that is certainly wrong, whatever the rest of the app does.
final class CodeChecking: AppCodeVisitor {
  let file: SwiftFile
  let values: ValueResolution
  /// The controllers that code or a storyboard pushes or adds to another controller.
  let contained: Set<String>
  private(set) var findings: [CodeFinding] = []

  var declarations: Declarations { values.declarations }
  private var runsOnIPad: Bool { values.interface.app?.devices.contains("ipad") ?? false }

  init(_ file: SwiftFile, _ values: ValueResolution, contained: Set<String>) {
    self.file = file
    self.values = values
    self.contained = contained
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

  // MARK: Visited nodes

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch call.calleeName {
    case "present":
      if runsOnIPad { checkAnchor(call) }
      checkAppearing(call)
    case "UIAlertController" where call.base == nil:
      checkCancel(UIKit: call)
      checkTextField(call)
      checkButtons(call)
    case "alert" where call.has("isPresented") || call.has("presenting"): checkCancel(SwiftUI: call)
    case "AlertState" where call.base == nil: checkCancel(state: call)
    case "Alert" where call.base.map({ $0.text == "SwiftUI" }) ?? true: checkCancel(first: call)
    case "pushViewController": checkPushed(call)
    case "navigationDestination": checkDestination(call)
    case "Button":
      checkDismiss(call)
      checkSwiping(call)
    case let name? where ListRow.stacks.contains(name): checkListRow(call)
    default: checkAvailability(call)
    }
    if Self.presentingModifiers.contains(call.calleeName ?? "") {
      checkMenu(call)
      checkRows(call)
      checkState(call)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    checkEnding(node)
    return .visitChildren
  }

  override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    checkDismissals(Array(list))
    checkCancels(Array(list))
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(node) {
      checkIdiom(assignment)
      checkCamera(assignment)
    }
    return .visitChildren
  }
}
#endif
