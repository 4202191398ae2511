#if SwiftSources
internal import SwiftSyntax

/// Reads the elements of tuples from functions: `view` of `Module.make()?.view`.
struct TupleReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let maximumSteps = 4

  init(_ values: ValueResolution) { self.values = values }

  /// The value of an element: from the function's code, otherwise from its declared type.
  func values(of element: String, in base: ExprSyntax, _ depth: Int) -> [PossibleValue] {
    guard let call = call(behind: base), let function = function(of: call),
      let type = tuple(function.returns), let index = type.firstIndex(where: { $0.name == element })
    else { return [] }
    let node = Syntax(function.node).id
    if let body = function.body, values.bindings[node] == nil {
      values.bindings[node] = values.arguments(of: function, call)
      defer { values.bindings[node] = nil }
      let made = values.results(of: Syntax(body)).compactMap { $0.as(TupleExprSyntax.self) }
      let found = made.flatMap { tuple -> [PossibleValue] in
        let elements = Array(tuple.elements)
        let named = elements.first { $0.label?.text == element }
        guard let one = named ?? (elements.count == type.count ? elements[index] : nil) else { return [] }
        return values.values(one.expression, depth + 1)
      }
      let shown = values.unique(found).filter { values.isShown($0) && !declarations.isGeneral($0.type) }
      if !shown.isEmpty { return shown.map { $0.inferred("element of what is returned") } }
    }
    return values.value(ofType: type[index].type, inside: function.owner, "element of what is returned")
  }

  /// The call that creates the value of an expression, through local variables.
  private func call(behind expression: ExprSyntax, _ step: Int = 0) -> FunctionCallExprSyntax? {
    guard step < Self.maximumSteps else { return nil }
    let expression = expression.withoutMarks
    if let attempt = expression.as(TryExprSyntax.self) { return call(behind: attempt.expression) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return call }
    guard let name = expression.plainName,
      case .value(let value)? = values.meaning(of: name, at: Syntax(expression))
    else { return nil }
    return call(behind: value, step + 1)
  }

  /// The function of a call: of the type itself, of a named type, or the only one with the name.
  private func function(of call: FunctionCallExprSyntax) -> FunctionDeclaration? {
    guard let name = call.calleeName else { return nil }
    let owner = declarations.owner(of: call)
    guard let base = call.base, !base.isSelf else {
      return declarations.method(name, of: owner, labels: call.labels)
        ?? declarations.globals[name]?.first { $0.fits(call) }
    }
    if base.is(DeclReferenceExprSyntax.self), base.text.first?.isUppercase == true {
      return declarations.method(
        name, of: declarations.fullName(base.text, inside: owner), labels: call.labels)
    }
    let fitting = (declarations.functions[name] ?? []).filter { $0.fits(call) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The names and types of a tuple type's elements, also through a type alias.
  private func tuple(_ written: String?) -> [(name: String?, type: String)]? {
    guard let written else { return nil }
    let bare = written.withoutMarks
    let type = declarations.aliases[lastName(bare) ?? bare]
    let text = (type?.text ?? bare).withoutMarks
    guard text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->") else { return nil }
    return text.dropFirst().dropLast().split(separator: ",").map { part in
      let sides = part.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      return sides.count == 2 ? (sides[0], sides[1]) : (nil, sides.first ?? "")
    }
  }
}

extension String {
  /// The text without `?` and `!` at its end.
  fileprivate var withoutMarks: String {
    var text = Substring(self)
    while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
    return String(text)
  }
}
#endif
