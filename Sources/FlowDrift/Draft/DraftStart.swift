internal import SourceFacts

/// Tells whether it is open what a draft begins with.
enum DraftStart {
  /// More places say nothing.
  private static let maximumPlaces = 6

  /// Where most is reached from: a screen that leads somewhere and that nothing leads to.
  ///
  /// - Parameter children: the tabs and columns of each screen that has some.
  static func guess(_ ways: [DraftPlan.Way], _ children: [String: [String]]) -> String? {
    var next = children
    for way in ways {
      if let target = DraftPlan.screen(way.edge) { next[way.source, default: []].append(target) }
    }
    let sources = Set(ways.map(\.source)).union(children.keys)
    let targets = Set(next.values.joined())
    let roots = sources.subtracting(targets)
    let candidates = roots.isEmpty ? sources : roots
    // Of those that reach as much the one that leads to most by itself, as one that only asks something.
    let counts = Dictionary(grouping: ways, by: \.source).mapValues(\.count)
    let reach = Dictionary(uniqueKeysWithValues: candidates.map { ($0, reached(from: $0, next)) })
    return candidates.max { one, other in
      (reach[one] ?? 0, counts[one] ?? 0, other) < (reach[other] ?? 0, counts[other] ?? 0, one)
    }
  }

  private static func reached(from start: String, _ next: [String: [String]]) -> Int {
    var seen: Set<String> = [start]
    var open = [start]
    while let screen = open.popLast() {
      for target in next[screen] ?? [] where seen.insert(target).inserted { open.append(target) }
    }
    return seen.count
  }

  /// Why it is open what the app begins with, with the places that give a window its first screen.
  ///
  /// - Parameters:
  ///   - reached: how many screens are reached from the start, itself among them.
  ///   - all: how many there are.
  static func whyOpen(_ app: AppFact?, reached: Int, of all: Int) -> String? {
    let roots = app?.roots ?? []
    let reason: String
    if app?.start == nil {
      reason =
        "it is not known what the app begins with; of all screens that nothing leads to, most is reached from this"
    } else if let first = roots.first, first.type == nil {
      reason = "what the window is given first could not be followed"
    } else if reached == 1, all > 1 {
      reason = "nothing was found that leads on from there"
    } else if reached * 10 < all {
      reason = "only \(reached) of \(all) screens are reached from there"
    } else {
      return nil
    }
    let places = roots.map(\.place.lineText).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    guard !places.isEmpty else { return reason }
    let more = places.count > maximumPlaces ? " and \(places.count - maximumPlaces) more places" : ""
    return reason + "; windows get their first screen at "
      + places.prefix(maximumPlaces).joined(separator: ", ") + more
  }
}
