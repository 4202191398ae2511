/// Where a configuration value is set.
public struct SettingOrigin: Hashable, Sendable {
  /// The place in a configuration file; nil for options and defaults.
  public var place: Place?
  /// The profile that contains it; empty if it applies to all profiles.
  public var profile: String
  /// The command-line option, such as `--fail-on`; empty for files.
  public var option: String

  /// The origin of a default value.
  public static let standard = SettingOrigin()

  /// Creates an origin.
  public init(place: Place? = nil, profile: String = "", option: String = "") {
    self.place = place
    self.profile = profile
    self.option = option
  }
}
