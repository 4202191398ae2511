#if SwiftSources
internal import SwiftSyntax

/// The declared type of a name or a member of the object itself, or the type of its value: `Routes<Page>` of
/// `routes`, if a property is `var routes: Routes<Page>`.
struct WrittenType {
  let written: String
  /// The type whose code contains it.
  let owner: String?

  init?(of expression: ExprSyntax, _ values: ValueResolution) {
    let bare = expression.withoutMarks
    let owner = values.declarations.owner(of: expression)
    var name = bare.plainName
    if let plain = name, let meaning = values.meaning(of: plain, at: Syntax(bare)) {
      switch meaning {
      case .type(let written), .parameter(_, let written, _):
        guard !written.isEmpty else { return nil }
        self.written = written
        self.owner = owner
        return
      case .value, .choice: return nil
      }
    }
    if let member = bare.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
      name = member.declName.baseName.text
    }
    guard let asked = name.flatMap({ values.declarations.property($0, of: owner) }) else { return nil }
    let property = asked.writtenType == nil ? asked.keyed(values.declarations) ?? asked : asked
    guard let written = property.writtenType else { return nil }
    self.written = written
    self.owner = property.owner
  }

  /// Its full name.
  func fullName(_ declarations: Declarations) -> String { declarations.fullName(written, inside: owner) }
}

extension PropertyDeclaration {
  /// The declaration in an extension for the key of a wrapper: `editorFactory` of
  /// `@Dependency(\.editorFactory)`.
  fileprivate func keyed(_ declarations: Declarations) -> PropertyDeclaration? {
    guard attributes.hasPrefix("@"), let key = attributes.firstRange(of: "(\\."),
      let end = attributes.firstIndex(of: ")"),
      key.upperBound < end
    else { return nil }
    let name = String(attributes[key.upperBound..<end])
    return ["DependencyValues", "EnvironmentValues"].lazy.compactMap {
      declarations.types[$0]?.properties[name]
    }.first
  }
}
#endif
