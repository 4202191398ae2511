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
  static func run(
    shell line: String, in folder: URL = Transcript.root, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(URL(filePath: "/bin/sh"), ["-c", line], in: folder, input: "", environment: environment)
  }

  /// Whether git can be asked.
  static let hasGit = (try? run(shell: "git --version"))?.exitCode == 0

  /// Whether `script` of util-linux is there, which gives a program a terminal.
  static let hasScript = (try? run(shell: "script --version"))?.output.contains("util-linux") == true

  /// For git: nobody's configuration, and commits that are the same on every machine and day.
  static let gitEnvironment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_COUNT": "1",
    "GIT_CONFIG_KEY_0": "init.defaultBranch", "GIT_CONFIG_VALUE_0": "main",
    "GIT_AUTHOR_NAME": "A. Person", "GIT_AUTHOR_EMAIL": "a@example.org",
    "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
    "GIT_COMMITTER_NAME": "A. Person", "GIT_COMMITTER_EMAIL": "a@example.org",
    "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
  ]

  private static func run(
    _ program: URL, _ arguments: [String], in folder: URL, input: String, environment: [String: String]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    // What the machine that runs the tests says of itself must not show in their output.
    let own = [
      "FORCE_COLOR", "CLICOLOR_FORCE", "NO_COLOR", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY",
      "CI_PROJECT_DIR",
      "GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX",
    ]
    for name in own { variables[name] = nil }
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
