import Diagnostics

extension Finding {
  /// The reasons why its severity was lowered, one sentence each: it depends on a fact about which sources
  /// disagree, or it is only reachable by an unusual step.
  var reservations: [String] {
    guard let trace else { return [] }
    return [trace.doubt, trace.unusualWords].filter { !$0.isEmpty }
  }

  /// The same reasons in short form: `doubtful: F4.6`.
  var shortReservations: [String] {
    guard let trace else { return [] }
    let doubted = trace.doubtedFacts.isEmpty ? "" : "doubtful: \(trace.doubtedFacts.joined(separator: ", "))"
    return [doubted, trace.unusualWords].filter { !$0.isEmpty }
  }

  /// Its message followed by these reasons, for formats with one line per finding.
  var messageWithReservations: String {
    shortReservations.isEmpty ? message : "\(message) (\(shortReservations.joined(separator: "; ")))"
  }

  /// The same, followed by the places of other findings of the same cause and of lines of code.
  var line: String {
    messageWithReservations + [otherPlaces(), codePlaces].compactMap { $0 }.map { " (\($0))" }.joined()
  }
}

extension Trace {
  /// `only with a second tap before the transition has ended`; empty if an ordinary path exists.
  var unusualWords: String { unusual.isEmpty ? "" : "only with \(unusual.joined(separator: " and "))" }
}
