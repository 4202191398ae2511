import StateExploration
import Testing

/// Prints how time and memory grow with the app; `EXPLORATION_GROWTH=8000` says up to how many screens, and
/// `EXPLORATION_CONTINUING` how many of 100 screens close themselves and present another.
@Test(.enabled(if: setting("EXPLORATION_GROWTH", 0) > 0, "set EXPLORATION_GROWTH to measure"))
func growth() {
  let continuing = setting("EXPLORATION_CONTINUING", 0)
  print("screens |   heads |   facts |  MB | explore | questions | traps | observer | all ms | ns/fact | x")
  var last = 0.0
  var screens = 125
  while screens <= setting("EXPLORATION_GROWTH", 0) {
    let app = GeneratedApp(screens: screens, seed: 7, continuing: continuing)
    let clock = ContinuousClock()
    var times: [Double] = []
    func measure<Answer>(_ body: () -> Answer) -> Answer {
      var answer: Answer?
      let time = clock.measure { answer = body() }
      times.append(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3)
      return answer ?? body()
    }
    let exploration = measure { Exploration(app) }
    let found = measure {
      (
        exploration.firstHead { $0.frame.layers == 7 },
        exploration.firstTransition { $0.transition.label == .max }
      )
    }
    #expect(found.0 == nil && found.1 == nil && exploration.isComplete)
    let traps = measure { exploration.traps(.layerCloses) { exploration[$0].frame.layers > 0 } }
    let observer = Observer<GeneratedApp, UInt8>(
      initial: { _ in 0 },
      above: { beneath, hole, callee in
        callee.frame.isPushed ? beneath : beneath | (hole.layers > 0 ? 1 << hole.style : 0)
      })
    let observation = measure { Observation(exploration, observer) }
    let all = times.reduce(0, +)
    print(
      screens, exploration.heads.count, exploration.factCount, exploration.bytes >> 20,
      times.map { Int($0) }, Int(all), Int(times[0] * 1e6 / Double(exploration.factCount)),
      last > 0 ? (all / last * 100).rounded() / 100 : 0, "traps", traps.states.count, "observed",
      observation.states.count, separator: " | ")
    last = all
    screens *= 2
  }
}

extension Possibility where System == GeneratedApp {
  /// The presentation in front can still be closed.
  static var layerCloses: Possibility {
    Possibility(scope: .region { _, callee in callee.frame.isPushed }) { transition in
      guard case .return = transition.transition.outcome else { return false }
      switch transition.source {
      case .head(_, let head): return !head.frame.isPushed
      case .landing(let hole, _): return !hole.isPushed
      }
    }
  }
}
