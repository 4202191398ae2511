internal import Diagnostics
// Readings of contested facts are explored on threads of their own.
internal import Dispatch
internal import ExpressionLanguage
internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// Rules about what can happen, asked of one flow together: everything is explored once for all rules that read the
/// same of it, and each state and each step is looked at by those rules that can concern it.
struct BehaviourInquiry {
  let ground: Ground
  let played: Played
  private let questions: [Questioning]
  private let words: TraceWords

  /// Asks rules whose keyword is not static, with the values that take the place of their own; one outcome for each
  /// rule, by its id.
  static func run(
    _ rules: [(rule: Rule, overrides: [String: ParameterValue])], ground: Ground, _ tuning: RuleTuning
  ) -> [RuleID: Inquiry.Outcome] {
    let questions = rules.map { Questioning($0.rule, $0.overrides, remembers: tuning.remembers) }
    var groups: [(counting: MachineCounts, questions: [Questioning])] = []
    for question in questions {
      guard let counting = question.counting(ground, together: tuning.together) else { continue }
      if let known = groups.firstIndex(where: { $0.counting == counting }) {
        groups[known].questions.append(question)
      } else {
        groups.append((counting, [question]))
      }
    }
    var limits = ExplorationLimits.standard
    if let states = tuning.stateLimit { limits.heads = states }
    if let bytes = tuning.byteLimit { limits.bytes = bytes }
    for group in groups { ask(group.questions, group.counting, ground, limits) }
    return Dictionary(uniqueKeysWithValues: questions.map { ($0.rule.id, $0.outcome) })
  }

  /// Asks rules that count the same: with facts as they most likely are, and beside that once more for each fact on which
  /// sources contradict each other, where it is read the other way on the devices it matters for; the findings then say
  /// what hangs on it.
  private static func ask(
    _ questions: [Questioning], _ counting: MachineCounts, _ ground: Ground, _ limits: ExplorationLimits
  ) {
    let readings = FactSwitches.otherReadings(for: ground.records.flow)
    // A step that cannot happen on these devices may well happen on others: nothing can be said of it here.
    let repeated = questions.filter { $0.rule.question.keyword != .possibleStep }
    // Each of these is one thread’s alone until all are done.
    nonisolated(unsafe) var asked = [BehaviourInquiry?](repeating: nil, count: readings.count + 1)
    nonisolated(unsafe) let (usual, again, first) = (questions, repeated, ground)
    asked.withUnsafeMutableBufferPointer { asked in
      nonisolated(unsafe) let asked = asked
      DispatchQueue.concurrentPerform(iterations: asked.count) { number in
        let inquiry: BehaviourInquiry
        if number == 0 {
          inquiry = BehaviourInquiry(first, Played(first.records, counting: counting, limits: limits), usual)
        } else {
          let reading = readings[number - 1]
          var counting = counting
          counting.models = reading.models
          let own = Ground(FlowRecords(first.records.flow), root: first.root, isPictured: first.isPictured)
          let played = Played(own.records, counting: counting, switches: reading.switches, limits: limits)
          let others = again.map { Questioning($0.rule, $0.overrides, remembers: $0.remembers) }
          inquiry = BehaviourInquiry(own, played, others)
        }
        inquiry.run()
        asked[number] = inquiry
      }
    }
    guard let usual = asked[0] else { return }
    // Each question is one thread’s alone; what they share is only read.
    nonisolated(unsafe) let all = questions
    let words = usual.words
    DispatchQueue.concurrentPerform(iterations: all.count) { all[$0].finish(words) }
    for (reading, other) in zip(readings, asked.dropFirst()) {
      if let other { usual.compare(repeated, with: other, reading) }
    }
  }

  /// Has the findings of the other reading of a fact say that they hang on it, and those that are missing there.
  private func compare(
    _ questions: [Questioning], with other: BehaviourInquiry, _ reading: FactSwitches.OtherReading
  ) {
    let all = played.machine.environments.all
    let concerned = Set(all.indices.filter { reading.models?.contains(all[$0].model) != false })
    let numbers = other.played.machine.environments.all.map { all.firstIndex(of: $0) ?? 0 }
    for (question, again) in zip(questions, other.questions) {
      again.finish(other.words) { !question.isFound(at: $0) }
      question.compare(with: again, reading, concerned: concerned) {
        words.environments.words(for: Set($0.map { numbers[$0] }))
      }
    }
  }

  private init(_ ground: Ground, _ played: Played, _ questions: [Questioning]) {
    self.ground = ground
    self.played = played
    self.questions = questions
    words = TraceWords(played.machine, isPictured: ground.isPictured)
  }

  private func run() {
    var readings: [BeneathParts: [Questioning]] = [:]
    for question in questions { readings[question.parts, default: []].append(question) }
    for (parts, questions) in readings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      StateQuestions(ground, played, words, questions.filter { $0.rule.question.keyword == .never }).ask(
        knowing: parts)
      StepQuestions(
        ground, played, words, questions.filter { $0.rule.question.keyword == .neverStep },
        possible: questions.filter { $0.rule.question.keyword == .possibleStep }
      ).ask(knowing: parts)
    }
    for question in questions where question.rule.question.keyword == .alwaysPossibleStep {
      TrapQuestion(question, ground, played, words).ask()
    }
    if played.exploration.cut != nil { for question in questions { question.noteCut() } }
    for question in questions { question.spread { played.machine.alike($0) } }
  }
}

extension Questioning {
  /// What has to be counted and told apart for the rule; nil where it cannot apply to the flow at all.
  fileprivate func counting(_ ground: Ground, together: Bool) -> MachineCounts? {
    var counting = MachineCounts()
    do {
      let facts = try consequences()
      if isOff(facts.when) { return nil }
      // For all others nobody taps twice, because every push button would then lead one level deeper.
      let isOnce = facts.fires.falseBools.contains("step.again")
      counting.again = !isOnce && programs.contains { $0.reads.fields.contains { $0.field == "again" } }
      counting.exposed = readsExposed
      // What may happen on the way to what is hoped for is the same wherever the flow cannot tell it apart; only where
      // the rule itself tells it apart has each environment to be looked at.
      let through = try rule.question.through?.value().reads.variables.contains("env") ?? false
      counting.together = together && !through
      return counting
    } catch {
      note(error, at: ground.records.screens[ground.records.flow.start])
      return nil
    }
  }
}
