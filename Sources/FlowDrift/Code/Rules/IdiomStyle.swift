internal import Diagnostics

extension CodeRule {
  static let idiomStyle = CodeRule(
    .info, "A presentation style hangs on the kind of device",
    what: "modalPresentationStyle set under a test of userInterfaceIdiom and of no size class.",
    why: "An iPad has narrow windows too, and there the style for much room is shown in little.",
    instead: "Ask for horizontalSizeClass, or leave the style to UIKit, which adapts it.")
}
