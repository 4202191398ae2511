internal import Diagnostics

extension CodeRule {
  static let sheetReadsOtherState = CodeRule(
    .warning, "What a sheet shows hangs on state that the view does not read",
    what: """
      sheet or fullScreenCover with isPresented, whose content unwraps an optional @State of the view that \
      nothing else in the view reads, and one place sets both the state and the flag.
      """,
    why: """
      SwiftUI takes the content from the last time it has built the view, and a state that the view does \
      not read builds nothing anew: the first sheet comes up empty.
      """,
    instead: "Use sheet(item:), which hands the value to the content.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)"
    ],
    other: "read here")
}
