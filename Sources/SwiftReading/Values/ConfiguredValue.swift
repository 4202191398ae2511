#if SwiftSources
internal import SwiftSyntax

extension ExprSyntax {
  /// Methods of packages that hand what they are called on to a closure, and give it back.
  private static let configuring: Set = ["then", "with", "apply", "also", "configure"]

  /// What is made, where closures behind it only configure that: `Editor()` of `Editor() &> { … }`, `Editor().then { … }`.
  var configured: ExprSyntax {
    guard let first = configuration.first,
      let base = parts?.base ?? first.parent?.as(FunctionCallExprSyntax.self)?.base
    else { return self }
    return base.configured
  }

  /// Whether it is what is made, and closures behind it configure that.
  var isConfigured: Bool {
    guard let whole = enclosing(InitializerClauseSyntax.self)?.value, whole.id != id else { return false }
    return whole.configured.id == id
  }

  /// The closures that configure what is made.
  var configuration: [ClosureExprSyntax] {
    if let parts { return parts.closures }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.additionalTrailingClosures.isEmpty, let closure = call.trailingClosure,
      Self.configuring.contains(call.calleeName ?? ""),
      let made = call.base?.configured.as(FunctionCallExprSyntax.self),
      made.calleeName.map({ $0.first?.isUppercase == true || $0.hasPrefix("make") }) ?? false
    else { return [] }
    return (call.base?.configuration ?? []) + [closure]
  }

  /// What stands before an operator of the app's own, and the closures behind such ones.
  private var parts: (base: ExprSyntax, closures: [ClosureExprSyntax])? {
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }) else { return nil }
    return Self.parts(elements)
  }

  /// The same of operators that are not folded; nil where anything else stands among them.
  static func parts(_ elements: [ExprSyntax]) -> (base: ExprSyntax, closures: [ClosureExprSyntax])? {
    guard elements.count >= 3, elements.count % 2 == 1 else { return nil }
    var closures: [ClosureExprSyntax] = []
    for index in stride(from: 1, to: elements.count, by: 2) {
      guard let sign = elements[index].as(BinaryOperatorExprSyntax.self), sign.operator.text != "??",
        let closure = elements[index + 1].as(ClosureExprSyntax.self)
      else { return nil }
      closures.append(closure)
    }
    return (elements[0], closures)
  }
}
#endif
