internal import Diagnostics

extension CodeRule {
  static let twoCancelActions = CodeRule(
    .error, "An alert gets two Cancel actions",
    what: "Two actions in the style .cancel, added to the same UIAlertController in one block.",
    why: "UIKit raises an exception when the second is added, and the app ends.",
    instead: "Give the style .cancel to one action only: the one that changes nothing.",
    sources: [
      "https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum/cancel"
    ],
    other: "the first")
}
