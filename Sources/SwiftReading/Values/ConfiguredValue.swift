#if SwiftSources
internal import SwiftSyntax

extension ExprSyntax {
  /// Methods of packages that pass the receiver to a closure and return it.
  private static let configuring: Set = ["then", "with", "apply", "also", "configure"]

  /// The created value, if closures after it only configure it: `Editor()` of `Editor() &> { … }`,
  /// `Editor().then { … }`.
  var configured: ExprSyntax {
    guard let first = configuration.first,
      let base = parts?.base ?? first.parent?.as(FunctionCallExprSyntax.self)?.base
    else { return self }
    return base.configured
  }

  /// Whether it is the created value and closures after it configure it.
  var isConfigured: Bool {
    guard let whole = enclosing(InitializerClauseSyntax.self)?.value, whole.id != id else { return false }
    return whole.configured.id == id
  }

  /// The closures that configure the created value.
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

  /// The operand before an operator of the app, and the closures after such operators.
  private var parts: (base: ExprSyntax, closures: [ClosureExprSyntax])? {
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }) else { return nil }
    return Self.parts(elements)
  }

  /// The same for an unfolded operator sequence; nil if it contains anything else.
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
