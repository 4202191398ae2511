internal import Diagnostics
internal import OperatingSystem

/// The settings for the flows of one folder: all layers in order of increasing priority.
struct Configuration: Sendable {
  /// The configuration file in messages; nil for none.
  let file: String?
  /// The absolute path of the folder of the file; without a file, the root.
  let folder: String
  /// The absolute path of the folder that no configured path may leave.
  let root: String
  /// The layers of files and of the chosen profile.
  let layers: [ConfigurationLayer]
  /// The layers of profiles that are not selected; their problems are reported too.
  let idle: [ConfigurationLayer]
  /// The layer of the command line.
  let command: ConfigurationLayer
  /// The files from which it was read, extended files first.
  let sources: [SourceFile]
  /// Whether rules that need an exploration are evaluated even if they are not named.
  let playsFlows: Bool
  /// The problems of the files.
  private(set) var problems: [Problem]

  /// Reads the file that was found for a folder, or the one that the request names.
  init(_ found: ConfigurationSearch.Found, _ request: ConfigurationRequest) {
    let path = request.isDisabled ? nil : request.file.map { Path.absolute($0) } ?? found.file
    file = path.map { Path.relative($0) }
    root = found.root
    folder = path.map(Path.folder) ?? found.root
    command = request.layer
    playsFlows = request.playsFlows
    var loading = ConfigurationLoading(root: found.root, unsaved: request.unsaved)
    if let path { loading.load(path, isNamed: request.file != nil) }
    let profiles = loading.profiles.filter { $0.name.value == request.profile }
    layers = loading.layers + profiles.map(\.layer)
    idle = loading.profiles.filter { $0.name.value != request.profile }.map(\.layer)
    sources = loading.sources
    problems = loading.problems
    if let name = request.profile, profiles.isEmpty, problems.isEmpty {
      problems.append(Self.unknownProfile(name, among: loading.profiles.map(\.name.value), file: file))
    }
  }

  private var all: [ConfigurationLayer] { layers + [command] }

  /// The value of the last layer that sets it.
  private func last<Value>(_ value: (ConfigurationLayer) -> Value?) -> Value? {
    all.reversed().lazy.compactMap(value).first
  }

  var edition: Sourced<String>? { last(\.edition) }
  var limitWork: Sourced<Int>? { last(\.limitWork) }
  var limitMemory: Sourced<Int>? { last(\.limitMemory) }
  var failOn: Sourced<Threshold>? { last(\.failOn) }
  var show: Sourced<LeastShown>? { last(\.show) }
  /// The path of the baseline, with the folder to which it is relative.
  var baseline: (path: Sourced<String>, folder: String)? {
    last { layer in layer.baseline.map { ($0, layer.folder) } }
  }
  var targets: (patterns: [Sourced<String>], folder: String)? {
    last { layer in layer.targets.map { ($0, layer.folder) } }
  }
  var exclude: [(pattern: Sourced<String>, folder: String)] {
    all.flatMap { layer in layer.exclude.map { ($0, layer.folder) } }
  }
  var rules: [(path: Sourced<String>, folder: String)] {
    all.flatMap { layer in layer.rules.map { ($0, layer.folder) } }
  }
  var mandatory: [Sourced<String>] { all.flatMap(\.mandatory) }

  private static func unknownProfile(_ name: String, among names: [String], file: String?) -> Problem {
    let near = nearestName(to: name, among: names)
    let known = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return Problem(
      "unknown-profile", "there is no profile ‘\(name)’", at: nil, path: file ?? "",
      expected: known.isEmpty ? "" : listOfNames(known),
      help: file == nil
        ? "there is no configuration file"
        : near.map { "did you mean ‘\($0)’?" } ?? "profiles stand under ‘profiles’ in the configuration",
      replacement: near)
  }
}
