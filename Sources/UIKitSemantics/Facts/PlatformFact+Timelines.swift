import FlowModel

extension PlatformFact {
  /// What an unset style comes to, a fact for each stretch of versions.
  static func defaultStyles(_ timeline: Timeline<Style>) -> [PlatformFact] {
    timeline.periods.indices.map { index in
      let (period, versions) = (timeline.periods[index], timeline.versions(of: index))
      let when: String =
        switch (versions.lower, versions.upper) {
        case (nil, let upper?): "before iOS \(timeline.periods[index + 1].start ?? upper)"
        case (let lower?, nil): "from iOS \(lower) on"
        case (let lower?, let upper?): "from iOS \(lower) to \(upper)"
        case (nil, nil): "always"
        }
      return PlatformFact(
        period.fact, "\(when) an unset style is \(period.value.noun)", period.standing, period.sources,
        versions)
    }
  }
}

extension VersionRange {
  /// From the version on with which something came that there was not before.
  static func known(_ timeline: KeyPath<PlatformTimelines, Timeline<Bool>>) -> VersionRange {
    VersionRange(PlatformTimelines.known[keyPath: timeline].start, nil)
  }
}

extension Style {
  /// Words for what it looks like.
  fileprivate var noun: String {
    switch self {
    case .fullScreen: "full screen"
    case .pageSheet: "a page sheet"
    case .formSheet: "a form sheet"
    default: "‘\(rawValue)’"
    }
  }
}
