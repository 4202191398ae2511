#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// SwiftUI content that is presented without a type of its own:
/// `.sheet(isPresented: $x) { NavigationStack { form } }`.
struct InlineContent {
  /// The name that it gets, `Host.x`.
  let type: String
  /// The navigation container around it.
  let wrap: [String]
}

extension Declarations {
  /// Treats the content of a presentation as a separate view that has all declarations of its host.
  func addInline(
    _ name: String, of host: String, _ node: Syntax, wrap: [String], at place: SourcePlace
  ) -> String {
    var full = host + "." + name
    var count = 2
    while types[full] != nil {
      full = "\(host).\(name)\(count)"
      count += 1
    }
    let type = TypeDeclaration(full)
    type.kind = .struct
    type.host = host
    type.inherits = ["View", host]
    type.place = place
    type.declarationCount = 1
    addInline(type)
    setOwner(full, of: node)
    inlineContents[node.id] = InlineContent(type: full, wrap: wrap)
    return full
  }

  /// The type whose code contains an inline content; for other types, the type itself.
  func host(of type: String) -> String {
    var name = type
    while let host = types[name]?.host { name = host }
    return name
  }
}
#endif
