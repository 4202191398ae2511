#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Decides whether code that was not read may call a function.
struct CallerAbsence {
  private let linking: FactLinking
  private var declarations: Declarations { linking.declarations }

  init(_ linking: FactLinking) { self.linking = linking }

  /// Whether no read code calls a function, and no other code can.
  func hasNoCaller(_ function: FunctionDeclaration) -> Bool {
    guard !function.isCalledFromOutside, !mayBeRequired(function) else { return false }
    let isNamed = declarations.selectors.contains(function.name)
    // A function may be passed on by its name alone.
    return !isNamed
      && !(declarations.calls[function.name] ?? []).contains { linking.isCall($0, of: function) }
      && !declarations.mentions.contains(function.name)
  }

  /// Whether a protocol may require it: a declared one does, or the type conforms to one that is not
  /// declared.
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
      // Any other declared supertype requires no such function.
    }
    return type.kind == .protocol || type.kind == .foreign && owner != "UIViewController" && owner != "View"
  }

  /// Protocols that require no function in which an app would present.
  private static let plainProtocols: Set = [
    "View", "Identifiable", "Hashable", "Equatable", "Codable", "Sendable",
    "ObservableObject", "NSObject", "String", "Int", "CaseIterable", "App", "Scene",
  ]
}
#endif
