internal import Diagnostics

extension CodeRule {
  static let alertWithoutButton = CodeRule(
    .error, "An alert has no button",
    what: """
      A UIAlertController in the style .alert that one function makes and presents without an action, and \
      nothing in its type and the classes above dismisses anything.
      """,
    why: "Nothing closes an alert but one of its actions: the app can no longer be used.",
    instead: "Add an action; show progress in the page itself.",
    sources: [
      "https://developer.apple.com/documentation/uikit/uialertcontroller"
    ],
    other: "made here")
}
