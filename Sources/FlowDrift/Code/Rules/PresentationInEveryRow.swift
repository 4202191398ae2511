internal import Diagnostics

extension CodeRule {
  static let presentationInEveryRow = CodeRule(
    .warning, "Each row presents by the same flag",
    what: """
      A presentation bound to a flag of the view around, on a row of ForEach or List, that shows something \
      of its row.
      """,
    why: """
      Every row wants to present when the flag is set: SwiftUI takes one of them, and what is shown or \
      deleted may be of another row than the one that was tapped.
      """,
    instead: """
      Bind the presentation to the item (.sheet(item:), presenting:) outside of the rows, or make the row \
      a view of its own with its own flag.
      """,
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)"
    ],
    other: "the rows")
}
