internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

// What rules read of moves and their results.

/// A step: what happened between `before` and `after`.
final class StepRecord: PartRecord, RuleRecord {
  static let type = RecordType("Step", doc: "what happened between before and after")
  private lazy var closed = FrameRecord(.closed, of: reader)

  private var step: ViewedStep { reader.step }

  static func declare(_ field: inout RecordFields<StepRecord>) {
    field("kind", "what was done", summary: .kind) { $0.reader.move.kind }
    field("actor", "who did it", summary: .actor) { $0.reader.move.actor }
    field("label", "in the words of traces") { $0.reader.label }
    field(
      "button", "if a button; of what was pending the one that asked for it",
      impliedBy: [.members("kind", ["button"])]
    ) { $0.reader.button }
    field(
      "trigger", "if a trigger; of what was pending the one that asked for it",
      impliedBy: [.members("kind", ["trigger"])]
    ) { $0.reader.trigger }
    field(
      "again", "the same button once more before its transition had ended", needs: .secondTap,
      summary: .mark(.again)
    ) { $0.reader.move.again }
    field("closes", "a layer goes", summary: .mark(.closes)) { $0.step.view.closes }
    field("closed", "the frame that goes in this step", impliedBy: [.flag("closes")]) {
      $0.step.closed == nil ? nil : $0.closed
    }
    field(
      "closedByOther", "it goes because a layer beneath was dismissed", summary: .mark(.closedByOther)
    ) { $0.step.view.isClosedByOther }
    field("requested", "presentations that were asked for", summary: .size(.requested)) {
      $0.step.requested
    }
    field("dropped", "requests that came to nothing", summary: .size(.dropped)) { $0.step.dropped }
    field("dismissals", "calls of dismiss, a dialog's own left out", summary: .size(.dismissals)) {
      $0.step.dismissals
    }
    field(
      "changes", "something on screen or in the data is different, or a work ran", summary: .mark(.changes)
    ) { $0.step.view.changes }
    field(
      "hitsChild", "somebody dismisses himself while he presents, and what he presents goes instead",
      summary: .mark(.hitsChild)
    ) { $0.step.view.hitsChild }
    field("pushes", "a screen is pushed in front", summary: .mark(.pushes)) { $0.step.view.pushes }
    field("beneath", "it changed a layer beneath the top one", summary: .mark(.beneath)) {
      $0.step.view.isBeneath
    }
    field("fired", "callbacks that were called", summary: .size(.fired)) { $0.step.fired }
    field("skipped", "implemented, and called had the same been done the other way", summary: .size(.skipped))
    {
      $0.step.skipped
    }
    field("ran", "works, in order, the repeatable left out", summary: .size(.ran)) { $0.step.ran }
    field("turned", "the names of the flags that are otherwise after it than before") {
      $0.reader.turnedFlags
    }
    field("lost", "work that is gone without the person's word", summary: .size(.lost)) {
      $0.step.lost
    }
    field("discarded", "work that is gone with it", summary: .size(.discarded)) {
      $0.step.discarded
    }
    field("refused", "a gesture met a guard or a refusal", summary: .mark(.refused)) {
      $0.step.view.isRefused
    }
    field(
      "unmet", "what was expected of it, or of what it had begun, and does not hold now",
      summary: .size(.unmet)
    ) { $0.step.unmet }
    field("crash", "why the app is gone") { $0.step.view.crash }
    field("found", "what is wrong besides", summary: .size(.found)) { $0.step.view.found }
  }
}

/// A move, without its result.
final class EventRecord: PartRecord, RuleRecord {
  static let type = RecordType("Event", doc: "what is done; `through` sees it as `step`")

  static func declare(_ field: inout RecordFields<EventRecord>) {
    field("kind", "what is done") { $0.reader.move.kind }
    field("actor", "who does it") { $0.reader.move.actor }
    field("button", "if a button", impliedBy: [.members("kind", ["button"])]) { $0.reader.button }
    field("trigger", "if a trigger", impliedBy: [.members("kind", ["trigger"])]) { $0.reader.trigger }
    field("again", "the same button once more before its transition had ended", needs: .secondTap) {
      $0.reader.move.again
    }
  }
}

/// A request without effect.
final class DropRecord: RuleRecord {
  static let type = RecordType("Drop", doc: "a request that came to nothing")
  private let drop: Drop
  private let presentation: PresentationRecord?

  init(_ drop: Drop, in all: FlowRecords) {
    self.drop = drop
    presentation = drop.presentation.map { all.presentations[$0] }
  }

  static func declare(_ field: inout RecordFields<DropRecord>) {
    field("reason", "why") { $0.drop.reason }
    field("presentation", "if a presentation", impliedBy: []) { $0.presentation }
    field("target", "the screen or unwind name") { $0.drop.target }
  }
}

/// One call of dismiss.
final class DismissalRecord: RuleRecord {
  static let type = RecordType("Dismissal", doc: "one call of dismiss")
  private let dismissal: Dismissal

  init(_ dismissal: Dismissal) { self.dismissal = dismissal }

  static func declare(_ field: inout RecordFields<DismissalRecord>) {
    field("receiver", "whom the code told") { $0.dismissal.receiver }
    field("hit", "who went") { $0.dismissal.hit }
    field("layers", "how many layers it took, counted to 2") { Int($0.dismissal.layers) }
  }
}

/// A goal of `always-possible-step`, relative to the layer of the state.
final class GoalRecord: RuleRecord {
  static let type = RecordType(
    "Goal", doc: "what `always-possible-step` may hope for; it sees it as `step`")
  private let outcome: LayerOutcome

  init(_ outcome: LayerOutcome) { self.outcome = outcome }

  static func declare(_ field: inout RecordFields<GoalRecord>) {
    field("leaves", "the layer in which the question was asked is gone") { $0.outcome.leaves }
    field("completes", "the task of that layer is finished") { $0.outcome.completes }
  }
}
