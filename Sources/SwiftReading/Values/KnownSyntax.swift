#if SwiftSources
internal import SwiftSyntax

/// Caches results that are needed again for each call that is followed through the same syntax.
final class KnownSyntax {
  private var knownAssignments: [SyntaxIdentifier: [Assignment]] = [:]
  private var knownCalls: [SyntaxIdentifier: [FunctionCallExprSyntax]] = [:]
  private var knownSequences: [SyntaxIdentifier: [SequenceExprSyntax]] = [:]
  private var knownArguments: [String: [String: [LabeledExprSyntax]]] = [:]
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

  /// The operator sequences in a node, in order.
  func sequences(in node: Syntax) -> [SequenceExprSyntax] {
    if let known = knownSequences[node.id] { return known }
    let found = node.all(SequenceExprSyntax.self)
    knownSequences[node.id] = found
    return found
  }

  /// The arguments in the code of a type that are a member of its own with this name: `done: showHelp`.
  func arguments(named name: String, in type: TypeDeclaration) -> [LabeledExprSyntax] {
    if let known = knownArguments[type.name] { return known[name] ?? [] }
    let values = type.allProperties.compactMap(\.value).map { Syntax($0) }
    var found: [String: [LabeledExprSyntax]] = [:]
    for argument in (type.allBodies + values).flatMap({ $0.all(LabeledExprSyntax.self) }) {
      if let own = argument.expression.ownName { found[own, default: []].append(argument) }
    }
    knownArguments[type.name] = found
    return found[name] ?? []
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
