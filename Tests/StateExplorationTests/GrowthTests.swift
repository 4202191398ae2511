import StateExploration
import Testing

/// Prints how time and memory grow with the app; `EXPLORATION_GROWTH=8000` says up to how many screens, and
/// `EXPLORATION_CONTINUING` how many of 100 screens close themselves and present another.
@Test(.enabled(if: setting("EXPLORATION_GROWTH", 0) > 0, "set EXPLORATION_GROWTH to measure"))
func growth() {
  let continuing = setting("EXPLORATION_CONTINUING", 0)
  print(
    "screens | heads | facts | nodes | MB | [explore, traps, observer, its transitions] | all ms | ns/fact | x"
  )
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
    #expect(exploration.isComplete)
    let transitions = (0..<exploration.transitionCount).map { exploration[number: $0] }
    let possibility = Possibility(
      goals: transitions.map { $0.isLayerClosing }, accepted: transitions.map { _ in app.worlds.all },
      shared: (0..<exploration.headCount).map { exploration.head(number: $0).isPushed },
      mayChange: [WorldSet](repeating: app.worlds.all, count: exploration.headCount))
    let traps = measure {
      exploration.traps(possibility) { exploration[$0].layers > 0 ? app.worlds.all : .empty }
    }
    let observer = Observer<GeneratedApp, UInt8>(
      initial: { _, _ in (0, app.worlds.all) },
      above: { beneath, hole, callee, world in
        if callee.isPushed { return (beneath, app.worlds.all) }
        // In a wide window a sheet shows what is beneath.
        let shows: UInt8 = world[0] ? 4 : 0
        return (
          beneath & 3 | (hole.layers > 0 ? 1 << (hole.style & 1) : 0) | shows, app.worlds.bit(0, is: world[0])
        )
      }, kind: { $0.isPushed ? 1 : 0 })
    let observation = measure { Observation(exploration, observer) }
    let steps = measure { observation.transitions() }
    let all = times.reduce(0, +)
    print(
      screens, exploration.counts.heads, exploration.factCount, exploration.counts.nodes,
      exploration.bytes >> 20, times.map { Int($0) }, Int(all),
      Int(times[0] * 1e6 / Double(exploration.factCount)), last > 0 ? (all / last * 100).rounded() / 100 : 0,
      "traps", traps.states.count, "observed", observation.states.count, steps.count, exploration.counts,
      separator: " | ")
    last = all
    screens *= 2
  }
}

extension ExploredTransition where System == GeneratedApp {
  /// The layer in front goes.
  var isLayerClosing: Bool {
    guard case .return = outcome else { return false }
    switch source {
    case .head(_, let head): return !head.isPushed
    case .landing(let hole, _): return !hole.isPushed
    }
  }
}
