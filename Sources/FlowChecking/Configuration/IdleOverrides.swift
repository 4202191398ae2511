internal import Diagnostics
internal import OperatingSystem

/// Overrides of a configuration that are for no file and no element of a run that looked at everything below it: their
/// file or screen may have got another name.
///
/// Only overrides are looked at. A pattern of `exclude` is often there for what is not there yet, and of the other keys the
/// reader refuses what can have no effect: rules, parameters and profiles that do not exist, targets and rules that are not there.
struct IdleOverrides {
  /// What has no effect, in the order of the files.
  private(set) var all: [IdleSetting] = []

  /// - Parameters:
  ///   - context: the configuration.
  ///   - files: the absolute paths of all files of the flows that were checked.
  ///   - elements: the names of all their elements.
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
