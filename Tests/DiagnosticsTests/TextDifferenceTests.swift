import Diagnostics
import Foundation
import TestSupport
import Testing

/// Two versions of a text, compared by lines.
struct TextDifferenceTests {
  private func difference(_ old: String, _ new: String) -> TextDifference {
    TextDifference(from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test func equalTextsHaveNone() {
    #expect(difference("a\nb\n", "a\nb\n").parts == [])
    #expect(difference("a\n", "a\n").unified(path: "x") == "")
  }

  @Test func partsSayTheirLines() {
    let parts = difference("a\nb\nc\nd\n", "a\nB\nc\nd\ne\n").parts
    #expect(parts.map(\.oldStart) == [2, 5])
    #expect(parts.map(\.newStart) == [2, 5])
    #expect(parts.map(\.old) == [["b"], []])
    #expect(parts.map(\.new) == [["B"], ["e"]])
  }

  /// What `patch` makes of the old text with it is the new one, wherever lines come and go.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
  func patchTakesIt() throws {
    var random = SystemRandomNumberGenerator()
    for round in 0..<40 {
      let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        "line \(Int.random(in: 0...5, using: &random))"
      }
      var new = old
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        if let at = new.indices.randomElement(using: &random), Bool.random(using: &random) {
          new.remove(at: at)
        } else {
          new.insert("new \(round)", at: Int.random(in: 0...new.count, using: &random))
        }
      }
      let ends = [Bool.random(using: &random), Bool.random(using: &random)].map { $0 ? "\n" : "" }
      let before = old.isEmpty ? "" : old.joined(separator: "\n") + ends[0]
      let after = new.isEmpty ? "" : new.joined(separator: "\n") + ends[1]
      if old == new { continue }
      let text = difference(before, after).unified(path: "text")
      let folder = try TemporaryFolder(["text": before, "change.patch": text])
      let patch = Process()
      patch.executableURL = URL(filePath: "/usr/bin/patch")
      patch.arguments = ["-s", "-p1", "-i", "change.patch"]
      patch.currentDirectoryURL = folder.url
      try patch.run()
      patch.waitUntilExit()
      let path = folder.path("text")
      let result = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      #expect(result == after, "\(text)")
    }
  }
}
