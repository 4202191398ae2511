import Diagnostics
import FlowModel
import Testing

/// The flows that the language was made for.
struct FlowsTests {
  @Test func thereAreAllOfThem() {
    #expect(FixtureFiles.flows.paths().count == 1015)
  }

  @Test(arguments: FixtureFiles.flows.paths())
  func readsWithoutProblem(_ path: String) throws {
    let reading = FlowReader.read(path: path, from: FixtureFiles.flows)
    for problem in reading.problems {
      Issue.record(
        "\(problem.path):\(problem.place.map { "\($0.start.line):\($0.start.column)" } ?? "") \(problem.message) – \(problem.label)"
      )
    }
    let flow = try #require(reading.flow)
    #expect(!flow.screens.isEmpty)
  }
}
