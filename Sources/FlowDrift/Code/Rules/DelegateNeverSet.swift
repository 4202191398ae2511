internal import Diagnostics

extension CodeRule {
  static let delegateNeverSet = CodeRule(
    .warning, "The delegate of presentations is written, and nothing ever sets it",
    what: """
      A type answers presentationControllerShouldDismiss, presentationControllerDidAttemptToDismiss, \
      presentationControllerWillDismiss or presentationControllerDidDismiss, and nowhere in the app the \
      delegate of a presentation controller is set.
      """,
    why: """
      UIKit calls none of these methods: a swipe closes the sheet without the question, and who waits for \
      its end is not told.
      """,
    instead: """
      Set presentationController?.delegate of what is presented, where it is presented; of a navigation \
      controller, not of the page in it.
      """,
    sources: [
      "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate"
    ])
}
