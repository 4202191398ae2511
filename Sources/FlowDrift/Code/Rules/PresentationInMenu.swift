internal import Diagnostics

extension CodeRule {
  static let presentationInMenu = CodeRule(
    .warning, "A presentation hangs on an item of a menu",
    what: """
      sheet, fullScreenCover, popover, alert, confirmationDialog or a picker of the system, as a modifier \
      on an item in the content of Menu or contextMenu.
      """,
    why: """
      The items of a menu become actions of the system’s menu; a modifier on them is on no view on screen, \
      so that nothing is presented.
      """,
    instead: """
      Set the flag in the menu’s button, and put the modifier on a view outside of the menu.
      """,
    sources: [
      "https://developer.apple.com/documentation/swiftui/menu"
    ],
    other: "the menu")
}
