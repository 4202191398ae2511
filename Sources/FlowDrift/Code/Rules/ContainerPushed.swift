internal import Diagnostics

extension CodeRule {
  static let containerPushed = CodeRule(
    .error, "A navigation or split view controller is pushed",
    what: """
      pushViewController with a UINavigationController or UISplitViewController, or a class of the app’s \
      own that inherits from one, made in the same function.
      """,
    why: """
      A navigation stack cannot hold another stack or a split view: UIKit raises an exception, and the app \
      ends.
      """,
    instead: "Push the root page itself, or present the stack.",
    sources: [
      "https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)"
    ],
    other: "made here")
}
