#if SwiftSources
internal import SwiftSyntax

/// Tells the app's own views that are stacks.
struct OwnStack {
  let declarations: Declarations

  /// Whether it is a view of the app that gives a stack the destinations which it is given itself:
  /// `Stack(path) { … } destination: { … }`.
  func isOne(_ name: String, inside owner: String?) -> Bool {
    guard let type = declarations.type(name, inside: owner), type.kind == .struct,
      type.properties["destination"]?.type?.contains("->") == true, let body = type.properties["body"]?.body
    else { return false }
    return body.calls.contains { call in
      let given = call.additionalTrailingClosures.first { $0.label.text == "destination" }
      return call.calleeName.map { declarations.isStack($0) } ?? false
        && given?.closure.calls.contains { $0.calleeName == "destination" } ?? false
    }
  }
}
#endif
