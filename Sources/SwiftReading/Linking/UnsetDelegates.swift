#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds methods of a presentation's delegate in an app that never sets such a delegate.
struct UnsetDelegates {
  private static let methods: Set = [
    "presentationControllerShouldDismiss", "presentationControllerDidAttemptToDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
  ]
  private let linking: FactLinking
  private var declarations: Declarations { linking.declarations }

  init(_ linking: FactLinking) { self.linking = linking }

  /// A finding for each type, at its first such method.
  func findings() -> [CodeFinding] {
    let written = Self.methods.sorted().flatMap { declarations.functions[$0] ?? [] }
      .filter { function in function.owner.map { isUnderstood($0) } ?? false }
    guard !written.isEmpty, !isSetAnywhere else { return [] }
    let byType = Dictionary(grouping: written) { $0.owner ?? "" }
    return byType.sorted { $0.key < $1.key }.map { type, functions in
      let first = functions.min { $0.node.position < $1.node.position } ?? functions[0]
      return CodeFinding(
        .delegateNeverSet, "nothing in the app sets the delegate that ‘\(first.name)’ is a method of",
        type: type,
        function: first.name, place: first.file.place(of: Syntax(first.node.name)))
    }
  }

  /// Whether all supertypes are declared here or by UIKit, so that no library sets the delegate.
  private func isUnderstood(_ type: String, _ depth: Int = 0) -> Bool {
    guard depth < 8, let declaration = declarations.types[type], declaration.kind == .class else {
      return false
    }
    return declaration.inherits.allSatisfy { parent in
      parent.hasPrefix("UI") || parent == "NSObject"
        || declarations.type(parent).map { $0.kind == .protocol || isUnderstood($0.name, depth + 1) }
          ?? parent.hasSuffix("Delegate")
    }
  }

  /// Whether a member that uses a presentation controller sets a delegate, or an argument passes one.
  private var isSetAnywhere: Bool {
    linking.visitors.contains { visitor in
      visitor.file.tree.all(DeclReferenceExprSyntax.self).contains { reference in
        guard reference.baseName.text.lowercased().hasSuffix("presentationcontroller"),
          let member = reference.member
        else { return false }
        return member.all(DeclReferenceExprSyntax.self).contains { $0.baseName.text == "delegate" }
          || member.calls.contains { $0.has("delegate") }
      }
    }
  }
}
#endif
