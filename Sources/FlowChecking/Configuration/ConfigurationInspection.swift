public import Diagnostics
internal import OperatingSystem
internal import RuleEngine

/// The effective configuration for a file or folder, with the origin of each value.
public struct ConfigurationInspection: Sendable {
  private let path: String
  private let context: FlowContext

  /// Looks for the configuration of a flow file or of a folder.
  public init(path: String, configuration request: ConfigurationRequest) {
    self.path = path
    let absolute = Path.absolute(path)
    let isFolder = FileSystem.kind(of: absolute, followingLinks: true) == .folder
    let contexts = ConfigurationStore(request)
    context = isFolder ? contexts.context(forFolder: absolute) : contexts.context(forFile: absolute)
  }

  /// The problem that no flow or folder exists at the path; nil if one exists.
  public static func missing(_ path: String) -> Problem? {
    FileSystem.kind(of: path, followingLinks: true) == nil ? InputFiles([path]).problems.first : nil
  }

  /// The problems of the configuration.
  public var problems: [Problem] { context.problems }

  /// All effective values by key.
  public var page: ConfigurationPage {
    let asked = context.rules.rules.rules.count
    return ConfigurationPage(
      title: "Configuration of ‘\(path)’", files: context.configuration.files, rows: rows,
      outcome: "\(asked) of \(context.rules.all.rules.count) rules are checked\(played)")
  }

  private var played: String {
    context.configuration.playsFlows
      ? "" : "; those that play the flow through are checked where they are named"
  }

  private var rows: [ConfigurationPage.Row] {
    let configuration = context.configuration
    var rows: [ConfigurationPage.Row] = []
    for entry in ConfigurationTable.entries(of: .file) {
      let found = configuration.values(of: entry.key)
      rows += found
      guard found.isEmpty, let standard = entry.standard else { continue }
      rows.append(ConfigurationPage.Row(key: entry.key.rawValue, value: standard, origin: .standard))
    }
    return rows
  }

  /// The settings for one rule in the file, and at an element of it, in order of increasing priority; nil if
  /// the rule does not exist.
  public func page(about name: String, element: String?) -> ConfigurationPage? {
    guard let rule = context.rules.all[RuleID(name)] else { return nil }
    let history = RuleHistory(rule, context, file: Path.absolute(path), element: element)
    return ConfigurationPage(
      title: "‘\(name)’ in ‘\(path)’\(element.map { " at ‘\($0)’" } ?? "")",
      files: context.configuration.files, rows: history.rows, outcome: history.outcome)
  }

  /// The problem that no rule has this name.
  public func unknown(_ name: String) -> Problem { context.rules.unknown(name) }
}
