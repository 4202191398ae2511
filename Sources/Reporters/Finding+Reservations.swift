import Diagnostics

extension Finding {
  /// Why it weighs less than it might, a sentence each: it hangs on a fact that sources disagree about, or hardly anybody
  /// comes there.
  var reservations: [String] {
    guard let trace else { return [] }
    return [trace.doubt, trace.unusualWords].filter { !$0.isEmpty }
  }

  /// The same in few words: `doubtful: F4.6`.
  private var shortReservations: [String] {
    guard let trace else { return [] }
    let doubted = trace.doubtedFacts.isEmpty ? "" : "doubtful: \(trace.doubtedFacts.joined(separator: ", "))"
    return [doubted, trace.unusualWords].filter { !$0.isEmpty }
  }

  /// Its message with its reservations, for formats that are one line.
  var messageWithReservations: String {
    shortReservations.isEmpty ? message : "\(message) (\(shortReservations.joined(separator: "; ")))"
  }

  /// The same, and where the others of its cause and its lines of code stand.
  var line: String {
    messageWithReservations + [otherPlaces(), codePlaces].compactMap { $0 }.map { " (\($0))" }.joined()
  }
}

extension Trace {
  /// `only with a second tap before the transition has ended`; empty where there is an ordinary way.
  var unusualWords: String { unusual.isEmpty ? "" : "only with \(unusual.joined(separator: " and "))" }
}
