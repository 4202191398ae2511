public import FlowModel

/// One behaviour of UIKit or SwiftUI over the versions of the system: what holds from when on, and which fact says so.
public struct Timeline<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A stretch of versions in which nothing changes.
  public struct Period: Hashable, Sendable {
    /// Its first version; nil where it has always been so.
    public let start: Version?
    /// What holds.
    public let value: Value
    /// The fact that says so, by its number.
    public let fact: String
    /// How well the fact is known.
    public let standing: PlatformFact.Standing
    /// Where the fact is known from.
    public let sources: [String]
  }

  /// In order; the first one has no start.
  public private(set) var periods: [Period]

  /// A behaviour that has not changed yet.
  public init(
    _ value: Value, fact: String, _ standing: PlatformFact.Standing = .documented, _ sources: [String] = []
  ) {
    periods = [Period(start: nil, value: value, fact: fact, standing: standing, sources: sources)]
  }

  /// Notes that it changes with a version that is newer than all changes before.
  public mutating func change(
    from version: Version, to value: Value, fact: String, _ standing: PlatformFact.Standing = .documented,
    _ sources: [String] = []
  ) {
    periods.append(Period(start: version, value: value, fact: fact, standing: standing, sources: sources))
  }

  /// The same with one more change.
  func changing(
    from version: Version, to value: Value, fact: String, _ standing: PlatformFact.Standing = .documented,
    _ sources: [String] = []
  ) -> Timeline {
    var changed = self
    changed.change(from: version, to: value, fact: fact, standing, sources)
    return changed
  }

  /// The stretch that a version lies in.
  public func period(at version: Version) -> Period {
    periods.last { $0.start.map { $0 <= version } ?? true } ?? periods[0]
  }

  /// What holds in a version.
  public subscript(_ version: Version) -> Value { period(at: version).value }

  /// The versions with which it changes.
  public var changes: [Version] { periods.compactMap(\.start) }

  /// The versions of a stretch.
  func versions(of index: Int) -> VersionRange {
    let next = index + 1 < periods.count ? periods[index + 1].start : nil
    let last = next.map { $0.minor > 0 ? Version($0.major, $0.minor - 1) : Version($0.majorBefore) }
    return VersionRange(periods[index].start, last)
  }
}

extension Timeline where Value == Bool {
  /// Something that there is from a version on.
  init(from version: Version, fact: String) {
    self = Timeline(false, fact: fact).changing(from: version, to: true, fact: fact)
  }

  /// The version from which on there is such a thing.
  public var start: Version { changes.first ?? Version.newestKnown }
}
