import Foundation
import TestSupport

/// A Markdown file whose ```console blocks are commands and what they print.
///
/// A line `$ modalflow …` is run from the repository's root; the lines below it, up to the next `$` or the
/// end of the block, are its output. `[exit 1]` as the last line is the exit code where it is not 0.
/// In ```console session blocks all commands of the file share one fresh folder instead, `$SAMPLES` is the folder of
/// the sample flows, and git has nobody's configuration.
/// `$ cat > FILE <<'END'` is not understood: a transcript shows commands a reader can type.
struct Transcript: Sendable, CustomStringConvertible {
  /// Relative to the repository.
  let path: String
  var description: String { path }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// README and everything under Tests/Transcripts.
  static let all: [Transcript] = {
    let folder = root.appending(path: "Tests/Transcripts").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return ["README.md"].map(Transcript.init(path:))
      + files.filter { $0.hasSuffix(".md") }.sorted().map { Transcript(path: "Tests/Transcripts/\($0)") }
  }()

  var url: URL { Self.root.appending(path: path) }

  /// The file as it should be: every command run again.
  func replayed() throws -> (text: String, commands: Int) {
    var result: [String] = []
    var commands = 0
    var inside = false
    var skipping = false
    var isSession = false
    let session = try TemporaryFolder()
    let environment = Tool.gitEnvironment.merging(["SAMPLES": Self.root.appending(path: "SampleFlows").path])
    { $1 }
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isSession = line == "```console session"
        inside = line == "```console" || isSession
        skipping = false
      }
      if inside, line.hasPrefix("$ ") {
        commands += 1
        skipping = true
        result.append(line)
        let command = String(line.dropFirst(2))
        let outcome =
          isSession
          ? try Tool.run(shell: command, in: session.url, environment: environment)
          : try Tool.run(shell: command)
        result += outcome.transcriptLines
      } else if !(inside && skipping) {
        result.append(line)
      }
    }
    return (result.joined(separator: "\n"), commands)
  }
}
