import Diagnostics
import FlowModel
import RuleEngine
import Testing

/// Rules that are asked once everything is explored, and what is told of the exploration.
struct ExploredRuleTests {
  private static let rule = "each: screen\nrequire-explored: shown\nmessage: \"{{ screen.id }}\""
  private static let flow = """
    modalflow: 1
    start: home
    screens:
      home: {buttons: [{label: About, present: about}]}
      about: {buttons: [{label: More, present: more}, {label: Done, role: done, dismiss: self}]}
      more: {buttons: [{label: Done, role: done, dismiss: self}]}
      lost: {title: Lost}
    """
  /// Rules about what can happen need a trace in their tests; these have none to give.
  private static let tests = """
    tests:
      - name: fires
        flow: {start: home, screens: {home: {}, about: {}}}
        expect: [{at: screens.about, message: about}]
      - name: silent
        flow: {start: home, screens: {home: {}}}
        expect: []
    """

  private func ask(factLimit: Int? = nil, question: String = rule) throws -> Answers {
    let (rule, problems, _) = readRule(RuleText.whole(question: question, tests: Self.tests))
    #expect(problems == [])
    let flow = try #require(FlowReader.read(Self.flow, path: "app.yaml").flow)
    return RuleSet([try #require(rule)]).ask(
      flow, root: "app.yaml", tuning: RuleTuning(factLimit: factLimit))
  }

  @Test func whatNoRunComesToIsFound() throws {
    let answers = try ask()
    #expect(answers.findings.map(\.message) == ["lost"])
    #expect(answers.findings.map(\.trace) == [nil])
    #expect(answers.verdicts.map(\.verdict) == [.failed])
  }

  /// What was not reached before a limit may still be reachable.
  @Test func behindALimitNothingIsSaid() throws {
    let answers = try ask(factLimit: 2)
    #expect(answers.findings == [])
    #expect(answers.verdicts.map(\.verdict) == [.undecided])
    let cut = try #require(answers.coverage?.cut)
    #expect(cut.limit == .work)
    #expect(cut.advice.contains("--limit-work"))
    #expect(try #require(cut.completedLength) < 3)
  }

  /// A flow with so many flags, each of which decides about a button.
  private static func flow(flags count: Int) -> String {
    let flags = (0..<count).map { "f\($0)" }
    let buttons = flags.map { "{label: \($0), if: \($0), present: about}" }
    return """
      modalflow: 1
      start: home
      flags: {\(flags.map { "\($0): varies" }.joined(separator: ", "))}
      screens:
        home: {buttons: [{label: Open, present: about}, \(buttons.joined(separator: ", "))]}
        about: {buttons: [{label: Done, role: done, dismiss: self}]}
      """
  }

  /// The tests of a rule that fires where the first button opens a sheet, while these flags are set.
  private static func tests(flags: [String]) -> String {
    """
    tests:
      - name: fires
        flow:
          start: home
          flags: {\(flags.map { "\($0): varies" }.joined(separator: ", "))}
          screens:
            home: {buttons: [{label: Open, present: about}, {label: Do, if: {all: [\(flags.joined(separator: ", "))]}, set: f0}]}
            about: {buttons: [{label: Done, role: done, dismiss: self}]}
        expect: [{at: screens.about, message: here, trace: [tap “Open”]}]
      - name: silent
        flow: {start: home, screens: {home: {}}}
        expect: []
    """
  }

  /// A condition that reads every flag tells all their combinations apart; what is looked at has a limit too.
  @Test func lookingHasALimit() throws {
    let text = RuleText.whole(
      question: "never: top.modal && size(flags) > 12\nmessage: here",
      tests: Self.tests(flags: (0..<13).map { "f\($0)" }))
    let (rule, problems, _) = readRule(text)
    #expect(problems == [])
    let flow = try #require(FlowReader.read(Self.flow(flags: 12), path: "app.yaml").flow)
    let rules = RuleSet([try #require(rule)])
    let all = rules.ask(flow, root: "app.yaml", tuning: RuleTuning())
    #expect(all.coverage?.cut == nil)
    #expect(all.verdicts.map(\.verdict) == [.passed])
    let few = rules.ask(flow, root: "app.yaml", tuning: RuleTuning(factLimit: 3_000))
    #expect(few.coverage?.cut == nil)
    #expect(few.verdicts.map(\.verdict) == [.undecided])
    #expect(few.verdicts.map(\.isTooCostly) == [true])
  }

  /// A rule that costs too much is not evaluated any further; that decides nothing about the others.
  @Test func aCostlyRuleLeavesTheOthersDecided() throws {
    func rule(_ id: String, _ condition: String) throws -> Rule {
      let text = RuleText.whole(
        question: "never: \(condition)\nmessage: here", tests: Self.tests(flags: (0..<13).map { "f\($0)" }))
      let named = text.replacing("some-defect", with: id)
      let (rule, problems) = RuleReader.read(Array(named.utf8), path: "Rules/tasks/\(id).yaml")
      #expect(problems == [])
      return try #require(rule)
    }
    let flow = try #require(FlowReader.read(Self.flow(flags: 12), path: "app.yaml").flow)
    let others = [
      try rule("calm", "top.modal && 'f0' in flags && !('f1' in flags) && 'f2' in flags"),
      try rule("kept", "top.modal && top.screen.id == 'home'"),
    ]
    let worlds = try rule("all-worlds", "top.modal && size(flags) > 12")
    let elements = try rule("elements", "top.modal && flags.exists(f, f == 'none')")
    let tuning = RuleTuning(factLimit: 3_000)
    let alone = RuleSet(others).ask(flow, root: "app.yaml", tuning: tuning)
    #expect(alone.verdicts.map(\.verdict) == [.failed, .passed])
    let together = RuleSet(others + [worlds, elements]).ask(flow, root: "app.yaml", tuning: tuning)
    #expect(together.coverage?.cut == nil)
    let costly = together.verdicts.filter(\.isTooCostly)
    #expect(costly.map(\.rule.name) == ["all-worlds", "elements"])
    #expect(costly.map(\.verdict) == [.undecided, .undecided])
    #expect(together.verdicts.filter { !$0.isTooCostly } == alone.verdicts)
    #expect(together.findings == alone.findings)
  }

  /// The work of all rules together is bounded, however many of them cost much.
  @Test func allTogetherHaveALimit() throws {
    let rules = try (0..<4).map { number in
      let text = RuleText.whole(
        question: "never: top.modal && size(flags) > 12 + \(number)\nmessage: here",
        tests: Self.tests(flags: (0..<13).map { "f\($0)" }))
      let named = text.replacing("some-defect", with: "costly-\(number)")
      return try #require(
        RuleReader.read(Array(named.utf8), path: "Rules/tasks/costly-\(number).yaml").rule)
    }
    let flow = try #require(FlowReader.read(Self.flow(flags: 12), path: "app.yaml").flow)
    let answers = RuleSet(rules).ask(flow, root: "app.yaml", tuning: RuleTuning(factLimit: 3_000))
    #expect(answers.coverage?.cut == Coverage.Cut(limit: .work, completedLength: nil, isOfRules: true))
    #expect(answers.verdicts.map(\.verdict) == Array(repeating: .undecided, count: 4))
  }

  /// Whether one flag is set tells two kinds of worlds apart, not all combinations of sixty.
  @Test func askingForOneFlagReadsNoOther() throws {
    let text = RuleText.whole(
      question: "never: top.modal && 'f0' in flags\nmessage: here", tests: Self.tests(flags: ["f0"]))
    let (rule, problems, _) = readRule(text)
    #expect(problems == [])
    let flow = try #require(FlowReader.read(Self.flow(flags: 60), path: "app.yaml").flow)
    let answers = RuleSet([try #require(rule)]).ask(flow, root: "app.yaml", tuning: RuleTuning())
    #expect(answers.coverage?.cut == nil)
    #expect(answers.findings.map(\.message) == ["here"])
  }

  /// Whoever ends the run is told that nothing is decided.
  @Test func whatWasEndedIsUndecided() throws {
    var tuning = RuleTuning()
    tuning.goesOn = { _ in false }
    let (rule, _, _) = readRule(RuleText.whole(question: Self.rule, tests: Self.tests))
    let flow = try #require(FlowReader.read(Self.flow, path: "app.yaml").flow)
    let answers = RuleSet([try #require(rule)]).ask(flow, root: "app.yaml", tuning: tuning)
    #expect(answers.verdicts.map(\.verdict) == [.undecided])
    #expect(answers.coverage?.cut?.limit == .interrupt)
  }

  /// Thirty buttons of the first screen are there while their flags are. A condition that does not come to read them tells
  /// none of their combinations apart; all of them would take years.
  @Test func whatAConditionDoesNotReadIsNotToldApart() throws {
    let flags = (0..<30).map { "f\($0)" }
    let buttons = flags.map { "{label: Open \($0), if: \($0), present: about}" }
    let text = """
      modalflow: 1
      start: home
      flags: {\(flags.map { "\($0): varies" }.joined(separator: ", "))}
      screens:
        home: {buttons: [\(buttons.joined(separator: ", "))]}
        about: {buttons: [{label: Done, role: done, dismiss: self}]}
      """
    let flow = try #require(FlowReader.read(text, path: "app.yaml").flow)
    let question = "never: top.modal && moves.exists(m, m.exit)\nmessage: here"
    let tests = """
      tests:
        - name: fires
          flow:
            start: home
            screens:
              home: {buttons: [{label: Open, present: about}]}
              about: {buttons: [{label: Done, role: done, dismiss: self}]}
          expect: [{at: screens.about, message: here, trace: [tap “Open”]}]
        - name: silent
          flow: {start: home, screens: {home: {}}}
          expect: []
      """
    let (rule, problems, _) = readRule(RuleText.whole(question: question, tests: tests))
    #expect(problems == [])
    let answers = RuleSet([try #require(rule)]).ask(flow, root: "app.yaml", tuning: RuleTuning())
    #expect(answers.findings.count == 1)
    #expect(answers.coverage.map { $0.cut == nil } == true)
  }

  @Test func theExplorationIsCounted() throws {
    let coverage = try #require(try ask().coverage)
    #expect(coverage.cut == nil)
    #expect(coverage.states >= 3)
    #expect(coverage.facts >= coverage.states)
    #expect(coverage.worlds >= 1)
  }

  @Test func rulesThatReadTheFlowExploreNothing() throws {
    let answers = try ask(question: "each: screen\nrequire: screen.title == 'Lost'\nmessage: m")
    #expect(answers.coverage == nil)
  }

  @Test func onlyScreensPresentationsAndExpectationsAreReached() {
    let question = "each: button\nrequire-explored: asked\nmessage: m"
    let (rule, problems, _) = readRule(RuleText.whole(question: question))
    #expect(rule == nil)
    #expect(problems.map(\.code) == ["unknown-subject"])
    #expect(problems.first?.expected == listOfNames(["screen", "presentation", "expectation"]))
  }

  @Test func theLargestExplorationIsToldWithTheEarliestCut() {
    var coverage: Coverage?
    coverage.add(nil)
    #expect(coverage == nil)
    let early = Coverage.Cut(limit: .memory, completedLength: 3)
    coverage.add(Coverage(states: 2, facts: 5, worlds: 1, cut: early))
    coverage.add(
      Coverage(states: 3, facts: 9, worlds: 2, cut: Coverage.Cut(limit: .work, completedLength: 4)))
    coverage.add(Coverage(states: 1, facts: 1, worlds: 8))
    #expect(coverage == Coverage(states: 3, facts: 9, worlds: 2, cut: early))
  }
}
