import StateExploration

/// What can happen to a stack; `Transition` alone is also the flow’s word for `modalTransitionStyle`.
typealias StackTransition = StateExploration.Transition<FlowSystem>

extension StackTransition {
  /// An event that is possible and not followed, because it would leave too much waiting; it tells of no step.
  static func omitted(at head: Head) -> StackTransition { StackTransition(label: [], outcome: .stay(head)) }
}

extension ExploredTransition where System == FlowSystem {
  /// An event that was not followed. One that goes on beneath tells of nothing here either, but it goes somewhere.
  var isOmitted: Bool {
    guard isEvent, case .head(_, let head) = source, label.isEmpty, case .stay(let next) = outcome else {
      return false
    }
    return next == head
  }
}
