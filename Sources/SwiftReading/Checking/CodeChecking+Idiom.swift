#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// Checks for a style that depends on the kind of device, not on a size class. A popover adapts by itself.
  func checkIdiom(_ assignment: Assignment) {
    guard assignment.names.last == "modalPresentationStyle",
      assignment.value?.wordName != "popover",
      let condition = condition(of: assignment), condition.mentions(Self.namesIdiom),
      !condition.mentions({ $0.hasSuffix("SizeClass") })
    else { return }
    add(
      .idiomStyle, "the presentation style hangs on the kind of device, not on the room there is",
      at: assignment.node)
  }

  private static func namesIdiom(_ name: String) -> Bool {
    ["userInterfaceIdiom", "isPad", "isIPad", "isiPad"].contains(name)
  }

  /// The condition on which the value depends: the ternary itself or the `if` around it.
  private func condition(of assignment: Assignment) -> Syntax? {
    if assignment.parts.count >= 2, assignment.parts[1].is(UnresolvedTernaryExprSyntax.self) {
      return Syntax(assignment.parts[0])
    }
    if let ternary = assignment.parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return assignment.parts[..<ternary].first.map { Syntax($0) }
    }
    return assignment.node.enclosing(IfExprSyntax.self).map { Syntax($0.conditions) }
  }
}
#endif
