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

/// What happened between before and after.
final class StepFactsRecord {
  let view: StepView
  let kind: UInt8
  let actor: UInt8
  let label: String
  let button: ButtonRecord?
  let trigger: TriggerRecord?
  let closed: FrameRecord?
  let requested: [PresentationRecord]
  let dropped: [DropRecord]
  let dismissals: [DismissalRecord]
  let fired: [CallbackRecord]
  let skipped: [CallbackRecord]
  let lost: [UnsavedRecord]
  let discarded: [UnsavedRecord]
  let crash: UInt8
  let found: UInt64

  init(_ view: StepView, label: String, in all: FlowRecords) {
    let move = view.move
    self.view = view
    self.label = label
    kind = move.kind.ordinal
    actor = move.actor.ordinal
    button = move.kind == .button ? all.buttons[move.element] : nil
    trigger = move.kind == .trigger ? all.triggers[move.element] : nil
    closed = view.closed.map { FrameRecord($0, in: all) }
    requested = view.requested.map { all.presentations[$0] }
    dropped = view.dropped.map { DropRecord($0, in: all) }
    dismissals = view.dismissals.map(DismissalRecord.init)
    fired = view.fired.map { all.callbacks[$0] }
    skipped = view.skipped.map { all.callbacks[$0] }
    lost = view.lost.map { all.unsavedPoints[$0] }
    discarded = view.discarded.map { all.unsavedPoints[$0] }
    crash = view.crash.ordinal
    found = view.found.mask
  }
}

/// What is done, where what comes of it is not known yet.
final class EventRecord {
  let kind: UInt8
  let actor: UInt8
  let again: Bool
  let button: ButtonRecord?
  let trigger: TriggerRecord?

  init(_ move: Move, in all: FlowRecords) {
    kind = move.kind.ordinal
    actor = move.actor.ordinal
    again = move.again
    button = move.kind == .button ? all.buttons[move.element] : nil
    trigger = move.kind == .trigger ? all.triggers[move.element] : nil
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
