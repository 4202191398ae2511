#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// What was followed of one presentation. Where many functions call each other, the ways through them are without number, and
/// all lead to the same callers: from a limit on, each function is followed once.
struct FollowedCalls {
  private struct Step: Hashable {
    let function: SyntaxIdentifier
    let target: TargetFact
    let verb: EdgeFact.Verb
    let isForCallers: Bool
    let holder: String?
    let cases: Set<String>
  }

  private static let limit = 500
  private var count = 0
  private var steps: Set<Step> = []

  /// Notes that a function is followed.
  ///
  /// - Returns: whether it is to be followed.
  mutating func note(_ pending: PendingEdge, in function: FunctionDeclaration) -> Bool {
    count += 1
    let step = Step(
      function: Syntax(function.node).id, target: pending.edge.target, verb: pending.edge.verb,
      isForCallers: pending.isForCallers, holder: pending.holder.map { $0.owner + "." + $0.name },
      cases: pending.condition?.cases ?? [])
    return steps.insert(step).inserted || count <= Self.limit
  }
}
#endif
