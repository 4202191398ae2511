internal import Diagnostics
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

  /// Asks rules whose keyword is not static, with the values that take the place of their own; one outcome for each
  /// rule, by its id.
  static func run(
    _ rules: [(rule: Rule, overrides: [String: ParameterValue])], ground: Ground, _ tuning: RuleTuning
  ) -> [RuleID: Inquiry.Outcome] {
    let questions = rules.map { Questioning($0.rule, $0.overrides, remembers: tuning.remembers) }
    var groups: [(counting: MachineCounts, questions: [Questioning])] = []
    for question in questions {
      guard let counting = question.counting(ground) else { continue }
      if let known = groups.firstIndex(where: { $0.counting == counting }) {
        groups[known].questions.append(question)
      } else {
        groups.append((counting, [question]))
      }
    }
    let limits = tuning.stateLimit.map { ExplorationLimits(heads: $0) } ?? .standard
    for group in groups {
      let played = Played(ground.records, counting: group.counting, limits: limits)
      BehaviourInquiry(ground: ground, played: played, questions: group.questions).run()
      for reading in FactSwitches.otherReadings(for: ground.records.flow) {
        ask(group.questions, group.counting, reading, played, ground, limits)
      }
    }
    return Dictionary(uniqueKeysWithValues: questions.map { ($0.rule.id, $0.outcome) })
  }

  /// Asks the same once more where a fact on which sources contradict each other is read the other way, on the devices
  /// it matters for, and has the findings say what hangs on it.
  private static func ask(
    _ questions: [Questioning], _ counting: MachineCounts, _ reading: FactSwitches.OtherReading,
    _ first: Played,
    _ ground: Ground, _ limits: ExplorationLimits
  ) {
    // A step that cannot happen on these devices may well happen on others: nothing can be said of it here.
    let questions = questions.filter { $0.rule.question.keyword != .possibleStep }
    var counting = counting
    counting.models = reading.models
    let played = Played(ground.records, counting: counting, switches: reading.switches, limits: limits)
    let others = questions.map { Questioning($0.rule, $0.overrides, remembers: $0.remembers) }
    BehaviourInquiry(ground: ground, played: played, questions: others).run()
    let all = first.machine.environments.all
    let concerned = Set(all.indices.filter { reading.models?.contains(all[$0].model) != false })
    let numbers = played.machine.environments.all.map { environment in all.firstIndex(of: environment) ?? 0 }
    let words = TraceWords(first.machine).environments
    for (question, other) in zip(questions, others) {
      question.compare(with: other, reading, concerned: concerned) {
        words.words(for: Set($0.map { numbers[$0] }))
      }
    }
  }

  private func run() {
    let words = TraceWords(played.machine, isPictured: ground.isPictured)
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
    for question in questions { question.finish(words) }
  }
}

extension Questioning {
  /// What has to be counted and told apart for the rule; nil where it cannot apply to the flow at all.
  fileprivate func counting(_ ground: Ground) -> MachineCounts? {
    var counting = MachineCounts()
    do {
      let facts = try consequences()
      if isOff(facts.when) { return nil }
      // For all others nobody taps twice, because every push button would then lead one level deeper.
      let isOnce = facts.fires.falseBools.contains("step.again")
      counting.again = !isOnce && programs.contains { $0.reads.fields.contains { $0.field == "again" } }
      counting.exposed = readsExposed
      return counting
    } catch {
      note(error, at: ground.records.screens[ground.records.flow.start])
      return nil
    }
  }
}
