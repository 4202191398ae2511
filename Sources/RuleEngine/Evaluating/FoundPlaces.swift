internal import Diagnostics
internal import StateExploration
internal import UIKitSemantics

/// The findings of a rule in one reading of contested facts. For each place: the finding, the worlds in which it
/// occurs, and a shortest witness.
struct FoundPlaces {
  private(set) var all: [Found] = []
  private var places: [Place: Int] = [:]
  private let keepsGoals: Bool

  /// - Parameter keepsGoals: whether all states or steps with a finding are kept.
  init(keepsGoals: Bool) { self.keepsGoals = keepsGoals }

  struct Found {
    var finding: Finding
    var worlds: WorldSet
    fileprivate(set) var witness: Witness
    /// All states or steps with a finding of this severity at the place, each with its worlds.
    fileprivate(set) var goals: [RunGoal: WorldSet] = [:]

    fileprivate mutating func keep(_ goal: RunGoal?, in worlds: WorldSet, _ space: WorldSpace) {
      if let goal { goals[goal] = goals[goal].map { space.union($0, worlds) } ?? worlds }
    }
  }

  /// The largest number of related places of one finding.
  static let relatedLimit = 8

  /// Adds a finding, or more worlds to the one at the same place. Of those with the highest severity at a
  /// place, the first is reported; it has the shortest witness, because states and steps are visited by
  /// increasing length. `finding` is called only if its text is needed.
  mutating func note(
    _ site: Rule.FindingSite, in worlds: WorldSet, _ space: WorldSpace, witness: () -> Witness,
    finding: () throws -> Finding
  ) rethrows {
    let place = site.target.place
    guard let first = places[place] else {
      places[place] = all.count
      all.append(Found(finding: try finding(), worlds: worlds, witness: witness()))
      if keepsGoals { all[all.count - 1].keep(all[all.count - 1].witness.goal, in: worlds, space) }
      return
    }
    all[first].worlds = space.union(all[first].worlds, worlds)
    if site.severity > all[first].finding.severity {
      let lighter = all[first].finding
      all[first].finding = try finding()
      all[first].finding.merge(lighter)
      all[first].witness = witness()
      all[first].goals = [:]
      if keepsGoals { all[first].keep(all[first].witness.goal, in: worlds, space) }
      return
    }
    if keepsGoals, site.severity == all[first].finding.severity {
      all[first].keep(witness().goal, in: worlds, space)
    }
    let known = all[first].finding.related
    let isTold = site.related.allSatisfy { one in one == place || known.contains { $0.place == one } }
    if !isTold, known.count < Self.relatedLimit { all[first].finding.merge(try finding()) }
  }

  /// Whether there is a finding at a place.
  func contains(_ place: Place) -> Bool { places[place] != nil }

  /// All states or steps with the finding at a place, with its highest severity, and the worlds of each.
  func goals(at place: Place) -> [RunGoal: WorldSet] { places[place].map { all[$0].goals } ?? [:] }

  /// The severity of the finding at a place; nil for none.
  func severity(at place: Place) -> Severity? { places[place].map { all[$0].finding.severity } }
}
