internal import FlowModel
internal import UIKitSemantics

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
