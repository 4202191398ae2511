internal import FlowModel
internal import UIKitSemantics

/// One environment.
final class EnvironmentRecord {
  let ios: Double
  let device: UInt8
  let width: UInt8
  let height: UInt8

  init(_ environment: DeviceEnvironment) {
    ios = environment.ios.number
    device = environment.device.ordinal
    width = environment.width.ordinal
    height = environment.height.ordinal
  }
}

/// The frame in front, as a rule sees it.
final class FrameRecord {
  let view: StateView
  unowned let screen: ScreenRecord
  let presentation: PresentationRecord?
  private(set) lazy var look = view.look.ordinal
  private(set) lazy var gesture = view.gesture.ordinal

  init(_ view: StateView, in all: FlowRecords) {
    self.view = view
    screen = all.screens[view.screen]
    presentation = view.presentation.map { all.presentations[$0] }
  }
}

/// The digest of the layers beneath.
final class BelowRecord {
  let popover: Bool
  let sheet: Bool
  let layers: Int

  init(_ view: StateView) {
    popover = view.hasPopoverBeneath
    sheet = view.hasSheetBeneath
    layers = view.layersBeneath
  }
}

/// A step that is possible now.
final class MoveRecord {
  let kind: UInt8
  let actor: UInt8
  let button: ButtonRecord?
  let exit: Bool
  let closes: Bool

  init(_ view: MoveView, in all: FlowRecords) {
    kind = view.move.kind.ordinal
    actor = view.move.actor.ordinal
    button = view.move.kind == .button ? all.buttons[view.move.element] : nil
    exit = view.isExit
    closes = view.closes
  }
}
