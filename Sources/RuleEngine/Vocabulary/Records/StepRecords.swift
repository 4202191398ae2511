internal import FlowModel
internal import UIKitSemantics

/// A request that came to nothing.
final class DropRecord {
  let reason: UInt8
  let presentation: PresentationRecord?
  let target: String

  init(_ drop: Drop, in all: FlowRecords) {
    reason = drop.reason.ordinal
    presentation = drop.presentation >= 0 ? all.presentations[Int(drop.presentation)] : nil
    target = drop.target
  }
}

/// One call of dismiss.
final class DismissalRecord {
  let receiver: UInt8
  let hit: UInt8
  let layers: Int

  init(_ dismissal: Dismissal) {
    receiver = dismissal.receiver.ordinal
    hit = dismissal.hit.ordinal
    layers = Int(dismissal.layers)
  }
}

/// What may be hoped for, relative to the layer it is asked in.
final class GoalRecord {
  let leaves: Bool
  let completes: Bool

  init(leaves: Bool, completes: Bool) {
    self.leaves = leaves
    self.completes = completes
  }
}
