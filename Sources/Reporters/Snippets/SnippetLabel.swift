import Diagnostics

/// A place to draw, with its text and whether it is the primary place of the entry.
struct SnippetLabel {
  var place: Place
  var text: String
  var isPrimary: Bool
  /// The colour: that of the severity for the primary place, otherwise the one for related places.
  var ink: Ink
}
