import StateExploration

/// What can happen to a stack; `Transition` alone is also the flow’s word for `modalTransitionStyle`.
typealias StackTransition = StateExploration.Transition<FlowSystem>

extension StackTransition {
  /// An event that is possible and not followed; it tells of no step.
  static func omitted(at head: Head) -> StackTransition { StackTransition(label: [], outcome: .stay(head)) }

  /// The event, possible and not followed, because it would leave too much waiting, and does nothing else; its step is told:
  /// nobody sees anything of what waits. Nil where it goes somewhere.
  func leavingTooMuch(at head: Head) -> StackTransition? {
    guard case .stay(head) = outcome else { return nil }
    return StackTransition(label: label.map(\.notFollowed), outcome: .stay(head))
  }
}

extension ExploredTransition where System == FlowSystem {
  /// An event that was not followed. One that goes on beneath tells of nothing here either, but it goes somewhere.
  var isOmitted: Bool {
    guard isEvent, case .head(_, let head) = source, case .stay(head) = outcome else { return false }
    return label.allSatisfy { $0.evidence.marks.contains(.notFollowed) }
  }
}
