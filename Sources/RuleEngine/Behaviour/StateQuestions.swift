internal import ExpressionLanguage
internal import UIKitSemantics

/// The `never` questions: each reachable state is looked at by those rules that can concern it.
struct StateQuestions {
  private let ground: Ground
  private let played: Played
  private let asked: [Asked]

  private struct Asked {
    let question: Questioning
    /// Where it may apply, and where it may fire.
    let filters: (when: StateFilter, fires: StateFilter)
    let readsMoves: Bool
  }

  init(_ ground: Ground, _ played: Played, _ questions: [Questioning]) {
    self.ground = ground
    self.played = played
    asked = questions.compactMap { question in
      // What cannot be read was noted before.
      guard let facts = try? question.consequences() else { return nil }
      return Asked(
        question: question, filters: (StateFilter(facts.when), StateFilter(facts.fires)),
        readsMoves: question.reads("moves"))
    }
  }

  /// Looks at every state. Costs the states that differ in what is known, and a few of those rules for each.
  func ask(knowing parts: BeneathParts) {
    guard !asked.isEmpty else { return }
    let states = played.exploration.states(knowing: parts)
    let shared = asked.first { $0.question.rule.parameters.isEmpty }?.question.frame(.state, ground)
    for number in 0..<states.count {
      let state = states[number]
      let env = played.environments[state.environment]
      var values: StateValues?
      var hasMoves = false
      for asked in asked {
        let question = asked.question
        let filter = question.isAsked ? asked.filters.fires : asked.filters.when
        guard filter.passes(state, env), !question.isOver else { continue }
        if values == nil || asked.readsMoves && !hasMoves {
          hasMoves = asked.readsMoves
          let made = StateValues(state, moves: hasMoves ? played.moves(states.moves(in: number)) : [], played)
          if let shared { made.set(in: shared) }
          values = made
        }
        guard let values else { continue }
        let frame = question.frame(.state, ground)
        if frame !== shared { values.set(in: frame) }
        question.look(frame, at: values.top.screen, ground.root, environment: state.environment) {
          states.trace(to: number)
        }
      }
    }
  }
}
