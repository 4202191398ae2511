#if SwiftSources
internal import SwiftSyntax

/// Finds calls for which a function of the app's own makes nothing.
struct NothingReturned {
  private let values: ValueResolution

  init(_ values: ValueResolution) { self.values = values }

  /// Whether an expression is `nil` for the call that is being followed: what a function of the app's own returns for the
  /// case that the call gives, also in a container.
  func isNothing(_ expression: ExprSyntax, _ depth: Int = 0) -> Bool {
    guard depth < NameReading.maximumNames else { return false }
    let bare = expression.withoutMarks
    if bare.is(NilLiteralExprSyntax.self) { return true }
    if let name = bare.plainName, case .value(let value)? = values.meaning(of: name, at: Syntax(bare)) {
      return isNothing(value, depth + 1)
    }
    guard let call = bare.as(FunctionCallExprSyntax.self) else { return false }
    if let content = call.argument("rootView") ?? call.argument("rootViewController") {
      return isNothing(content, depth + 1)
    }
    // `UIHostingController(rootView: view).then { … }`
    if let base = call.base, base.is(FunctionCallExprSyntax.self) { return isNothing(base, depth + 1) }
    guard call.base.map({ $0.isSelf }) ?? true, let name = call.calleeName,
      let function = values.declarations.method(
        name, of: values.declarations.owner(of: call), labels: call.labels),
      function.returns?.hasSuffix("?") ?? false, let body = function.body
    else { return false }
    let node = Syntax(function.node).id
    guard values.bindings[node] == nil else { return false }
    values.bindings[node] = values.arguments(of: function, call)
    defer { values.bindings[node] = nil }
    let results = values.results(of: Syntax(body))
    return !results.isEmpty && results.allSatisfy { isNothing($0, depth + 1) }
  }
}
#endif
