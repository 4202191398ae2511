internal import ExpressionLanguage
internal import UIKitSemantics

/// The `never-step` and `possible-step` questions: each reachable step is looked at by those rules that can concern it.
struct StepQuestions {
  private let played: Played
  private let sighting: Sighting
  private let asked: [Asked]
  private let possible: [(steps: PossibleSteps, filter: StepFilter)]

  private struct Asked {
    let rule: AskedRule
    /// Where it may apply, and where it may fire.
    let when: StepFilter
    let fires: StepFilter

    /// Where it applies already, only what may fire matters.
    func passes(_ glance: StepGlance) -> Bool {
      (rule.questioning.isAsked ? fires : when).passes(glance) && !rule.questioning.isOver
    }
  }

  init(
    _ ground: Ground, _ played: Played, _ words: TraceWords, _ questions: [Questioning],
    possible: [Questioning]
  ) {
    let sighting = Sighting(played, words)
    let records = Sighting.Records(sighting)
    self.played = played
    self.sighting = sighting
    asked = questions.compactMap { question in
      // What cannot be read was noted before.
      guard let facts = try? question.consequences() else { return nil }
      return Asked(
        rule: AskedRule(question, .step, ground, sighting, records), when: StepFilter(facts.when),
        fires: StepFilter(facts.fires))
    }
    self.possible = possible.compactMap { question in
      guard let condition = try? question.rule.question.condition.value() else { return nil }
      return (PossibleSteps(question, ground, sighting, records), StepFilter(condition.facts))
    }
  }

  /// Looks at every step. Costs a glance at each, and a few of those rules for some.
  func ask(knowing parts: BeneathParts) {
    guard !asked.isEmpty || !possible.isEmpty else { return }
    if parts.isEmpty { findWhereTheyApply() }
    let concerned = GlanceRules(asked.count + possible.count) { [asked, possible] rule, glance in
      if rule < asked.count { return asked[rule].passes(glance) }
      let one = possible[rule - asked.count]
      return one.filter.passes(glance) && !one.steps.isOver
    }
    let steps = played.exploration.steps(knowing: parts) { concerned.concerns($0) }
    sighting.begin(steps, knowing: parts)
    for number in steps.numbers {
      concerned.visit(number.glance, meaning: played.exploration.meaning(of: number)) { entry in
        sighting.turn(to: number, showing: entry.shown)
        for rule in entry.rules where look(rule) { concerned.forget() }
      } learn: { shown in
        sighting.teach(&shown)
      } settled: { rule, shown in
        rule < asked.count && asked[rule].rule.isSettled { shown.number(of: $0) }
      }
    }
    for one in possible { one.steps.finish(isComplete: played.exploration.cut == nil) }
  }

  /// Whether other steps concern the rule from now on.
  private func look(_ rule: Int) -> Bool {
    if rule < asked.count { return asked[rule].rule.look() }
    let steps = possible[rule - asked.count].steps
    steps.look()
    return steps.isOver
  }

  /// Marks the rules that speak of one of the first steps, as most do; of the others, which are few, every step is asked
  /// whether they speak of it.
  private func findWhereTheyApply() {
    var open = asked
    var rest = 2_000
    played.exploration.visitSteps(where: { glance in open.contains { $0.when.passes(glance) } }) {
      glance, step in
      sighting.turn(to: step)
      open.removeAll { one in
        guard one.when.passes(glance) else { return false }
        do { return try one.rule.applies() } catch {
          one.rule.questioning.note(error, at: sighting.element(sighting.number))
          return true
        }
      }
      rest -= 1
      return !open.isEmpty && rest > 0
    }
  }
}
