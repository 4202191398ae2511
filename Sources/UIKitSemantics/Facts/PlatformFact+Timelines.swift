public import FlowModel

extension PlatformFact {
  /// Facts about the style that `automatic` resolves to: one for each period of the timeline.
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

extension PlatformTimelines {
  /// How the look of a presentation without a style changes over the versions of an app, in words; empty if
  /// it does not change.
  public func changeOfDefaultStyle(in app: App) -> String {
    let starts = defaultStyle.changes.filter { $0 > app.oldest && $0 <= app.newest }
    let steps = starts.map { start in
      (start: start, before: defaultStyle[start.before], after: defaultStyle[start])
    }
    if let step = steps.first(where: { !$0.before.isDrawnLike($0.after) }) {
      return "\(step.before.look) before iOS \(step.start), \(step.after.look) from then on"
    }
    guard let step = steps.first, app.devices.contains(.ipad) else { return "" }
    return "on iPad \(step.before.noun) before iOS \(step.start), then \(step.after.noun)"
  }
}

extension PlatformTimelines {
  /// The styles in which a presentation may be shown in the versions of an app, before adaptation to the
  /// window: the declared styles, with `automatic` replaced by what it resolves to, ordered by version.
  public func possibleStyles(of presentation: Presentation, in flow: Flow) -> [Style] {
    let kind = flow.screens[presentation.target].kind
    let changes = (defaultStyle.changes + self[.cards].changes).sorted()
    let versions = [flow.app.oldest] + changes.filter { $0 > flow.app.oldest && $0 <= flow.app.newest }
    return presentation.options.declaredStyles.flatMap { style in
      style == .automatic
        ? versions.map { VersionedBehavior(self, at: $0).defaultStyle(of: kind, presentation.framework) }
        : [style]
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension VersionRange {
  /// The versions that have a feature.
  static func known(_ feature: VersionedFeature) -> VersionRange { versions(with: feature, true) }

  /// The versions before a feature exists.
  static func before(_ feature: VersionedFeature) -> VersionRange { versions(with: feature, false) }

  private static func versions(with feature: VersionedFeature, _ isThere: Bool) -> VersionRange {
    let timeline = PlatformTimelines.known[feature]
    return timeline.periods.firstIndex { $0.value == isThere }.map(timeline.versions)
      ?? VersionRange(nil, nil)
  }
}

extension Style {
  /// A noun for its look.
  fileprivate var noun: String {
    switch self {
    case .fullScreen: "full screen"
    case .pageSheet: "a page sheet"
    case .formSheet: "a form sheet"
    default: "‘\(rawValue)’"
    }
  }

  /// A noun that distinguishes it from styles that are drawn differently.
  fileprivate var look: String { isDrawnLike(.sheet) ? "a sheet" : noun }
}

extension Version {
  /// A version directly before this one.
  fileprivate var before: Version { minor > 0 ? Version(major, minor - 1) : Version(majorBefore, 999) }
}
