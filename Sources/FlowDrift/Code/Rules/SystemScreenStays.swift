internal import Diagnostics

extension CodeRule {
  static let systemScreenStays = CodeRule(
    .error, "A screen of the system stays, as its delegate does not close it",
    what: """
      The delegate method by which a mail, message, camera, photo, event, contact, store or payment screen \
      says that a person is done, in a view controller, with a body that only shows or notes something: it \
      calls nothing and sets nothing that could close the screen.
      """,
    why: """
      These screens do not close themselves: a tap on their Cancel or Done does nothing, and a person who \
      cannot leave ends the app.
      """,
    instead: """
      Call dismiss(animated:) in each of the delegate’s methods that end it, Cancel among them.
      """,
    sources: [
      "https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate/mailcomposecontroller(_:didfinishwith:error:)",
      "https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate/imagepickercontrollerdidcancel(_:)",
    ])
}
