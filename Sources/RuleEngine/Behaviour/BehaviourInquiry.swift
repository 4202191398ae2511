internal import Diagnostics
internal import ExpressionLanguage
internal import UIKitSemantics

/// Rules about what can happen, asked of one flow together: everything is explored once, and each state and each step
/// is looked at once for all rules.
struct BehaviourInquiry {
  let ground: Ground
  let played: Played
  private let questions: [Questioning]

  /// Asks rules whose keyword is not static, with the values that take the place of their own; one outcome for each
  /// rule, by its id.
  ///
  /// Rules that read whether a tap comes `again` see those taps; for all others nobody taps twice, because every push
  /// button would then lead one level deeper.
  static func run(
    _ rules: [(rule: Rule, overrides: [String: ParameterValue])], ground: Ground
  ) -> [RuleID: Inquiry.Outcome] {
    let questions = rules.map { Questioning($0.rule, $0.overrides) }
    var outcomes: [RuleID: Inquiry.Outcome] = [:]
    for again in [false, true] {
      let group = questions.filter { $0.readsAgain == again }
      guard !group.isEmpty else { continue }
      var counting = MachineCounts()
      counting.again = again
      let inquiry = BehaviourInquiry(
        ground: ground, played: Played(ground.records, counting: counting), questions: group)
      for (question, outcome) in zip(group, inquiry.run()) { outcomes[question.rule.id] = outcome }
    }
    return outcomes
  }

  /// One outcome for each question, in their order.
  private func run() -> [Inquiry.Outcome] {
    askStates(questions.filter { $0.rule.question.keyword == .never })
    askSteps(
      questions.filter { $0.rule.question.keyword == .neverStep },
      possible: questions.filter { $0.rule.question.keyword == .possibleStep }
        .map { PossibleSteps($0, ground) })
    for question in questions where question.rule.question.keyword == .alwaysPossibleStep {
      TrapQuestion(question: question, ground: ground, played: played).ask()
    }
    if played.exploration.cut != nil { for question in questions { question.noteCut() } }
    let words = TraceWords(played.machine)
    return questions.map { $0.finished(words) }
  }

  private func askStates(_ questions: [Questioning]) {
    guard !questions.isEmpty else { return }
    let states = played.exploration.states(knowing: .all)
    for number in 0..<states.count {
      let state = states[number]
      let values = StateValues(state, moves: states.moves(in: number), played)
      for question in questions where !question.isOver {
        let frame = question.frame(.state, ground)
        values.set(in: frame)
        question.look(frame, at: values.top.screen, ground.root, environment: state.environment) {
          states.trace(to: number)
        }
      }
    }
  }

  private func askSteps(_ questions: [Questioning], possible: [PossibleSteps]) {
    guard !questions.isEmpty || !possible.isEmpty else { return }
    let exploration = played.exploration
    let words = TraceWords(played.machine)
    for number in exploration.steps {
      let step = exploration[number]
      let values = StepValues(step, label: words.action(step.move, step.before), played)
      for question in questions where !question.isOver {
        let frame = question.frame(.step, ground)
        values.set(in: frame)
        question.look(
          frame, at: played.element(of: step), ground.root, environment: step.before.environment
        ) { exploration.trace(to: number) }
      }
      for asked in possible { asked.look(at: values) }
    }
    for asked in possible { asked.finish(isComplete: exploration.cut == nil) }
  }
}
