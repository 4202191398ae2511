import FlowModel
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
    let found = steps.numbers.filter { query.holds(steps[$0], machine) }
    let trace = try found.first.map { try #require(steps.trace(to: $0)) }
    #expect(trace.map { machine.texts(of: $0) } ?? [] == query.trace)
    if !query.windows.isEmpty {
      let windows = found.reduce(into: Set()) { $0.insert(steps[$1].before.environment) }.sorted()
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
    for (position, number) in steps.numbers.enumerated() where position % 4 == 0 {
      let step = steps[number]
      let trace = try #require(steps.trace(to: number))
      #expect(trace.moves.count == number.length)
      let lines = try #require(FlowPlay.replay(trace, of: machine))
      guard let last = lines.last else { continue }
      #expect(
        last.steps.contains { $0.lost == step.lost && $0.ran == step.ran && $0.dropped == step.dropped },
        "\(file): \(machine.texts(of: trace))")
    }
  }
}
