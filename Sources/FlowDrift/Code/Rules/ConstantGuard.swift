internal import Diagnostics

extension CodeRule {
  static let constantGuard = CodeRule(
    .info, "A gesture never closes a screen, and nothing in it was found that does",
    what: """
      isModalInPresentation = true or interactiveDismissDisabled() on a screen that is presented, and \
      neither a button that closes it, nor presentationControllerDidAttemptToDismiss, nor a delegate or \
      closure that could close it, in the screen, its base classes and parts.
      """,
    why: "A person who cannot leave a screen ends the app.",
    instead: """
      Add a button that closes it, or answer presentationControllerDidAttemptToDismiss; guard only while \
      there is something to lose.
      """,
    other: "the screen")
}
