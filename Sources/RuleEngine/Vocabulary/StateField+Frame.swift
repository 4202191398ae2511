internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

// What rules read of states: the environment, the frame in front, and the stack beneath it.
extension StateField {
  static let environment: [StateField] = {
    let row = FieldRows { reader, _ in reader.frame(.front) }
    return [
      row.double("ios", doc: "effective version: the lower of SDK and system", in: { $0.versions }) {
        $0.ios.number
      },
      row.word("device", WordEnums.device, doc: "the device idiom") { $0.device },
      row.word("width", WordEnums.sizeClass, doc: "horizontal size class") { $0.width },
      row.word("height", WordEnums.sizeClass, doc: "vertical size class") { $0.height },
    ]
  }()

  static let frame: [StateField] = {
    let row = FieldRows { reader, part in reader.frame(part) }
    let flow = FlowVocabulary.standard
    return [
      row.element("screen", flow.screen, doc: "the screen in front", of: { $0.screens }) { $0.screen },
      row.element(
        "presentation", flow.presentation, impliedBy: [.flag("modal")], doc: "that brought its layer",
        of: { $0.presentations }
      ) { $0.presentation },
      row.bool("modal", doc: "a presentation is up") { $0.isModal }.told(by: .mark(.modalBefore)),
      row.word("look", WordEnums.look, doc: "as it is drawn now") { $0.look },
      row.bool("pushed", doc: "it was pushed: something of its layer lies beneath") { $0.isPushed },
      row.int("level", doc: "pushes within the layer, counted to one more than any rule asks") { $0.level }
        .needing(.beneath(.level)),
      row.bool("unsaved", doc: "it has unsaved work") { $0.isUnsaved },
      row.bool("layerUnsaved", doc: "it, or a screen beneath it in the same layer, has") {
        $0.isLayerUnsaved
      }.needing(.beneath(.unsaved)),
      row.bool("guarded", doc: "UIKit would honour a guard now") { $0.isGuarded },
      row.bool("layerGuarded", doc: "a guard stands in the layer, honoured or not") { $0.isLayerGuarded },
      row.word("gesture", WordEnums.gesture, doc: "what an interactive dismissal would meet now") {
        $0.gesture
      },
      row.bool("searching", doc: "its search is active") { $0.isSearching },
      row.bool("live", doc: "the layer beneath can be touched") { $0.isLive },
    ]
  }()

  static let below: [StateField] = {
    let row = FieldRows { reader, part in reader.frame(part) }
    return [
      row.bool("popover", doc: "one of them is drawn as a popover now") { $0.hasPopoverBeneath }
        .needing(.beneath(.popover)),
      row.bool("sheet", doc: "one of them is drawn as a sheet now") { $0.hasSheetBeneath }
        .needing(.beneath(.sheet)),
      row.int(
        "layers", doc: "presentations up that are not dialogs, counted to one more than any rule asks"
      ) { $0.layersBeneath }.needing(.beneath(.layers)),
    ]
  }()

  static let flags = FieldRows { reader, _ in reader }.variable(
    "flags", doc: "the names of the flags that are set", in: { $0.flags }
  ) { $0.flags }

  static let moves = FieldRows { reader, _ in reader }.variable(
    "moves", doc: "the steps that are possible now", in: { $0.moves }
  ) { $0.moves }
}
