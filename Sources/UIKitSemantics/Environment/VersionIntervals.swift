public import FlowModel

/// Splits an app's range of effective versions where behaviour that its flow can show changes, and nowhere else.
public enum VersionIntervals {
  /// The lowest version of each interval, ascending; the first is the app's oldest.
  ///
  /// - Parameters:
  ///   - reading: versions that someone compares with, such as rules with `env.ios`.
  ///   - timelines: what changes when.
  public static func starts(
    of flow: Flow, reading: Set<Version> = [], timelines: PlatformTimelines = .known
  ) -> [Version] {
    let app = flow.app
    let breaks = flow.versionsWritten + timelines.changes(shownBy: flow) + reading
    return Set([app.oldest] + breaks.filter { $0 > app.oldest && $0 <= app.newest }).sorted()
  }
}

extension Flow {
  /// The versions at which a condition changes: both ends of every `ios` range.
  var versionsWritten: [Version] {
    var versions: [Version] = []
    for condition in conditions { condition.term.collectVersions(into: &versions) }
    return versions
  }

  /// Some condition reads how the interface is turned.
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
