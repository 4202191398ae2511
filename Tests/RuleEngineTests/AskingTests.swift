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
      // The tests that come with them are of another flow.
      let (rule, problems) = RuleReader.read(
        Array(text.utf8), path: "Rules/tasks/\(id).yaml", withTests: false)
      #expect(problems == [])
      return try #require(rule)
    }
    let reading = FlowReader.read(Self.flow, path: "app.yaml")
    #expect(reading.problems == [])
    return RuleSet(rules).ask(try #require(reading.flow), root: "app.yaml")
  }

  /// A rule that goes through all pairs of very many elements is given up, and others are asked all the same.
  @Test func whatElementsCostIsLimited() throws {
    let buttons = (0..<2_000).map { "{label: B\($0), present: about}" }.joined(separator: ", ")
    let text = """
      modalflow: 1
      app: {sdk: 18, ios: 16...18}
      start: home
      screens: {home: {buttons: [\(buttons)]}, about: {title: About}}
      """
    let pairs = "app.screens.all(s, s.presentations.all(p, p.id != '' && presentation.id != ''))"
    let rules = try [("all-pairs", pairs), ("one-each", "presentation.id != ''")].map { id, condition in
      let text = RuleText.whole(
        question: "each: presentation\nrequire: \"\(condition)\"\nmessage: m"
      ).replacing("some-defect", with: id)
      return try #require(
        RuleReader.read(Array(text.utf8), path: "Rules/tasks/\(id).yaml", withTests: false).rule)
    }
    let flow = try #require(FlowReader.read(text, path: "app.yaml").flow)
    let answers = RuleSet(rules).ask(flow, root: "app.yaml", tuning: RuleTuning(factLimit: 1_000))
    #expect(answers.verdicts.map(\.verdict) == [.undecided, .passed])
    #expect(answers.verdicts.map(\.isTooCostly) == [true, false])
    let whole = RuleSet(rules).ask(flow, root: "app.yaml")
    #expect(whole.verdicts.map(\.verdict) == [.passed, .passed])
  }

  /// One condition at one element that takes more than a rule may use is no mistake of the rule: it is undecided, and with a
  /// greater limit it is decided.
  @Test func oneConditionThatCostsTooMuchIsUndecided() throws {
    let buttons = (0..<1_200).map { "{label: B\($0), run: r}" }.joined(separator: ", ")
    let text = """
      modalflow: 1
      app: {sdk: 18, ios: 16...18}
      start: home
      screens: {home: {buttons: [\(buttons)]}}
      """
    let pairs = "screen.buttons.all(a, screen.buttons.all(b, a.id != '' && b.id != ''))"
    let rule = try #require(
      RuleReader.read(
        Array(RuleText.whole(question: "each: screen\nrequire: \"\(pairs)\"\nmessage: m").utf8),
        path: "Rules/tasks/some-defect.yaml", withTests: false
      ).rule)
    let flow = try #require(FlowReader.read(text, path: "app.yaml").flow)
    let few = RuleSet([rule]).ask(flow, root: "app.yaml", tuning: RuleTuning(factLimit: 1_000))
    #expect(few.problems == [])
    #expect(few.verdicts.map(\.verdict) == [.undecided])
    #expect(few.verdicts.map(\.isTooCostly) == [true])
    #expect(RuleSet([rule]).ask(flow, root: "app.yaml").verdicts.map(\.verdict) == [.passed])
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
    #expect(answers.verdicts == [RuleVerdict(RuleID("no-button"), .failed)])
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
    #expect(answers.verdicts.map(\.verdict) == [.failed, .failed])
  }

  /// What findings come from is said by name: a record of the rule's own, the app, or the element itself.
  @Test func findingsNameTheirCause() throws {
    let answers = try ask([
      (
        "by-record",
        """
        each: presentation
        require: presentation.buttons.exists(b, b.exit)
        message: m
        cause: presentation.target
        """
      ),
      ("by-app", "each: screen\nrequire: screen.id != 'about'\nmessage: m\ncause: app"),
      ("by-element", "each: screen\nrequire: screen.id != 'about'\nmessage: m\ncause: {name: shared}"),
      (
        "in-a-step",
        """
        when: step.kind == 'button'
        never-step: size(step.requested) > 0 && step.requested[0].target.id == 'news'
        at: step.requested[0]
        message: m
        cause: {name: shared}
        """
      ),
    ])
    let causes = Dictionary(grouping: answers.findings, by: \.rule.name).mapValues { $0.map(\.cause) }
    let about = ElementPath("screens.about")
    #expect(causes["by-record"] == Array(repeating: Cause(name: "by-record", element: about), count: 2))
    #expect(causes["by-app"] == [Cause(name: "by-app", element: ElementPath("app"))])
    #expect(causes["by-element"] == [Cause(name: "shared", element: about)])
    #expect(
      causes["in-a-step"]
        == [Cause(name: "shared", element: ElementPath("screens.home.buttons.news"))])
  }

  @Test func verdictsTellHeldFromNotAsked() throws {
    let answers = try ask([
      ("held", "each: screen\nwhen: screen.title != ''\nrequire: screen.id != ''\nmessage: m"),
      ("not-asked", "each: screen\nwhen: screen.dialog\nrequire: screen.title != ''\nmessage: m"),
    ])
    #expect(answers.findings == [])
    #expect(answers.verdicts.map(\.verdict) == [.passed, .notApplicable])
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
