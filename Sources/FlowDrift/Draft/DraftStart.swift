internal import SourceFacts

/// Decides whether the start of a draft is certain.
enum DraftStart {
  /// At most this many places are listed.
  private static let maximumPlaces = 6

  /// Guesses the start: a screen with edges from it and none to it, from which most screens can be reached.
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
    // Among equals, the one with the most edges of its own is chosen, to exclude screens that only show a
    // dialog.
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

  /// Why the start of the app is not certain, with the places that set a window's first screen.
  ///
  /// - Parameters:
  ///   - reached: how many screens can be reached from the start, including the start.
  ///   - all: how many screens there are.
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
