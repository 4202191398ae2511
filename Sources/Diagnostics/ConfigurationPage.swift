/// What a configuration comes to for one file or folder, and where each value was said.
public struct ConfigurationPage: Sendable {
  /// One value.
  public struct Row: Sendable, Hashable {
    /// The key, `severity`; of an override behind its number, `overrides[1].ignore`.
    public var key: String
    /// The value as it is written.
    public var value: String
    /// Where it was said.
    public var origin: SettingOrigin
    /// What comes of it, where that is asked: `on`, `off`, a severity; may be empty.
    public var effect: String

    /// A value with all it carries.
    public init(key: String, value: String, origin: SettingOrigin, effect: String = "") {
      self.key = key
      self.value = value
      self.origin = origin
      self.effect = effect
    }
  }

  /// What it is about, in a few words: `‘Flows/app.yaml’`.
  public var title: String
  /// The files it was read from, those that were extended first; empty where there is none.
  public var files: [String]
  /// The values.
  public var rows: [Row]
  /// What it comes to, in one sentence.
  public var outcome: String

  /// A page.
  public init(title: String, files: [String], rows: [Row], outcome: String) {
    self.title = title
    self.files = files
    self.rows = rows
    self.outcome = outcome
  }
}

extension SettingOrigin {
  /// `.modalflow.yaml:3:9`, with the profile behind it; the option; or `the default`.
  public var text: String {
    guard let place else { return option.isEmpty ? "the default" : option }
    let start = place.start
    let position = "\(place.file.path):\(start.line):\(start.column)"
    return profile.isEmpty ? position : "\(position) (profile ‘\(profile)’)"
  }
}
