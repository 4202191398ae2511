import Diagnostics
import FlowModel
import Testing
import UIKitSemantics

@testable import FlowWording

/// Traces are carried out together: what they begin with in common is done once.
@Suite struct TraceWriterTests {
  /// A chain of modals, each with the way to it as a run of its own.
  private func runs(_ count: Int) throws -> (words: TraceWords, runs: [PendingTrace]) {
    let screens = (0...count).map { number in
      "  m\(number): {title: Step, buttons: [\(number < count ? "{label: Next, present: m\(number + 1)}" : "{label: OK}")]}"
    }
    let text = """
      modalflow: 1
      app: {sdk: 18, ios: 18, devices: [iphone]}
      start: m0
      screens:
      \(screens.joined(separator: "\n"))
      """
    let reading = FlowReader.read(text, path: "chain.yaml")
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    let machine = PresentationMachine(try #require(reading.flow))
    var play = FlowPlay(machine, environment: 0)
    var steps: [FlowTrace.Step] = []
    var runs: [PendingTrace] = []
    while steps.count < count {
      let move = try #require(play.possible.first { $0.kind == .button })
      _ = play.perform(move)
      steps.append(FlowTrace.Step(move))
      runs.append(PendingTrace(run: FlowTrace(environment: 0, steps: steps), environments: [0]))
    }
    return (TraceWords(machine), runs)
  }

  @Test(arguments: [10, 20, 40]) func `as much is done as the longest of them takes`(_ count: Int) throws {
    let (words, runs) = try runs(count)
    let telling = TraceWriter(runs, words)
    #expect(telling.stepCount == count)
    #expect(telling.traces.map { $0?.steps.count } == (1...count).map { $0 })
    #expect(telling.traces.last??.steps.last?.stack.count == count + 1)
  }

  @Test func `each is told as it is alone`() throws {
    var (words, runs) = try runs(6)
    runs.append(runs[2])
    runs.append(PendingTrace(run: FlowTrace(environment: 0, steps: []), environments: []))
    let together = TraceWriter(runs, words).traces
    #expect(together == runs.flatMap { TraceWriter([$0], words).traces })
    #expect(together.allSatisfy { $0 != nil })
  }

  @Test func `what cannot be done is not told, and nothing behind it`() throws {
    var (words, runs) = try runs(6)
    let impossible = FlowTrace.Step(runs[5].run.steps[5].move)
    runs[1].run.steps[1] = impossible
    runs[4].run.steps[1] = impossible
    let told = TraceWriter(runs, words).traces.map { $0 != nil }
    #expect(told == [true, false, true, true, false, true])
  }

  @Test func `many are told in batches, each in its place`() throws {
    let (words, runs) = try runs(30)
    let many = Array(repeatElement(runs, count: 80).joined())
    let traces = words.traces(many)
    #expect(traces.map { $0?.steps.count } == many.map { $0.run.steps.count })
  }
}
