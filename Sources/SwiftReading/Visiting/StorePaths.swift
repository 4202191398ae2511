#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Who pushes onto the path of a store, as The Composable Architecture has it: `state.path.append(.editor(…))` in the
/// reducer, under the action of the screen that is in front then: `case .path(.element(id: _, action: .list(.addTapped)))`.
struct StorePaths {
  /// One thing that is appended.
  struct Push {
    /// The case of the path's element whose action it is; nil for an action of the stack's own.
    let source: String?
    /// What that screen sends.
    let action: String?
    let place: SourcePlace
    let function: String?
  }

  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// What the reducer of a view's store appends to the path of a stack, by the case.
  func pushes(onto stack: FunctionCallExprSyntax, of view: String) -> [String: [Push]] {
    guard let path = path(of: stack), let reducer = StoreStateReading.reducer(of: view, declarations),
      let type = declarations.types[reducer]
    else { return [:] }
    var pushes: [String: [Push]] = [:]
    for call in type.allBodies.flatMap(\.calls) where call.calleeName == "append" && call.arguments.count == 1
    {
      guard call.base?.text == "state." + path, let name = call.arguments.first?.expression.caseName,
        let file = declarations.file(of: call)
      else { continue }
      let sender = sender(of: call, path)
      pushes[name, default: []].append(
        Push(
          source: sender?.source, action: sender?.action, place: file.place(of: call.nameNode),
          function: declarations.function(of: call)?.name))
    }
    return pushes
  }

  /// The name of the state that a stack is bound to: `path` of `$store.scope(state: \.path, action: \.path)`.
  private func path(of stack: FunctionCallExprSyntax) -> String? {
    let arguments = [stack.argument("path")].compactMap { $0 } + stack.arguments.map(\.expression)
    for call in arguments.flatMap(\.calls) where call.calleeName == "scope" {
      if let state = call.argument("state").flatMap({ lastName($0.text) }) {
        return state.filter { $0.isLetter || $0.isNumber || $0 == "_" }
      }
    }
    return nil
  }

  /// Whose action a node stands under.
  private func sender(of node: some SyntaxProtocol, _ path: String) -> (source: String, action: String?)? {
    var inner: (subject: String, cases: [PatternSyntax])?
    var current = Syntax(node).parent
    while let scope = current, !scope.is(FunctionDeclSyntax.self), !scope.is(MemberBlockItemSyntax.self) {
      if let one = scope.as(SwitchCaseSyntax.self), let label = one.label.as(SwitchCaseLabelSyntax.self) {
        let patterns = label.caseItems.map(\.pattern)
        if let element = patterns.lazy.compactMap({ self.elementAction(in: $0, path) }).first {
          if let name = element.name { return (name, element.action) }
          // `case .path(.element(_, action: let action)): switch action { case .list(.addTapped): … } }`
          guard let inner, inner.subject == element.bound, let pattern = inner.cases.first,
            let name = caseName(of: pattern)
          else { return nil }
          return (name, innerCase(of: pattern))
        }
        if let subject = one.parent?.parent?.as(SwitchExprSyntax.self)?.subject.text {
          inner = (subject, patterns)
        }
      }
      current = scope.parent
    }
    return nil
  }

  /// What `.path(.element(id: _, action: …))` matches: a case, or any action under a name.
  private func elementAction(
    in pattern: PatternSyntax, _ path: String
  ) -> (name: String?, action: String?, bound: String?)? {
    let calls = pattern.calls
    guard calls.first?.calleeName == path,
      let action = calls.first(where: { $0.calleeName == "element" })?.argument("action")
    else { return nil }
    if let name = action.caseName {
      return (name, action.as(FunctionCallExprSyntax.self).flatMap { sent(by: $0) }, nil)
    }
    return (nil, nil, action.all(IdentifierPatternSyntax.self).first?.identifier.text)
  }

  private func innerCase(of pattern: PatternSyntax) -> String? {
    pattern.calls.first.flatMap { sent(by: $0) }
  }

  /// The action of the screen itself: `addTapped` of `.list(.addTapped)`.
  private func sent(by call: FunctionCallExprSyntax) -> String? { call.arguments.first?.expression.caseName }
}
#endif
