internal import Diagnostics
internal import StateExploration
internal import UIKitSemantics

/// What a rule has found in one reading of contested facts: a finding for each place, the worlds in which it occurs, and a
/// shortest witness of it.
struct FoundPlaces {
  private(set) var all: [Found] = []
  private var places: [Place: Int] = [:]

  struct Found {
    var finding: Finding
    var worlds: WorldSet
    let witness: Witness
  }

  /// How many places that belong to it are told of one finding.
  private static let relatedLimit = 8

  /// Adds a finding, or where it occurs too. The first at a place has the shortest witness, because states and steps are
  /// looked at by the length of theirs. `finding` words it, where that tells more than is told already.
  mutating func note(
    _ site: Rule.FindingSite, in worlds: WorldSet, _ space: WorldSpace, witness: () -> Witness,
    finding: () throws -> Finding
  ) rethrows {
    let place = site.target.place
    guard let first = places[place] else {
      places[place] = all.count
      all.append(Found(finding: try finding(), worlds: worlds, witness: witness()))
      return
    }
    all[first].worlds = space.union(all[first].worlds, worlds)
    all[first].finding.severity = max(all[first].finding.severity, site.severity)
    let known = all[first].finding.related
    let isTold = site.related.allSatisfy { one in one == place || known.contains { $0.place == one } }
    if !isTold, known.count < Self.relatedLimit { all[first].finding.merge(try finding()) }
  }

  /// Whether there is a finding at a place.
  func contains(_ place: Place) -> Bool { places[place] != nil }
}
