import Foundation

/// A linter that people know, run on the same bytes or on as many of its own kind.
struct Peer: Sendable {
  var name: String
  /// What it is given, for the table.
  var given: String
  /// The families it is measured with.
  var families: [String]
  /// Its command; writes what it needs to the folder.
  var command: @Sendable (_ input: Input, _ folder: URL) throws -> [String]

  /// Those that are measured where they are installed.
  static let all = [
    Peer(name: "ruff", given: "one line of Python", families: ["small"]) { _, folder in
      let file = folder.appending(path: "one_line.py")
      try Data("print(\"one line\")\n".utf8).write(to: file)
      return ["ruff", "check", "--no-cache", "--isolated", file.path]
    },
    Peer(name: "yamllint", given: "the same files", families: ["small", "pairs", "many"]) { input, _ in
      ["yamllint", "--no-warnings", "-d", "relaxed"] + input.files
    },
    Peer(
      name: "check-jsonschema", given: "the same files and our schema", families: ["small", "pairs", "many"]
    ) {
      input, _ in
      let schema = Inputs.repository.appending(path: ".github/reference/flow.schema.json").path
      return ["check-jsonschema", "--schemafile", schema] + input.files
    },
    Peer(name: "zizmor", given: "as many workflows of the same size", families: ["small", "pairs", "many"]) {
      input, folder in
      ["zizmor", "--offline", "--no-progress", "--quiet", try workflows(like: input, in: folder)]
    },
  ]

  /// Where the peer is on the path; nothing where it is not installed.
  var installed: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// GitHub workflows, one for each file of the input and as long.
  private static func workflows(like input: Input, in folder: URL) throws -> String {
    let target = folder.appending(path: "workflows-\(input.family)-\(input.size)/.github/workflows")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let count = input.files.count
    let length = input.bytes / count
    for number in 0..<count {
      var text = "name: Build \(number)\non:\n  push:\n    branches: [main]\njobs:\n"
      var job = 0
      while job == 0 || text.utf8.count < length {
        text += """
            job-\(job):
              runs-on: ubuntu-24.04
              steps:
                - uses: actions/checkout@v4
                - name: Test \(job)
                  run: echo "${{ github.event.head_commit.message }}" && swift test --filter Suite\(job)

          """
        job += 1
      }
      try Data(text.utf8).write(to: target.appending(path: "build-\(number).yml"))
    }
    return target.deletingLastPathComponent().deletingLastPathComponent().path
  }
}
