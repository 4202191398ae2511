import Diagnostics

@testable import FlowModel

/// Bytes to a flow, as one file without parts.
enum FlowInput {
  static func run(_ bytes: [UInt8]) {
    let reading = FlowReader.read(path: "flow.yaml", from: OneFile(path: "flow.yaml", bytes: bytes))
    for problem in reading.problems { look(at: problem.place?.text) }
  }
}
