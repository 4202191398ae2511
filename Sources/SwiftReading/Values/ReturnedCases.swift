#if SwiftSources
internal import SwiftSyntax

/// Finds the cases that a function of the app returns: for `let page = await launcher.firstPage()`, all that
/// it returns.
struct ReturnedCases {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let maximumSteps = 4

  init(_ values: ValueResolution) { self.values = values }

  /// The cases as written; the expression itself if it is no such function, or one that also returns other
  /// values.
  func alternatives(of expression: ExprSyntax) -> [ExprSyntax] {
    cases(of: expression) ?? [expression]
  }

  private func cases(of expression: ExprSyntax, _ step: Int = 0) -> [ExprSyntax]? {
    guard step < Self.maximumSteps else { return nil }
    if expression.caseName != nil { return step > 0 ? [expression] : nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .awaitExpr(let inner): return cases(of: inner.expression, step)
    case .tryExpr(let inner): return cases(of: inner.expression, step)
    case .declReferenceExpr(let reference):
      guard case .value(let value)? = values.meaning(of: reference.baseName.text, at: Syntax(reference)),
        !value.is(DeclReferenceExprSyntax.self)
      else { return nil }
      return value.caseName == nil ? cases(of: value, step) : nil
    case .functionCallExpr(let call):
      guard let function = ControllerOfObject(values).asked(by: call), let body = function.body,
        let returns = function.returns,
        declarations.type(bareTypeName(returns), inside: function.owner)?.kind == .enum
      else { return nil }
      let given = values.results(of: Syntax(body)).flatMap { values.alternatives(of: $0) }
      let all = given.map { cases(of: $0, step + 1) }
      return all.isEmpty || all.contains { $0 == nil } ? nil : all.compactMap { $0 }.flatMap { $0 }
    default: return nil
    }
  }
}
#endif
