/// A place with a short text, drawn under a caret.
public struct Label: Hashable, Sendable {
  /// The place.
  public var place: Place
  /// The text: one line, no full stop.
  public var text: String

  /// Creates a label.
  public init(_ place: Place, _ text: String) {
    self.place = place
    self.text = text
  }
}
