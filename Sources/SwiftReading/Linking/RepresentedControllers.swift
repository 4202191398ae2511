#if SwiftSources
internal import SwiftSyntax

/// The controllers that SwiftUI views create in order to show them: they are parts of these views.
struct RepresentedControllers {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The controllers of the app, by the view that creates them.
  var all: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for type in declarations.types.values where type.inherits.contains("UIViewControllerRepresentable") {
      let made = type.functions["makeUIViewController"]?.compactMap(\.body).flatMap(made) ?? []
      if !made.isEmpty { found[type.name] = Set(made) }
    }
    return found
  }

  private func made(by body: CodeBlockSyntax) -> [String] {
    let given =
      body.statements.count == 1
      ? values.results(of: Syntax(body))
      : body.all(ReturnStmtSyntax.self).filter { $0.enclosing(ClosureExprSyntax.self) == nil }
        .compactMap(\.expression)
    return given.flatMap { values.values(of: $0) }.map(\.type).filter {
      declarations.types[$0] != nil && declarations.isController($0) && !declarations.isGeneral($0)
    }
  }
}
#endif
