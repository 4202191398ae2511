import Diagnostics

@testable import FlowChecking

/// Bytes to settings, and patterns of theirs held against a path.
enum ConfigurationInput {
  static func run(_ bytes: [UInt8]) {
    let file = ConfigurationReader.read(bytes, path: ".modalflow.yaml", folder: "/nowhere")
    for problem in file.problems { look(at: problem.place?.text) }
    for pattern in file.layer.exclude {
      look(at: Glob(pattern.value).covers("flows/settings/main.flow.yaml"))
    }
  }
}
