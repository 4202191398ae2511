public import FlowModel

/// One behaviour of UIKit or SwiftUI over the system versions: a list of periods, each with its value and the
/// fact that states it.
public struct Timeline<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A period of versions without a change.
  public struct Period: Hashable, Sendable {
    /// The first version; nil for all versions before the next period.
    public let start: Version?
    /// The value in this period.
    public let value: Value
    /// The number of the fact that states it.
    public let fact: String
    /// How certain the fact is.
    public let standing: PlatformFact.Standing
    /// The sources of the fact.
    public let sources: [String]
  }

  /// The periods in order; the first one has no start.
  public private(set) var periods: [Period]

  /// Creates a behaviour without changes.
  public init(
    _ value: Value, fact: String, _ standing: PlatformFact.Standing = .documented, _ sources: [String] = []
  ) {
    periods = [Period(start: nil, value: value, fact: fact, standing: standing, sources: sources)]
  }

  /// Adds a change. Its version must be newer than those of all earlier changes.
  public mutating func change(
    from version: Version, to value: Value, fact: String, _ standing: PlatformFact.Standing = .documented,
    _ sources: [String] = []
  ) {
    periods.append(Period(start: version, value: value, fact: fact, standing: standing, sources: sources))
  }

  /// A copy with one more change.
  func changing(
    from version: Version, to value: Value, fact: String, _ standing: PlatformFact.Standing = .documented,
    _ sources: [String] = []
  ) -> Timeline {
    var changed = self
    changed.change(from: version, to: value, fact: fact, standing, sources)
    return changed
  }

  /// The period that contains a version.
  public func period(at version: Version) -> Period {
    periods.last { $0.start.map { $0 <= version } ?? true } ?? periods[0]
  }

  /// The value in a version.
  public subscript(_ version: Version) -> Value { period(at: version).value }

  /// The versions at which the value changes.
  public var changes: [Version] { periods.compactMap(\.start) }

  /// The versions of the period with this index.
  func versions(of index: Int) -> VersionRange {
    let next = index + 1 < periods.count ? periods[index + 1].start : nil
    let last = next.map { $0.minor > 0 ? Version($0.major, $0.minor - 1) : Version($0.majorBefore) }
    return VersionRange(periods[index].start, last)
  }
}

extension Timeline where Value == Bool {
  /// Creates the timeline of a feature that exists from a version on.
  init(from version: Version, fact: String) {
    self = Timeline(false, fact: fact).changing(from: version, to: true, fact: fact)
  }

  /// The first version that has the feature.
  public var start: Version { changes.first ?? Version.newestKnown }
}
