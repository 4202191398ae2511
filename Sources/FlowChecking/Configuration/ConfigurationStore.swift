internal import Diagnostics
internal import OperatingSystem
internal import Synchronization

/// The settings for all flows of a run. Each configuration is read once, on its first use.
final class ConfigurationStore: Sendable {
  private let request: ConfigurationRequest
  private let state = Mutex(State())

  private struct State {
    var search = ConfigurationSearch()
    var contexts: [ConfigurationSearch.Found: FlowContext] = [:]
    /// The settings by folder, as many files are in one folder.
    var byFolder: [String: FlowContext] = [:]
  }

  init(_ request: ConfigurationRequest) { self.request = request }

  /// Whether files are found that git ignores.
  var readsIgnored: Bool { request.readsIgnored }

  /// Whether any configuration that was read so far has a baseline.
  var haveBaseline: Bool { state.withLock { $0.contexts.values.contains { $0.baseline != nil } } }

  /// The paths of all files that were read, and of baselines that do not exist yet.
  var paths: [String] {
    state.withLock { state in
      state.contexts.values.flatMap { context in
        let configuration = context.configuration
        let rules = configuration.rules.map { Path.absolute($0.path.value, in: $0.folder) }
        return configuration.sources.map(\.path) + rules + (context.baselinePath.map { [$0] } ?? [])
      }.sorted()
    }
  }

  /// The settings for flows in the folder of a file. Reads the disk on the first call.
  func context(forFile path: String) -> FlowContext {
    context(forFolder: Path.folder(of: Path.absolute(path)))
  }

  /// The absolute path of the repository of a file, or of the folder that replaces it, wherever its
  /// configuration is.
  func root(ofFile path: String) -> String {
    state.withLock { $0.search.find(from: Path.folder(of: Path.absolute(path))).root }
  }

  /// The settings for flows in an absolute folder.
  func context(forFolder folder: String) -> FlowContext {
    state.withLock { state in
      if let known = state.byFolder[folder] { return known }
      let context = context(forFolder: folder, &state)
      state.byFolder[folder] = context
      return context
    }
  }

  private func context(forFolder folder: String, _ state: inout State) -> FlowContext {
    let start = request.file.map { Path.folder(of: Path.absolute($0)) } ?? folder
    var found = state.search.find(from: start)
    if request.isDisabled { found.file = nil }
    if let known = state.contexts[found] { return known }
    let context = FlowContext(Configuration(found, request), request)
    state.contexts[found] = context
    return context
  }
}

/// One configuration with all that it names: rules, baseline, excluded files.
final class FlowContext: Sendable {
  let configuration: Configuration
  let rules: RuleSelection
  /// The problems of the configuration and of what it names. If there are any, its flows are not checked,
  /// because they would be checked in another way than their team intends.
  let problems: [Problem]
  /// The absolute path of the baseline, whether or not it exists; nil if it is not permitted.
  let baselinePath: String?
  /// Whether the command line or a configuration names the baseline.
  let isBaselineNamed: Bool
  /// The baseline; nil if there is none or it is switched off.
  let baseline: BaselineFile?
  private let excluded: [(glob: Glob, folder: String)]

  init(_ configuration: Configuration, _ request: ConfigurationRequest) {
    self.configuration = configuration
    let rules = RuleSelection(configuration)
    self.rules = rules
    let (path, problem) = Self.baselinePath(configuration)
    baselinePath = path
    let isNamed = configuration.baseline != nil
    isBaselineNamed = isNamed
    // The baseline next to a configuration belongs to it.
    let isFound = { (path: String) in !request.isDisabled && FileSystem.kind(of: path) != nil }
    let isRead = !request.isBaselineDisabled && path.map { isNamed || isFound($0) } ?? false
    baseline = isRead ? path.map { BaselineFile(at: $0, isNamed: request.baseline != nil) } : nil
    // A report must not overwrite the baseline even if this run does not use it.
    if let path { FileSystem.noteInput(path) }
    problems = configuration.problems + rules.problems + problem + (baseline?.problems ?? [])
    excluded = configuration.exclude.map { (Glob($0.pattern.value), $0.folder) }
  }

  private static func baselinePath(_ configuration: Configuration) -> (path: String?, problem: [Problem]) {
    guard let (said, folder) = configuration.baseline else {
      return (Path.join(configuration.folder, BaselineFile.standardName), [])
    }
    switch ConfigurationPath.resolve(said, in: folder, root: configuration.root) {
    case .success(let path): return (path, [])
    case .failure(let problem): return (nil, [problem])
    }
  }

  /// The least severity that makes the run fail.
  var threshold: Threshold { configuration.failOn?.value ?? .error }

  /// The least severity in text output.
  var leastShown: LeastShown { configuration.show?.value ?? .warning }

  /// Whether some of its settings apply only to certain elements.
  var isForElements: Bool {
    configuration.layers.contains { $0.overrides.contains { $0.elements != nil } }
  }

  /// Whether it excludes a file, given by its absolute path, unless the user names the file.
  func excludes(_ path: String) -> Bool {
    excluded.contains { glob, folder in
      Path.isInside(path, of: folder) && glob.covers(Path.relative(path, to: folder))
    }
  }
}
