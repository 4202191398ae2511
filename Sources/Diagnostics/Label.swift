/// A place and a few words about it, drawn under a caret.
public struct Label: Hashable, Sendable {
  /// Where.
  public var place: Place
  /// What is to be said there: one line, no full stop.
  public var text: String

  /// Words at a place.
  public init(_ place: Place, _ text: String) {
    self.place = place
    self.text = text
  }
}
