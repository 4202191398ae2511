#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

// What the buttons of a confirmation say about a missing Cancel.

extension [ButtonFact] {
  /// Whether all buttons are understood, one is destructive, and none cancels.
  var lackCancel: Bool {
    allSatisfy { $0.sure == .exact && !$0.isRepeated }
      && contains { $0.role == "destructive" && !$0.isRefusal } && !contains { $0.role == "cancel" }
  }
}

extension ButtonFact {
  /// Labels of answers that destroy nothing, in whatever style: they refuse an offer, or only acknowledge a
  /// message.
  private static let refusals: Set = [
    "reject", "decline", "deny", "refuse", "ignore", "stop", "dismiss", "not now", "ok", "no",
    "no thanks", "no, thanks",
  ]

  fileprivate var isRefusal: Bool { Self.refusals.contains((label ?? "").lowercased()) }
}

extension ClosureExprSyntax {
  /// The roles of the `ButtonState`s that it creates; nil if it does anything else or computes a role.
  var rolesOfButtonStates: Set<String>? {
    var roles: Set<String> = []
    for statement in statements {
      guard let button = Syntax(statement.item).as(FunctionCallExprSyntax.self), button.base == nil,
        button.calleeName == "ButtonState"
      else { return nil }
      guard let role = button.argument("role") else { continue }
      guard let name = role.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return nil }
      roles.insert(name)
    }
    return roles
  }
}
#endif
