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
  let button: ButtonRecord?
  let trigger: TriggerRecord?
  private unowned let all: FlowRecords
  private(set) lazy var closed = view.closed.map { FrameRecord($0, in: all) }
  private(set) lazy var requested = view.requested.map { all.presentations[$0] }
  private(set) lazy var dropped = view.dropped.map { DropRecord($0, in: all) }
  private(set) lazy var dismissals = view.dismissals.map(DismissalRecord.init)
  private(set) lazy var fired = view.fired.map { all.callbacks[$0] }
  private(set) lazy var skipped = view.skipped.map { all.callbacks[$0] }
  private(set) lazy var lost = view.lost.map { all.unsavedPoints[$0] }
  private(set) lazy var discarded = view.discarded.map { all.unsavedPoints[$0] }
  private(set) lazy var label = words.action(view.move, view.before)
  private let words: TraceWords

  init(_ view: StepView, words: TraceWords, in all: FlowRecords) {
    let move = view.move
    self.view = view
    self.words = words
    self.all = all
    kind = move.kind.ordinal
    actor = move.actor.ordinal
    button = move.kind == .button ? all.buttons[move.element] : nil
    trigger = move.kind == .trigger ? all.triggers[move.element] : nil
  }

  var crash: UInt8 { view.crash.ordinal }
  var found: UInt64 { view.found.mask }
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
