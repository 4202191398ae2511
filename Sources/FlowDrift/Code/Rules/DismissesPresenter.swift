internal import Diagnostics

extension CodeRule {
  static let dismissesPresenter = CodeRule(
    .warning, "A button in a sheet dismisses the view that presents the sheet",
    what: """
      A button written in the content of .sheet, .fullScreenCover or .popover, that calls nothing but the \
      dismiss of the environment (or presentationMode), which the view that presents has read.
      """,
    why: """
      That action closes what the view that reads it is in: the presenter goes with the sheet, or, where \
      nothing presents it, nothing happens.
      """,
    instead: """
      Set the state that presents the sheet to false or nil, or make the content a view of its own that \
      reads dismiss.
      """,
    sources: [
      "https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss"
    ],
    other: "read here")
}
