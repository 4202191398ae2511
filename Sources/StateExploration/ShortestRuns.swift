/// The shortest runs of a machine that was explored without counting events, as far as somebody asks for them: what is looked
/// for mostly comes after few events, while the longest shortest run can have many times as many.
///
/// Heads, transitions and labels have the numbers that they have in the whole, and nothing is asked of the machine. Not for two
/// threads at once, as the space of its worlds.
public final class ShortestRuns<System: PushdownSystem> {
  private let whole: Exploration<System>
  private var facts: Saturation

  /// - Parameters:
  ///   - whole: an exploration that is complete.
  ///   - limits: how much may be derived.
  public init(in whole: Exploration<System>, limits: ExplorationLimits = .standard) {
    self.whole = whole
    facts = Saturation(lengthsOf: whole.graph.facts, limits: limits)
  }

  /// Whether there are no longer runs than those of the last exploration.
  public var isExhausted: Bool { facts.isExhausted }

  /// The limit that stopped the search, if one did.
  public var stop: ExplorationCut? { facts.cut }

  /// What runs of up to so many events come to, with the worlds in which no shorter run does. Costs what the events beyond those
  /// of the exploration before come to, and a pass over all that was found so far.
  public func exploration(upTo length: Int) -> Exploration<System> {
    facts.run(upTo: length)
    return Exploration(whole.interned, Graph(facts))
  }
}
