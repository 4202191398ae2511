internal import Diagnostics

extension CodeRule {
  static let unanchored = CodeRule(
    .error, "What is a popover on an iPad is presented without an anchor",
    what: """
      An action sheet, a share sheet or a controller in the style popover, made and presented in one \
      function of an app that runs on iPads. Said only where that function names no \
      popoverPresentationController, gives the controller to nobody else and asks for no idiom or size \
      class, and neither do its callers. In a flow, ‘action-sheet-unanchored’ finds the same.
      """,
    why: "On an iPad UIKit raises an exception when it comes up, and the app ends.",
    instead: """
      Set popoverPresentationController?.sourceItem, or sourceView with sourceRect, before it is \
      presented.
      """,
    sources: [
      "https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller"
    ],
    other: "made here")
}
