internal import ExpressionLanguage
internal import UIKitSemantics

/// The `never-step` and `possible-step` questions: each reachable step is looked at by those rules that can concern it.
struct StepQuestions {
  private let ground: Ground
  private let played: Played
  private let words: TraceWords
  private let asked: [Asked]
  private let possible: [(steps: PossibleSteps, filter: StepFilter)]

  private final class Asked {
    let question: Questioning
    /// Where it may apply, and where it may fire.
    let when: StepFilter
    let fires: StepFilter

    init(_ question: Questioning, _ facts: (when: Facts, fires: Facts)) {
      self.question = question
      when = StepFilter(facts.when)
      fires = StepFilter(facts.fires)
    }

    /// Where it applies already, only what may fire matters.
    func passes(_ glance: StepGlance) -> Bool {
      (question.isAsked ? fires : when).passes(glance) && !question.isOver
    }
  }

  init(
    _ ground: Ground, _ played: Played, _ words: TraceWords, _ questions: [Questioning],
    possible: [Questioning]
  ) {
    self.ground = ground
    self.played = played
    self.words = words
    // What cannot be read was noted before.
    asked = questions.compactMap { question in
      guard let facts = try? question.consequences() else { return nil }
      return Asked(question, facts)
    }
    self.possible = possible.compactMap { question in
      guard let condition = try? question.rule.question.condition.value() else { return nil }
      return (PossibleSteps(question, ground), StepFilter(condition.facts))
    }
  }

  /// Looks at every step. Costs a glance at each, and a few of those rules for some.
  func ask(knowing parts: BeneathParts) {
    guard !asked.isEmpty || !possible.isEmpty else { return }
    if parts.isEmpty { findWhereTheyApply() }
    let steps = played.exploration.steps(knowing: parts) { glance in
      asked.contains { $0.passes(glance) } || possible.contains { $0.filter.passes(glance) }
    }
    let shared = asked.first { $0.question.rule.parameters.isEmpty }?.question.frame(.step, ground)
    for number in steps.numbers {
      let glance = number.glance
      let step = steps[number]
      let values = StepValues(step, words: words, played)
      if let shared { values.set(in: shared) }
      for one in asked where one.passes(glance) {
        let question = one.question
        let frame = question.frame(.step, ground)
        if frame !== shared { values.set(in: frame) }
        question.look(
          frame, at: played.element(of: step), ground.root, environment: step.before.environment
        ) { steps.trace(to: number) }
      }
      for one in possible where one.filter.passes(glance) && !one.steps.isOver { one.steps.look(at: values) }
    }
    for one in possible { one.steps.finish(isComplete: played.exploration.cut == nil) }
  }

  /// Marks the rules that speak of one of the first steps, as most do; of the others, which are few, every step is asked
  /// whether they speak of it.
  private func findWhereTheyApply() {
    var open = asked
    var rest = 2_000
    played.exploration.visitSteps(where: { glance in open.contains { $0.when.passes(glance) } }) {
      glance, step in
      let values = StepValues(step, words: words, played)
      open.removeAll { one in
        guard one.when.passes(glance) else { return false }
        let frame = one.question.frame(.step, ground)
        values.set(in: frame)
        do { return try one.question.applies(frame) } catch {
          one.question.note(error, at: played.element(of: step))
          return true
        }
      }
      rest -= 1
      return !open.isEmpty && rest > 0
    }
  }
}
