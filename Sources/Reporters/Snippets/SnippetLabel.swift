import Diagnostics

/// A place to draw, with its words and whether it is the one that the entry is about.
struct SnippetLabel {
  var place: Place
  var text: String
  var isPrimary: Bool
  /// The colour of the severity for the primary place, else of related ones.
  var ink: Ink
}
