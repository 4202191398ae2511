#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads the generated names of the texts in string catalogs.
struct CatalogSymbols {
  private let catalogs: [String: [String: String]]

  init(_ interface: Interface) { catalogs = interface.catalogs }

  /// The text of `.settings(.title)`, `.Settings.title` or `.title` (from the catalog `Localizable`); nil if
  /// no catalog has it, or if it has placeholders.
  func text(_ expression: ExprSyntax) -> String? {
    guard !catalogs.isEmpty else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let table = Self.implicitName(call.calledExpression), call.arguments.count == 1,
        call.trailingClosure == nil, let argument = call.arguments.first, argument.label == nil,
        let name = Self.implicitName(argument.expression)
      else { return nil }
      return text(name, of: table)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    guard let base = member.base else { return text(name, of: "Localizable") }
    return Self.implicitName(base).flatMap { text(name, of: $0) }
  }

  private func text(_ name: String, of table: String) -> String? {
    let text = catalogs[Interface.symbol(table)]?[Interface.symbol(name)]
    return text.flatMap { $0.contains("%") ? nil : $0 }
  }

  /// `name` of `.name`.
  private static func implicitName(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text
  }
}
#endif
