import Diagnostics
import YAMLTree

@testable import FlowChecking

/// Bytes to the entries of a baseline.
enum BaselineInput {
  static func run(_ bytes: [UInt8]) {
    var file = BaselineFile(newAt: "/nowhere/.modalflow-baseline.yaml")
    file.read(YAMLStream.read(bytes, path: file.path))
    for problem in file.problems { look(at: problem.place?.text) }
  }
}
