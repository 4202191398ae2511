internal import Diagnostics

extension CodeRule {
  static let presentWhileDismissing = CodeRule(
    .error, "A controller presents while it dismisses",
    what: """
      dismiss(animated: true) without a completion, and present on the same controller behind it in the \
      same block, or in a branch there that does not ask what is presented.
      """,
    why: """
      UIKit presents nothing from a controller on which a dismissal is still going on: the new screen \
      never comes.
      """,
    instead: "Present in the completion of dismiss.",
    other: "dismissed here")
}
