import Foundation
import Testing

/// The loop that asks for moves, on a real terminal.
struct PlayLoopTests {
  @Test(.enabled(if: Tool.hasScript, "skipped: script of util-linux is not there"))
  func asksUntilQuit() throws {
    let lines = [
      "1", "edit note", "swpie down", "back", "", "undo", "undo", "env", "env iPad, iOS 16", "env watch",
      "help",
      "quit",
    ]
    let typed = lines.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try Tool.run(
      shell: """
        printf '%s\\n' \(typed) | \
        NO_COLOR=1 script -qec 'modalflow trace SampleFlows/pairs/personal-note.yaml' /dev/null
        """)
    let answers = String(String.UnicodeScalarView(outcome.output.unicodeScalars.filter { $0 != "\r" }))
      .components(separatedBy: "\n> ")
    #expect(outcome.exitCode == 0)
    try #require(answers.count == lines.count + 1, "\(outcome.output)")
    let expected: [(answer: Int, text: String)] = [
      (0, "What can be done\n  1. tap “Personal Note”  ‘note’ comes as a card"),
      (0, "‘help’ lists what can be typed here."), (1, "1. tap “Personal Note”  cache ▸ note\n"),
      (2, "unsaved: ‘note’"),
      (3, "did you mean ‘swipe down’?"), (4, "note   Personal Note  card\n"), (5, "On screen"),
      (6, "cache  root"),
      (7, "Nothing was done yet."), (8, "large iPhone in landscape, iOS 16 to 17\n"),
      (9, "‘Cachly’ on iPad in a wide window, iOS 16 to 17"), (10, "there is no environment ‘watch’"),
      (11, "take the last move back"),
    ]
    for (answer, text) in expected {
      #expect(answers[answer].contains(text), "answer \(answer): \(answers[answer])")
    }
    #expect(!answers[4].contains("unsaved: ‘note’"), "back takes the edit back")
  }

  /// A page in HTML fills a terminal with what nobody reads.
  @Test(.enabled(if: Tool.hasScript, "skipped: script of util-linux is not there"))
  func noPageIsWrittenToATerminal() throws {
    let outcome = try Tool.run(
      shell:
        "NO_COLOR=1 script -qec 'modalflow report SampleFlows/pairs/personal-note.yaml' /dev/null </dev/null")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.contains("‘-o report.html’"), "\(outcome.output.prefix(400))")
    #expect(!outcome.output.contains("<html"))
  }
}
