import Foundation

/// The built `modalflow`, run as a user's shell would run it.
enum Tool {
  struct Outcome: Sendable {
    var output: String
    var errors: String
    var exitCode: Int32

    /// Both streams and the exit code, as a transcript shows them.
    var transcriptLines: [String] {
      var lines = (output + errors).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last == "" { lines.removeLast() }
      return exitCode == 0 ? lines : lines + ["[exit \(exitCode)]"]
    }
  }

  /// The executable beside the test bundle.
  static let executable = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "modalflow")

  /// Runs `modalflow` with arguments in `folder`, without a terminal and without colour.
  static func run(
    _ arguments: [String], in folder: URL = Transcript.root, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(executable, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of shell with `modalflow` on its path.
  static func run(shell line: String, in folder: URL = Transcript.root) throws -> Outcome {
    try run(URL(filePath: "/bin/sh"), ["-c", line], in: folder, input: "", environment: [:])
  }

  private static func run(
    _ program: URL, _ arguments: [String], in folder: URL, input: String, environment: [String: String]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    // What the machine that runs the tests says of itself must not show in their output.
    for name in [
      "FORCE_COLOR", "CLICOLOR_FORCE", "NO_COLOR", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY",
      "CI_PROJECT_DIR",
    ] { variables[name] = nil }
    variables["COLUMNS"] = "100"
    variables["LC_ALL"] = "C.UTF-8"
    variables["PATH"] =
      executable.deletingLastPathComponent().path + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    process.environment = variables.merging(environment) { $1 }
    let streams = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: URL(filePath: "/tmp"), create: true
    )
    defer { try? FileManager.default.removeItem(at: streams) }
    // Files, not pipes: a pipe that fills up while nobody reads would block both sides.
    let files = try ["in", "out", "err"].map { name in
      let file = streams.appending(path: name)
      try (name == "in" ? Data(input.utf8) : Data()).write(to: file)
      return file
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      exitCode: process.terminationStatus)
  }
}
