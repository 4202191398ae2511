public import Diagnostics
internal import OperatingSystem
internal import RuleEngine

/// What a configuration comes to for a file or folder, for people who ask why.
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

  /// That nothing stands where a flow or folder should; nil where something does.
  public static func missing(_ path: String) -> Problem? {
    FileSystem.kind(of: path, followingLinks: true) == nil ? InputFiles([path]).problems.first : nil
  }

  /// What is wrong with it.
  public var problems: [Problem] { context.problems }

  /// Every value that counts, by key.
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

  /// What the configuration says of one rule in the file, and at an element of it, in the order in which it counts.
  /// nil where there is no such rule.
  public func page(about name: String, element: String?) -> ConfigurationPage? {
    guard let rule = context.rules.all[RuleID(name)] else { return nil }
    let history = RuleHistory(rule, context, file: Path.absolute(path), element: element)
    return ConfigurationPage(
      title: "‘\(name)’ in ‘\(path)’\(element.map { " at ‘\($0)’" } ?? "")",
      files: context.configuration.files, rows: history.rows, outcome: history.outcome)
  }

  /// The id of every rule, and that there is none of this name.
  public func unknown(_ name: String) -> Problem { context.rules.unknown(name) }
}
