public import SourceFacts

/// The parts of the code that could not be understood, independent of the flow.
extension DriftComparison {
  /// Edges of code with an unknown source or target.
  public var understoodInPart: [EdgeFact] {
    facts.edges.filter { $0.sure == .unknown && [.present, .push, .showDetail].contains($0.verb) }
  }

  /// Places that may contain an edge but could not be read, without those of partly understood edges.
  public var dark: [UnseenFact] {
    let known = Set(understoodInPart.map(\.place))
    return facts.unseen.filter { $0.reason != .swift && !known.contains($0.place) }
  }

  /// Both, and the doubtful dialogs, one line each.
  public var notUnderstood: [String] {
    let ways =
      UnderstoodInPart.all(understoodInPart).map(\.line)
      + doubtful.map { "\($0.place.lineText)  ‘\($0.identity)’ may be a dialog that the flow has, or not." }
    return (ways + dark.map { "\($0.place.lineText)  \($0.sentence)" }).sorted()
  }
}
