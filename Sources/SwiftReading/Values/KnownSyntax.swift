#if SwiftSources
internal import SwiftSyntax

/// Caches results that are needed again for each call that is followed through the same syntax.
final class KnownSyntax {
  private var knownAssignments: [SyntaxIdentifier: [Assignment]] = [:]
  private var knownCalls: [SyntaxIdentifier: [FunctionCallExprSyntax]] = [:]
  private var knownCases: [SyntaxIdentifier: [String?]] = [:]
  /// Cache: the views that show the store of each reducer.
  var viewsByReducer: [String: [String]]?
  /// How many lists are currently being searched for the value of a name.
  var listsAround = 0
  /// The properties whose lists are currently being read, by owner and name: a list may be made of itself.
  var listsUnderWay: Set<String> = []

  /// The assignments in a node, in order.
  func assignments(in node: some SyntaxProtocol) -> [Assignment] {
    let id = Syntax(node).id
    if let known = knownAssignments[id] { return known }
    let found = node.assignments
    knownAssignments[id] = found
    return found
  }

  /// The calls in a node, in order.
  func calls(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    let id = Syntax(node).id
    if let known = knownCalls[id] { return known }
    let found = node.calls
    knownCalls[id] = found
    return found
  }

  /// The cases that the patterns of one `case` match; nil for each pattern that is no case.
  func caseNames(of label: SwitchCaseLabelSyntax) -> [String?] {
    if let known = knownCases[label.id] { return known }
    let found = label.caseItems.map { caseName(of: $0.pattern) }
    knownCases[label.id] = found
    return found
  }
}
#endif
