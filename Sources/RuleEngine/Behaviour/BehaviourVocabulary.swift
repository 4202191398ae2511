internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// The records and enums of rules about what can happen.
struct BehaviourVocabulary: Sendable {
  let env = RecordType("Env", doc: "one environment, fixed or changed by a move")
  let frame = RecordType(
    "Frame", doc: "the frame on top: the screen in front and what was known when it came")
  let below = RecordType("Below", doc: "the digest of the layers beneath")
  let move = RecordType("Move", doc: "a step that is possible now")
  let drop = RecordType("Drop", doc: "a request that came to nothing")
  let dismissal = RecordType("Dismissal", doc: "one call of dismiss")
  let event = RecordType("Event", doc: "what is done; `through` sees it as `step`")
  let goal = RecordType("Goal", doc: "what `always-possible-step` may hope for; it sees it as `step`")
  let step = RecordType("Step", doc: "what happened between before and after")

  /// All records, in the order of the reference page.
  var records: [RecordType] { [env, frame, below, move, step, drop, dismissal, event, goal] }

  /// The one there is; made at first use.
  static let standard = BehaviourVocabulary()

  private init() {
    declareState()
    declareStep()
  }

  private func declareState() {
    let flow = FlowVocabulary.standard
    env.double("ios", doc: "effective version: the lower of SDK and system") { (it: EnvironmentRecord) in
      it.ios
    }
    env.enumeration("device", WordEnums.device, doc: "the device idiom") { (it: EnvironmentRecord) in
      it.ordinal(.device)
    }
    env.enumeration("width", WordEnums.sizeClass, doc: "horizontal size class") { (it: EnvironmentRecord) in
      it.ordinal(.width)
    }
    env.enumeration("height", WordEnums.sizeClass, doc: "vertical size class") { (it: EnvironmentRecord) in
      it.ordinal(.height)
    }

    frame.record("screen", flow.screen, doc: "the screen in front") { (it: FrameRecord) in it.screen }
    frame.optionalRecord(
      "presentation", flow.presentation, impliedBy: [.flag("modal")], doc: "that brought its layer"
    ) { (it: FrameRecord) in it.presentation }
    frame.bool("modal", doc: "a presentation is up") { (it: FrameRecord) in it.isTrue(.modal) }
    frame.enumeration("look", WordEnums.look, doc: "as it is drawn now") { (it: FrameRecord) in
      it.ordinal(.look)
    }
    frame.bool("pushed", doc: "it was pushed: something of its layer lies beneath") {
      (it: FrameRecord) in it.isTrue(.pushed)
    }
    frame.int("level", doc: "pushes within the layer, counted to one more than any rule asks") {
      (it: FrameRecord) in it.count(.level)
    }
    frame.bool("unsaved", doc: "it has unsaved work") { (it: FrameRecord) in it.isTrue(.unsaved) }
    frame.bool("layerUnsaved", doc: "it, or a screen beneath it in the same layer, has") {
      (it: FrameRecord) in it.isTrue(.layerUnsaved)
    }
    frame.bool("guarded", doc: "UIKit would honour a guard now") { (it: FrameRecord) in it.isTrue(.guarded) }
    frame.bool("layerGuarded", doc: "a guard stands in the layer, honoured or not") {
      (it: FrameRecord) in it.isTrue(.layerGuarded)
    }
    frame.enumeration("gesture", WordEnums.gesture, doc: "what an interactive dismissal would meet now") {
      (it: FrameRecord) in it.ordinal(.gesture)
    }
    frame.bool("searching", doc: "its search is active") { (it: FrameRecord) in it.isTrue(.searching) }
    frame.bool("live", doc: "the layer beneath can be touched") { (it: FrameRecord) in it.isTrue(.live) }

    below.bool("popover", doc: "one of them is drawn as a popover now") { (it: BelowRecord) in
      it.isTrue(.popover)
    }
    below.bool("sheet", doc: "one of them is drawn as a sheet now") { (it: BelowRecord) in it.isTrue(.sheet) }
    below.int("layers", doc: "presentations up that are not dialogs, counted to one more than any rule asks")
    {
      (it: BelowRecord) in it.layers
    }

    move.enumeration("kind", WordEnums.moveKind, doc: "what can be done") { (it: MoveRecord) in it.kind }
    move.enumeration("actor", WordEnums.actor, doc: "who does it") { (it: MoveRecord) in it.actor }
    move.optionalRecord("button", flow.button, impliedBy: [.members("kind", ["button"])], doc: "if a button")
    {
      (it: MoveRecord) in it.button
    }
    move.bool("exit", doc: "closes the top layer now, or is a button that is an exit") { (it: MoveRecord) in
      it.exit
    }
    move.bool("closes", doc: "closes the top layer now") { (it: MoveRecord) in it.closes }
  }
}
