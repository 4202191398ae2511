internal import Diagnostics

extension CodeRule {
  static let destructiveWithoutCancel = CodeRule(
    .warning, "A question with a destructive answer has no Cancel",
    what: """
      An alert or action sheet of UIKit, or an alert of SwiftUI, of which every action is understood: one \
      of them is destructive, none has the style or role cancel. A confirmation dialog of SwiftUI gets a \
      Cancel by itself. In a flow, ‘destructive-without-cancel’ finds the same.
      """,
    why: """
      Whoever is asked by mistake has no answer that changes nothing; a Cancel without the role is neither \
      bold nor last, and a tap beside the question does not mean it.
      """,
    instead: "Add an action in the style .cancel; in SwiftUI Button(\"Cancel\", role: .cancel).")
}
