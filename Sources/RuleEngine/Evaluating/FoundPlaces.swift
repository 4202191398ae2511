internal import Diagnostics
internal import StateExploration
internal import UIKitSemantics

/// What a rule has found in one reading of contested facts: a finding for each place, the worlds in which it occurs, and a
/// shortest way to it.
struct FoundPlaces {
  private(set) var findings: [Finding] = []
  private var places: [Place: Int] = [:]
  private(set) var ways: [Way] = []

  /// How one gets to a finding, and where.
  struct Way {
    var shortest: WayToFinding
    var worlds: WorldSet
  }

  /// How many places that belong to it are told of one finding.
  private static let relatedLimit = 8

  /// Adds the worlds to the finding at this site, if it tells of all that belongs to the site; else nothing is noted.
  mutating func noteAgain(_ site: Rule.FindingSite, in worlds: WorldSet, _ space: WorldSpace) -> Bool {
    guard let first = places[site.place] else { return false }
    let known = findings[first].related
    let isTold = site.related.allSatisfy { place in
      place == site.place || known.contains { $0.place == place }
    }
    guard isTold || known.count >= Self.relatedLimit else { return false }
    findings[first].severity = max(findings[first].severity, site.severity)
    ways[first].worlds = space.union(ways[first].worlds, worlds)
    return true
  }

  /// Adds a finding, or where it occurs too. The first at a place has the shortest way, because states and steps are
  /// looked at by the length of theirs.
  mutating func note(
    _ finding: Finding, in worlds: WorldSet, _ space: WorldSpace, way: WayToFinding
  ) {
    if let first = places[finding.place] {
      findings[first].merge(finding)
      ways[first].worlds = space.union(ways[first].worlds, worlds)
      return
    }
    places[finding.place] = findings.count
    findings.append(finding)
    ways.append(Way(shortest: way, worlds: worlds))
  }

  /// The finding at a place, by its number.
  subscript(place: Place) -> Int? { places[place] }
}
