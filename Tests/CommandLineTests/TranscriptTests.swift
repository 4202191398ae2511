import Foundation
import Testing

/// What README and the transcripts show is what the tool prints.
struct TranscriptTests {
  @Test(arguments: Transcript.all)
  func showsWhatTheToolPrints(_ transcript: Transcript) throws {
    let written = try String(contentsOf: transcript.url, encoding: .utf8)
    let (replayed, commands) = try transcript.replayed()
    #expect(commands > 0, "\(transcript) runs no command")
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try replayed.write(to: transcript.url, atomically: true, encoding: .utf8)
    } else if written != replayed {
      let difference = firstDifference(written, replayed)
      Issue.record(
        """
        \(transcript) shows what the tool no longer prints, first here:
        \(difference)
        MODALFLOW_UPDATE=1 swift test --filter TranscriptTests rewrites it; read the diff before you commit.
        """)
    }
  }

  private func firstDifference(_ written: String, _ replayed: String) -> String {
    let old = written.components(separatedBy: "\n")
    let new = replayed.components(separatedBy: "\n")
    let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    let shown = { (lines: [String]) in line < lines.count ? lines[line] : "(end of file)" }
    return "line \(line + 1)\n- \(shown(old))\n+ \(shown(new))"
  }
}
