internal import Diagnostics

extension CodeRule {
  static let destinationInLazyContainer = CodeRule(
    .warning, "A navigation destination is inside a lazy container",
    what: """
      navigationDestination on something in the content of List, LazyVStack, LazyHStack, LazyVGrid, \
      LazyHGrid or Table.
      """,
    why: """
      A lazy container makes a row when it is to be drawn: until then the navigation stack does not know \
      the destination, and a push goes nowhere.
      """,
    instead: "Put the modifier on the container, or on a view around it.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)"
    ],
    other: "the container")
}
