import Foundation
import Testing

/// Every whole flow that the documentation shows is one the tool reads and has nothing to say about.
struct ShownFlowTests {
  static let documents = ["README.md", "Rules/README.md", "SampleFlows/README.md"]

  @Test(arguments: documents)
  func isReadAndClean(_ document: String) throws {
    let text = try String(contentsOf: Transcript.root.appending(path: document), encoding: .utf8)
    for flow in Self.flows(in: text) { try Self.expectClean(flow, in: document) }
  }

  @Test func theReferencePageShowsOnes() throws {
    let flows = Self.flows(in: try Tool.run(["words", "flow"]).output)
    #expect(!flows.isEmpty)
    for flow in flows { try Self.expectClean(flow, in: "words flow") }
  }

  /// The ```yaml blocks that begin with the key every flow begins with.
  static func flows(in markdown: String) -> [String] {
    markdown.components(separatedBy: "```").filter { $0.hasPrefix("yaml\n") && $0.contains("\nmodalflow: 1") }
      .map { String($0.dropFirst("yaml\n".count)) }
  }

  static func expectClean(_ flow: String, in document: String) throws {
    let outcome = try Tool.run(["lint", "-", "--format", "concise", "--fail-on", "info"], input: flow)
    #expect(
      outcome.exitCode == 0, "\(document) shows a flow that is not clean: \(outcome.output)\(outcome.errors)")
  }
}
