import FlowChecking
import Foundation

/// A script of moves, played in a flow.
enum PlayInput {
  // Only read after it was made; one input runs at a time.
  nonisolated(unsafe) private static let start: FlowPlaying? = {
    guard let path = Seeds.file("SampleFlows/pairs/personal-note.yaml") else { return nil }
    return try? FlowPlaying(FlowSource(path: path))
  }()

  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for script in [try? PlayScript(list: text), PlayScript(lines: text, path: "script")] {
      guard let script, var playing = start else { continue }
      try? playing.perform(script)
      look(at: playing.played)
    }
  }
}
