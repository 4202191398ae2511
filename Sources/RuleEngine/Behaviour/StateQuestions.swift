internal import ExpressionLanguage
internal import UIKitSemantics

/// The `never` questions: each reachable state is looked at by all of them.
struct StateQuestions {
  private let played: Played
  private let sighting: Sighting
  private let asked: [AskedRule]

  init(_ ground: Ground, _ played: Played, _ words: TraceWords, _ questions: [Questioning]) {
    let sighting = Sighting(played, words)
    let records = Sighting.Records(sighting)
    self.played = played
    self.sighting = sighting
    // What cannot be read was noted before.
    asked = questions.filter { (try? $0.consequences()) != nil }.map {
      AskedRule($0, .state, ground, sighting, records)
    }
  }

  /// Looks at every state. Costs the states that differ in what is known, and for each rule its distinct readings.
  func ask(knowing parts: BeneathParts) {
    guard !asked.isEmpty else { return }
    let states = played.exploration.states(knowing: parts)
    var current = 0
    sighting.begin {
      let number = current
      return { states.trace(to: number) }
    }
    for number in 0..<states.count {
      current = number
      sighting.turn(to: states.number(of: number), states[number])
      for rule in asked where !rule.questioning.isOver { rule.look() }
    }
  }
}
