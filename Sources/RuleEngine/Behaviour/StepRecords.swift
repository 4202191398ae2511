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

/// What is done; with what came of it where that is known.
final class EventRecord {
  private unowned let sighting: Sighting
  private let closedFrame: FrameRecord
  private var all: FlowRecords { sighting.played.records }
  private var lists: NumberedLists { sighting.played.lists }

  init(_ sighting: Sighting) {
    self.sighting = sighting
    closedFrame = FrameRecord(sighting, .closed)
  }

  private func read(_ field: Observable.StepField) -> Int32 { sighting.read(.step(field)) }

  func isTrue(_ field: Observable.StepField) -> Bool { read(field) != 0 }

  func ordinal(_ field: Observable.StepField) -> UInt8 { UInt8(truncatingIfNeeded: read(field)) }

  var button: ButtonRecord? {
    let number = read(.button)
    return number < 0 ? nil : all.buttons[Int(number)]
  }

  var trigger: TriggerRecord? {
    let number = read(.trigger)
    return number < 0 ? nil : all.triggers[Int(number)]
  }

  var label: String { sighting.played.labels[read(.label)] }
  var closed: FrameRecord? { isTrue(.closed) ? closedFrame : nil }
  var requested: [PresentationRecord] { lists.presentations(read(.requested)) }
  var dropped: [DropRecord] { lists.drops[read(.dropped)] }
  var dismissals: [DismissalRecord] { lists.dismissals(read(.dismissals)) }
  var fired: [CallbackRecord] { lists.callbacks(read(.fired)) }
  var skipped: [CallbackRecord] { lists.callbacks(read(.skipped)) }
  var ran: [String] { lists.words[read(.ran)] }
  var lost: [UnsavedRecord] { lists.unsaved(read(.lost)) }
  var discarded: [UnsavedRecord] { lists.unsaved(read(.discarded)) }
  var found: UInt64 { UInt64(UInt32(bitPattern: read(.found))) }
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
