internal import StateExploration
internal import UIKitSemantics

/// A budget for the evaluation of rules at states and steps.
///
/// The limits of the exploration apply here too. The number of evaluated worlds is limited like the number of
/// facts. The number of list elements that conditions visit is limited like ``elementsForFact`` times the
/// number of facts. The memory of new sets of worlds is limited like that of the exploration. When a limit is
/// reached, findings so far are valid, and rules without a finding are undecided.
///
/// One rule may use a part of the budget (``Share``). A rule that exceeds it is not evaluated further; the
/// others are. So all rules together may use twice the limit of an exploration, and as many rules as there
/// are parts can exceed their part before any other rule is affected.
final class EvaluationBudget {
  /// What one rule has used of its part.
  final class Share {
    fileprivate var taken = 0
    fileprivate var work = 0
    /// Whether the rule has used its whole part.
    fileprivate(set) var isSpent = false

    /// Marks the part as used, because one of the conditions costs more than a rule may use.
    func spend() { isSpent = true }
  }

  /// One rule may use one of this many parts: about ten times what the costliest rule needs for a real app.
  private static let parts = 8
  /// With a limit below this number of facts, one rule may use all of it, because that costs little.
  private static let fewFacts = 20_000

  private let limits: ExplorationLimits
  private let space: WorldSpace
  private let stage: ExplorationStage
  private let wasEnded: Bool
  /// The most worlds in which one rule may be evaluated, and the most facts that its work may count as.
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

  /// The least number of list elements for rules about elements; it takes hardly any time.
  private static let fewElements = 1_000_000

  /// The limits for the number of list elements that the conditions of rules about elements visit: for one
  /// rule, and for all.
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

  /// The number of list elements whose evaluation takes about as long as to derive one fact.
  private static let elementsForFact = 50

  /// Counts list elements that the conditions of a rule have visited.
  func take(work: Int, for share: Share) {
    self.work += work
    share.work += work
    if share.work / Self.elementsForFact >= most { share.isSpent = true }
    if self.work / Self.elementsForFact >= mostOfAll, cut == nil { cut = .facts }
  }

  /// For computations before the evaluation of rules: false if a limit was reached, the run was interrupted,
  /// or the task was cancelled.
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
