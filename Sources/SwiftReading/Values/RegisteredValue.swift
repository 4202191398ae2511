#if SwiftSources
internal import SwiftSyntax

/// Finds what a dependency container creates for a name: `var editor: Factory<Editor> { self { Editor() } }`,
/// used as `Container.shared.editor()` or `@Injected(\.editor)`.
struct RegisteredValue {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The result of a call on the container; nil if nothing is registered under the name.
  func values(askedFor name: String, _ depth: Int) -> [PossibleValue]? {
    let found = values(named: name, depth)
    return found.isEmpty ? nil : found
  }

  /// Empty if nothing, or more than one value, is registered under the name.
  private func values(named name: String, _ depth: Int) -> [PossibleValue] {
    let registered = (declarations.properties[name] ?? []).compactMap { property in
      Self.made(by: property).map { (property, $0) }
    }
    guard registered.count == 1, let (property, type) = registered.first else { return [] }
    let declared = values.value(ofType: type, inside: property.owner, "registered").filter { isTelling($0) }
    if !declared.isEmpty { return declared.map { $0.inferred("registered as ‘\(name)’") } }
    let makers = property.body?.all(ClosureExprSyntax.self).prefix(1) ?? []
    return makers.flatMap { values.branches(Syntax($0), depth + 1) }.filter { isTelling($0) }.map {
      $0.inferred("registered as ‘\(name)’")
    }
  }

  /// The value that is injected into a property.
  func values(of property: PropertyDeclaration, _ depth: Int) -> [PossibleValue] {
    guard let start = property.attributes.firstRange(of: "njected(\\") else { return [] }
    let path = property.attributes[start.upperBound...].prefix { $0 != ")" && $0 != "," }
    return lastName(String(path)).map { values(named: $0, depth) } ?? []
  }

  private func isTelling(_ value: PossibleValue) -> Bool {
    values.isShown(value) && !declarations.isGeneral(value.type)
  }

  /// The type that a package's factory creates: `Editor` of `Factory<Editor>`.
  private static func made(by property: PropertyDeclaration) -> String? {
    guard let type = property.type, type.hasSuffix(">"), let start = type.firstIndex(of: "<"),
      ["Factory", "ParameterFactory"].contains(String(type[..<start]))
    else { return nil }
    let inner = type[type.index(after: start)...].dropLast()
    return inner.split(separator: ",").last.map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
  }
}
#endif
