#if SwiftSources
internal import SwiftSyntax

/// Finds what a closure makes that an object keeps: `makeEditor()` of `let makeEditor: () -> UIViewController`, by each place
/// that makes the object.
struct KeptFactory {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  func values(madeBy call: FunctionCallExprSyntax, _ depth: Int) -> [PossibleValue] {
    guard call.base?.isSelf ?? true, let name = call.calleeName, name.first?.isLowercase == true,
      let owner = declarations.owner(of: call), values.meaning(of: name, at: Syntax(call)) == nil,
      declarations.method(name, of: owner) == nil, let property = declarations.property(name, of: owner),
      property.type?.contains("->") ?? false, let type = declarations.types[property.owner]
    else { return [] }
    // Without an initializer of its own it has one that takes each property by its name.
    let labels = type.initializers.isEmpty ? [name] : type.labels(keptIn: name)
    let sites = (declarations.calls[lastName(type.name) ?? type.name] ?? []).filter { site in
      site.node.base == nil
        && declarations.fullName(lastName(type.name) ?? type.name, inside: declarations.owner(of: site.node))
          == type.name
    }
    let given = sites.compactMap { site in labels.lazy.compactMap { site.node.argument($0) }.first }
    return values.unique(given.flatMap { made(by: $0, depth + 1) }).filter {
      values.isShown($0) && !declarations.isGeneral($0.type)
    }.map { $0.inferred("factory given to ‘\(type.name)’") }
  }

  /// What a closure makes, or a function that is handed over by its name.
  private func made(by given: ExprSyntax, _ depth: Int) -> [PossibleValue] {
    if let closure = given.as(ClosureExprSyntax.self) { return values.branches(Syntax(closure), depth) }
    let member = given.as(MemberAccessExprSyntax.self)
    guard let name = given.plainName ?? (member?.base?.isSelf == true ? member?.declName.baseName.text : nil),
      let body = declarations.method(name, of: declarations.owner(of: given))?.body
    else { return [] }
    return values.branches(Syntax(body), depth)
  }
}
#endif
