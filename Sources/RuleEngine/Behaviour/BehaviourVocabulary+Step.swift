internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

extension BehaviourVocabulary {
  func declareStep() {
    let flow = FlowVocabulary.standard
    step.enumeration("kind", WordEnums.moveKind, doc: "what was done") { (it: StepRecord) in it.kind }
    step.enumeration("actor", WordEnums.actor, doc: "who did it") { (it: StepRecord) in it.actor }
    step.string("label", doc: "in the words of traces") { (it: StepRecord) in it.label }
    step.optionalRecord("button", flow.button, impliedBy: [.members("kind", ["button"])], doc: "if a button")
    {
      (it: StepRecord) in it.button
    }
    step.optionalRecord(
      "trigger", flow.trigger, impliedBy: [.members("kind", ["trigger"])], doc: "if a trigger"
    ) {
      (it: StepRecord) in it.trigger
    }
    step.bool("again", doc: "the same button once more before its transition had ended") {
      (it: StepRecord) in it.view.move.again
    }
    step.bool("closes", doc: "a layer goes") { (it: StepRecord) in it.view.closes }
    step.optionalRecord(
      "closed", frame, impliedBy: [.flag("closes")], doc: "the frame that goes in this step"
    ) {
      (it: StepRecord) in it.closed
    }
    step.bool("closedByOther", doc: "it goes because a layer beneath was dismissed") {
      (it: StepRecord) in it.view.isClosedByOther
    }
    step.bool("leaves", doc: "the layer in which the question was asked is gone") { (it: StepRecord) in
      it.leaves
    }
    step.bool("completes", doc: "the task of a modal is finished") { (it: StepRecord) in it.view.completes }
    step.records("requested", flow.presentation, doc: "presentations that were asked for") {
      (it: StepRecord) in it.requested
    }
    step.records("dropped", drop, doc: "requests that came to nothing") { (it: StepRecord) in it.dropped }
    step.records("dismissals", dismissal, doc: "calls of dismiss, a dialog's own left out") {
      (it: StepRecord) in it.dismissals
    }
    step.bool("changes", doc: "something on screen or in the data is different, or a work ran") {
      (it: StepRecord) in it.view.changes
    }
    step.bool("pushes", doc: "a screen is pushed in front") { (it: StepRecord) in it.view.pushes }
    step.bool("beneath", doc: "it changed a layer beneath the top one") { (it: StepRecord) in
      it.view.isBeneath
    }
    step.records("fired", flow.callback, doc: "callbacks that were called") { (it: StepRecord) in it.fired }
    step.records(
      "skipped", flow.callback, doc: "implemented, and called had the same been done the other way"
    ) {
      (it: StepRecord) in it.skipped
    }
    step.strings("ran", doc: "works, in order, the repeatable left out") { (it: StepRecord) in it.view.ran }
    step.records("lost", flow.unsaved, doc: "work that is gone without the person's word") {
      (it: StepRecord) in it.lost
    }
    step.records("discarded", flow.unsaved, doc: "work that is gone with it") { (it: StepRecord) in
      it.discarded
    }
    step.bool("refused", doc: "a gesture met a guard or a refusal") { (it: StepRecord) in it.view.isRefused }
    step.enumeration("crash", WordEnums.crash, doc: "why the app is gone") { (it: StepRecord) in it.crash }
    step.enumerationSet("found", WordEnums.found, doc: "what is wrong besides") { (it: StepRecord) in it.found
    }

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
}
