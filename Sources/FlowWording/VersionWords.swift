internal import FlowModel

/// Describes in which versions something occurs; the versions of an app are split into intervals.
struct VersionWords: Sendable {
  /// The lowest version of each interval, ascending.
  let starts: [Version]
  /// The highest version.
  let newest: Version

  /// `before iOS 13`, `iOS 13 to 18`, `iOS 26 and later`; empty for all.
  func words(for versions: [Version]) -> String {
    guard versions.count < starts.count else { return "" }
    var runs: [ClosedRange<Int>] = []
    for index in starts.indices where versions.contains(starts[index]) {
      if let last = runs.last, last.upperBound + 1 == index {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs.map(words).joined(separator: " or ")
  }

  private func words(_ run: ClosedRange<Int>) -> String {
    let first = starts[run.lowerBound]
    if run.upperBound == starts.count - 1 {
      return first == newest ? "iOS \(first)" : "iOS \(first) and later"
    }
    if run.lowerBound == 0 { return "before iOS \(starts[run.upperBound + 1])" }
    return range(first, Self.last(before: starts[run.upperBound + 1]))
  }

  /// All versions of one interval: `iOS 13 to 18`.
  func range(of start: Version) -> String {
    range(start, starts.first { $0 > start }.map(Self.last) ?? newest)
  }

  private func range(_ first: Version, _ last: Version) -> String {
    first >= last ? "iOS \(first)" : "iOS \(first) to \(last)"
  }

  /// The last version before this one: without its minor number if that is the only difference.
  private static func last(before version: Version) -> Version {
    if version.minor > 0 { return Version(version.major, version.minor - 1) }
    return Version(version.majorBefore)
  }

  /// The start of the interval that contains a version; nil if it is outside of all.
  func start(holding version: Version) -> Version? {
    guard let start = starts.last(where: { $0 <= version }) else { return nil }
    return start == starts.last && version.major > newest.major ? nil : start
  }
}
