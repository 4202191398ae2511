import Diagnostics
import RuleEngine
import TestSupport

/// A rule file as a test needs it: everything that must be there, and one part that matters.
enum RuleText {
  static let docs = "docs: {what: It looks., why: It matters., instead: Do better.}"
  static let tests = """
    tests:
      - name: fires
        flow: {start: home, screens: {home: {buttons: [{label: About, present: about}]}, about: {title: About}}}
        expect: [{at: screens.home.buttons.about.present.about, message: about}]
      - name: silent
        flow: {start: home, screens: {home: {title: Home}}}
        expect: []
    """

  /// Tests of a rule that explores, where only its question matters and they are not run.
  static let tracedTests = """
    tests:
      - {name: fires, flow: {start: a, screens: {a: {}}}, expect: [{at: screens.a, message: m, trace: []}]}
      - {name: silent, flow: {start: a, screens: {a: {}}}, expect: []}
    """

  /// A whole rule; `question` has the keys from `each` on.
  static func whole(
    severity: String = "error", question: String, more: String = "", tests: String = tests
  ) -> String {
    """
    rule: some-defect
    title: Something is wrong
    severity: \(severity)
    since: 2019-06
    sources: [S2]
    \(docs)
    \(more)
    \(question)
    \(tests)
    """
  }

  static let plain = """
    each: presentation
    require: presentation.target.title == 'nothing'
    message: "{{ presentation.target.id }}"
    """
}

/// Reads a rule whose text may have a place between `⟦` and `⟧`.
func readRule(_ marked: String) -> (rule: Rule?, problems: [Problem], ranges: [Range<Int>]) {
  let text = Marked(marked)
  let (rule, problems) = RuleReader.read(Array(text.text.utf8), path: "Rules/tasks/some-defect.yaml")
  return (rule, problems, text.ranges)
}
