#if SwiftSources
internal import SwiftSyntax

/// Finds the state that a binding is of.
enum BoundState {
  /// The last name of `$router.sheet`, the state of `$store.scope(state: \.sheet, action: \.sheet)`, and what a binding is
  /// made from: `sheet` of `$sheet.isShown()`, `Binding(optional: $sheet)` and `Binding(get:set:)`; of one that is made for
  /// a case, `Binding($sheet, case: .help)`, that case.
  static func name(of binding: ExprSyntax) -> String {
    let scope = binding.calls.first { $0.calleeName == "scope" && $0.has("state") }
    if let state = scope?.argument("state") { return lastName(in: state) }
    return made(from: binding) ?? lastName(in: binding)
  }

  /// Whether a value that a state gets is neither a name nor `nil` or `false`.
  static func isMade(_ value: ExprSyntax) -> Bool {
    !value.is(NilLiteralExprSyntax.self) && !value.is(BooleanLiteralExprSyntax.self)
  }

  private static func lastName(in expression: ExprSyntax) -> String {
    let text = expression.text.filter { $0 != "$" && $0 != "?" && $0 != "!" }
    return SwiftReading.lastName(text) ?? text
  }

  /// The state from which a call makes a binding.
  private static func made(from binding: ExprSyntax) -> String? {
    guard let call = binding.withoutMarks.as(FunctionCallExprSyntax.self) else { return nil }
    if let closure = call.argument("get") ?? call.argument("set"), closure.is(ClosureExprSyntax.self) {
      return computed(by: call)
    }
    if let given = call.arguments.first(where: { isCase($0) })?.expression { return lastName(in: given) }
    if let base = call.base, base.text.hasPrefix("$") { return name(of: base) }
    return call.arguments.first { $0.expression.text.hasPrefix("$") }.map { name(of: $0.expression) }
  }

  /// `case: .help`, `ofCase: Page.help`, `is: \.help`
  private static func isCase(_ argument: LabeledExprSyntax) -> Bool {
    guard let label = argument.label?.text, label.lowercased().hasSuffix("case") || label == "is" else {
      return false
    }
    let given = argument.expression
    return given.is(MemberAccessExprSyntax.self) || given.is(KeyPathExprSyntax.self)
  }

  /// What the second closure of `Binding(get: { page != nil }, set: { _ in page = nil })` sets, otherwise what the
  /// first one reads.
  private static func computed(by call: FunctionCallExprSyntax) -> String? {
    let setter = call.argument("set")?.as(ClosureExprSyntax.self) ?? call.trailingClosure
    if let set = setter?.assignments.first?.names.last { return set }
    guard let getter = call.argument("get")?.as(ClosureExprSyntax.self) else { return nil }
    let first = getter.all(DeclReferenceExprSyntax.self).first { reference in
      reference.baseName.text.first?.isLowercase ?? false
    }
    var read = first.map { ExprSyntax($0) }
    // `router.page` of `router.page.map(…)`
    while let member = read?.parent?.as(MemberAccessExprSyntax.self), member.base?.id == read?.id,
      member.parent?.is(FunctionCallExprSyntax.self) != true
    {
      read = ExprSyntax(member)
    }
    return read.map { lastName(in: $0) }
  }
}
#endif
