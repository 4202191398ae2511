/// Finds the shortest runs of a machine that was explored without counting events, up to a length that the
/// caller raises. What is searched mostly comes after few events, while the longest of all shortest runs can
/// have many times as many.
///
/// Heads, transitions and labels have the same numbers as in the whole exploration, and the machine is not
/// called. Not thread-safe, like its ``WorldSpace``.
public final class ShortestRuns<System: PushdownSystem> {
  private let whole: Exploration<System>
  private var facts: Saturation

  /// - Parameters:
  ///   - whole: a complete exploration.
  ///   - limits: how much may be derived.
  public init(in whole: Exploration<System>, limits: ExplorationLimits = .standard) {
    self.whole = whole
    facts = Saturation(lengthsOf: whole.graph.facts, limits: limits)
  }

  /// Whether the last exploration contains all states, so that a greater length finds nothing new.
  public var isExhausted: Bool { facts.isExhausted }

  /// Why the search stopped; nil if no limit was hit.
  public var stop: ExplorationCut? { facts.cut }

  /// Everything that runs of up to this many events reach, with the worlds in which no shorter run does.
  /// Cost: the facts beyond the length of the last call, and a pass over all facts found so far.
  public func exploration(upTo length: Int) -> Exploration<System> {
    facts.run(upTo: length)
    return Exploration(whole.interned, Graph(facts))
  }
}
