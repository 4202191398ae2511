import Diagnostics
import RuleEngine
import Testing

/// Every mistake in a rule file is a problem with its place; a rule with one is not used.
struct RuleReaderTests {
  /// Each takes its time, and nobody reads more.
  @Test func problemsWithoutEndAreCutOff() {
    let questions = [
      "each: screen\nrequire: \"\(String(repeating: "true && ", count: 2_000))true\"\nmessage: m",
      "each: screen\nrequire: screen.dialog\nmessage: \"\(String(repeating: "{{ x }}", count: 4_000))\"",
      RuleText.plain + "\n" + (0..<4_000).map { "key-\($0): 1\n" }.joined(),
    ]
    for question in questions {
      let (rule, problems, _) = readRule(RuleText.whole(question: question))
      #expect(rule == nil)
      #expect(problems.count == Problem.mostTold + 1)
      #expect(problems.last?.code == "problem-limit")
    }
  }

  @Test func readsAWholeRule() throws {
    let (rule, problems, _) = readRule(
      RuleText.whole(
        severity: "{error: app.oldest < 13.0, else: warning}",
        question: """
          each: button
          when: button.exit
          require: size(button.label) <= params.longest
          message: "‘{{ button.label }}’ is longer than {{ params.longest }}"
          """,
        more: "params: {longest: {type: int, default: 3, says: the most letters}}\nfolds: [other-rule]",
        tests: """
          tests:
            - name: fires
              flow:
                start: home
                screens: {home: {buttons: [{label: A, present: a}]}, a: {buttons: [{label: Close, dismiss: self}]}}
              expect: [{at: screens.a.buttons.close, message: "‘Close’ is longer than 3", severity: warning}]
            - name: silent
              params: {longest: 10}
              flow:
                start: home
                screens: {home: {buttons: [{label: A, present: a}]}, a: {buttons: [{label: Close, dismiss: self}]}}
              expect: []
          """))
    #expect(problems == [])
    let read = try #require(rule)
    #expect(read.category == "tasks")
    #expect(read.severityWords == "error or warning")
    #expect(read.parameters.map(\.name) == ["longest"])
    #expect(read.folds == [RuleID("other-rule")])
    for test in read.tests { #expect(read.failures(of: test) == []) }
  }

  /// A key that is misspelt is not reported as missing as well.
  @Test func aMisspeltKeyIsOneProblem() {
    let text = RuleText.whole(question: RuleText.plain).replacing("title:", with: "titel:")
    #expect(readRule(text).problems.map(\.code) == ["unknown-key"])
  }

  /// What is wrong behind a mistake is reported with it.
  @Test func allPartsAreRead() {
    let text = RuleText.whole(
      severity: "eror", question: RuleText.plain,
      more: """
        related: [{at: presentation, sayz: x}]
        cause: {nam: x}
        repair: [{says: x, saef: false, edits: []}]
        """)
    let problems = readRule(text).problems
    #expect(problems.contains { $0.code == "unknown-severity" })
    #expect(problems.compactMap(\.replacement).filter { ["says", "name", "safe"].contains($0) }.count == 3)
  }

  @Test(arguments: ["a--b", "-a", "a-", "A", "a_b"]) func anIDIsInKebabCase(_ id: String) {
    let text = RuleText.whole(question: RuleText.plain).replacing("rule: some-defect", with: "rule: \(id)")
    #expect(readRule(text).problems.map(\.code) == ["bad-rule-id"])
  }

  @Test(arguments: ["2026-1", "+026-11", "2026-13", "2026-11-01", "2026-1１"]) func aMonthHasTwoNumbers(
    _ text: String
  ) {
    #expect(Month(text) == nil)
  }

  @Test(arguments: [
    (RuleText.whole(question: RuleText.plain, more: "⟦serverity⟧: error"), "unknown-key", "severity"),
    (RuleText.whole(severity: "⟦eror⟧", question: RuleText.plain), "unknown-severity", "error"),
    (
      RuleText.whole(question: "each: ⟦presentatoin⟧\nrequire: 'true'\nmessage: m"), "unknown-subject",
      "presentation"
    ),
    (
      RuleText.whole(question: "each: screen\nrequire: screen.⟦tilte⟧ != ''\nmessage: m"), "unknown-field",
      "title"
    ),
    (
      RuleText.whole(question: "each: screen\nrequire: screen.kind != ⟦'alrt'⟧\nmessage: m"), "not-a-member",
      "'alert'"
    ),
    (
      RuleText.whole(question: "each: screen\nrequire: screen.dialog\nmessage: \"{{ ⟦scren⟧.id }}\""),
      "unknown-name", "screen"
    ),
    (
      RuleText.whole(
        question: "each: screen\nrequire: size(screen.title) < params.⟦longst⟧\nmessage: m",
        more: "params: {longest: {type: int, default: 3, says: the most}}"), "unknown-field", "longest"
    ),
    (
      RuleText.whole(
        question: RuleText.plain, more: "params: {longest: {type: ⟦itn⟧, default: 3, says: the most}}"),
      "unknown-type", "int"
    ),
    (
      RuleText.whole(question: RuleText.plain, more: "code: ⟦modifers⟧"), "unknown-code-subject", "modifiers"
    ),
  ])
  func namesTheNearest(_ text: String, _ code: String, _ replacement: String) throws {
    let (rule, problems, ranges) = readRule(text)
    #expect(rule == nil)
    let problem = try #require(problems.first { $0.code == code }, "\(problems.map(\.code))")
    let place = try #require(problem.place)
    #expect(Int(place.span.start)..<Int(place.span.end) == ranges[0])
    #expect(problem.replacement == replacement || problem.label.contains(replacement))
  }

  @Test(arguments: [
    (RuleText.whole(question: "each: screen\nmessage: m"), "missing-key", "require"),
    (RuleText.whole(question: "each: screen\nrequire: 'true ||'\nmessage: m"), "syntax", ""),
    (RuleText.whole(question: "each: screen\nrequire: screen.title\nmessage: m"), "type", ""),
    (
      RuleText.whole(question: "each: presentation\nrequire: presentation.button.exit\nmessage: m"), "",
      "button"
    ),
    (
      RuleText.whole(question: "each: screen\nrequire: screen.dialog\nmessage: \"{{ screen.id\""), "template",
      "}}"
    ),
    (
      RuleText.whole(question: "each: screen\nrequire: screen.dialog\nmessage: \"{{ screen.guard }}\""),
      "template", "Guard"
    ),
    (RuleText.whole(question: RuleText.plain, more: "at: app"), "no-place", "App"),
    (RuleText.whole(question: RuleText.plain, more: "cause: app.devices"), "no-place", "list"),
    (RuleText.whole(question: RuleText.plain, more: "cause: {at: app}"), "missing-key", "name"),
    (RuleText.whole(question: RuleText.plain, more: "cause: {name: a, of: app}"), "unknown-key", "of"),
    (
      RuleText.whole(question: RuleText.plain, more: "params: {a: {type: int, default: x, says: s}}"),
      "wrong-type", "a"
    ),
    (RuleText.whole(question: RuleText.plain, tests: "tests: []"), "no-firing-test", ""),
    (RuleText.whole(question: RuleText.plain, tests: "tests: {}"), "wrong-type", "list"),
    (RuleText.whole(question: RuleText.plain, more: "folds: other-rule"), "wrong-type", "list of texts"),
    (RuleText.whole(question: RuleText.plain, more: "label: [a]"), "wrong-type", "template"),
    (RuleText.whole(question: "require: 'true'\nmessage: m"), "missing-key", "each"),
    (
      RuleText.whole(
        question: RuleText.plain, more: "repair: [{says: s, safe: true, edits: [{set: title}]}]"),
      "missing-key", "in"
    ),
    ("rule: other-name\n", "bad-rule-id", "some-defect"),
    ("- a list\n", "wrong-type", "map"),
    ("", "empty-file", ""),
    ("rule: a\n---\nrule: b\n", "several-documents", ""),
    ("rule: \"unclosed\n", "yaml-unclosed-quote", ""),
  ])
  func saysWhatIsMissingOrWrong(_ text: String, _ code: String, _ word: String) {
    let (rule, problems, _) = readRule(text)
    #expect(rule == nil)
    #expect(!problems.isEmpty)
    let matching = problems.filter { code.isEmpty || $0.code.contains(code) }
    #expect(
      matching.contains { ($0.message + $0.expected + $0.help + ($0.replacement ?? "")).contains(word) },
      "\(problems.map { "\($0.code): \($0.message)" })")
    for problem in problems where !text.isEmpty { #expect(problem.place != nil) }
  }
}
