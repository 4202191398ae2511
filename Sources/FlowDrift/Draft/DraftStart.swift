internal import SourceFacts

/// Tells whether it is open what a draft begins with.
enum DraftStart {
  /// More places say nothing.
  private static let maximumPlaces = 6

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
        "it is not known what the app begins with; of all screens that nothing leads to, this leads to most"
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
