/// The resulting configuration for one file or folder, with the place that sets each value.
public struct ConfigurationPage: Sendable {
  /// One value.
  public struct Row: Sendable, Hashable {
    /// The key, such as `severity`; for an override with its number, `overrides[1].ignore`.
    public var key: String
    /// The value as it is written.
    public var value: String
    /// Where it is set.
    public var origin: SettingOrigin
    /// Its effect, if requested: `on`, `off`, a severity; may be empty.
    public var effect: String

    /// Creates a value.
    public init(key: String, value: String, origin: SettingOrigin, effect: String = "") {
      self.key = key
      self.value = value
      self.origin = origin
      self.effect = effect
    }
  }

  /// The subject in a few words: `‘Flows/app.yaml’`.
  public var title: String
  /// The files that were read, extended files first; empty if there is none.
  public var files: [String]
  /// The values.
  public var rows: [Row]
  /// The result in one sentence.
  public var outcome: String

  /// Creates a page.
  public init(title: String, files: [String], rows: [Row], outcome: String) {
    self.title = title
    self.files = files
    self.rows = rows
    self.outcome = outcome
  }
}

extension SettingOrigin {
  /// `.modalflow.yaml:3:9`, followed by the profile; the option; or `the default`.
  public var text: String {
    guard let place else { return option.isEmpty ? "the default" : option }
    let start = place.start
    let position = "\(place.file.path):\(start.line):\(start.column)"
    return profile.isEmpty ? position : "\(position) (profile ‘\(profile)’)"
  }
}
