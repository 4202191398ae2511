import FlowModel
import StateExploration
import Testing
import UIKitSemantics

@Suite struct FlowStepTests {
  @Test(arguments: StepQuery.all) func `a flow shows its trouble by the shortest way`(_ query: StepQuery)
    throws
  {
    let machine = PresentationMachine(try Fixtures.flow(query.flow))
    let exploration = FlowExploration(machine)
    #expect(exploration.cut == nil)
    let steps = exploration.steps()
    let found = steps.steps.map { step in
      (
        step: step,
        worlds: exploration.worlds(of: step.worlds) { query.holds(steps.view(step, in: $0), machine) }
      )
    }.filter { !$0.worlds.isEmpty }
    let trace = try found.first.map { step, worlds in
      let world = try #require(exploration.worlds.any(of: worlds))
      return try #require(steps.trace(to: step, in: world, agreeing: worlds))
    }
    #expect(trace.map { machine.texts(of: $0) } ?? [] == query.trace)
    if !query.windows.isEmpty {
      let windows = found.reduce(into: Set()) { $0.formUnion(exploration.environments(of: $1.worlds)) }
        .sorted()
      #expect(windows.map { machine.name(of: $0) } == query.windows)
    }
  }

  /// Every fourth step of every flow: its shortest run can be played on a whole stack, is as long as it is said to be,
  /// and ends with the step.
  @Test(arguments: Fixtures.names(in: "flows").filter { $0.hasSuffix(".yaml") })
  func `shortest runs can be played`(_ file: String) throws {
    let machine = PresentationMachine(try Fixtures.flow(String(file.dropLast(5))))
    let exploration = FlowExploration(machine)
    #expect(exploration.cut == nil)
    let steps = exploration.steps()
    for (position, number) in steps.steps.enumerated() where position % 4 == 0 {
      let world = try #require(exploration.worlds.any(of: number.worlds))
      let step = steps.view(number, in: world)
      let trace = try #require(steps.trace(to: number, in: world, agreeing: exploration.worlds.all))
      #expect(trace.steps.count == number.length)
      let lines = try #require(FlowPlay.replay(trace, of: machine))
      guard let last = lines.last else { continue }
      #expect(
        last.steps.contains { $0.lost == step.lost && $0.ran == step.ran && $0.dropped == step.dropped },
        "\(file): \(machine.texts(of: trace))")
    }
  }
}

extension FlowExploration {
  /// The worlds of a set in which something holds that is read through the log, one class after the other.
  func worlds(of set: WorldSet, where holds: (World) -> Bool) -> WorldSet {
    var rest = set
    var found = WorldSet.empty
    while let world = worlds.any(of: rest) {
      log.begin(in: world)
      if holds(world) { found = worlds.union(found, worlds.intersection(rest, log.agreeing)) }
      rest = worlds.subtracting(log.agreeing, from: rest)
    }
    return found
  }
}
