/// A setting that had no effect in a run that covered everything to which it could apply.
public struct IdleSetting: Hashable, Sendable {
  /// Its key, with the keys above it: `overrides.paths`.
  public var key: String
  /// Its value as it is written.
  public var value: String
  /// Its place.
  public var place: Place

  /// Creates a setting.
  public init(key: String, value: String, place: Place) {
    self.key = key
    self.value = value
    self.place = place
  }
}
