#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Tells whether a function may be called by somebody who is not seen.
struct CallerAbsence {
  private let linking: FactLinking
  private var declarations: Declarations { linking.declarations }

  init(_ linking: FactLinking) { self.linking = linking }

  /// Whether nobody is seen who calls a function, and nobody who is not seen can.
  func hasNoCaller(_ function: FunctionDeclaration) -> Bool {
    guard !function.isCalledFromOutside, !mayBeRequired(function) else { return false }
    let isNamed = declarations.selectors.contains(function.name)
    // A function may be handed over by its name alone.
    return !isNamed
      && !(declarations.calls[function.name] ?? []).contains { linking.isCall($0, of: function) }
      && !declarations.mentions.contains(function.name)
  }

  /// Whether a protocol may require it: one of the sources does, or the type conforms to one that they do not declare.
  func mayBeRequired(_ function: FunctionDeclaration) -> Bool {
    guard let owner = function.owner, let type = declarations.types[owner] else { return false }
    for parent in type.inherits {
      guard let declared = declarations.type(parent) else {
        if !declarations.isController(parent), !declarations.isUIKitView(parent),
          !Self.plainProtocols.contains(parent)
        {
          return true
        }
        continue
      }
      if declared.kind == .protocol, declared.functions[function.name] != nil { return true }
      // A subclass may be in Objective-C; a superclass may require nothing.
    }
    return type.kind == .protocol || type.kind == .foreign && owner != "UIViewController" && owner != "View"
  }

  /// Protocols that require no function an app would present in.
  private static let plainProtocols: Set = [
    "View", "Identifiable", "Hashable", "Equatable", "Codable", "Sendable",
    "ObservableObject", "NSObject", "String", "Int", "CaseIterable", "App", "Scene",
  ]
}
#endif
