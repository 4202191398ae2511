internal import Diagnostics

extension CodeRule {
  static let presentBeforeAppearing = CodeRule(
    .warning, "A controller presents before its view is in a window",
    what: """
      present(_:animated:) on the controller itself in loadView or viewDidLoad, not in a closure that runs \
      later. UIKit loads a view before it puts it into a window.
      """,
    why: """
      UIKit presents nothing from a view that is in no window: the screen does not come, and all that is \
      seen is a line in the log. Where a container of the controller is in a window already it may come, \
      before the page that it belongs to.
      """,
    instead: """
      Present in viewDidAppear, once: it is called again each time the page is in front again.
      """,
    sources: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)",
    ])
}
