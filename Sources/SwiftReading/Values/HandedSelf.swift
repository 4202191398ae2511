#if SwiftSources
internal import SwiftSyntax

/// The object that a closure receives as its first argument, so that it need not capture it: `self` of
/// `.drive(with: self) { owner, _ in … }`, as in RxSwift, or of
/// `.withUnretained(self).subscribe { owner, _ in … }`.
struct HandedSelf {
  private let closure: ClosureExprSyntax
  private static let maximumCalls = 4

  init(_ closure: ClosureExprSyntax) { self.closure = closure }

  /// The value of the first parameter; nil for any other name.
  func object(for name: String) -> ExprSyntax? {
    let names = self.names
    guard names.first == name else { return nil }
    let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent
    var call = (argument ?? closure.parent)?.as(FunctionCallExprSyntax.self)
    if let object = call?.argument("with"), object.isSelf { return object }
    guard names.count > 1 else { return nil }
    for _ in 0..<Self.maximumCalls {
      call = call?.base?.as(FunctionCallExprSyntax.self)
      if call?.calleeName == "withUnretained", let object = call?.arguments.first?.expression, object.isSelf {
        return object
      }
    }
    return nil
  }

  private var names: [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
#endif
