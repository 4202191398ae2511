#if SwiftSources
internal import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

extension ValueResolution {
  /// The text of an expression; nil if it is computed.
  func string(_ expression: ExprSyntax, _ depth: Int = 0) -> String? {
    guard depth < 5 else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) { return plainText(literal) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return joined(Array(sequence.elements), depth)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return string(member: member, depth) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      switch meaning(of: name, at: Syntax(reference)) {
      case .value(let value): return string(value, depth + 1)
      case .type, .choice, .parameter: return nil
      case nil: return constant(name, of: declarations.owner(of: reference), depth)
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "String",
      let type = call.argument("describing") ?? call.argument("reflecting"), type.text.hasSuffix(".self")
    {
      return String(type.text.dropLast(".self".count))
    }
    return nil
  }

  func plainText(_ literal: StringLiteralExprSyntax) -> String? {
    guard literal.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }) else { return nil }
    return literal.representedLiteralValue
  }

  /// `"a" + b`.
  private func joined(_ elements: [ExprSyntax], _ depth: Int) -> String? {
    var text = ""
    for (index, element) in elements.enumerated() {
      if index % 2 == 1 {
        guard element.text == "+" else { return nil }
      } else {
        guard let part = string(element, depth + 1) else { return nil }
        text += part
      }
    }
    return text
  }

  private func string(member: MemberAccessExprSyntax, _ depth: Int) -> String? {
    let name = member.declName.baseName.text
    guard let base = member.base else { return nil }
    // `Segue.about.rawValue`: the raw value of a case is its name unless one is written.
    if name == "rawValue", let value = base.as(MemberAccessExprSyntax.self) {
      let word = value.declName.baseName.text
      let type = declarations.enumeration(
        value.base?.text, withCase: word, inside: declarations.owner(of: member))
      guard let raw = type?.cases[word] else { return word }
      return raw.map { string($0, depth + 1) } ?? word
    }
    if name == "self" { return base.text }
    let type = base.isSelf || base.text == "Self" ? declarations.owner(of: member) : base.text
    // Nested types may have the same name.
    let full = type.map { declarations.fullName($0, inside: declarations.owner(of: member)) }
    if let found = constant(name, of: full, depth) { return found }
    let isOfType = ["identifier", "storyboardIdentifier", "className"].contains(name)
    return isOfType && base.text.first?.isUppercase == true ? lastName(base.text) : nil
  }

  private func constant(_ name: String, of type: String?, _ depth: Int) -> String? {
    guard let property = declarations.property(name, of: type) else { return nil }
    if let value = property.value { return string(value, depth + 1) }
    return property.body.flatMap { onlyExpression($0) }.flatMap { string($0, depth + 1) }
  }

  /// The expression of a getter that has only one.
  func onlyExpression(_ body: Syntax) -> ExprSyntax? {
    let results = results(of: body)
    return results.count == 1 ? results[0] : nil
  }
}
#endif
