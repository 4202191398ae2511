#if SwiftSources
internal import SwiftSyntax

/// Finds the case that a constant of a type holds from the start: `first` of `let first: Page = .list(.all)`, also asked of an
/// object by `host.first`.
struct KeptConstant {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The case as it is written; nil for anything else.
  func value(of expression: ExprSyntax) -> ExprSyntax? {
    let bare = expression.withoutMarks
    let owner = declarations.owner(of: expression)
    var property: PropertyDeclaration?
    if let name = bare.plainName, values.meaning(of: name, at: Syntax(bare)) == nil {
      property = declarations.property(name, of: owner)
    } else if let member = bare.as(MemberAccessExprSyntax.self), let base = member.base {
      let type = base.isSelf ? owner : type(of: base, owner)
      property = type.flatMap { declarations.property(member.declName.baseName.text, of: $0) }
    }
    guard let value = property?.value, value.caseName != nil,
      value.enclosing(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    else { return nil }
    return value
  }

  /// The type that stands beside the name of an object.
  private func type(of base: ExprSyntax, _ owner: String?) -> String? {
    guard let name = base.plainName else { return nil }
    switch values.meaning(of: name, at: Syntax(base)) {
    case .type(let written), .parameter(_, let written, _):
      return written.isEmpty ? nil : declarations.fullName(written, inside: owner)
    case .value, .choice: return nil
    case nil:
      guard let property = declarations.property(name, of: owner) else { return nil }
      return property.writtenType.map { declarations.fullName($0, inside: property.owner) }
    }
  }
}
#endif
