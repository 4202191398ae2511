internal import Diagnostics

extension CodeRule {
  static let swipedRowGoes = CodeRule(
    .warning, "A destructive swipe action takes its row away and only asks",
    what: """
      A button in the role destructive in swipeActions, that does nothing but set the state by which an alert or a \
      confirmation dialog of the same view is presented. In a flow, ‘swiped-row-goes-before-answer’ finds the same.
      """,
    why: """
      SwiftUI takes a tap on it for the deletion and animates the row away; it comes back for whoever cancels. In some \
      versions the question goes with the row, and where the list counts its rows the app ends.
      """,
    instead: """
      Leave the role out and colour the button with .tint(.red); give the role to the button of the question, which \
      deletes.
      """,
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)"
    ],
    other: "the question")
}
