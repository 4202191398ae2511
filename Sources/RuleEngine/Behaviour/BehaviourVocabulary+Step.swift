internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

extension BehaviourVocabulary {
  func declareStep() {
    let flow = FlowVocabulary.standard
    step.enumeration("kind", WordEnums.moveKind, doc: "what was done") { (it: EventRecord) in
      it.ordinal(.kind)
    }
    step.enumeration("actor", WordEnums.actor, doc: "who did it") { (it: EventRecord) in it.ordinal(.actor) }
    step.string("label", doc: "in the words of traces") { (it: EventRecord) in it.label }
    step.optionalRecord("button", flow.button, impliedBy: [.members("kind", ["button"])], doc: "if a button")
    {
      (it: EventRecord) in it.button
    }
    step.optionalRecord(
      "trigger", flow.trigger, impliedBy: [.members("kind", ["trigger"])], doc: "if a trigger"
    ) {
      (it: EventRecord) in it.trigger
    }
    step.bool("again", doc: "the same button once more before its transition had ended") {
      (it: EventRecord) in it.isTrue(.again)
    }
    step.bool("closes", doc: "a layer goes") { (it: EventRecord) in it.isTrue(.closes) }
    step.optionalRecord(
      "closed", frame, impliedBy: [.flag("closes")], doc: "the frame that goes in this step"
    ) {
      (it: EventRecord) in it.closed
    }
    step.bool("closedByOther", doc: "it goes because a layer beneath was dismissed") {
      (it: EventRecord) in it.isTrue(.closedByOther)
    }
    step.records("requested", flow.presentation, doc: "presentations that were asked for") {
      (it: EventRecord) in it.requested
    }
    step.records("dropped", drop, doc: "requests that came to nothing") { (it: EventRecord) in it.dropped
    }
    step.records("dismissals", dismissal, doc: "calls of dismiss, a dialog's own left out") {
      (it: EventRecord) in it.dismissals
    }
    step.bool("changes", doc: "something on screen or in the data is different, or a work ran") {
      (it: EventRecord) in it.isTrue(.changes)
    }
    step.bool("pushes", doc: "a screen is pushed in front") { (it: EventRecord) in it.isTrue(.pushes) }
    step.bool("beneath", doc: "it changed a layer beneath the top one") { (it: EventRecord) in
      it.isTrue(.beneath)
    }
    step.records("fired", flow.callback, doc: "callbacks that were called") { (it: EventRecord) in
      it.fired
    }
    step.records(
      "skipped", flow.callback, doc: "implemented, and called had the same been done the other way"
    ) {
      (it: EventRecord) in it.skipped
    }
    step.strings("ran", doc: "works, in order, the repeatable left out") { (it: EventRecord) in
      it.ran
    }
    step.records("lost", flow.unsaved, doc: "work that is gone without the person's word") {
      (it: EventRecord) in it.lost
    }
    step.records("discarded", flow.unsaved, doc: "work that is gone with it") { (it: EventRecord) in
      it.discarded
    }
    step.bool("refused", doc: "a gesture met a guard or a refusal") { (it: EventRecord) in
      it.isTrue(.refused)
    }
    step.enumeration("crash", WordEnums.crash, doc: "why the app is gone") { (it: EventRecord) in
      it.ordinal(.crash)
    }
    step.enumerationSet("found", WordEnums.found, doc: "what is wrong besides") { (it: EventRecord) in
      it.found
    }

    declareEvent()

    drop.enumeration("reason", WordEnums.dropReason, doc: "why") { (it: DropRecord) in it.reason }
    drop.optionalRecord("presentation", flow.presentation, doc: "if a presentation") {
      (it: DropRecord) in it.presentation
    }
    drop.string("target", doc: "the screen or unwind name") { (it: DropRecord) in it.target }

    dismissal.enumeration("receiver", WordEnums.receiver, doc: "whom the code told") {
      (it: DismissalRecord) in it.receiver
    }
    dismissal.enumeration("hit", WordEnums.hit, doc: "who went") { (it: DismissalRecord) in it.hit }
    dismissal.int("layers", doc: "how many layers it took, counted to 2") { (it: DismissalRecord) in it.layers
    }
  }

  private func declareEvent() {
    let flow = FlowVocabulary.standard
    event.enumeration("kind", WordEnums.moveKind, doc: "what is done") { (it: EventRecord) in
      it.ordinal(.kind)
    }
    event.enumeration("actor", WordEnums.actor, doc: "who does it") { (it: EventRecord) in it.ordinal(.actor)
    }
    event.bool("again", doc: "the same button once more before its transition had ended") {
      (it: EventRecord) in it.isTrue(.again)
    }
    event.optionalRecord("button", flow.button, impliedBy: [.members("kind", ["button"])], doc: "if a button")
    {
      (it: EventRecord) in it.button
    }
    event.optionalRecord(
      "trigger", flow.trigger, impliedBy: [.members("kind", ["trigger"])], doc: "if a trigger"
    ) {
      (it: EventRecord) in it.trigger
    }
    goal.bool("leaves", doc: "the layer in which the question was asked is gone") { (it: GoalRecord) in
      it.leaves
    }
    goal.bool("completes", doc: "the task of that layer is finished") { (it: GoalRecord) in it.completes }
  }
}
