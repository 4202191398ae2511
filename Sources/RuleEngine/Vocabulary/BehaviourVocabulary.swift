internal import ExpressionLanguage
internal import FlowModel

/// The records of rules about what can happen. Fields of states and steps come from their rows in ``StateField``.
enum BehaviourVocabulary {
  static let env = part(
    .environment, RecordType("Env", doc: "one environment, fixed or changed by a move"))
  static let frame = part(
    .front,
    RecordType("Frame", doc: "the frame on top: the screen in front and what was known when it came"))
  static let below = part(.below, RecordType("Below", doc: "the digest of the layers beneath"))
  static let step = part(.step, RecordType("Step", doc: "what happened between before and after"))

  static let event = {
    let record = RecordType("Event", doc: "what is done; `through` sees it as `step`")
    for (place, field) in StatePart.step.rows.enumerated() {
      if let doc = field.eventDoc { field.declare(record, doc, place) }
    }
    return record
  }()

  static let move = {
    let record = RecordType("Move", doc: "a step that is possible now")
    record.enumeration("kind", WordEnums.moveKind, doc: "what can be done") { (it: MoveRecord) in it.kind }
    record.enumeration("actor", WordEnums.actor, doc: "who does it") { (it: MoveRecord) in it.actor }
    record.optionalRecord(
      "button", FlowVocabulary.standard.button, impliedBy: [.members("kind", ["button"])], doc: "if a button"
    ) { (it: MoveRecord) in it.button }
    record.bool("exit", doc: "closes the top layer now, or is a button that is an exit") {
      (it: MoveRecord) in it.exit
    }
    record.bool("closes", doc: "closes the top layer now") { (it: MoveRecord) in it.closes }
    return record
  }()

  static let drop = {
    let record = RecordType("Drop", doc: "a request that came to nothing")
    record.enumeration("reason", WordEnums.dropReason, doc: "why") { (it: DropRecord) in it.reason }
    record.optionalRecord(
      "presentation", FlowVocabulary.standard.presentation, doc: "if a presentation"
    ) { (it: DropRecord) in it.presentation }
    record.string("target", doc: "the screen or unwind name") { (it: DropRecord) in it.target }
    return record
  }()

  static let dismissal = {
    let record = RecordType("Dismissal", doc: "one call of dismiss")
    record.enumeration("receiver", WordEnums.receiver, doc: "whom the code told") {
      (it: DismissalRecord) in it.receiver
    }
    record.enumeration("hit", WordEnums.hit, doc: "who went") { (it: DismissalRecord) in it.hit }
    record.int("layers", doc: "how many layers it took, counted to 2") { (it: DismissalRecord) in it.layers }
    return record
  }()

  static let goal = {
    let record = RecordType("Goal", doc: "what `always-possible-step` may hope for; it sees it as `step`")
    record.bool("leaves", doc: "the layer in which the question was asked is gone") { (it: GoalRecord) in
      it.leaves
    }
    record.bool("completes", doc: "the task of that layer is finished") { (it: GoalRecord) in it.completes }
    return record
  }()

  /// Those whose fields are those of a part, by that part.
  static let parts: [(type: RecordType, part: StatePart)] = [
    (env, .environment), (frame, .front), (below, .below), (step, .step), (event, .step),
  ]

  /// All of them, in the order of the reference page.
  static let records = [env, frame, below, move, step, drop, dismissal, event, goal]

  private static func part(_ part: StatePart, _ record: RecordType) -> RecordType {
    for (place, field) in part.rows.enumerated() { field.declare(record, field.doc, place) }
    return record
  }
}
