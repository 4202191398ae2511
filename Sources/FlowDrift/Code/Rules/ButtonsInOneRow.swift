internal import Diagnostics

extension CodeRule {
  static let buttonsInOneRow = CodeRule(
    .warning, "A tap on a row performs several buttons",
    what: """
      Two buttons in one stack that is a row of List or Form, in a view that gives no buttonStyle to \
      anything.
      """,
    why: """
      The list makes the row one thing to tap, and a tap performs all buttons in it: people delete what they \
      wanted to share, or two sheets ask to come at once.
      """,
    instead: """
      Give the buttons .buttonStyle(.borderless) or .plain, or put each in a row of its own.
      """,
    sources: [
      "https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle"
    ],
    other: "the other button")
}
