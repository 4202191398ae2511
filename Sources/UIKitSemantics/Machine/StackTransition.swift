import StateExploration

/// A transition of the stack. `Transition` alone is also the flow’s word for `modalTransitionStyle`.
typealias StackTransition = StateExploration.Transition<FlowSystem>

extension StackTransition {
  /// A possible event that is not explored further. It has no record.
  static func omitted(at head: Head) -> StackTransition { StackTransition(label: [], outcome: .stay(head)) }

  /// The same for an event that would leave too much waiting and has no other effect. It keeps its record, as
  /// the waiting work is not visible. Nil if the event leads to another head or changes the stack.
  func leavingTooMuch(at head: Head) -> StackTransition? {
    guard case .stay(head) = outcome else { return nil }
    return StackTransition(label: label.map(\.notFollowed), outcome: .stay(head))
  }
}

extension ExploredTransition where System == FlowSystem {
  /// Whether the event was not explored further. An event that only continues beneath has no record here
  /// either, but it leads to another head.
  var isOmitted: Bool {
    guard isEvent, case .head(_, let head) = source, case .stay(head) = outcome else { return false }
    return label.allSatisfy { $0.evidence.marks.contains(.notFollowed) }
  }
}
