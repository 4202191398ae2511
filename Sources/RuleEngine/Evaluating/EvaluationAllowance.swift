internal import StateExploration
internal import UIKitSemantics

/// How many more states and steps rules may be evaluated at.
///
/// The limits of the exploration apply here too. The number of evaluated worlds is limited like the number of facts, elements
/// of lists that conditions go through like so many times as many facts (``elementsForFact``), and the
/// memory of the sets of worlds that the evaluation creates is limited like the memory of the exploration. After a limit
/// was reached, findings remain valid, and rules without a finding are undecided.
final class EvaluationAllowance {
  private let limits: ExplorationLimits
  private let space: WorldSpace
  private let facts: Int
  private let wasEnded: Bool
  private var taken = 0
  private var work = 0
  private var end: ContinuousClock.Instant?
  /// The limit that was reached; nil if none was.
  private(set) var cut: ExplorationCut.Limit?

  init(_ explored: ExploredFlow) {
    limits = explored.limits
    space = explored.exploration.worlds
    facts = explored.exploration.factCount
    wasEnded = explored.exploration.stop?.limit == .interrupt
  }

  /// Whether a limit was reached.
  var isSpent: Bool { cut != nil }

  /// Counts one world of a state or step. Returns false if a limit was reached.
  @inline(__always)
  func take() -> Bool {
    if cut != nil { return false }
    taken += 1
    return taken & 0xFF != 0 || checkLimits()
  }

  /// Deriving a fact costs about as much time as evaluating a condition for so many elements.
  private static let elementsForFact = 50

  /// Counts elements of lists that conditions went through.
  func take(work: Int) {
    self.work += work
    if self.work / Self.elementsForFact >= limits.facts, cut == nil { cut = .facts }
  }

  @inline(never)
  private func checkLimits() -> Bool {
    if taken >= limits.facts {
      cut = .facts
    } else if space.bytes >= limits.bytes {
      cut = .bytes
    } else if let goesOn = limits.goesOn, !goesOn(facts) {
      endSoon()
    }
    return cut == nil
  }

  /// After an interrupted exploration, rules are evaluated for one second at the part that was explored.
  private func endSoon() {
    let now = ContinuousClock.now
    let end = end ?? (wasEnded ? now + .seconds(1) : now)
    self.end = end
    if now >= end { cut = .interrupt }
  }
}
