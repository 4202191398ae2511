import FlowModel
import StateExploration
import Testing

@testable import UIKitSemantics

/// Who is in front once a frame has gone is told only of the steps that were asked for: of these the same as where all steps
/// are told.
@Suite struct ExposedStepsTests {
  @Test(arguments: Fixtures.names(in: "flows").filter { $0.hasSuffix(".yaml") })
  func `what was asked for is told in every fixture`(_ file: String) throws {
    let flow = try Fixtures.flow(String(file.dropLast(5)))
    let all = try #require(told(flow, .all))
    #expect(told(flow, [.beneath, .hittingChild]) == all)
  }

  @Test func `what was asked for is told in random flows`() throws {
    var (flows, closing) = (0, 0)
    for seed in 0..<60 {
      var random = RandomFlow(seed: UInt64(seed))
      let reading = FlowReader.read(random.text(), path: "random-\(seed).yaml")
      guard let flow = reading.flow, reading.problems.isEmpty, let all = told(flow, .all, facts: 20_000)
      else { continue }
      flows += 1
      closing += all.filter { $0.contains("goes") }.count
      #expect(told(flow, [.beneath, .hittingChild], facts: 20_000) == all, "seed \(seed)")
    }
    #expect(flows > 20)
    #expect(closing > 10, "steps that close and were asked for")
  }

  /// The steps that were asked for, with who goes and who is in front afterwards; nil where a limit was hit.
  private func told(_ flow: Flow, _ exposed: ExposedSteps, facts: Int = .max) -> Set<String>? {
    var counting = MachineCounts()
    counting.exposed = exposed
    let machine = PresentationMachine(flow, counting: counting)
    let exploration = FlowExploration(machine, limits: ExplorationLimits(facts: facts))
    if exploration.cut != nil { return nil }
    func text(_ view: StateView) -> String {
      "\(flow.screens[view.screen].id) \(view.presentation?.index ?? -1) \(view.isPushed) \(view.look)"
    }
    var told: Set<String> = []
    let steps = exploration.steps()
    for step in steps.steps {
      var rest = step.worlds
      while let world = exploration.worlds.any(of: rest) {
        exploration.log.begin(in: world)
        let view = steps.view(step, in: world)
        if view.hitsChild || view.isBeneath {
          let goes = view.closed.map { " goes \(text($0))" } ?? ""
          told.insert(
            "\(machine.text(of: view.move)) at \(text(view.before))\(goes), then \(text(view.after))")
        }
        rest = exploration.worlds.subtracting(exploration.log.agreeing, from: rest)
      }
    }
    return told
  }
}
