import Diagnostics
import FlowModel
import RuleEngine
import Testing

struct AskingTests {
  static let flow = """
    modalflow: 1
    app: {sdk: 18, ios: 16...18}
    start: home
    screens:
      home:
        buttons: [{label: About, present: about}, {label: Legal, present: about}, {label: News, present: news}]
      about: {title: About}
      news: {title: News, buttons: [{label: Close, role: close, dismiss: self}]}
    """

  private func ask(_ questions: [(id: String, question: String)]) throws -> Answers {
    let rules = try questions.map { id, question in
      let text = RuleText.whole(question: question).replacing("some-defect", with: id)
      let (rule, problems) = RuleReader.read(Array(text.utf8), path: "Rules/tasks/\(id).yaml")
      #expect(problems == [])
      return try #require(rule)
    }
    let reading = FlowReader.read(Self.flow, path: "app.yaml")
    #expect(reading.problems == [])
    return RuleSet(rules).ask(try #require(reading.flow), root: "app.yaml")
  }

  /// Two ways to one defect are one finding with both ways as related places.
  @Test func findingsAtOnePlaceMerge() throws {
    let answers = try ask([
      (
        "no-button",
        """
        each: presentation
        require: presentation.buttons.exists(b, b.exit)
        at: presentation.target
        message: "{{ presentation.target.id }} has no button"
        related: [{at: presentation, says: presented here}]
        """
      )
    ])
    #expect(answers.findings.map(\.element.text) == ["screens.about"])
    #expect(answers.findings[0].related.map(\.place.start.column) == [39, 71])
    #expect(answers.verdicts == [RuleVerdict(RuleID("no-button"), .violated)])
  }

  @Test func whatANarrowerRuleFindsStandsForTheBroader() throws {
    let broad = """
      each: screen
      require: screen.id != 'about'
      message: broad
      """
    let narrow = """
      each: screen
      require: screen.id != 'about'
      message: narrow
      folds: [broad-rule]
      """
    let answers = try ask([("broad-rule", broad), ("narrow-rule", narrow)])
    #expect(answers.findings.map(\.message) == ["narrow"])
    #expect(answers.findings[0].folded == [RuleID("broad-rule")])
    #expect(answers.verdicts.map(\.verdict) == [.violated, .violated])
  }

  @Test func verdictsTellHeldFromNotAsked() throws {
    let answers = try ask([
      ("held", "each: screen\nwhen: screen.title != ''\nrequire: screen.id != ''\nmessage: m"),
      ("not-asked", "each: screen\nwhen: screen.dialog\nrequire: screen.title != ''\nmessage: m"),
    ])
    #expect(answers.findings == [])
    #expect(answers.verdicts.map(\.verdict) == [.holds, .notApplicable])
  }

  /// A condition that cannot be evaluated is the rule's mistake: never a finding, never a pass.
  @Test func aConditionThatFailsIsAProblemOfTheRule() throws {
    let answers = try ask([
      ("divides", "each: screen\nrequire: 1 / (size(screen.title) - 5) != 3\nmessage: m")
    ])
    #expect(answers.findings == [])
    #expect(answers.problems.map(\.code) == ["rule-error"])
    #expect(answers.verdicts.map(\.verdict) == [.undecided])
  }

  @Test func severityMayDependOnTheFlow() throws {
    let text = RuleText.whole(severity: "{error: app.newest >= 26.0, else: info}", question: RuleText.plain)
    let (rule, problems, _) = readRule(text)
    #expect(problems == [])
    let flow = try #require(FlowReader.read(Self.flow, path: "app.yaml").flow)
    let findings = RuleSet([try #require(rule)]).ask(flow, root: "app.yaml").findings
    #expect(findings.map(\.severity) == [.info, .info, .info])
  }
}
