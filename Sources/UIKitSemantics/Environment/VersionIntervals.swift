public import FlowModel

/// Splits the range of effective versions of an app into intervals of equal behaviour. Only changes that its
/// flow can show count.
public enum VersionIntervals {
  /// The lowest version of each interval, ascending. The first one is the oldest version of the app.
  ///
  /// - Parameters:
  ///   - reading: further versions at which to split, such as those that rules compare with `env.ios`.
  ///   - timelines: the behaviours that depend on the version.
  public static func starts(
    of flow: Flow, reading: Set<Version> = [], timelines: PlatformTimelines = .known
  ) -> [Version] {
    let app = flow.app
    let breaks = flow.versionsWritten + timelines.changes(shownBy: flow) + reading
    return Set([app.oldest] + breaks.filter { $0 > app.oldest && $0 <= app.newest }).sorted()
  }
}

extension Flow {
  /// The versions at which a condition of the flow can change: both ends of each `ios` range.
  var versionsWritten: [Version] {
    var versions: [Version] = []
    for condition in conditions { condition.term.collectVersions(into: &versions) }
    return versions
  }

  /// Whether some condition depends on the orientation of the interface.
  var readsOrientation: Bool { conditions.contains { $0.reads.contains(.orientation) } }
}

extension Condition.Term {
  fileprivate func collectVersions(into versions: inout [Version]) {
    switch self {
    case .ios(let range):
      if let lower = range.lower { versions.append(lower) }
      if let upper = range.upper {
        versions.append(upper.minor == 0 ? Version(upper.major + 1) : Version(upper.major, upper.minor + 1))
      }
    case .not(let term): term.collectVersions(into: &versions)
    case .all(let terms), .any(let terms): for term in terms { term.collectVersions(into: &versions) }
    default: break
    }
  }
}
