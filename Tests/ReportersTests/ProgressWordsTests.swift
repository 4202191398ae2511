import Reporters
import Testing

/// The line that says what a long run is doing.
@Suite struct ProgressWordsTests {
  private var words: ProgressWords {
    var words = ProgressWords()
    words.path = "Flows/waybook.yaml"
    words.files = (found: 12, done: 2)
    (words.screens, words.states) = (100, 1_234)
    words.isAsked = true
    words.seconds = 7
    return words
  }

  @Test(arguments: [
    (100, "Checking waybook.yaml, 3 of 12 files, 100 screens, 1,234 states, asking the rules … 7 s"),
    (79, "Checking waybook.yaml, 3 of 12 files, 100 screens, 1,234 states … 7 s"),
    (60, "Checking waybook.yaml, 3 of 12 files, 1,234 states … 7 s"),
    (45, "Checking waybook.yaml, 3 of 12 files … 7 s"),
    (30, "Checking waybook.yaml … 7 s"),
    (19, "Checking wayb … 7 s"),
  ])
  func whatSaysLeastIsLeftOutWhereThereIsNoRoom(_ width: Int, _ line: String) {
    #expect(words.line(width: width) == line)
    #expect(line.count <= width)
  }

  @Test func testsOfRulesAreToldAsSuch() {
    var words = ProgressWords(.testsOfRules)
    #expect(words.line(width: 80) == "Reading rules … 0 s")
    words.path = "Rules/alerts/oversized-popover.yaml"
    words.files = (found: 434, done: 20)
    #expect(words.line(width: 80) == "Testing oversized-popover.yaml, 21 of 434 rules … 0 s")
    words.files.done = 434
    #expect(words.line(width: 80) == "Writing … 0 s")
  }

  @Test func sourcesAreToldAsSuch() {
    var words = ProgressWords(.sources)
    #expect(words.line(width: 80) == "Looking for sources … 0 s")
    words.path = "App/Editor.swift"
    words.files = (found: 4_321, done: 1_234)
    #expect(words.line(width: 80) == "Reading Editor.swift, 1,235 of 4,321 files … 0 s")
    words.files.done = 4_321
    #expect(words.line(width: 80) == "Putting together what was read … 0 s")
  }

  @Test func whatIsNotKnownYetIsNotSaid() {
    var words = ProgressWords()
    #expect(words.line(width: 80) == "Looking for flows … 0 s")
    words.path = "a.yaml"
    words.files = (found: 1, done: 0)
    #expect(words.line(width: 80) == "Checking a.yaml … 0 s")
    (words.screens, words.states) = (1, 1)
    #expect(words.line(width: 80) == "Checking a.yaml, 1 screen, 1 state, playing … 0 s")
    words.files.done = 1
    #expect(words.line(width: 80) == "Trying repairs and writing … 0 s")
  }

  @Test func aNameSteersNoTerminal() {
    var words = ProgressWords()
    words.path = "a\u{1B}[2J\u{202E}.yaml"
    #expect(words.line(width: 80) == "Checking a[2J.yaml … 0 s")
  }
}
