/// A setting that had no effect in a run that looked at everything it could be for.
public struct IdleSetting: Hashable, Sendable {
  /// The key it stands behind, with the keys above it: `overrides.paths`.
  public var key: String
  /// Its value as it is written.
  public var value: String
  /// Where it stands.
  public var place: Place

  /// A setting at a place.
  public init(key: String, value: String, place: Place) {
    self.key = key
    self.value = value
    self.place = place
  }
}
