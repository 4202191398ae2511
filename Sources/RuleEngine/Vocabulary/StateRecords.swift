internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

// What rules read of states: the environment, the front frame, and the stack beneath it.

/// A part of the current state or step, as the object that expressions read.
class PartRecord {
  fileprivate let part: StatePart
  unowned let reader: StateReader

  init(_ part: StatePart, of reader: StateReader) {
    self.part = part
    self.reader = reader
  }

  var flow: FlowRecords { reader.explored.records }
  fileprivate var frame: StateView { reader.frame(part) }
}

/// The environment of the current state, or that in which the current step begins.
final class EnvironmentRecord: PartRecord, RuleRecord {
  static let type = RecordType("Env", doc: "one environment, fixed or changed by a move")

  static func declare(_ field: inout RecordFields<EnvironmentRecord>) {
    field(
      "ios",
      "effective version: the lower of SDK and system; versions that a number in the rule distinguishes are evaluated separately"
    ) { $0.frame.ios.number }
    field("device", "the device idiom") { $0.frame.device }
    field("width", "horizontal size class") { $0.frame.width }
    field("height", "vertical size class") { $0.frame.height }
  }
}

/// The frame on top.
final class FrameRecord: PartRecord, RuleRecord {
  static let type = RecordType(
    "Frame", doc: "the frame on top: the screen in front and what was known when it came")

  static func declare(_ field: inout RecordFields<FrameRecord>) {
    field("screen", "the screen in front") { $0.flow.screens[$0.frame.screen] }
    field("presentation", "that brought its layer", impliedBy: [.flag("modal")]) { it in
      it.frame.presentation.map { it.flow.presentations[$0] }
    }
    field("modal", "a presentation is up", summary: .mark(.modalBefore)) { $0.frame.isModal }
    field("look", "as it is drawn now") { $0.frame.look }
    field("pushed", "it was pushed: something of its layer lies beneath") { $0.frame.isPushed }
    field("level", "pushes within the layer, counted to one more than any rule asks", needs: .beneath(.level))
    {
      $0.frame.level
    }
    field("unsaved", "it has unsaved work") { $0.frame.isUnsaved }
    field("layerUnsaved", "it, or a screen beneath it in the same layer, has", needs: .beneath(.unsaved)) {
      $0.frame.isLayerUnsaved
    }
    field("guarded", "UIKit would honour a guard now") { $0.frame.isGuarded }
    field(
      "layerGuarded",
      "a guard stands in the layer, honoured or not; where no gesture closes it, on the screen in front"
    ) { $0.frame.isLayerGuarded }
    field("gesture", "what an interactive dismissal would meet now") { $0.frame.gesture }
    field("searching", "its search is active") { $0.frame.isSearching }
    field("back", "it was pushed, and Back is drawn now, UIKit’s own or the app’s") {
      $0.frame.isBackShown
    }
    field("swipesBack", "it was pushed, and a swipe from the edge goes back now") {
      $0.frame.swipesBack
    }
    field("live", "the layer beneath can be touched") { $0.frame.isLive }
  }
}

/// The stack beneath.
final class BelowRecord: PartRecord, RuleRecord {
  static let type = RecordType("Below", doc: "the digest of the layers beneath")

  static func declare(_ field: inout RecordFields<BelowRecord>) {
    field("popover", "one of them is drawn as a popover now", needs: .beneath(.popover)) {
      $0.frame.hasPopoverBeneath
    }
    field(
      "contentPopover", "one of them that is no dialog is drawn as a popover now",
      needs: .beneath(.contentPopover)
    ) { $0.frame.hasContentPopoverBeneath }
    field("sheet", "one of them is drawn as a sheet now", needs: .beneath(.sheet)) {
      $0.frame.hasSheetBeneath
    }
    field(
      "layers", "presentations up that are not dialogs, counted to one more than any rule asks",
      needs: .beneath(.layers)
    ) { $0.frame.layersBeneath }
  }
}

/// A step that is possible now.
final class MoveRecord: RuleRecord {
  static let type = RecordType("Move", doc: "a step that is possible now")
  private let view: MoveView
  private let button: ButtonRecord?
  private let trigger: TriggerRecord?

  init(_ view: MoveView, in all: FlowRecords) {
    self.view = view
    button = view.move.button.map { all.buttons[$0] }
    trigger = view.move.trigger.map { all.triggers[$0] }
  }

  static func declare(_ field: inout RecordFields<MoveRecord>) {
    field("kind", "what can be done") { $0.view.move.kind }
    field("actor", "who does it") { $0.view.move.actor }
    field("button", "if a button", impliedBy: [.members("kind", ["button"])]) { $0.button }
    field("trigger", "if a trigger", impliedBy: [.members("kind", ["trigger"])]) { $0.trigger }
    field("exit", "closes the top layer now, or is a button that is an exit") { $0.view.isExit }
    field("closes", "closes the top layer now") { $0.view.closes }
  }
}
