/// Where a value of the configuration was said.
public struct SettingOrigin: Hashable, Sendable {
  /// Where in a configuration file; nil for options and for what is so unless said otherwise.
  public var place: Place?
  /// The profile it stands in; empty where it holds for all.
  public var profile: String
  /// The option of the command line, `--fail-on`; empty for files.
  public var option: String

  /// What is so where nobody says otherwise.
  public static let standard = SettingOrigin()

  /// An origin.
  public init(place: Place? = nil, profile: String = "", option: String = "") {
    self.place = place
    self.profile = profile
    self.option = option
  }
}
