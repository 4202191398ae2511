import Diagnostics

extension Finding {
  /// The reasons why its severity is lower, one sentence each: it depends on a fact about which sources disagree, or it
  /// can only be reached by an unusual step.
  var reservations: [String] {
    guard let trace else { return [] }
    return [trace.doubt, trace.unusualWords].filter { !$0.isEmpty }
  }

  /// The reasons in short: `doubtful: F4.6`.
  var shortReservations: [String] {
    guard let trace else { return [] }
    let doubted = trace.doubtedFacts.isEmpty ? "" : "doubtful: \(trace.doubtedFacts.joined(separator: ", "))"
    return [doubted, trace.unusualWords].filter { !$0.isEmpty }
  }

  /// Its message and these reasons, for formats with one line for each finding.
  var messageWithReservations: String {
    shortReservations.isEmpty ? message : "\(message) (\(shortReservations.joined(separator: "; ")))"
  }

  /// The same, with the places of other findings of the same cause and of lines of code.
  var line: String {
    messageWithReservations + [otherPlaces(), codePlaces].compactMap { $0 }.map { " (\($0))" }.joined()
  }
}

extension Trace {
  /// `only with a second tap before the transition has ended`; empty where there is an ordinary way.
  var unusualWords: String { unusual.isEmpty ? "" : "only with \(unusual.joined(separator: " and "))" }
}
