internal import Diagnostics
internal import YAMLTree

/// The content of one configuration file.
struct ConfigurationFile: Sendable {
  let source: SourceFile
  /// The files that it extends, in order.
  var extends: [Sourced<String>] = []
  var layer: ConfigurationLayer
  var profiles: [(name: Sourced<String>, layer: ConfigurationLayer)] = []
  var problems: [Problem]
}

/// Reads the maps of a configuration file. Unknown keys and values of a wrong type become problems with a
/// place. Names of rules and parameters are checked later, when the rules are known.
struct ConfigurationReader {
  private let folder: String
  var problems: [Problem] = []

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - path: its path in messages.
  ///   - folder: the absolute path of its folder.
  static func read(_ bytes: [UInt8], path: String, folder: String) -> ConfigurationFile {
    let stream = YAMLStream.read(bytes, path: path)
    var reader = ConfigurationReader(folder: folder)
    var file = ConfigurationFile(
      source: stream.source, layer: ConfigurationLayer(folder: folder), problems: [])
    if stream.documents.count > 1 {
      reader.report("several-documents", "a configuration is one document", stream.documents[1])
    }
    // An empty file, or one with comments only, sets nothing and ends the search.
    if let root = stream.documents.first, !root.isMissing { reader.readFile(root, into: &file) }
    file.problems = (stream.problems + reader.problems).told(of: path)
    return file
  }

  private init(folder: String) { self.folder = folder }

  private mutating func readFile(_ root: YAMLNode, into file: inout ConfigurationFile) {
    for field in fields(root, .file) {
      switch field.key {
      case .extends: file.extends = texts(field, "")
      case .profiles:
        for (name, node) in entries(field) {
          var layer = ConfigurationLayer(folder: folder)
          for field in fields(node, .profile) { read(field, profile: name.text, into: &layer) }
          file.profiles.append((Sourced(name.text, SettingOrigin(place: name.place)), layer))
        }
      default: read(field, profile: "", into: &file.layer)
      }
    }
  }

  /// Reads the keys that files and profiles have in common.
  private mutating func read(_ field: Field, profile: String, into layer: inout ConfigurationLayer) {
    switch field.key {
    case .edition: layer.edition = month(field, profile)
    case .targets: layer.targets = texts(field, profile)
    case .exclude: layer.exclude = texts(field, profile)
    case .rules: layer.rules = texts(field, profile)
    case .mandatory: layer.mandatory = texts(field, profile)
    case .failOn: layer.failOn = threshold(field, profile)
    case .show: layer.show = leastShown(field, profile)
    case .limitWork: layer.limitWork = count(field, profile)
    case .limitMemory: layer.limitMemory = count(field, profile)
    case .baseline: layer.baseline = text(field, profile)
    case .overrides: layer.overrides = overrides(field, profile)
    case .select, .also, .ignore, .severity, .parameters: read(field, profile, into: &layer.choices)
    case .extends, .profiles, .paths, .elements: break
    }
  }

  private mutating func read(_ field: Field, _ profile: String, into choices: inout RuleChoices) {
    switch field.key {
    case .select: choices.select = texts(field, profile)
    case .also: choices.also = texts(field, profile)
    case .ignore: choices.ignore = texts(field, profile)
    case .severity: choices.severities = severities(field, profile)
    case .parameters: choices.parameters = parameters(field, profile)
    default: break
    }
  }

  private mutating func overrides(_ field: Field, _ profile: String) -> [ConfigurationLayer.Override] {
    field.value.elements.map { node in
      var override = ConfigurationLayer.Override(
        choices: RuleChoices(), folder: folder,
        origin: SettingOrigin(place: node.place, profile: profile))
      for field in fields(node, .override) {
        switch field.key {
        case .paths: override.paths = texts(field, profile)
        case .elements: override.elements = texts(field, profile)
        default: read(field, profile, into: &override.choices)
        }
      }
      if node.kind == .mapping, override.paths == nil, override.elements == nil {
        report(
          "missing-key", "an override needs ‘paths’ or ‘elements’", node,
          help: "what holds everywhere stands outside of ‘overrides’")
      }
      return override
    }
  }
}
