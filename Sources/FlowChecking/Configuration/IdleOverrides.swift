internal import Diagnostics
internal import OperatingSystem

/// Finds patterns of overrides that match no file or no element, in a run that covered everything below the
/// configuration: the file or screen may have another name now.
///
/// Only overrides are examined. Patterns of `exclude` are often for files that do not exist yet. For other
/// keys the reader already reports rules, parameters, profiles, targets and rule files that do not exist.
struct IdleOverrides {
  /// The patterns without effect, in the order of the files.
  private(set) var all: [IdleSetting] = []

  /// - Parameters:
  ///   - context: the configuration.
  ///   - files: the absolute paths of all files of the flows that were checked.
  ///   - elements: the paths of all their elements.
  init(_ context: FlowContext, files: [String], elements: Set<String>) {
    for override in context.configuration.layers.flatMap(\.overrides) {
      for pattern in override.paths ?? [] {
        let glob = Glob(pattern.value)
        let isMet = files.contains {
          Path.isInside($0, of: override.folder) && glob.covers(Path.relative($0, to: override.folder))
        }
        if !isMet { note(pattern, .paths) }
      }
      for pattern in override.elements ?? [] {
        var one = override
        (one.paths, one.elements) = (nil, [pattern])
        let scope = OverrideScope(one)
        if !elements.contains(where: scope.containsElement) { note(pattern, .elements) }
      }
    }
  }

  private mutating func note(_ pattern: Sourced<String>, _ key: ConfigurationKey) {
    guard let place = pattern.origin.place else { return }
    all.append(IdleSetting(key: "overrides.\(key.rawValue)", value: pattern.value, place: place))
  }
}
