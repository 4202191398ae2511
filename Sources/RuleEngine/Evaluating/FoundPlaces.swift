internal import Diagnostics
internal import StateExploration
internal import UIKitSemantics

/// What a rule has found in one reading of contested facts: a finding for each place, the worlds in which it occurs, and a
/// shortest way to it.
struct FoundPlaces {
  private(set) var all: [Found] = []
  private var places: [Place: Int] = [:]

  struct Found {
    var finding: Finding
    var worlds: WorldSet
    /// Finds a shortest way.
    let trace: () -> FlowTrace?
  }

  /// How many places that belong to it are told of one finding.
  private static let relatedLimit = 8

  /// Adds a finding, or where it occurs too. The first at a place has the shortest way, because states and steps are
  /// looked at by the length of theirs.
  mutating func note(
    _ finding: Finding, in worlds: WorldSet, _ space: WorldSpace, way: @escaping () -> FlowTrace?
  ) {
    guard let first = places[finding.place] else {
      places[finding.place] = all.count
      all.append(Found(finding: finding, worlds: worlds, trace: way))
      return
    }
    all[first].worlds = space.union(all[first].worlds, worlds)
    let known = all[first].finding.related
    let isTold = finding.related.allSatisfy { label in known.contains { $0.place == label.place } }
    var other = finding
    if isTold || known.count >= Self.relatedLimit { other.related = [] }
    all[first].finding.merge(other)
  }

  /// Whether there is a finding at a place.
  func contains(_ place: Place) -> Bool { places[place] != nil }
}
