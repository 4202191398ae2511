internal import Diagnostics

extension CodeRule {
  static let textFieldInActionSheet = CodeRule(
    .error, "An action sheet gets a text field",
    what: """
      addTextField on a UIAlertController that the same function makes in the style .actionSheet.
      """,
    why: """
      Text fields can be added in the style .alert only; UIKit raises an exception, and the app ends.
      """,
    instead: "Ask in an alert, or in a sheet with a form.",
    sources: [
      "https://developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)"
    ],
    other: "made here")
}
