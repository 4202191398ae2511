internal import StateExploration
internal import UIKitSemantics

/// How many more states and steps rules may be evaluated at.
///
/// The limits of the exploration apply here too. The number of evaluated worlds is limited like the number of facts, elements
/// of lists that conditions go through like so many times as many facts (``elementsForFact``), and the
/// memory of the sets of worlds that the evaluation creates is limited like the memory of the exploration. After a limit
/// was reached, findings remain valid, and rules without a finding are undecided.
///
/// One rule may use a part of it (``Share``). A rule that needs more is not evaluated any further, and all others are: so
/// all together may use twice what one exploration may, and as many rules as there are parts can end before any other does.
final class EvaluationBudget {
  /// What one rule has used of its part.
  final class Share {
    fileprivate var taken = 0
    fileprivate var work = 0
    /// Whether the rule has used all that one rule may.
    fileprivate(set) var isSpent = false

    /// One of its conditions takes more than a rule may use.
    func spend() { isSpent = true }
  }

  /// One rule may use so much of what an exploration may derive: some ten times what the costliest one needs for a real app.
  private static let parts = 8
  /// Of a limit of fewer facts a rule may use all, because that costs little.
  private static let fewFacts = 20_000

  private let limits: ExplorationLimits
  private let space: WorldSpace
  private let stage: ExplorationStage
  private let wasEnded: Bool
  /// How many worlds one rule may be evaluated in, and how many facts its work may stand for.
  private let most: Int
  private let mostOfAll: Int
  private var taken = 0
  private var work = 0
  private var end: ContinuousClock.Instant?
  /// The limit that was reached; nil if none was.
  private(set) var cut: ExplorationCut.Limit?

  init(_ explored: ExploredFlow) {
    limits = explored.limits
    space = explored.exploration.worlds
    var stage = ExplorationStage(
      facts: explored.exploration.factCount, heads: explored.exploration.counts.heads)
    stage.isAnswering = true
    self.stage = stage
    wasEnded = explored.exploration.stop?.limit == .interrupt
    most = Self.mostOfOneRule(limits)
    mostOfAll = Self.mostOfAllRules(limits)
  }

  private static func mostOfOneRule(_ limits: ExplorationLimits) -> Int {
    max(limits.facts / parts, min(limits.facts, fewFacts))
  }

  private static func mostOfAllRules(_ limits: ExplorationLimits) -> Int {
    limits.facts.multipliedReportingOverflow(by: 2).overflow ? .max : 2 * limits.facts
  }

  /// However little may be explored, what rules about elements may use costs hardly any time.
  private static let fewElements = 1_000_000

  /// Through how many elements of lists the conditions of rules about elements may go: those of one rule, and of all.
  static func elements(_ limits: ExplorationLimits) -> (ofOneRule: Int, ofAllRules: Int) {
    func elements(_ facts: Int) -> Int {
      let product = facts.multipliedReportingOverflow(by: elementsForFact)
      return product.overflow ? .max : product.partialValue
    }
    return (
      max(elements(mostOfOneRule(limits)), fewElements),
      max(elements(mostOfAllRules(limits)), 20 * fewElements)
    )
  }

  /// Whether a limit was reached.
  var isSpent: Bool { cut != nil }

  /// Counts one world of a state or step, for a rule. Returns false if a limit was reached.
  @inline(__always)
  func take(for share: Share?) -> Bool {
    if cut != nil { return false }
    if let share {
      if share.isSpent { return false }
      share.taken += 1
      if share.taken > most { share.isSpent = true }
    }
    taken += 1
    return taken & 0xFF != 0 || checkLimits()
  }

  /// Deriving a fact costs about as much time as evaluating a condition for so many elements.
  private static let elementsForFact = 50

  /// Counts elements of lists that conditions of a rule went through.
  func take(work: Int, for share: Share) {
    self.work += work
    share.work += work
    if share.work / Self.elementsForFact >= most { share.isSpent = true }
    if self.work / Self.elementsForFact >= mostOfAll, cut == nil { cut = .facts }
  }

  /// For what is worked out before rules are evaluated: false where a limit was reached or the run is ended.
  func goesOn() -> Bool { cut == nil && !Task.isCancelled && checkLimits() }

  @inline(never)
  private func checkLimits() -> Bool {
    if taken >= mostOfAll {
      cut = .facts
    } else if space.bytes >= limits.bytes {
      cut = .bytes
    } else if let goesOn = limits.goesOn, !goesOn(stage) {
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
