#if SwiftSources
internal import SwiftSyntax

/// Finds the case in a constant of a type, for the start of the app also in a variable: `first` of
/// `let first: Page = .list(.all)`, also as `host.first` of an object.
struct KeptConstant {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The case as written; nil for anything else.
  func value(of expression: ExprSyntax) -> ExprSyntax? {
    let bare = expression.withoutMarks
    let owner = declarations.owner(of: expression)
    var property: PropertyDeclaration?
    if let name = bare.plainName, values.meaning(of: name, at: Syntax(bare)) == nil {
      property = declarations.property(name, of: owner)
    } else if let member = bare.as(MemberAccessExprSyntax.self), let base = member.base {
      let written = WrittenType(of: base, values)?.fullName(declarations)
      property = (base.isSelf ? owner : written).flatMap {
        declarations.property(member.declName.baseName.text, of: $0)
      }
    }
    guard let property else { return nil }
    if values.isAboutStart, let first = property.value ?? given(to: property), first.caseName != nil {
      return first
    }
    guard let value = property.value, value.caseName != nil,
      value.enclosing(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    else { return nil }
    return value
  }

  /// The value that an initializer assigns to a property if a call passes none, or if all calls pass the
  /// same: `init(first: Page = .home) { self.first = first }`.
  private func given(to property: PropertyDeclaration) -> ExprSyntax? {
    guard let type = declarations.types[property.owner], let name = lastName(type.name) else { return nil }
    for initializer in type.initializers {
      let kept = (initializer.body?.assignments ?? []).first { $0.isOfSelf && $0.names.last == property.name }
      guard let kept = kept?.value?.plainName,
        let parameter = initializer.signature.parameterClause.parameters.first(where: {
          ($0.secondName ?? $0.firstName).text == kept
        })
      else { continue }
      let sites = (declarations.calls[name] ?? []).filter { $0.node.base == nil }
      let given = sites.map { $0.node.argument(parameter.firstName.text) ?? parameter.defaultValue?.value }
      guard Set(given.map { $0?.caseName }).count == 1 else { return nil }
      return given.first ?? nil
    }
    return nil
  }
}
#endif
