internal import Diagnostics

extension CodeRule {
  static let presentAfterDismissingChild = CodeRule(
    .info, "The next is presented before what is up has gone",
    what: """
      presentedViewController?.dismiss(animated: true) without a completion, and present behind it in the \
      same block. Nothing happens where nothing is up, so that this is advice.
      """,
    why: """
      UIKit presents nothing from a controller on which a dismissal is still going on: the new screen \
      never comes.
      """,
    instead: "Present in the completion of dismiss.",
    other: "dismissed here")
}
