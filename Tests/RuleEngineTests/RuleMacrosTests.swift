import Diagnostics
import RuleEngine
import Testing

/// Names for parts of expressions in a rule file.
struct RuleMacrosTests {
  private func read(_ macros: String, require: String = "!is-short && titled(presentation.target)") -> (
    rule: Rule?, problems: [Problem]
  ) {
    let text = RuleText.whole(
      question: """
        each: presentation
        require: "\(require)"
        message: "{{ opened }}"
        """, more: "macros:\n" + macros)
    let (rule, problems, _) = readRule(text)
    return (rule, problems)
  }

  private let opened = "  opened: presentation.target.id\n"

  /// They stand for their text in conditions and in messages, and use one another.
  @Test func theyStandForTheirText() throws {
    let (rule, problems) = read(
      opened + """
          named(s, text): s.title == text
          wrong(s): named(s, 'About') && s.id == opened
        """, require: "!wrong(presentation.target)")
    #expect(problems == [])
    let read = try #require(rule)
    for test in read.tests { #expect(read.failures(of: test) == []) }
  }

  /// A problem in the body of a macro is reported where it is used, with the name of the macro.
  @Test func aProblemOfTheBodyNamesTheMacro() {
    let (rule, problems) = read(
      opened + "  wrong(s): s.titel == 'About'", require: "!wrong(presentation.target)")
    #expect(rule == nil)
    #expect(problems.map(\.message) == ["Screen has no field ‘titel’ in the macro ‘wrong’"])
  }

  @Test(arguments: [
    ("  unread: app.oldest < 13.0\n", "unused-macro", "no expression of the rule uses ‘unread’"),
    ("  2nd: app.oldest < 13.0\n", "bad-macro", "‘2nd’ is no name of a macro"),
    ("  wrong(a): presentation.target.id == a && b\n", "unknown-name", "there is no ‘b’ here"),
    ("  wrong: [presentation]\n", "wrong-type", "an expression must be a text"),
  ])
  func whatIsWrongIsSaid(macro: String, code: String, message: String) {
    let (rule, problems) = read(opened + macro, require: "presentation.target.title != 'About'")
    #expect(rule == nil)
    #expect(problems.map(\.code) == [code])
    #expect(problems.map(\.message) == [message])
  }
}
