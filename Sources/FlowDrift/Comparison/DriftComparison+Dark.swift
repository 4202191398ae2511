public import SourceFacts

/// What nobody sees of the code, whatever the flow says.
extension DriftComparison {
  /// Ways of code of which it is not known who takes them or where they lead.
  public var understoodInPart: [EdgeFact] {
    facts.edges.filter { $0.sure == .unknown && [.present, .push, .showDetail].contains($0.verb) }
  }

  /// Places that may hold a way and cannot be seen into, without those of a way that is understood in part.
  public var dark: [UnseenFact] {
    let known = Set(understoodInPart.map(\.place))
    return facts.unseen.filter { $0.reason != .swift && !known.contains($0.place) }
  }

  /// Both, and what may be in the flow or not, a line for each.
  public var notUnderstood: [String] {
    let ways =
      UnderstoodInPart.all(understoodInPart).map(\.line)
      + doubtful.map { "\($0.place.lineText)  ‘\($0.identity)’ may be a dialog that the flow has, or not." }
    return (ways + dark.map { "\($0.place.lineText)  \($0.sentence)" }).sorted()
  }
}
