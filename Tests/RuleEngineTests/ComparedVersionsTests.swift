import Diagnostics
import FlowModel
import RuleEngine
import Testing

/// Versions that a rule itself tells apart are looked at apart, whether or not anything else changes there.
struct ComparedVersionsTests {
  private static let flow = """
    modalflow: 1
    app: {sdk: 18, ios: 16...18, devices: [iphone], orientations: [portrait]}
    start: home
    screens:
      home: {buttons: [{label: About, present: about}]}
      about: {title: About, buttons: [{label: Close, role: close, dismiss: self}]}
    """

  @Test(arguments: [
    ("env.ios >= 17.4", "iOS 17.4 and later"),
    ("env.ios > 17.4", "iOS 17.5 and later"),
    ("env.ios < 17.0", "before iOS 17"),
    ("env.ios <= 17.0", "before iOS 17.1"),
    ("17.0 > env.ios", "before iOS 17"),
    ("17.2 <= env.ios", "iOS 17.2 and later"),
    ("env.ios == 17.0", "iOS 17"),
    ("!(env.ios != 17.0)", "iOS 17"),
    ("env.ios in [17.0, 17.1]", "iOS 17 to 17.1"),
    ("(before.modal ? env.ios < 18.0 : false)", "before iOS 18"),
  ])
  func whatARuleComparesWithIsToldApart(condition: String, words: String) throws {
    let question = """
      when: before.modal && step.closes
      never-step: "\(condition)"
      at: before.presentation
      message: "{{ before.screen.id }}"
      """
    let (rule, problems) = RuleReader.read(
      Array(RuleText.whole(question: question).utf8), path: "Rules/tasks/some-defect.yaml", withTests: false)
    #expect(problems == [])
    let flow = try #require(FlowReader.read(Self.flow, path: "app.yaml").flow)
    let answers = RuleSet([try #require(rule)]).ask(flow, root: "app.yaml")
    #expect(answers.findings.map { $0.trace?.environment ?? "no trace" } == [words])
  }
}
