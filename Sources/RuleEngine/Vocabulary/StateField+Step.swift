internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

// What rules read of what is done and of what came of it.
extension StateField {
  static let step: [StateField] = {
    let row = FieldRows { reader, _ in reader }
    let flow = FlowVocabulary.standard
    return [
      row.word("kind", WordEnums.moveKind, doc: "what was done") { $0.move.kind }
        .told(by: .kind).knownBefore("what is done"),
      row.word("actor", WordEnums.actor, doc: "who did it") { $0.move.actor }
        .told(by: .actor).knownBefore("who does it"),
      row.string("label", doc: "in the words of traces", in: { $0.labels }) { $0.label },
      row.element(
        "button", flow.button, impliedBy: [.members("kind", ["button"])], doc: "if a button",
        of: { $0.buttons }
      ) { $0.move.kind == .button ? $0.move.element : nil }.told(by: .element(.button)).knownBefore(),
      row.element(
        "trigger", flow.trigger, impliedBy: [.members("kind", ["trigger"])], doc: "if a trigger",
        of: { $0.triggers }
      ) { $0.move.kind == .trigger ? $0.move.element : nil }.told(by: .element(.trigger)).knownBefore(),
      row.bool("again", doc: "the same button once more before its transition had ended") { $0.move.again }
        .told(by: .mark(.again)).needing(.secondTap).knownBefore(),
      row.bool("closes", doc: "a layer goes") { $0.step.closes }.told(by: .mark(.closes)),
      row.closedFrame(
        "closed", BehaviourVocabulary.frame, impliedBy: [.flag("closes")],
        doc: "the frame that goes in this step"
      ) { $0.closedFrame != nil },
      row.bool("closedByOther", doc: "it goes because a layer beneath was dismissed") {
        $0.step.isClosedByOther
      }.told(by: .mark(.closedByOther)),
      row.records(
        "requested", flow.presentation, doc: "presentations that were asked for", in: { $0.presentations }
      ) {
        $0.step.requested
      }.told(by: .size(.requested)),
      row.records(
        "dropped", BehaviourVocabulary.drop, doc: "requests that came to nothing", in: { $0.drops }
      ) { $0.step.dropped }.told(by: .size(.dropped)),
      row.records(
        "dismissals", BehaviourVocabulary.dismissal, doc: "calls of dismiss, a dialog's own left out",
        in: { $0.dismissals }
      ) { $0.step.dismissals }.told(by: .size(.dismissals)),
      row.bool("changes", doc: "something on screen or in the data is different, or a work ran") {
        $0.step.changes
      }.told(by: .mark(.changes)),
      row.bool("pushes", doc: "a screen is pushed in front") { $0.step.pushes }.told(by: .mark(.pushes)),
      row.bool("beneath", doc: "it changed a layer beneath the top one") { $0.step.isBeneath }
        .told(by: .mark(.beneath)),
      row.records("fired", flow.callback, doc: "callbacks that were called", in: { $0.callbacks }) {
        $0.step.fired
      }.told(by: .size(.fired)),
      row.records(
        "skipped", flow.callback, doc: "implemented, and called had the same been done the other way",
        in: { $0.callbacks }
      ) { $0.step.skipped }.told(by: .size(.skipped)),
      row.strings("ran", doc: "works, in order, the repeatable left out", in: { $0.works }) { $0.step.ran }
        .told(by: .size(.ran)),
      row.records(
        "lost", flow.unsaved, doc: "work that is gone without the person's word", in: { $0.unsaved }
      ) {
        $0.step.lost
      }.told(by: .size(.lost)),
      row.records("discarded", flow.unsaved, doc: "work that is gone with it", in: { $0.unsaved }) {
        $0.step.discarded
      }.told(by: .size(.discarded)),
      row.bool("refused", doc: "a gesture met a guard or a refusal") { $0.step.isRefused }
        .told(by: .mark(.refused)),
      row.word("crash", WordEnums.crash, doc: "why the app is gone") { $0.step.crash },
      row.words("found", WordEnums.found, doc: "what is wrong besides") { $0.step.found }
        .told(by: .size(.found)),
    ]
  }()
}

extension StateField.ID {
  /// What a finding points at where its rule does not say.
  static let button = StateField.ID(.step, "button")
  static let trigger = StateField.ID(.step, "trigger")
  static let screen = StateField.ID(.front, "screen")
}
